import type { Order, OrderStatus, PlacedOrder, User } from '@haat/openapi';
import { ApiError } from '../failure';

/** What the server could answer, for tests that do not care what exactly. */
export const sampleUser: User = {
  id: '0197f3a0-0000-7000-8000-000000000001',
  name: 'Meera Iyer',
  phone: '+919876543210',
  email: null,
  handle: null,
  bio: null,
  language: null,
  plan: 'FREE',
  startsAt: 'dashboard',
  referralCode: 'MEERA1',
  createdAt: '2026-11-01T04:30:00.000Z',
};

export const sampleToken = 'token-of-meera';

export const samplePlaced: PlacedOrder = {
  id: '3kVbT9xQm2LpRw7Z',
  status: 'awaitingPayment',
  amount: 49_900,
  discount: 0,
  tax: 0,
  payment: { provider: 'sandbox', session: 'session-1' },
  token: 'order-token',
};

export function sampleOrder(status: OrderStatus): Order {
  return {
    id: samplePlaced.id,
    status,
    amount: samplePlaced.amount,
    discount: 0,
    tax: 0,
    product: {
      id: '9fGhJkMn4PqRsTuV',
      kind: 'page',
      title: 'Raga notes',
      url: '/pp/9fGhJkMn4PqRsTuV',
      cover: null,
      seller: 'Meera Iyer',
      language: 'en',
    },
    payment: samplePlaced.payment,
    failure: status === 'failed' ? 'Your bank declined the payment.' : null,
    method: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    expiresAt: '2026-11-21T08:30:00.000Z',
    paidAt: null,
    access: null,
  };
}

/** An answer of our own server that refuses. */
export const sampleRefusal = (status: number, message: string, fields?: Record<string, string>) =>
  new ApiError({ status, message, code: 'refused', fields });
