import { plainKind } from '@haat/kinds/facts';
import { kindsInOrderOfCreation, sampleContent, sampleOf } from '@haat/kinds/samples';
import type { NewProduct, ProductKind } from '@haat/openapi';
import { type DemoFilm, folding } from './films';

/** A product of the demonstration shop, and how it sells. */
export interface ShopItem {
  product: NewProduct;
  /** For products of other kinds than a page: `now` is when the shop is shown, `ids` are those of what it holds. */
  contentAt?: (now: Date, ids: readonly string[]) => NonNullable<NewProduct['content']>;
  /** Titles of what it holds; they are on sale before it is. */
  includedTitles?: readonly string[];
  /** A video in it. */
  film?: DemoFilm;
  /** A file beside this one; drawings are turned into pictures before they are uploaded. */
  cover: string;
  alt: string;
  state: 'published' | 'paused' | 'draft';
  /** Of all sales; the shares of all need not sum to one. */
  salesShare: number;
  /** On sale since this many days before today. */
  daysOnSale: number;
}

export const creator = {
  phone: '9820012345',
  name: 'Meera Kulkarni',
  handle: 'meera_bakes',
  bio: 'Bread, cakes and a living from a home kitchen in Pune. Eleven years of teaching, in English and Hindi.',
};

const once = (amount: number, compareAt?: number): NewProduct['prices'] => [
  { type: 'once', amount, ...(compareAt === undefined ? {} : { compareAt }) },
];

const pages: ShopItem[] = [
  {
    state: 'published',
    salesShare: 0.29,
    daysOnSale: 92,
    cover: 'cover-loaf.svg',
    alt: 'A round loaf with an ear of wheat scored into it',
    product: {
      kind: plainKind,
      title: 'Sourdough at Home, in Indian Weather',
      prices: once(149_900, 249_900),
      description: [
        'A starter that rises in Chennai in May and in Shimla in January. Twelve short chapters, each with the sign to look for instead of a clock.',
        '**What you get**',
        '- A workbook of 84 pages to print or keep on the phone\n- A table of flours sold here and how much water each takes\n- Answers to your questions on Sundays',
        'You need an oven or a heavy pot with a lid, and a kitchen scale.',
      ].join('\n\n'),
      content: { action: 'buy' },
      thankYou: {
        message:
          'Welcome. **The workbook is yours**: feed your starter tonight; chapter one begins tomorrow.',
        items: [
          {
            id: 'workbook',
            type: 'text',
            title: 'The workbook',
            text: '1. Weigh 50 g of wholemeal flour and 50 g of water at room temperature.\n2. Stir them into your starter and mark its height on the jar.\n3. Above 30 °C look again after four hours, below 24 °C after eight.\n4. Write down when it has doubled: that is how long your dough takes in your kitchen.',
          },
        ],
      },
      questions: [{ id: 'city', label: 'Your city, for the weather table', type: 'text', required: false }],
    },
  },
  {
    state: 'published',
    salesShare: 0.2,
    daysOnSale: 92,
    cover: 'cover-arch.svg',
    alt: 'The door of an oven, drawn as three arches',
    product: {
      kind: plainKind,
      title: 'घर की बेकरी: केक से कमाई तक',
      language: 'hi',
      prices: once(99_900),
      description: [
        'पहले केक से पहले सौ ग्राहकों तक, अपनी रसोई से। दाम कैसे तय करें, पैकिंग कहाँ से लें, और ना कैसे कहें।',
        '- सोलह पाठ, हर एक दस मिनट का\n- लागत निकालने की तैयार शीट\n- ऑर्डर लेने के संदेश, जैसे के तैसे',
      ].join('\n\n'),
      content: { action: 'buy' },
      thankYou: { message: 'स्वागत है। **पहला पाठ** और शीट आपके लिए खुल गए हैं।' },
    },
  },
  {
    state: 'published',
    salesShare: 0.15,
    daysOnSale: 80,
    cover: 'cover-cake.svg',
    alt: 'A cake of three tiers',
    product: {
      kind: plainKind,
      title: 'Eggless Cakes, the Exact Way',
      prices: once(79_900, 119_900),
      description:
        'Eighteen cakes without eggs that hold their height, weighed to the gram and tested in three ovens. Curd, vinegar, aquafaba: what each does, and when it does not.',
      content: { action: 'buy' },
      thankYou: { message: 'Thank you. The recipes are yours; start with the tea cake.' },
    },
  },
  {
    state: 'published',
    salesShare: 0.22,
    daysOnSale: 74,
    cover: 'cover-ring.svg',
    alt: 'Rings in dough',
    product: {
      kind: plainKind,
      title: 'Bakers’ Daily Room, one month',
      prices: once(19_900),
      description:
        'A question answered every day, a bake together every Thursday at eight, and a place to show what went wrong.',
      content: { action: 'join' },
      thankYou: { message: 'See you on Thursday at eight. The door opens ten minutes early.' },
    },
  },
  {
    state: 'published',
    salesShare: 0.09,
    daysOnSale: 31,
    cover: 'cover-wave.svg',
    alt: 'Layers of folded dough',
    product: {
      kind: plainKind,
      title: 'Laminated Dough, Live',
      prices: [{ type: 'once', amount: 84_900, stock: 60 }],
      description:
        'One Saturday morning, butter and flour, three folds. Thirty places in each of two batches; bring your own rolling pin.',
      content: { action: 'join' },
      thankYou: { message: 'Your place is kept. Chill the butter the evening before.' },
    },
  },
  {
    state: 'published',
    salesShare: 0.12,
    daysOnSale: 60,
    cover: 'rasoi.jpg',
    alt: 'A kitchen at noon',
    product: {
      kind: plainKind,
      title: 'Keep the Thursday bake free',
      prices: [{ type: 'open', amount: 1_100 }],
      description:
        'An hour of baking every Thursday, open to anyone with a phone. What you give pays for the flour, the gas and the recording.',
      content: { action: 'give', suggestedAmounts: [5_100, 10_100, 25_100, 50_100] },
      thankYou: { message: 'Thank you. Thursday stays free because of you.' },
      questions: [{ id: 'words', label: 'A few words for Meera', type: 'paragraph', required: false }],
    },
  },
  {
    state: 'published',
    salesShare: 0.1,
    daysOnSale: 24,
    cover: 'cover-letter.svg',
    alt: 'A letter in its envelope',
    product: {
      kind: plainKind,
      title: 'Starter Letters, every month',
      prices: [
        {
          type: 'subscription',
          label: 'Monthly',
          amount: 14_900,
          period: { unit: 'month', count: 1 },
        },
      ],
      description:
        'Four letters a month: one bread, one flour, one mistake and how it was mended, and one question of yours answered at length.',
      content: { action: 'join' },
      thankYou: { message: 'The first letter is below; the next one comes on Sunday.' },
    },
  },
  {
    state: 'paused',
    salesShare: 0.05,
    daysOnSale: 92,
    cover: 'cover-grid.svg',
    alt: 'A grid of tiles',
    product: {
      kind: plainKind,
      title: 'Home Bakery: Licences, Pricing, Packing',
      prices: once(199_900),
      description:
        'FSSAI registration step by step, a price that pays you, and boxes that arrive whole. Being rewritten for the new rules.',
      content: { action: 'buy' },
      thankYou: { message: 'Thank you. Begin with the licence; it takes the longest.' },
    },
  },
  {
    state: 'draft',
    salesShare: 0,
    daysOnSale: 2,
    cover: 'cover-rose.svg',
    alt: 'A flower of six petals',
    product: {
      kind: plainKind,
      title: 'Diwali Hampers, Start to Finish',
      prices: [],
      description: 'Twelve boxes that keep for three weeks.',
    },
  },
];

/** A kind without an offer is sold as its sample. */
function itemOf(kind: ProductKind): ShopItem {
  const { offer, title } = sampleOf(kind);
  const contentAt: ShopItem['contentAt'] = (now, ids) => ({
    ...(offer?.content?.(now) ?? sampleContent(kind, ids)),
  });
  if (!offer)
    return {
      product: { kind, title, prices: once(49_900) },
      contentAt,
      cover: 'cover-shelf.svg',
      alt: 'Three books on a shelf',
      state: 'published',
      salesShare: 0.05,
      daysOnSale: 30,
    };
  const { alt, cover, includedTitles, salesShare, daysOnSale, ...product } = offer;
  const { description, prices, thankYou } = product;
  return {
    product: {
      kind,
      title: product.title,
      prices,
      ...(description !== undefined && { description }),
      ...(thankYou && { thankYou }),
    },
    contentAt,
    ...('sections' in contentAt(new Date(0), []) && { film: folding }),
    ...(includedTitles && { includedTitles }),
    cover,
    alt,
    state: 'published',
    salesShare,
    daysOnSale,
  };
}

/** The whole shop; products that others include come before those. */
export const items: ShopItem[] = [
  ...pages,
  ...kindsInOrderOfCreation.filter((kind) => kind !== plainKind).map(itemOf),
];
