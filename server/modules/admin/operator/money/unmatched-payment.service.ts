import type { UnmatchedPayment } from '@haat/openapi';
import { conflict, notFound } from '../../../../platform/http/errors';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { Checkout } from '../../../orders';
import { type Audit, reasonOf } from '../audit.service';
import type { MoneyAct } from '../second-operator/money.act';

type Stuck = Awaited<ReturnType<Checkout['unmatchedPayments']['findStuck']>>[number];

/** As the log names a payment. */
const nameOf = ({ provider, payment_id }: Pick<Stuck, 'provider' | 'payment_id'>) =>
  `${provider}:${payment_id}`;

export interface Settlement {
  provider: string;
  paymentId: string;
  reason: string;
}

/** Unmatched payments that the gateway does not refund. */
export function createUnmatchedPaymentAdmin({
  checkout,
  audit,
}: {
  checkout: Pick<Checkout, 'unmatchedPayments'>;
  audit: Audit;
}) {
  const { unmatchedPayments } = checkout;

  async function list(state: 'open' | 'settled'): Promise<UnmatchedPayment[]> {
    const rows = await unmatchedPayments.findStuck(state === 'settled');
    const notes = await audit.reasons('settleStray', rows.map(nameOf));
    return rows.flatMap((row) => {
      const { status } = row;
      const note = notes.get(nameOf(row));
      if (status === 'returned') return [];
      return {
        provider: row.provider,
        paymentId: row.payment_id,
        orderId: row.order_id,
        creatorId: row.seller_id === platformAccountId ? null : row.seller_id,
        amount: row.amount,
        why: row.reason,
        status,
        at: row.at.toISOString(),
        settled: note ? { note: note.note, at: note.at.toISOString() } : null,
      };
    });
  }

  return {
    count: async (): Promise<number> => (await unmatchedPayments.findStuck(false)).length,
    list,

    /** Somebody gave it back from the bank of the platform. Throws a 404 refusal, and a 409 one when it has ended meanwhile. */
    async settle(given: Settlement): Promise<MoneyAct<void>> {
      const { provider, paymentId } = given;
      const reason = reasonOf(given.reason);
      const references = [
        ...(await unmatchedPayments.findStuck(false)),
        ...(await unmatchedPayments.findStuck(true)),
      ];
      const unmatched = references.find((one) => one.provider === provider && one.payment_id === paymentId);
      if (!unmatched) throw notFound('Payment not found');
      await unmatchedPayments.refresh(unmatched);
      const { order_id: orderId, amount, status } = unmatched;
      const creatorId = unmatched.seller_id === platformAccountId ? null : unmatched.seller_id;
      return {
        kind: 'settleStray',
        subject: nameOf(unmatched),
        creatorId,
        amount,
        reason,
        given: { ...given },
        async write(trx, by) {
          if (!(await unmatchedPayments.settle(trx, unmatched)))
            throw conflict('already_settled', 'This payment has already been refunded.');
          await audit.record(trx, {
            by,
            action: 'settleStray',
            subject: { kind: 'payment', id: nameOf(unmatched) },
            ...(creatorId && { creatorId }),
            reason,
            before: { orderId, amount, status },
            after: { status: 'settled' },
          });
        },
      };
    },
  };
}

export type UnmatchedPaymentAdmin = ReturnType<typeof createUnmatchedPaymentAdmin>;
