import type { UnmatchedPayment } from '@haat/openapi';
import { user } from '../../../components/testing/samples';

/** An unmatched payment that its gateway does not refund. */
export const unmatched: UnmatchedPayment = {
  provider: 'cashfree',
  paymentId: '1453002801',
  orderId: 'Kx8wPq2Lm4Nd7RtV',
  creatorId: user.id,
  amount: 1_49_900,
  why: 'twice',
  status: 'refused',
  at: '2026-11-18T09:30:00Z',
  settled: null,
};
