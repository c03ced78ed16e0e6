import type { Member, Members } from '@haat/openapi';

const joined = {
  type: 'telegram',
  name: 'Ananya',
  status: 'joined',
  joinedAt: '2026-10-21T06:00:00Z',
  leftAt: null,
  cameBy: null,
  linkTries: null,
  moves: null,
} as const;

const base: Member = {
  id: 'grant1',
  productId: 'channel',
  name: 'Ananya Iyer',
  phone: '+919822041573',
  status: 'active',
  startedAt: '2026-10-21T05:12:00Z',
  endsAt: '2026-12-21T18:29:59Z',
  source: 'manual',
  orderId: null,
  isSubscription: false,
  invitedAt: '2026-10-21T05:12:00Z',
  detail: joined,
  actions: ['extend', 'remove', 'reinvite'],
};

/** One member of each status. */
export const members: Member[] = [
  base,
  {
    ...base,
    id: 'grant2',
    name: 'Rohit Deshmukh',
    phone: '+919822041574',
    endsAt: null,
    source: 'sale',
    orderId: '8FzKq3mNpR7tVx2W',
    detail: null,
    actions: ['remove', 'reinvite'],
  },
  {
    ...base,
    id: 'grant6',
    name: 'Zubin Irani',
    phone: '+919822041578',
    endsAt: null,
    source: 'sale',
    detail: {
      ...joined,
      linkTries: { count: 4, lastAt: '2026-11-20T06:00:00Z' },
      moves: { count: 1, lastAt: '2026-11-18T06:00:00Z' },
    },
    actions: ['remove', 'reinvite'],
  },
  {
    ...base,
    id: 'grant3',
    name: 'फ़रहाना शेख़',
    phone: '+919822041575',
    status: 'grace',
    isSubscription: true,
    source: 'sale',
    orderId: '8FzKq3mNpR7tVx2X',
    actions: ['reinvite'],
  },
  {
    ...base,
    id: 'grant4',
    name: null,
    phone: '+919822041576',
    status: 'revoked',
    detail: {
      type: 'telegram',
      name: null,
      status: 'removed',
      joinedAt: '2026-10-21T06:00:00Z',
      leftAt: '2026-11-20T06:00:00Z',
      cameBy: null,
      linkTries: null,
      moves: null,
    },
    actions: ['extend', 'reinvite'],
  },
  {
    ...base,
    id: 'grant5',
    name: 'Lakshmi Narayanan Venkatasubramanian',
    phone: '+919822041577',
    status: 'ended',
    endsAt: '2026-11-01T18:29:59Z',
    source: 'import',
    actions: ['extend', 'remove'],
  },
];

export const outsider: Member = {
  ...base,
  id: '77001',
  name: 'Old Reader',
  phone: null,
  status: 'notThroughHaat',
  endsAt: null,
  source: null,
  invitedAt: null,
  detail: { ...joined, name: 'Old Reader', joinedAt: null },
  actions: ['remove'],
};

/** Came in after the channel was connected. */
export const newcomer: Member = {
  ...outsider,
  id: '77002',
  name: 'New Reader',
  detail: { ...joined, name: 'New Reader', cameBy: 'link' },
};

export const page = (items: Member[], change: Partial<Members> = {}): Members => ({
  items,
  next: null,
  totals: {
    active: 1_284,
    grace: 3,
    suspended: 0,
    pending: 0,
    ended: 310,
    revoked: 4,
    notThroughHaat: 28,
    joined: 1_190,
    seatsLeft: 116,
    sharing: { linkTries: 6, moves: 1, newcomers: 3 },
  },
  canAdd: true,
  ...change,
});
