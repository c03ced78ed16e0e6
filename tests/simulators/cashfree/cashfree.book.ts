// What Cashfree remembers: orders by the merchant's own id, the attempts to pay each, and refunds. Amounts are rupees, as on the wire.
import { randomBytes } from 'node:crypto';

export type AttemptStatus =
  | 'SUCCESS'
  | 'NOT_ATTEMPTED'
  | 'FAILED'
  | 'USER_DROPPED'
  | 'VOID'
  | 'CANCELLED'
  | 'PENDING';

export interface CashfreeOrder {
  cf_order_id: string;
  order_id: string;
  order_amount: number;
  order_currency: string;
  order_status: 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED' | 'TERMINATION_REQUESTED';
  payment_session_id: string;
  order_expiry_time: string | null;
  created_at: string;
  customer_details: Record<string, string>;
  order_meta: Record<string, string>;
}

export interface Attempt {
  cf_payment_id: string;
  order_id: string;
  payment_status: AttemptStatus;
  payment_amount: number;
  payment_group: string;
  payment_message: string;
  payment_time: string;
  bank_reference: string;
}

export interface CashfreeRefund {
  cf_refund_id: string;
  refund_id: string;
  order_id: string;
  cf_payment_id: string;
  refund_amount: number;
  refund_status: 'SUCCESS' | 'PENDING' | 'CANCELLED' | 'ONHOLD' | 'FAILED';
  refund_type: 'MERCHANT_INITIATED' | 'PAYMENT_AUTO_REFUND' | 'UNRECONCILED_AUTO_REFUND';
}

/** Its stage begins its status: CHARGEBACK_CREATED, and PRE_ARBITRATION_CREATED when the bank does not let go. */
export interface CashfreeDispute {
  dispute_id: string;
  order_id: string;
  cf_payment_id: string;
  dispute_type: 'RETRIEVAL' | 'DISPUTE' | 'CHARGEBACK' | 'PRE_ARBITRATION' | 'ARBITRATION';
  dispute_status: string;
  dispute_amount: number;
  reason_code: string;
  reason_description: string;
  respond_by: string;
}

export interface CashfreeSettlement {
  cf_settlement_id: string;
  status: 'PENDING' | 'SUCCESS' | 'FAILED' | 'REVERSED';
  amount_settled: number;
  payment_amount: number;
  service_charge: number;
  service_tax: number;
  utr: string | null;
}

export interface AttemptWish {
  amount?: number;
  group?: string;
}

const messages: Partial<Record<AttemptStatus, string>> = {
  SUCCESS: 'Transaction Success',
  FAILED: 'Transaction failed at the bank',
  USER_DROPPED: 'User dropped and did not complete the two factor authentication',
  PENDING: 'Payment is pending at the bank',
};

export function createBook() {
  const orders = new Map<string, CashfreeOrder>();
  const attempts = new Map<string, Attempt>();
  const refunds = new Map<string, CashfreeRefund>();
  const disputes = new Map<string, CashfreeDispute>();
  const settlements = new Map<string, CashfreeSettlement>();
  let serial = 2_149_000_000;
  const next = () => String(++serial);
  const of = <Row extends { order_id: string }>(rows: Map<string, Row>, id: string) =>
    [...rows.values()].filter((row) => row.order_id === id);

  function judge(attempt: Attempt, status: AttemptStatus): Attempt {
    attempt.payment_status = status;
    attempt.payment_message = messages[status] ?? '';
    const order = orders.get(attempt.order_id);
    if (order && status === 'SUCCESS') order.order_status = 'PAID';
    return attempt;
  }

  return {
    order: (id: string) => orders.get(id),
    orders: () => [...orders.values()],
    orderOfSession: (session: string) =>
      [...orders.values()].find((order) => order.payment_session_id === session),
    attempts: (id: string) => of(attempts, id),
    refunds: (id: string) => of(refunds, id),
    disputes: (id: string) => of(disputes, id),
    settlements: () => [...settlements.values()],

    open(given: Partial<CashfreeOrder>): CashfreeOrder {
      const id = given.order_id ?? `order_${next()}`;
      const order: CashfreeOrder = {
        cf_order_id: next(),
        order_id: id,
        order_amount: given.order_amount ?? 0,
        order_currency: given.order_currency ?? 'INR',
        order_status: 'ACTIVE',
        payment_session_id: `session_${randomBytes(32).toString('base64url')}payment`,
        order_expiry_time: given.order_expiry_time ?? null,
        created_at: inIndia(),
        customer_details: { ...given.customer_details },
        order_meta: { ...given.order_meta },
      };
      orders.set(id, order);
      return order;
    },

    /** A buyer's attempt, decided at once or left PENDING. */
    attempt(orderId: string, status: AttemptStatus, { amount, group = 'upi' }: AttemptWish = {}): Attempt {
      const order = orders.get(orderId);
      if (!order) throw new Error(`Cashfree has no order ${orderId}`);
      const id = next();
      const attempt: Attempt = {
        cf_payment_id: id,
        order_id: orderId,
        payment_status: status,
        payment_amount: amount ?? order.order_amount,
        payment_group: group,
        payment_message: '',
        payment_time: inIndia(),
        bank_reference: `42${id}`,
      };
      attempts.set(id, attempt);
      return judge(attempt, status);
    },

    /** An attempt gets another status, as a slow bank's does. */
    decide(paymentId: string, status: AttemptStatus): Attempt {
      const attempt = attempts.get(paymentId);
      if (!attempt) throw new Error(`Cashfree has no payment ${paymentId}`);
      return judge(attempt, status);
    },

    refund(given: Omit<CashfreeRefund, 'cf_refund_id'>): CashfreeRefund {
      const refund = { ...given, cf_refund_id: next() };
      refunds.set(given.refund_id, refund);
      return refund;
    },

    /** Opens a dispute of an order, or updates one. */
    dispute(given: Omit<CashfreeDispute, 'dispute_id'> & { dispute_id?: string }): CashfreeDispute {
      const dispute = { ...given, dispute_id: given.dispute_id ?? next() };
      disputes.set(dispute.dispute_id, dispute);
      return dispute;
    },

    settle(given: Omit<CashfreeSettlement, 'cf_settlement_id'> & { id?: string }): CashfreeSettlement {
      const { id = next(), ...rest } = given;
      const settlement = { ...rest, cf_settlement_id: id };
      settlements.set(id, settlement);
      return settlement;
    },
  };
}

export type Book = ReturnType<typeof createBook>;

/** Cashfree writes its times with India's offset. */
export const inIndia = (at = Date.now()) =>
  `${new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;

/** A payment as the API and the webhooks show it. */
export const paymentView = (attempt: Attempt, order: CashfreeOrder) => ({
  ...attempt,
  entity: 'payment',
  is_captured: attempt.payment_status === 'SUCCESS',
  order_amount: order.order_amount,
  order_currency: order.order_currency,
  payment_currency: order.order_currency,
  payment_method: { [attempt.payment_group]: { channel: 'link', upi_id: 'buyer@upi' } },
  error_details:
    attempt.payment_status === 'FAILED'
      ? { error_code: 'TRANSACTION_DECLINED', error_description: attempt.payment_message }
      : null,
});
