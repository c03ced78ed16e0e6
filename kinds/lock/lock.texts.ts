import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Words, links or a place that nobody sees before paying.',
  first: 'What is locked first?',
  own: { title: 'What is locked', text: 'Words, a link, a place with its address' },
  step: {
    label: 'Locked content',
    lead: 'What opens with the payment, in the order it is read.',
  },
};
