// What banks do with the demonstration's payments besides letting them go: they keep some waiting, and question others.
import type { PaymentGateways, SeenDispute } from '../../gateways/payments';

export interface DemoGateway {
  /** From now on the payment of this order hangs at its bank. Paise. */
  keepWaiting(order: { id: string; amount: number }): void;
  /** From now on the bank says this of the order's payment. */
  question(orderId: string, dispute: Omit<SeenDispute, 'paymentId'>): void;
}

/** The built-in gateway has no such banks, so its answers are added to here, for as long as the demonstration is filled. */
export function createDemoGateway({ sandbox }: Pick<PaymentGateways, 'sandbox'>): DemoGateway {
  const waiting = new Map<string, number>();
  const questioned = new Map<string, Omit<SeenDispute, 'paymentId'>>();
  const statusOf = sandbox.status;

  sandbox.status = async (order) => {
    const amount = waiting.get(order.id);
    if (amount === undefined) return statusOf(order);
    return [
      {
        provider: sandbox.provider,
        eventId: `${order.id}.pending`,
        orderId: order.id,
        outcome: 'pending',
        paymentId: `sbx_${order.id}`,
        amount,
        currency: 'INR',
        method: 'upi',
        reference: null,
        failure: null,
      },
    ];
  };
  sandbox.disputes = async (order) => {
    const dispute = questioned.get(order.id);
    const [paid] = dispute ? (await statusOf(order)).filter(({ outcome }) => outcome === 'success') : [];
    return dispute && paid ? [{ ...dispute, paymentId: paid.paymentId }] : [];
  };

  return {
    keepWaiting: ({ id, amount }) => waiting.set(id, amount),
    question: (orderId, dispute) => questioned.set(orderId, dispute),
  };
}
