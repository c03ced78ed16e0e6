// A shop for stories: one creator, a few pages and buyers, at one moment.
import type {
  ImageSources,
  OrderStatus,
  Overview,
  Product,
  ProductSummary,
  Purchase,
  RefundRequest,
  Transaction,
  TransactionDetail,
  User,
  Wallet,
  WalletEntry,
} from '@haat/openapi';

/** 10:42 in India on Saturday, 21 November 2026. */
export const now = new Date('2026-11-21T05:12:00Z');

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const noCover: ImageSources | null = null;

export const user: User = {
  id: '0193b2aa-0000-7000-8000-000000000001',
  name: 'Meera Kulkarni',
  phone: '+919820012345',
  email: null,
  handle: null,
  bio: null,
  language: null,
  plan: 'FREE',
  startsAt: 'dashboard',
  referralCode: 'MEERA',
  createdAt: '2026-08-01T05:00:00Z',
};

const usualPrices = (id: string): Product['prices'] => [
  { id: `${id}-price`, type: 'once', amount: 1_49_900, compareAt: 2_49_900 },
];

/** As lists show one, and whole. */
export type SampleProduct = Product & ProductSummary;

const product = (
  id: string,
  title: string,
  { prices = usualPrices(id), ...changes }: Partial<Product>,
): SampleProduct => ({
  id,
  kind: 'page',
  status: 'published',
  title,
  description: 'A starter that lives through May heat, and the **four breads** it makes.',
  prices,
  price: prices[0] ?? null,
  priceCount: prices.length,
  content: {},
  cover: noCover,
  gallery: [],
  questions: [
    { id: 'q1', label: 'Which batch?', type: 'choice', required: true, options: ['Morning', 'Evening'] },
  ],
  thankYou: { message: 'See you on Saturday.' },
  accent: null,
  seo: {},
  language: 'en',
  url: `/pp/${id}`,
  missing: [],
  sold: 171,
  earned: 1_98_421_00,
  version: 1,
  hasUnpublishedChanges: false,
  isSharedLink: false,
  createdAt: '2026-08-22T05:00:00Z',
  updatedAt: minutesAgo(120),
  ...changes,
});

export const products: SampleProduct[] = [
  product('Sourdough11', 'Sourdough at Home, in Indian Weather', {}),
  product('Bakery11111', 'घर की बेकरी: केक से कमाई तक', {
    prices: [{ id: 'b', type: 'open', amount: 99_900 }],
    sold: 128,
    earned: 1_19_880_00,
  }),
  product('Licences111', 'Home Bakery: Licences, Pricing, Packing', {
    status: 'paused',
    sold: 22,
    earned: 43_978_00,
  }),
  product('Hampers1111', 'Diwali Hampers, Start to Finish', {
    status: 'draft',
    prices: [],
    missing: [{ field: 'prices', message: 'Add a price' }],
    sold: 0,
    earned: 0,
  }),
];

const sale = (
  id: string,
  minutes: number,
  status: OrderStatus,
  name: string,
  phone: string,
  amount: number,
  bought: Pick<Product, 'id' | 'title'>,
): Transaction => {
  const isPaid = status === 'fulfilled';
  const fee = isPaid ? Math.round(amount * 0.05) : 0;
  const feeTax = Math.round(fee * 0.18);
  return {
    id,
    at: minutesAgo(minutes),
    status,
    amount,
    refunded: status === 'refunded' ? amount : 0,
    fee,
    feeTax,
    net: isPaid ? amount - fee - feeTax : 0,
    method: status === 'dropped' ? null : 'upi',
    product: { id: bought.id, kind: 'page', title: bought.title, cover: noCover },
    buyer: { name, phone, email: null },
  };
};

const [bread, bakery] = products as [SampleProduct, SampleProduct];

export const sales: Transaction[] = [
  sale('Sale11111111', 3, 'fulfilled', 'Ananya Iyer', '+919812345214', 1_49_900, bread),
  sale('Sale22222222', 30, 'awaitingPayment', 'Farhana Shaikh', '+917012345662', 99_900, bakery),
  sale('Sale33333333', 170, 'failed', 'Imran Qureshi', '+919012345773', 1_49_900, bread),
  sale('Sale44444444', 800, 'fulfilled', 'Kavya Reddy', '+919112345205', 99_900, bakery),
  sale('Sale55555555', 900, 'refunded', '', '+918812345019', 99_900, bakery),
];

export const totals = { count: 2, amount: 2_49_800, fee: 12_490, feeTax: 2_248, refunded: 0, net: 2_35_062 };

const [first] = sales as [Transaction];
export const saleDetail: TransactionDetail = {
  transaction: first,
  source: { name: 'Instagram', detail: 'reel-levain' },
  paymentReference: 'pay_632608114402',
  bankReference: '419822076153',
  settlement: { status: 'pending', availableAt: '2026-11-24T03:30:00Z' },
  discount: null,
  timeline: [
    { at: minutesAgo(4), event: 'created', text: 'The buyer placed the order' },
    { at: minutesAgo(3), event: 'paid', text: 'Paid by UPI' },
    { at: minutesAgo(3), event: 'fulfilled', text: 'The buyer got access and a receipt' },
  ],
  answers: [{ label: 'Which batch?', answer: 'Morning' }],
  failure: null,
  refundable: first.amount,
  items: [],
  request: null,
};

export const refundRequest: RefundRequest = {
  number: 1,
  status: 'asked',
  amount: 50_000,
  reason: 'Two of the lessons do not open on my phone',
  message: null,
  answeredBy: null,
  at: minutesAgo(120),
  answerBy: '2026-11-23T03:12:00Z',
  endedAt: null,
};

/** Earnings of thirty days with a rhythm, the last of them not over. */
const series: Overview['series'] = Array.from({ length: 30 }, (_, index) => ({
  at: new Date(Date.parse('2026-10-22T18:30:00Z') + index * 86_400_000).toISOString(),
  earnings: (3_000 + ((index * 37) % 11) * 900) * 100,
  previousEarnings: (2_500 + ((index * 53) % 9) * 700) * 100,
  sales: 3 + ((index * 7) % 6),
  visitors: 120 + ((index * 31) % 90),
}));

export const overview: Overview = {
  range: '30d',
  from: '2026-10-22T18:30:00Z',
  to: '2026-11-21T18:30:00Z',
  current: { earnings: 1_84_260_00, sales: 214, visitors: 5_318 },
  previous: { earnings: 1_57_480_00, sales: 183, visitors: 4_901 },
  series,
  latest: sales,
  selling: products.slice(0, 2).map(({ id, title, sold, earned }) => ({
    product: { id, kind: 'page', title, cover: noCover },
    sold,
    earned,
  })),
  setup: [
    { step: 'name', done: true },
    { step: 'firstPage', done: true },
    { step: 'publish', done: true },
    { step: 'share', done: false },
    { step: 'firstSale', done: false },
  ],
  sellerName: user.name,
};

/** A creator's first minute: nothing made, nothing sold. */
export const freshOverview: Overview = {
  ...overview,
  current: { earnings: 0, sales: 0, visitors: 0 },
  previous: { earnings: 0, sales: 0, visitors: 0 },
  series: series.map((step) => ({ ...step, earnings: 0, previousEarnings: 0, sales: 0, visitors: 0 })),
  latest: [],
  selling: [],
  setup: overview.setup.map(({ step }) => ({ step, done: false })),
  sellerName: null,
};

export const wallet: Wallet = {
  available: 38_412_50,
  pending: 12_470_63,
  inTransit: 0,
  held: 0,
  lifetime: 9_42_310_00,
  upcoming: [
    {
      on: '2026-11-23T03:30:00Z',
      amount: 7_094_80,
      sales: 9,
      soldFrom: '2026-11-19T04:12:00Z',
      soldTo: '2026-11-19T16:40:00Z',
    },
    {
      on: '2026-11-24T03:30:00Z',
      amount: 5_375_83,
      sales: 5,
      soldFrom: '2026-11-20T06:00:00Z',
      soldTo: '2026-11-21T05:09:00Z',
    },
  ],
};

const entry = (id: string, type: WalletEntry['type'], amount: number, balance: number): WalletEntry => ({
  id,
  at: minutesAgo(3),
  type,
  amount,
  balance,
  reference: first.id,
  sale: { productTitle: bread.title, buyer: first.buyer },
  payoutAccount: null,
});

export const entries: WalletEntry[] = [
  entry('e3', 'feeTax', -1_349, 50_883_13),
  entry('e2', 'fee', -7_495, 50_896_62),
  entry('e1', 'sale', 1_49_900, 50_971_57),
];

const bought = (id: string, title: string, seller: string, status: OrderStatus): Purchase => ({
  orderId: id,
  at: minutesAgo(5_000),
  status,
  amount: 49_900,
  product: { id: `${id}P`, kind: 'page', title, url: `/pp/${id}P`, cover: noCover, seller, language: 'en' },
  accessUrl: status === 'fulfilled' ? `/access/${id}` : null,
  accesses: [],
  subscription: null,
  startsAt: null,
  startsTitle: null,
});

export const purchases: Purchase[] = [
  bought('Order1111111', 'Monsoon in Watercolour', 'Rohit Deshmukh', 'fulfilled'),
  bought('Order2222222', 'Raga notes, the evening ones', 'Ananya Iyer', 'refunded'),
];
