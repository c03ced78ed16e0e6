// What Cashfree remembers of subscriptions: mandates by the merchant's own id, what was paid with the approval, and charges. Amounts are rupees.
import { randomBytes } from 'node:crypto';
import { inIndia } from './cashfree.book';

export type SubscriptionStatus =
  | 'INITIALIZED'
  | 'BANK_APPROVAL_PENDING'
  | 'ACTIVE'
  | 'ON_HOLD'
  | 'PAUSED'
  | 'CUSTOMER_PAUSED'
  | 'CUSTOMER_CANCELLED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'LINK_EXPIRED'
  | 'CARD_EXPIRED';

export type ChargeStatus = 'INITIALIZED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED';
export type Decision = 'SUCCESS' | 'FAILED' | 'PENDING';
export type MandateMethod = 'upi' | 'card';

export interface Subscription {
  cf_subscription_id: string;
  subscription_id: string;
  subscription_session_id: string;
  subscription_status: SubscriptionStatus;
  customer_details: Record<string, string>;
  plan_details: { plan_name: string; plan_type: string; plan_currency: string; plan_max_amount: number };
  authorization_details: {
    authorization_amount: number;
    authorization_amount_refund: boolean;
    authorization_status: ChargeStatus | null;
    authorization_reference: string | null;
    payment_id: string | null;
    payment_group: MandateMethod | null;
  };
  subscription_meta: { return_url?: string };
  subscription_expiry_time: string;
  next_schedule_date: null;
}

export interface SubscriptionPayment {
  cf_payment_id: string;
  cf_txn_id: string;
  payment_id: string;
  subscription_id: string;
  payment_type: 'AUTH' | 'CHARGE';
  payment_status: ChargeStatus;
  payment_amount: number;
  payment_currency: 'INR';
  /** `YYYY-MM-DDTHH:MM:SS`, of which the day counts. */
  payment_schedule_date: string;
  payment_initiated_date: string;
  retry_attempts: number;
  failure_details: { failure_reason: string | null };
}

export interface SubscriptionRefund {
  cf_refund_id: string;
  refund_id: string;
  payment_id: string;
  cf_payment_id: string;
  refund_amount: number;
  refund_status: 'SUCCESS' | 'PENDING' | 'FAILED' | 'CANCELLED';
}

/** Where a mandate is over. */
export const isOver = ({ subscription_status: status }: Subscription): boolean =>
  /CANCELLED|COMPLETED|EXPIRED/.test(status);

export function createSubscriptionBook() {
  const subscriptions = new Map<string, Subscription>();
  const payments: SubscriptionPayment[] = [];
  const refunds: SubscriptionRefund[] = [];
  let serial = 7_000_000_000;
  const next = () => String(++serial);

  return {
    subscription: (id: string) => subscriptions.get(id),
    all: () => [...subscriptions.values()],
    ofSession: (session: string) =>
      [...subscriptions.values()].find((one) => one.subscription_session_id === session),
    payments: (id: string) => payments.filter((one) => one.subscription_id === id),
    payment: (paymentId: string) => payments.find((one) => one.payment_id === paymentId),
    charges: () => payments.filter((one) => one.payment_type === 'CHARGE'),
    refunds: () => [...refunds],

    open(
      given: Pick<
        Subscription,
        'subscription_id' | 'customer_details' | 'plan_details' | 'subscription_meta'
      > & {
        authorization_amount: number;
        authorization_amount_refund: boolean;
        subscription_expiry_time: string;
      },
    ): Subscription {
      const { authorization_amount, authorization_amount_refund, ...rest } = given;
      const subscription: Subscription = {
        ...rest,
        cf_subscription_id: next(),
        subscription_session_id: `sub_session_${randomBytes(32).toString('base64url')}`,
        subscription_status: 'INITIALIZED',
        authorization_details: {
          authorization_amount,
          authorization_amount_refund,
          authorization_status: null,
          authorization_reference: null,
          payment_id: null,
          payment_group: null,
        },
        next_schedule_date: null,
      };
      subscriptions.set(given.subscription_id, subscription);
      return subscription;
    },

    pay(
      given: Pick<SubscriptionPayment, 'subscription_id' | 'payment_type' | 'payment_amount'> & {
        payment_id?: string;
        day: string;
      },
      at: Date,
    ): SubscriptionPayment {
      const { day, payment_id, ...rest } = given;
      const id = next();
      const payment: SubscriptionPayment = {
        ...rest,
        cf_payment_id: id,
        cf_txn_id: `61${id}`,
        payment_id: payment_id ?? `${given.subscription_id}_AUTH_${id}`,
        payment_status: 'INITIALIZED',
        payment_currency: 'INR',
        payment_schedule_date: day,
        payment_initiated_date: inIndia(at.getTime()),
        retry_attempts: 0,
        failure_details: { failure_reason: null },
      };
      payments.push(payment);
      return payment;
    },

    refund(given: Omit<SubscriptionRefund, 'cf_refund_id'>): SubscriptionRefund {
      const refund = { ...given, cf_refund_id: next() };
      refunds.push(refund);
      return refund;
    },
  };
}

export type SubscriptionBook = ReturnType<typeof createSubscriptionBook>;

/** A payment as the API and the webhooks show it. */
export const subscriptionPaymentView = (
  payment: SubscriptionPayment,
  { authorization_details }: Subscription,
) => ({
  ...payment,
  authorization_details,
});
