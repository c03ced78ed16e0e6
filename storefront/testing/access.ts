import type { Order, OrderGift, Subscription } from '@haat/openapi';
import type { AccessModel, SandboxModel } from '@haat/openapi/pages';
import { orderWith, sampleCreator, site, subscriptionWith } from './models';

/** The receipt of what was paid and opened, in the browser that paid. */
export const accessWith = (changes: Partial<AccessModel> = {}): AccessModel => ({
  page: 'access',
  site,
  order: orderWith({
    status: 'fulfilled',
    paidAt: '2026-07-17T14:13:00.000Z',
    method: 'upi',
    bankReference: '419822076153',
    access: {
      url: '/access/HT7K2M9QabcdefGH',
      messageHtml: '<p>Fill a mug with clean water.</p>',
      redirectUrl: 'https://example.org/',
    },
  }),
  creator: sampleCreator,
  phoneEnding: '1573',
  link: 'https://haat.example/access/x?k=y',
  documents: [],
  isEnded: false,
  joinFailure: null,
  positions: {},
  learning: [],
  seats: null,
  subscription: null,
  refundRequest: null,
  refundable: changes.order?.amount ?? 49_900,
  now: '2026-07-17T14:13:00.000Z',
  ...changes,
});

export const giftWith = (changes: Partial<OrderGift> = {}): OrderGift => ({
  role: 'given',
  from: 'Ravi',
  name: 'Meera',
  phoneEnding: '78',
  message: 'Happy birthday, Meera.\nLet us paint together.',
  deliverAt: '2026-12-01T03:30:00.000Z',
  deliveredAt: null,
  isCancelled: false,
  ...changes,
});

/** A gift as its giver or its recipient has it; `more` is of its order. */
export const giftPageWith = (changes: Partial<OrderGift> = {}, more: Partial<Order> = {}): AccessModel => {
  const gift = giftWith(changes);
  const { order } = accessWith();
  return accessWith({
    order: {
      ...order,
      gift,
      ...(gift.role === 'given' ? { access: null } : { amount: 0, method: null }),
      ...more,
    },
  });
};

/** The receipt of a subscription that stands so. */
export const subscribedWith = (changes: Partial<Subscription> = {}): AccessModel => {
  const subscription = subscriptionWith(changes);
  const { id, endsAt, terms, autopay } = subscription;
  const { amount, period } = terms;
  const renews = autopay ? 'automatically' : 'byHand';
  return accessWith({
    subscription,
    order: { ...accessWith().order, subscription: { id, endsAt, amount, period, renews } },
  });
};

/** Where a payment of the sandbox is decided. */
export const sandboxWith = (changes: Partial<SandboxModel> = {}): SandboxModel => ({
  page: 'sandbox',
  site,
  session: 's.1.x',
  orderId: 'HT7K2M9QabcdefGH',
  amount: 134_900,
  title: 'Monsoon in Watercolour',
  seller: 'Meera Kulkarni',
  language: 'en',
  way: 'upi',
  scan: null,
  token: 'token',
  decidedUrl: null,
  error: null,
  ...changes,
});
