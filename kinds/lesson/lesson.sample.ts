import type { KindSample } from '../kind';

export const sample: KindSample<'lesson'> = {
  title: 'A letter that is its own envelope',
  content: {
    minutes: 22,
    text: 'Fold it four times.',
    url: 'https://example.com/fold',
    outcomes: ['Fold a wet dough'],
  },
  large: {
    minutes: 25,
    outcomes: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
    url: 'https://example.org/after-paying',
  },
  shown: { minutes: 25, outcomes: ['Fold a letter into its own envelope'], hasText: true, hasLink: true },
};
