import type { KindPublicContent, ProductKind } from '@haat/kinds/facts';
import type { PublicProduct } from '@haat/openapi';
import { cover, productWith } from './models';

const picture = (id: string, alt: string) => ({ ...cover, id, alt });

const contents: KindPublicContent = {
  page: { action: 'buy' },
  telegram: {
    chatTitle: 'Chai and Charts, members',
    chatType: 'channel',
    benefits: ['One chart each morning before nine', 'Questions answered on Sundays'],
  },
  discord: {
    serverName: 'Pixel Adda',
    roles: ['Member', 'Portfolio review'],
    benefits: ['A brief each Monday, and a review each Friday', 'Recordings of all talks'],
  },
  course: {
    sections: [
      {
        id: 'water',
        title: 'Water first',
        lessons: [
          {
            id: 'colours',
            title: 'Six colours, two brushes, one mug',
            minutes: 13,
            isFree: true,
            html: '<p>Fill a mug with <strong>clean</strong> water.</p>',
            url: 'https://example.org/one',
          },
          { id: 'wet', title: 'How wet is wet', minutes: 18, isFree: true, url: 'https://example.org/two' },
          { id: 'sky', title: 'A sky before rain', minutes: 21, isFree: false },
        ],
      },
      {
        id: 'hills',
        title: 'Hills that recede',
        lessons: [{ id: 'far', title: 'Far hills', isFree: false }],
      },
    ],
    outcomes: ['Paint wet hills from a photograph', 'Mix every green from three colours'],
    lessons: 4,
    minutes: 52,
  },
  lesson: { minutes: 25, outcomes: ['Fold a letter into its own envelope'], hasText: true, hasLink: true },
  webinar: {
    startsAt: '2026-12-12T13:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 50,
    seatsLeft: 12,
    outcomes: ['Read a balance sheet in ten minutes'],
  },
  lock: {
    items: [
      { id: 'recipe', type: 'text', title: 'The masala, gram by gram', words: 420 },
      { id: 'video', type: 'link', title: 'The film of the kitchen' },
      { id: 'shop', type: 'place', title: 'Where I buy the chillies', city: 'Byadgi' },
    ],
  },
  combo: {
    items: [
      {
        productId: 'MonsoonMonsoon1',
        kind: 'course',
        title: 'Monsoon in Watercolour',
        url: '/cc/MonsoonMonsoon1',
        amount: 149_900,
        cover,
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
};

const titles: Record<ProductKind, string> = {
  page: 'A page',
  telegram: 'Chai and Charts',
  discord: 'Pixel Adda, the design club',
  course: 'Monsoon in Watercolour',
  lesson: 'A letter that is its own envelope',
  webinar: 'Balance sheets for shopkeepers',
  lock: 'My grandmother’s Byadgi masala',
  combo: 'Everything about rain',
};

/** A product of a kind as its preview is given it; `content` and `changes` make it another. */
export const kindWith = <K extends ProductKind>(
  kind: K,
  content: Partial<KindPublicContent[K]> = {},
  changes: Partial<PublicProduct> = {},
): PublicProduct =>
  productWith({
    kind,
    title: titles[kind],
    content: { ...contents[kind], ...content },
    prices: [{ id: 'p1', type: 'once', amount: 99_900 }],
    ...changes,
  });

export const gallery = [
  picture('PictureNumber11', 'A brush and a mug'),
  picture('PictureNumber22', 'Paper on a board'),
  picture('PictureNumber33', 'The finished hills'),
];
