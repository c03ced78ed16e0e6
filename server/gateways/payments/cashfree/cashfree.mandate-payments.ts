import { mandateOfSession } from '../mandates.gateway';
import type { RefundState } from '../payments.books';
import type { Checkout, GatewayRefund, PaymentGateway } from '../payments.gateway';
import { type CashfreeClient, notUnderstood } from './cashfree.client';
import { attemptIn, mandateProvider } from './cashfree.mandate-states';
import { rupeesOf } from './cashfree.money';
import { lastWord } from './cashfree.notice';
import { isObject } from './cashfree.read';
import { refundOnce } from './cashfree.refunds';

interface Paid {
  orderId: string;
  session: string;
}

/** Payments of orders through mandates: with the approval, or charged later under the id of the order. */
export function createMandatePayments(
  client: CashfreeClient,
  approval: (mandate: { session: string }) => Checkout,
): PaymentGateway {
  const pathOf = ({ orderId, session }: Paid) =>
    `/subscriptions/${encodeURIComponent(mandateOfSession(session) ?? orderId)}`;

  async function paymentsOf(paid: Paid): Promise<unknown[]> {
    const isCharge = mandateOfSession(paid.session) !== null;
    const path = `${pathOf(paid)}/payments`;
    const answer = await client.get(isCharge ? `${path}/${encodeURIComponent(paid.orderId)}` : path);
    if (answer.status === 404) return [];
    if (answer.status >= 400) throw notUnderstood(answer);
    if (isCharge) return [answer.body];
    if (!Array.isArray(answer.body)) throw notUnderstood(answer);
    return answer.body.filter((one) => isObject(one) && one['payment_type'] === 'AUTH');
  }

  async function refund({
    orderId,
    session,
    paymentId,
    amount,
    refundId,
  }: GatewayRefund): Promise<RefundState> {
    const mandateId = mandateOfSession(session);
    return refundOnce(client, `${pathOf({ orderId, session })}/refunds`, {
      subscription_id: mandateId ?? orderId,
      ...(mandateId === null ? { cf_payment_id: paymentId } : { payment_id: orderId }),
      refund_id: refundId,
      refund_amount: rupeesOf(amount),
    });
  }

  return {
    provider: mandateProvider,
    open: () => {
      throw new Error('An order cannot both create a mandate and be charged to one');
    },
    // What is charged has no page of Cashfree’s: ours says how it stands.
    checkout: ({ id, session }) =>
      mandateOfSession(session) === null
        ? approval({ session })
        : { kind: 'redirect', url: `/cashfree?id=${encodeURIComponent(id)}&back=1` },
    // Webhooks of Cashfree have their own path.
    verifyWebhook: () => null,

    async status({ id: orderId, session }) {
      const found = await paymentsOf({ orderId, session });
      return lastWord(found.map((one) => attemptIn(one, orderId)).filter((one) => one !== null));
    },

    refund,
    // Cashfree lists none of these for mandates: ours are asked about one by one, and its payments to us are all in one list.
    refunds: async () => [],
    disputes: async () => [],
    settlements: async () => [],
  };
}
