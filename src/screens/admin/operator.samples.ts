// Data of the admin area for stories.
import type {
  CreatorForOperator,
  Difference,
  DoubtfulPayout,
  FoundForOperator,
  LapsedRequest,
  OperatorAction,
  OperatorDispute,
  OperatorHold,
  OperatorRates,
  Review,
  Ticket,
  TrialBalance,
} from '@haat/openapi';
import * as samples from '../../components/testing/samples';

const at = samples.now.toISOString();
const creatorId = samples.user.id;

export const difference: Difference = {
  id: 'cashfree.Kx8wPq2Lm4Nd7RtV.missing',
  provider: 'cashfree',
  orderId: 'Kx8wPq2Lm4Nd7RtV',
  kind: 'missing',
  paymentId: '1453002795',
  amount: 1_49_900,
  foundAt: '2026-11-19T20:10:00Z',
  seenAt: at,
  endedAt: null,
  resolution: null,
};

export const explained: Difference = {
  ...difference,
  id: 'cashfree.Kx8wPq2Lm4Nd7RtW.unheard',
  kind: 'unheard',
  resolution: { note: 'The webhook came an hour late.', at },
};

export const ticket: Ticket = {
  id: '482190731650',
  at,
  topic: 'refund',
  name: 'Ravi Nair',
  email: 'ravi@example.com',
  phone: '+919812345678',
  text: 'I paid twice for the same class.\n\nPlease send one of the two back.',
  answeredAt: null,
};

export const review: Review = {
  id: `pan.${creatorId}`,
  creatorId,
  kind: 'pan',
  shown: 'ABCPV••••D',
  doubt: 'name',
  expectedName: 'Meera Kulkarni',
  foundName: 'MEERA S KULKARNI',
  elsewhere: [],
  since: at,
};

export const hold: OperatorHold = {
  id: 'hold-of-november',
  creatorId,
  amount: 2_50_000,
  rule: 'review',
  reason: 'Several buyers say that nothing came.',
  whatToDo: 'Send us what you delivered.',
  by: '2026-11-28T18:30:00Z',
  at,
};

export const payout: DoubtfulPayout = {
  id: 'Pq2Lm4Nd7RtVKx8w',
  creatorId,
  at,
  status: 'sent',
  amount: 12_34_500,
  shown: 'HDFC Bank ••••6789',
  provider: 'cashfree',
  doubt: 'overdue',
};

export const trial: TrialBalance = {
  until: at,
  isProved: true,
  lines: [
    { account: 'creator.available', debit: 40_000, credit: 2_40_000, balance: 2_00_000 },
    { account: 'gateway', debit: 2_49_500, credit: 0, balance: -2_49_500 },
    { account: 'platform.fee', debit: 0, credit: 41_949, balance: 41_949 },
    { account: 'platform.feeTax', debit: 0, credit: 7_551, balance: 7_551 },
  ],
};

const page = {
  id: 'Sourdough11',
  creatorId,
  title: 'Sourdough at Home, in Indian Weather',
  kind: 'page',
  status: 'published',
} as const;

export const found: FoundForOperator = {
  creators: [{ id: creatorId, name: 'Meera Kulkarni', phone: '+91 98•••••345', email: null, plan: 'FREE' }],
  products: [page],
  orders: [
    {
      id: 'Kx8wPq2Lm4Nd7RtV',
      creatorId,
      status: 'fulfilled',
      amount: 1_49_900,
      left: 1_00_000,
      at,
      provider: 'cashfree',
    },
  ],
};

export const creator: CreatorForOperator = {
  id: creatorId,
  name: 'Meera Kulkarni',
  phone: '+91 98•••••345',
  email: 'meera@example.com',
  handle: null,
  plan: 'FREE',
  createdAt: samples.user.createdAt,
  isKycComplete: true,
  wallet: { pending: 46_956, available: 2_00_000, inTransit: 0, held: 2_50_000, lifetime: 12_40_000 },
  holds: [
    {
      id: hold.id,
      amount: hold.amount,
      rule: 'review',
      reason: hold.reason,
      whatToDo: hold.whatToDo,
      by: hold.by,
      at,
      orderId: null,
      disputeId: null,
    },
  ],
  adjustments: [{ at, amount: 50_000, reason: 'A fee was taken twice.' }],
  products: [page, { ...page, id: 'Blocked1111', title: 'A copied course', status: 'blocked' }],
  plans: [{ orderId: '7hGnPq2RsTuVwXyZ', plan: 'PREMIUM', period: 'year', at, amount: 5_89_882 }],
  loginMethods: [
    {
      id: 'way-1',
      channel: 'sms',
      shown: '+91 98•••••345',
      verifiedAt: samples.user.createdAt,
      canLeave: true,
    },
    { id: 'way-2', channel: 'mail', shown: 'me•••@example.com', verifiedAt: at, canLeave: true },
    { id: 'way-3', channel: 'google', shown: 'Google', verifiedAt: at, canLeave: true },
  ],
};

const action = (
  last: number,
  fields: Pick<OperatorAction, 'action' | 'subjectKind' | 'subject' | 'before' | 'after' | 'reason'>,
): OperatorAction => ({
  id: `0193b2aa-0000-7000-8000-00000000010${last}`,
  at,
  by: 'Asha Rao',
  creatorId,
  ...fields,
});

export const actions: OperatorAction[] = [
  action(3, {
    action: 'adjust',
    subjectKind: 'adjustment',
    subject: 'adjust-1',
    before: { available: 1_50_000 },
    after: { available: 2_00_000 },
    reason: 'A fee was taken twice.',
  }),
  action(2, {
    action: 'blockProduct',
    subjectKind: 'product',
    subject: 'Blocked1111',
    before: { status: 'published' },
    after: { status: 'blocked' },
    reason: 'It is a copy of another creator’s course.',
  }),
  action(1, {
    action: 'unlock',
    subjectKind: 'session',
    subject: '0193b2aa-0000-7000-8000-000000000009',
    before: null,
    after: null,
    reason: 'Signed in as operator',
  }),
];

export const dispute: OperatorDispute = {
  id: '784512',
  creatorId,
  orderId: 'Kx8wPq2Lm4Nd7RtV',
  provider: 'cashfree',
  status: 'opened',
  amount: 1_49_900,
  reason: 'Goods or services not received',
  respondBy: '2026-11-26T18:30:00Z',
  openedAt: at,
  endedAt: null,
  answer: null,
  handedIn: null,
};

export const lapsed: LapsedRequest = {
  orderId: 'Kx8wPq2Lm4Nd7RtV',
  creatorId,
  title: 'Sourdough at Home, in Indian Weather',
  amount: 1_49_900,
  reason: 'The class was moved to a day when I work.',
  at: '2026-11-12T05:00:00Z',
  answerBy: '2026-11-19T05:00:00Z',
  refusal: null,
};

const plans = {
  FREE: { feeBasisPoints: 500, monthly: 0, yearly: 0 },
  PREMIUM: { feeBasisPoints: 250, monthly: 49_900, yearly: 4_99_900 },
  VVIP: { feeBasisPoints: 100, monthly: 1_49_900, yearly: 14_99_900 },
};
export const rates: OperatorRates = {
  now: plans,
  changes: [
    {
      id: '0193b2aa-0000-7000-8000-000000000201',
      at,
      startsAt: '2026-12-31T18:30:00Z',
      by: 'Asha Rao',
      rates: { ...plans, FREE: { feeBasisPoints: 550, monthly: 0, yearly: 0 } },
    },
  ],
};
