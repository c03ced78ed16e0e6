import { sampleCover } from '@haat/kinds/samples';
import type { ImageSources, Order, PublicProduct, Subscription } from '@haat/openapi';
import type {
  AutopayModel,
  ChangeDateModel,
  CheckoutModel,
  OwnedModel,
  OwnedRefundModel,
  PayModel,
  PaymentModel,
  RemindersModel,
  RenewalModel,
  SandboxMandateModel,
  ShownProduct,
  Site,
  WaitingListModel,
  WaitingState,
} from '@haat/openapi/pages';
import { type DrawnCheckout, drawnCheckout } from '../document/drawn-checkout';
import { sheetModel } from '../document/sheet-model';

export const site: Site = { name: 'Haat', origin: 'https://haat.example', supportEmail: 'help@haat.example' };

export const cover: ImageSources = sampleCover;

/** As it is made of a square of 240 pixels. */
export const samplePhoto: ImageSources = {
  id: 'PhotoPhotoPhoto1',
  width: 240,
  height: 240,
  alt: '',
  src: '/media/PhotoPhotoPhoto1/240.jpg',
  avif: '/media/PhotoPhotoPhoto1/240.avif 240w',
  webp: '/media/PhotoPhotoPhoto1/240.webp 240w',
};

/** A page with one price; `changes` make it another. */
export const productWith = (changes: Partial<PublicProduct> = {}): PublicProduct => ({
  id: 'MonsoonMonsoon1',
  kind: 'page',
  status: 'published',
  title: 'Monsoon in Watercolour',
  descriptionHtml: '<p>Paint wet hills.</p><ul><li>14 lessons</li></ul>',
  summary: 'Paint wet hills. 14 lessons',
  prices: [{ id: 'p1', type: 'once', amount: 149_900, compareAt: 249_900 }],
  content: { action: 'buy' },
  cover,
  gallery: [],
  questions: [],
  accent: null,
  seo: {},
  language: 'en',
  url: '/pp/MonsoonMonsoon1',
  seller: { name: 'Meera Kulkarni', handle: null },
  updatedAt: '2026-07-17T10:00:00.000Z',
  ...changes,
});

export const trustedProduct = productWith({
  seller: {
    name: 'Meera Kulkarni',
    handle: 'meera',
    bio: 'Painter and art teacher, Ratnagiri. Twenty-two years with wet paper.',
    since: '2023-03',
    isVerified: true,
    buyers: 3_100,
    photo: samplePhoto,
    takesQuestions: true,
    repliesWithin: 4,
  },
});

export const otherProducts: readonly ShownProduct[] = [
  {
    ...productWith({ id: 'MonsoonMonsoon2', title: 'Monsoon in Watercolour, the book', cover: null }),
    url: '/pp/MonsoonMonsoon2',
  },
  { ...productWith({ id: 'MonsoonMonsoon3', title: 'A year of skies' }), url: '/pp/MonsoonMonsoon3' },
];

export const openProduct = productWith({
  title: 'Keep the Sunday baithak free',
  prices: [{ id: 'p1', type: 'open', amount: 1_100 }],
  content: { action: 'give' },
  questions: [{ id: 'words', label: 'A few words', type: 'paragraph', required: false }],
});

export const checkoutWith = (changes: Partial<CheckoutModel> = {}): DrawnCheckout =>
  drawnCheckout({
    ...sheetModel({ page: 'preview', site, product: productWith() }),
    key: 'a-key-of-a-form',
    ...changes,
  });

export const subscriptionWith = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'HT7K2M9QabcdefGH',
  status: 'active',
  terms: { priceId: 'p1', label: 'Monthly', amount: 49_900, period: { unit: 'month', count: 1 } },
  nextTerms: null,
  startedAt: '2026-07-17T14:13:00.000Z',
  endsAt: '2026-08-17T14:13:00.000Z',
  closesAt: '2026-08-20T14:13:00.000Z',
  resumesAt: null,
  renewal: { amount: 49_900, endsAt: '2026-09-17T14:13:00.000Z' },
  can: ['renew', 'cancel', 'pause'],
  autopay: null,
  chargeDay: '2026-08-17',
  changes: [],
  payments: [],
  ...changes,
});

export const autopayWith = (
  changes: Partial<NonNullable<Subscription['autopay']>> = {},
): Subscription['autopay'] => ({
  status: 'active',
  method: 'upi',
  most: 49_900,
  charge: null,
  ...changes,
});

/** A charge of what a month costs, on the day the month is over. */
export const chargeThat = (state: 'announced' | 'asked' | 'refused') =>
  ({ amount: 49_900, day: '2026-08-17', state }) as const;

export const remindersWith = (changes: Partial<RemindersModel> = {}): RemindersModel => ({
  page: 'reminders',
  site,
  action: '/reminders/HT7K2M9QabcdefGH?k=y',
  isStopped: false,
  ...changes,
});

export const renewalWith = (changes: Partial<RenewalModel> = {}): RenewalModel => ({
  page: 'renewal',
  site,
  product: { title: 'Monsoon in Watercolour', seller: 'Meera Kulkarni', language: 'en' },
  subscription: subscriptionWith(),
  action: '/renew/HT7K2M9QabcdefGH?k=y',
  isTurnedOff: false,
  error: null,
  ...changes,
});

/** By the month with free days, for a year, and for ever. */
export const clubProduct = productWith({
  prices: [
    {
      id: 'm',
      label: 'Monthly',
      type: 'subscription',
      amount: 49_900,
      period: { unit: 'month', count: 1 },
      trialDays: 7,
    },
    {
      id: 'y',
      label: 'For a year',
      type: 'subscription',
      amount: 4_99_900,
      period: { unit: 'month', count: 12 },
    },
    {
      id: 'e',
      label: 'For ever',
      type: 'subscription',
      amount: 19_99_900,
      period: { unit: 'lifetime', count: 1 },
    },
  ],
  content: {},
});

export const orderWith = (changes: Partial<Order> = {}): Order => ({
  id: 'HT7K2M9QabcdefGH',
  status: 'awaitingPayment',
  amount: 134_900,
  discount: 0,
  tax: 0,
  product: {
    id: 'MonsoonMonsoon1',
    kind: 'page',
    title: 'Monsoon in Watercolour',
    url: '/pp/MonsoonMonsoon1',
    cover,
    seller: 'Meera Kulkarni',
    language: 'en',
  },
  payment: { provider: 'sandbox', session: 's' },
  failure: null,
  method: null,
  createdAt: '2026-07-17T14:10:00.000Z',
  expiresAt: '2026-07-17T14:40:00.000Z',
  paidAt: null,
  access: null,
  ...changes,
});

export const sampleCreator = { photo: samplePhoto, isVerified: true };

export const paymentWith = (changes: Partial<Order> = {}): PaymentModel => ({
  page: 'payment',
  site,
  order: orderWith(changes),
  creator: sampleCreator,
  token: 'token',
  phoneEnding: '1573',
  isCharge: false,
  isOver: false,
  claim: null,
});

export const waitingListWith = (
  state: WaitingState,
  changes: Partial<WaitingListModel> = {},
): WaitingListModel => ({
  page: 'waitingList',
  site,
  product: {
    id: '7Hk2mWc9PfXk4RtB',
    title: 'Pricing your first hamper',
    cover: null,
    language: 'en',
    url: '/wp/7Hk2mWc9PfXk4RtB',
    seller: 'Meera Kulkarni',
  },
  session: { startsAt: '2026-08-09T05:30:00.000Z', minutes: 90, timeZone: 'Asia/Kolkata' },
  state,
  action: '/pp/7Hk2mWc9PfXk4RtB/waiting-list',
  canLeave: state.is === 'waiting' || state.is === 'offered',
  ...changes,
});
export const changeDateWith = (changes: Partial<ChangeDateModel> = {}): ChangeDateModel => {
  const timeZone = 'Asia/Kolkata';
  return {
    page: 'changeDate',
    site,
    orderId: 'HT7K2M9QabcdefGH',
    product: { title: 'Pricing your first hamper', cover: null, language: 'en', seller: 'Meera Kulkarni' },
    dates: {
      id: '7Hk2mWc9PfXk4RtB',
      startsAt: '2026-08-09T05:30:00.000Z',
      timeZone,
      price: 49_900,
      refused: null,
      items: [
        {
          id: '7Hk2mWc9PfXk4RtC',
          startsAt: '2026-08-16T05:30:00.000Z',
          timeZone,
          price: 49_900,
          refused: null,
        },
        {
          id: '7Hk2mWc9PfXk4RtD',
          startsAt: '2026-08-23T05:30:00.000Z',
          timeZone,
          price: 39_900,
          refused: null,
        },
        {
          id: '7Hk2mWc9PfXk4RtE',
          startsAt: '2026-08-30T05:30:00.000Z',
          timeZone,
          price: 49_900,
          refused: 'This date is full',
        },
      ],
    },
    until: '2026-08-08T05:30:00.000Z',
    key: 'HT7K2M9QabcdefGH',
    error: null,
    ...changes,
  };
};
/** Each state of a place on a waiting list. */
export const waitingStates: Record<
  'joining' | 'refused' | 'waiting' | 'offered' | 'unpaid' | 'paid' | 'ended',
  WaitingState
> = {
  joining: { is: 'form', values: { phone: '', email: '' }, errors: {}, message: null },
  refused: {
    is: 'form',
    values: { phone: '98', email: 'asha' },
    errors: {
      phone: 'Enter an Indian mobile number with 10 digits',
      email: 'Enter an email address like name@example.com, or leave it empty.',
    },
    message: null,
  },
  waiting: { is: 'waiting', number: 3 },
  offered: {
    is: 'offered',
    until: '2026-08-07T09:30:00.000Z',
    checkout: '/pp/7Hk2mWc9PfXk4RtB/checkout?seat=GrAnT7K2M9QabcdefG.y',
  },
  unpaid: { is: 'ordered', isPaid: false, url: '/cashfree?id=HT7K2M9QabcdefGH' },
  paid: { is: 'ordered', isPaid: true, url: '/access/HT7K2M9QabcdefGH' },
  ended: { is: 'ended' },
};

export const ownedWith = (changes: Partial<OwnedModel> = {}): OwnedModel => ({
  page: 'owned',
  site,
  product: {
    id: 'MonsoonMonsoon1',
    title: 'Monsoon in Watercolour',
    url: '/pp/MonsoonMonsoon1',
    cover,
    seller: 'Meera Kulkarni',
    language: 'en',
  },
  endsAt: null,
  isSubscription: false,
  phoneEnding: '1573',
  openUrl: '/access/HT7K2M9QabcdefGH',
  chosen: {},
  ...changes,
});

export const ownedRefundWith = (changes: Partial<OwnedRefundModel> = {}): OwnedRefundModel => ({
  page: 'ownedRefund',
  site,
  product: { title: 'Monsoon in Watercolour', cover, seller: 'Meera Kulkarni', language: 'en' },
  orderId: 'HT7K2M9QabcdefGH',
  amount: 49_900,
  state: 'open',
  action: '/refund/HT7K2M9QabcdefGH?k=k',
  ...changes,
});

export const payWith = (upi: PayModel['upi'], way: PayModel['way'] = 'upi'): PayModel => ({
  page: 'paying',
  site,
  order: orderWith(),
  token: 'token',
  decidedUrl: null,
  gateway: { script: 'https://sdk.example/v3.js', mode: 'sandbox', about: 'payment', session: 'session_1' },
  way,
  upi,
});

export const autopayPageWith = (state: AutopayModel['state'], bank: string | null = null): AutopayModel => ({
  page: 'autopay',
  site,
  product: { title: 'Monsoon in Watercolour', seller: 'Meera Kulkarni', language: 'en' },
  id: 'HT7K2M9QabcdefGH',
  subscriptionId: 'HT7K2M9QabcdefGH',
  state,
  gateway:
    state === 'opening'
      ? { script: 'https://sdk.example/v3.js', mode: 'sandbox', about: 'mandate', session: 'session_1' }
      : null,
  bank,
});

export const bankWith = (changes: Partial<SandboxMandateModel> = {}): SandboxMandateModel => ({
  page: 'sandboxMandate',
  site,
  session: 's.x',
  title: 'Monsoon in Watercolour',
  seller: 'Meera Kulkarni',
  language: 'en',
  status: 'active',
  most: 49_900,
  first: null,
  method: 'upi',
  isRefusing: false,
  waiting: [],
  ...changes,
});

/** A page whose price a code has lowered. */
export const reducedProduct = productWith({
  prices: [{ id: 'p1', type: 'once', amount: 119_900, compareAt: 149_900 }],
  reduction: { code: 'FIRSTRAIN', text: '20% off', endsAt: '2026-11-30T18:30:00.000Z', open: null },
});
