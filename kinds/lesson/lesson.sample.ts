import type { KindSample } from '../kind';

export const sample: KindSample<'lesson'> = {
  title: 'A letter that is its own envelope',
  content: {
    minutes: 22,
    text: 'Fold it four times.',
    url: 'https://example.com/fold',
    outcomes: ['Fold a wet dough'],
  },
  largeContent: {
    minutes: 25,
    outcomes: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
    url: 'https://example.org/after-paying',
  },
  contentWithSecret: (secret) => ({
    minutes: 30,
    outcomes: ['Tune a sitar'],
    text: `Begin with ${secret}`,
    url: `https://example.in/${secret}`,
    items: [{ id: 'sheet', type: 'text', title: 'The tuning, string by string', text: `First ${secret}` }],
  }),
  missingFields: ['content.text'],
  accessParts: [
    ['text', 'The lesson'],
    ['link', 'Open the lesson'],
    ['text', 'The tuning, string by string'],
  ],
  publicContent: {
    minutes: 25,
    outcomes: ['Fold a letter into its own envelope'],
    hasText: true,
    hasLink: true,
  },
  offer: {
    salesShare: 0.07,
    daysOnSale: 28,
    cover: 'cover-whisk.svg',
    alt: 'A whisk',
    title: 'Meringue in the Monsoon',
    prices: [{ type: 'once', amount: 29_900 }],
    description:
      'Egg whites, sugar and air that is full of water. Where it fails, and the one hour that works.',
    content: () => ({
      minutes: 24,
      outcomes: ['Dry meringue at 90 % humidity', 'Know from the sound when to stop whisking'],
      text: 'Begin after the rain, not before it. **Dry the bowl over the flame** for ten seconds, and weigh the sugar twice: two of sugar to one of white.\n\n1. Whisk the whites until a line stays\n2. Sugar by the spoon, a breath between spoons\n3. 90 °C for two hours, the door open by a wooden spoon',
      url: 'https://example.com/meringue',
    }),
    thankYou: { message: 'Enjoy. Keep the finished ones in a tin with a little rice in cloth.' },
  },
};
