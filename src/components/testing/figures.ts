import type { Analytics } from '@haat/openapi';

/** Thirty days with a rhythm, the last of them not over. */
const steps: Analytics['steps'] = Array.from({ length: 30 }, (_, index) => {
  const day = new Date(Date.parse('2026-10-23T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10);
  return {
    from: day,
    to: day,
    visitors: 24 + ((index * 31) % 30),
    checkouts: 4 + ((index * 17) % 7),
    sales: 1 + ((index * 7) % 4),
    earned: (1_800 + ((index * 37) % 11) * 300) * 100,
    refunds: index === 12 ? 1 : 0,
    refunded: index === 12 ? 1_499_00 : 0,
    previousEarned: (1_500 + ((index * 53) % 9) * 300) * 100,
  };
});

const noCover = null;

/** A month of a page that goes well. */
export const figures: Analytics = {
  from: '2026-10-23',
  to: '2026-11-21',
  step: 'day',
  stepsOffered: ['day', 'week', 'month'],
  current: {
    visits: 1_904,
    visitors: 1_182,
    opened: 311,
    checkouts: 204,
    sales: 62,
    earned: 87_438_00,
    refunds: 1,
    refunded: 1_499_00,
    failed: 31,
  },
  previous: {
    visits: 1_720,
    visitors: 1_090,
    opened: 288,
    checkouts: 190,
    sales: 57,
    earned: 78_490_00,
    refunds: 2,
    refunded: 2_998_00,
    failed: 20,
  },
  steps,
  sources: [
    { name: 'Instagram', detail: 'reel-levain', visitors: 524, checkouts: 90, sales: 28, earned: 39_172_00 },
    { name: 'Diwali story', detail: 'your link', visitors: 259, checkouts: 51, sales: 17, earned: 23_983_00 },
    { name: 'Telegram', detail: null, visitors: 188, checkouts: 36, sales: 11, earned: 15_289_00 },
    { name: 'Google', detail: null, visitors: 143, checkouts: 20, sales: 4, earned: 5_996_00 },
    {
      name: 'Direct',
      detail: 'typed, saved or sent',
      visitors: 68,
      checkouts: 7,
      sales: 2,
      earned: 2_998_00,
    },
  ],
  places: [
    { state: '27', sales: 24, earned: 35_976_00 },
    { state: '29', sales: 15, earned: 22_485_00 },
    { state: null, sales: 2, earned: 2_998_00 },
  ],
  devices: [
    { device: 'phone', visitors: 1_010, checkouts: 181, sales: 55, earned: 77_438_00 },
    { device: 'computer', visitors: 158, checkouts: 22, sales: 7, earned: 10_000_00 },
    { device: 'tablet', visitors: 14, checkouts: 1, sales: 0, earned: 0 },
  ],
  prices: [
    { id: 'once', product: null, label: 'The course', checkouts: 160, sales: 50, earned: 74_950_00 },
    { id: 'kit', product: null, label: null, checkouts: 44, sales: 12, earned: 12_488_00 },
  ],
  methods: [
    { method: 'upi', sales: 52, earned: 74_948_00, failed: 26 },
    { method: 'card', sales: 10, earned: 12_490_00, failed: 5 },
  ],
  failures: [
    { method: 'upi', via: null, reason: 'The payment was not completed', count: 19 },
    { method: 'upi', via: 'PhonePe', reason: 'The bank declined the payment', count: 7 },
    { method: 'card', via: 'HDFC Bank', reason: 'The bank declined the payment', count: 5 },
  ],
  products: [],
  subscriptions: null,
};

/** All products together. */
export const figuresOfAll: Analytics = {
  ...figures,
  prices: [
    {
      id: 'once',
      product: 'Sourdough at Home, in Indian Weather',
      label: null,
      checkouts: 120,
      sales: 41,
      earned: 61_459_00,
    },
    {
      id: 'year',
      product: 'घर की बेकरी: केक से कमाई तक',
      label: 'Per year',
      checkouts: 84,
      sales: 21,
      earned: 25_979_00,
    },
  ],
  products: [
    {
      product: {
        id: 'Sourdough11',
        kind: 'course',
        title: 'Sourdough at Home, in Indian Weather',
        cover: noCover,
      },
      checkouts: 120,
      sales: 41,
      earned: 61_459_00,
    },
    {
      product: { id: 'Bakery11111', kind: 'page', title: 'घर की बेकरी: केक से कमाई तक', cover: noCover },
      checkouts: 84,
      sales: 21,
      earned: 25_979_00,
    },
  ],
  subscriptions: {
    running: 48,
    monthly: 14_352_00,
    joined: 9,
    ended: 3,
    previous: { running: 42, monthly: 12_558_00, joined: 7, ended: 4 },
    steps: steps.map(({ from, to }, index) => {
      const running = 42 + Math.floor((index * 9) / 29) - Math.floor((index * 3) / 29);
      return { from, to, running, monthly: running * 299_00 };
    }),
  },
};

const nothing = {
  visits: 0,
  visitors: 0,
  opened: 0,
  checkouts: 0,
  sales: 0,
  earned: 0,
  refunds: 0,
  refunded: 0,
  failed: 0,
};

/** Before anybody came. */
export const noFigures: Analytics = {
  ...figures,
  current: nothing,
  previous: nothing,
  steps: steps.map((step) => ({
    ...step,
    visitors: 0,
    checkouts: 0,
    sales: 0,
    earned: 0,
    refunds: 0,
    refunded: 0,
    previousEarned: 0,
  })),
  sources: [],
  places: [],
  devices: [],
  prices: [],
  methods: [],
  failures: [],
};
