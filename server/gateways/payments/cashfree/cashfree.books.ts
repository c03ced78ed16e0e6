import type { GatewayBooks, RefundState, SeenDispute, SeenRefund, SeenSettlement } from '../payments.books';
import { GatewaySilent } from '../payments.gateway';
import { type CashfreeAnswer, type CashfreeClient, notUnderstood as unexpected } from './cashfree.client';
import { paiseOf } from './cashfree.money';
import { isObject, type Read, textIn } from './cashfree.read';

/** Of `refund_status`. */
export const refundStates: Record<string, RefundState> = {
  SUCCESS: 'refunded',
  PENDING: 'pending',
  ONHOLD: 'pending',
  CANCELLED: 'refused',
  FAILED: 'refused',
};

/** Of the end of `dispute_status`; what comes before it is the stage. No answer in time counts as lost. */
const disputeEndings: [RegExp, SeenDispute['state']][] = [
  [/_?CREATED$/, 'opened'],
  [/_?(DOCS_RECEIVED|UNDER_REVIEW)$/, 'answered'],
  [/_?MERCHANT_WON$/, 'won'],
  [/_?(MERCHANT_LOST|MERCHANT_ACCEPTED|INSUFFICIENT_EVIDENCE)$/, 'lost'],
];

const notUnderstood = () => new GatewaySilent('not_understood');

function listIn({ status, body }: CashfreeAnswer): unknown[] {
  if (status === 404) return [];
  if (status >= 400) throw unexpected({ status, body });
  if (!Array.isArray(body)) throw notUnderstood();
  return body;
}

function refundOf(row: unknown): SeenRefund {
  if (!isObject(row)) throw notUnderstood();
  const refundId = textIn(row['refund_id']) ?? textIn(row['cf_refund_id']);
  const paymentId = textIn(row['cf_payment_id']);
  const amount = paiseOf(row['refund_amount']);
  const state = refundStates[String(row['refund_status'])];
  if (refundId === null || paymentId === null || amount === null || !state) throw notUnderstood();
  return { refundId, paymentId, amount, state };
}

function disputeOf(row: unknown): SeenDispute {
  if (!isObject(row)) throw notUnderstood();
  const status = String(row['dispute_status']);
  const [, state] = disputeEndings.find(([ending]) => ending.test(status)) ?? [];
  const id = textIn(row['dispute_id']) ?? textIn(row['cf_dispute_id']);
  const details = isObject(row['order_details']) ? row['order_details'] : row;
  const paymentId = textIn(details['cf_payment_id']);
  const amount = paiseOf(row['dispute_amount']);
  if (!state || id === null || paymentId === null || amount === null) throw notUnderstood();
  const reason = row['reason_description'];
  const respondBy = Date.parse(String(row['respond_by']));
  return {
    id,
    paymentId,
    state,
    stage: (textIn(row['dispute_type']) ?? 'dispute').toLowerCase(),
    amount,
    reason: (typeof reason === 'string' && reason.slice(0, 200)) || 'Not said',
    respondBy: Number.isNaN(respondBy) ? null : new Date(respondBy),
  };
}

/** Null while nothing has reached the bank. */
function settlementOf(row: unknown): SeenSettlement | null {
  if (!isObject(row)) throw notUnderstood();
  const status = String(row['status']);
  if (status !== 'SUCCESS' && status !== 'REVERSED') return null;
  const id = textIn(row['cf_settlement_id']) ?? textIn(row['settlement_id']);
  const amount = paiseOf(row['amount_settled']);
  const charge = paiseOf(row['service_charge'] ?? 0);
  const chargeTax = paiseOf(row['service_tax'] ?? 0);
  if (id === null || amount === null || charge === null || chargeTax === null) throw notUnderstood();
  const reference = textIn(row['utr']) ?? textIn(row['settlement_utr']);
  return { id, state: status === 'SUCCESS' ? 'paid' : 'reversed', amount, charge, chargeTax, reference };
}

/** What Cashfree has of refunds, disputes and its own payments to us. */
export function createCashfreeBooks(client: CashfreeClient): GatewayBooks {
  const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;
  return {
    refunds: async ({ id }) => listIn(await client.get(`${pathOf(id)}/refunds`)).map(refundOf),
    disputes: async ({ id }) => listIn(await client.get(`${pathOf(id)}/disputes`)).map(disputeOf),

    async settlements({ from, to }) {
      const found: SeenSettlement[] = [];
      let cursor: string | null = null;
      do {
        const answer: CashfreeAnswer = await client.postOnce('/settlements', {
          pagination: { limit: 100, cursor },
          filters: { start_date: from.toISOString(), end_date: to.toISOString() },
        });
        const { data, cursor: next } = (answer.status < 400 ? answer.body : {}) as Read;
        found.push(
          ...listIn({ status: answer.status, body: data })
            .map(settlementOf)
            .filter((one) => one !== null),
        );
        cursor = typeof next === 'string' && next !== '' && next !== cursor ? next : null;
      } while (cursor !== null);
      return found;
    },
  };
}
