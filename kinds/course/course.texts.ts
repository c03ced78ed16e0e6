import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Lessons to be taken one after another.',
  first: 'Your first course starts with one lesson',
  values: { title: 'The lessons', text: 'In sections; one of them can be free to read' },
  step: {
    label: 'Lessons',
    lead: 'Your lessons, in order.',
  },
};
