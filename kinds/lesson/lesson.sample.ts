import type { KindSample } from '../kind';

export const sample: KindSample<'lesson'> = {
  title: 'A letter that is its own envelope',
  content: {
    minutes: 22,
    text: 'Fold it four times.',
    url: 'https://example.com/fold',
    outcomes: ['Fold a wet dough'],
  },
  shown: { minutes: 25, outcomes: ['Fold a letter into its own envelope'], hasText: true, hasLink: true },
};
