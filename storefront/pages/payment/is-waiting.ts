import type { PaymentModel } from '@haat/openapi/pages';

/** The page looks again by itself; not while somebody types into it, or reads what came of that. */
export const isWaiting = ({
  claim,
  isOver,
  order: { status },
}: Pick<PaymentModel, 'claim' | 'isOver' | 'order'>): boolean =>
  claim === null && !isOver && (status === 'created' || status === 'awaitingPayment' || status === 'pending');
