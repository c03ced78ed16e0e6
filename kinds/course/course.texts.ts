import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Lessons in an order, to be learnt from one after the other.',
  first: 'Your first course starts with one lesson',
  own: { title: 'The lessons', text: 'In sections; one of them can be free to read' },
  step: {
    label: 'Lessons',
    lead: 'What is taught, in the order it is learnt.',
  },
};
