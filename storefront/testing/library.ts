import type { AccessGrant, Purchase, Resume } from '@haat/openapi';
import type { LibraryCodeModel, LibraryModel, Membership, MembershipModel } from '@haat/openapi/pages';
import { orderWith, site } from './models';

/** Something that was bought and opens. */
export const purchaseWith = (changes: Partial<Purchase> = {}): Purchase => {
  const { product } = orderWith({});
  return {
    orderId: 'HT7K2M9QabcdefGH',
    at: '2026-07-17T14:13:00.000Z',
    status: 'fulfilled',
    amount: 134_900,
    product,
    accessUrl: '/access/HT7K2M9QabcdefGH?pass=x',
    accesses: [],
    subscription: null,
    startsAt: null,
    startsTitle: null,
    ...changes,
  };
};

/** What an order opens: one item of it. */
export const grantWith = (changes: Partial<AccessGrant> = {}): AccessGrant => ({
  id: 'GrAnT7K2M9QabcdefG',
  productId: '9fGhJkMn4PqRsTuV',
  kind: 'course',
  title: 'Bread in Indian Kitchens',
  status: 'active',
  endsAt: null,
  url: '/access/HT7K2M9QabcdefGH',
  ...changes,
});

export const resumeWith = (changes: Partial<Resume> = {}): Resume => ({
  accessId: 'GrAnT7K2M9QabcdefG',
  orderId: 'HT7K2M9QabcdefGH',
  productId: '9fGhJkMn4PqRsTuV',
  kind: 'course',
  title: 'Bread in Indian Kitchens',
  seller: 'Meera Kulkarni',
  cover: null,
  usedAt: '2026-07-17T18:00:00.000Z',
  lesson: { number: 4, count: 12, title: 'A heavy pot is an oven', done: 3 },
  position: 95,
  url: '/learn/GrAnT7K2M9QabcdefG/pot',
  ...changes,
});

export const libraryWith = (changes: Partial<LibraryModel> = {}): LibraryModel => ({
  page: 'library',
  site,
  purchases: [purchaseWith()],
  coming: [],
  resume: [],
  filter: { q: '', kind: null },
  now: '2026-07-18T05:00:00.000Z',
  phoneEndings: ['1573'],
  moreUrl: null,
  ...changes,
});

export const libraryCodeWith = (changes: Partial<LibraryCodeModel> = {}): LibraryCodeModel => ({
  page: 'libraryCode',
  site,
  phone: '',
  sent: false,
  error: null,
  hasLibrary: false,
  orderId: null,
  product: null,
  ...changes,
});

export const membershipWith = (changes: Partial<Membership> = {}): Membership => ({
  id: 'GrAnT7K2M9QabcdefG',
  status: 'active',
  since: '2026-07-17T14:13:00.000Z',
  endsAt: '2026-12-17T14:13:00.000Z',
  isSubscription: true,
  joinPath: '/telegramPriviewlogin/join/GrAnT7K2M9QabcdefG',
  seat: { name: 'Kabir Rao', isTaken: true, isIn: true },
  orderId: 'HT7K2M9QabcdefGH',
  ...changes,
});

export const membershipPageWith = (changes: Partial<MembershipModel> = {}): MembershipModel => ({
  page: 'membership',
  site,
  product: {
    id: '9fGhJkMn4PqRsTuV',
    kind: 'telegram',
    title: 'The Morning Bake',
    language: 'en',
    seller: 'Meera',
    url: '/tg/9fGhJkMn4PqRsTuV',
  },
  phoneEndings: ['1573'],
  memberships: [membershipWith()],
  seats: { url: '/telegramPriviewlogin/seats?id=9fGhJkMn4PqRsTuV', joined: [], isAwaited: false },
  moved: null,
  joinFailure: null,
  ...changes,
});
