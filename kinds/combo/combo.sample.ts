import type { KindSample } from '../kind';
import { sampleCover } from '../parts/sample-cover';

export const sample: KindSample<'combo'> = {
  title: 'Everything about rain',
  content: { items: [{ productId: 'Sourdough11' }, { productId: 'Bakery11111' }] },
  contentWithProducts: (ids) => ({ items: ids.map((productId) => ({ productId })) }),
  contentWithSecret: () => ({}),
  missingFields: ['content.items'],
  accessParts: [],
  publicContent: {
    items: [
      {
        productId: 'MonsoonMonsoon1',
        kind: 'course',
        title: 'Monsoon in Watercolour',
        url: '/cc/MonsoonMonsoon1',
        amount: 149_900,
        cover: sampleCover,
      },
      {
        productId: 'MonsoonMonsoon2',
        kind: 'lesson',
        title: 'One wet sky',
        url: '/cp/MonsoonMonsoon2',
        amount: 19_900,
        cover: null,
      },
    ],
    apart: 169_800,
  },
  offer: {
    salesShare: 0.06,
    daysOnSale: 17,
    cover: 'cover-box.svg',
    alt: 'A box with a ribbon',
    includedTitles: [
      'Meringue in the Monsoon',
      'Festive Hampers: Prices That Pay You',
      'Where I Buy: Mills, Butter, Moulds',
    ],
    title: 'The Festive Baker’s Box',
    prices: [{ type: 'once', amount: 69_900 }],
    description:
      'Everything for a good season: the lesson, the evening about prices, and the list of where to buy.',
    thankYou: { message: 'All three are below, each with its own part.' },
  },
};
