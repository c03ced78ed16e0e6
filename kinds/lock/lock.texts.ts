import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Text, links or a location that is hidden until payment.',
  first: 'What is locked first?',
  values: { title: 'What is locked', text: 'Text, a link, a location with its address' },
  step: {
    label: 'Locked content',
    lead: 'What buyers unlock, in order.',
  },
};
