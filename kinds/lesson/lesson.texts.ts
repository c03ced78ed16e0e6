import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'One lesson on its own.',
  first: 'Your first lesson starts with a few words',
  own: { title: 'The lesson', text: 'Words, a link to a video, or both' },
  step: {
    label: 'Lesson',
    lead: 'What is taught: words, a link, or both.',
  },
};
