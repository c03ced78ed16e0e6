import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'A single lesson.',
  first: 'Your first lesson starts with some text',
  values: { title: 'The lesson', text: 'Text, a link to a video, or both' },
  step: {
    label: 'Lesson',
    lead: 'The lesson: text, files or links.',
  },
};
