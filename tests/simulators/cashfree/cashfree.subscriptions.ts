// Cashfree's subscriptions: buyers who agree, banks that take money on its day, and everything either may do in between.
import type { ApiAnswer, Given } from './cashfree.api';
import { answerSubscriptions } from './cashfree.subscriptions.api';
import {
  type ChargeStatus,
  createSubscriptionBook,
  type Decision,
  isOver,
  type MandateMethod,
  type Subscription,
  type SubscriptionBook,
  type SubscriptionPayment,
  type SubscriptionStatus,
} from './cashfree.subscriptions.book';
import {
  statusWebhook,
  subscriptionPaymentWebhook,
  subscriptionRefundWebhook,
} from './cashfree.subscriptions.webhooks';
import type { Webhook } from './cashfree.webhooks';

export interface Subscriptions {
  /** What it remembers. */
  book: SubscriptionBook;
  /** Its clock from now on; the machine's when never set. */
  clock(now: () => Date): void;
  /** A buyer agrees, or the bank refuses, or it takes its time (PENDING): then `decideApproval` ends it. */
  approve(id: string, decision?: Decision, method?: MandateMethod): Promise<void>;
  decideApproval(id: string, decision: 'SUCCESS' | 'FAILED'): Promise<void>;
  /** What a buyer does in a UPI app, or what befalls a mandate: CUSTOMER_PAUSED, CUSTOMER_CANCELLED, CARD_EXPIRED, ACTIVE again … */
  become(id: string, status: SubscriptionStatus): Promise<void>;
  /** A day (`YYYY-MM-DD`) at the bank: every charge due by then is tried, by UPI up to four times; `decide` answers each try. */
  runDay(day: string, decide?: (payment: SubscriptionPayment, attempt: number) => Decision): Promise<void>;
  /** The bank says at last, or says otherwise. */
  decideCharge(paymentId: string, status: ChargeStatus): Promise<void>;
  /** Ends every refund that is under way. */
  endRefunds(status: 'SUCCESS' | 'FAILED' | 'CANCELLED'): Promise<void>;
  answer(call: { method: string; path: string; given: Given }): ApiAnswer;
}

export function createSubscriptions(
  secret: string,
  tell: (webhook: Webhook | null) => Promise<void>,
): Subscriptions {
  const book = createSubscriptionBook();
  let now = () => new Date();

  const known = (id: string): Subscription => {
    const subscription = book.subscription(id);
    if (!subscription) throw new Error(`Cashfree has no subscription ${id}`);
    return subscription;
  };
  const changed = (subscription: Subscription) => tell(statusWebhook(secret, subscription));
  const onPayment = (payment: SubscriptionPayment) =>
    tell(subscriptionPaymentWebhook(secret, payment, known(payment.subscription_id)));

  async function judge(payment: SubscriptionPayment, status: ChargeStatus): Promise<void> {
    payment.payment_status = status;
    payment.failure_details.failure_reason = status === 'FAILED' ? 'Insufficient balance' : null;
    await onPayment(payment);
  }

  async function approved(subscription: Subscription, payment: SubscriptionPayment, decision: Decision) {
    const approval = subscription.authorization_details;
    approval.authorization_status = decision;
    const before = subscription.subscription_status;
    // After a no the buyer may try again on the same page.
    subscription.subscription_status = (
      { SUCCESS: 'ACTIVE', PENDING: 'BANK_APPROVAL_PENDING', FAILED: 'INITIALIZED' } as const
    )[decision];
    await judge(payment, decision);
    if (decision === 'SUCCESS') approval.authorization_reference = `umn${payment.cf_payment_id}`;
    if (decision === 'SUCCESS' && approval.authorization_amount_refund) {
      const { payment_id, cf_payment_id, payment_amount } = payment;
      const refund_id = `auto_${cf_payment_id}`;
      const refund_status = 'SUCCESS';
      book.refund({ refund_id, payment_id, cf_payment_id, refund_amount: payment_amount, refund_status });
    }
    if (subscription.subscription_status !== before) await changed(subscription);
  }

  /** One day's tries of one charge: banks try UPI again by themselves, and a card once. */
  async function execute(
    payment: SubscriptionPayment,
    decide: (payment: SubscriptionPayment, attempt: number) => Decision,
  ): Promise<void> {
    const subscription = known(payment.subscription_id);
    if (subscription.subscription_status !== 'ACTIVE') return judge(payment, 'FAILED');
    const tries = subscription.authorization_details.payment_group === 'upi' ? 4 : 1;
    let decision: Decision = 'FAILED';
    for (let attempt = 0; attempt < tries && decision === 'FAILED'; attempt += 1) {
      payment.retry_attempts = attempt;
      decision = decide(payment, attempt);
    }
    await judge(payment, decision);
  }

  return {
    book,
    clock: (its) => {
      now = its;
    },
    approve: async (id, decision = 'SUCCESS', method = 'upi') => {
      const subscription = known(id);
      if (subscription.subscription_status !== 'INITIALIZED')
        throw new Error(`Nobody can agree to what is ${subscription.subscription_status}`);
      const { authorization_details: approval } = subscription;
      const day = now().toISOString().slice(0, 10);
      const payment = book.pay(
        { subscription_id: id, payment_type: 'AUTH', payment_amount: approval.authorization_amount, day },
        now(),
      );
      approval.payment_group = method;
      approval.payment_id = payment.payment_id;
      await approved(subscription, payment, decision);
    },
    decideApproval: async (id, decision) => {
      const payment = book.payments(id).find((one) => one.payment_status === 'PENDING');
      if (!payment) throw new Error(`No bank is deciding about ${id}`);
      await approved(known(id), payment, decision);
    },
    become: async (id, status) => {
      const subscription = known(id);
      subscription.subscription_status = status;
      await changed(subscription);
      if (!isOver(subscription)) return;
      for (const payment of book.payments(id))
        if (payment.payment_status === 'INITIALIZED') await judge(payment, 'CANCELLED');
    },
    runDay: async (day, decide = () => 'SUCCESS') => {
      const isDue = (one: SubscriptionPayment) =>
        one.payment_status === 'INITIALIZED' && one.payment_schedule_date.slice(0, 10) <= day;
      for (const payment of book.charges().filter(isDue)) await execute(payment, decide);
    },
    decideCharge: async (paymentId, status) => {
      const payment = book.payment(paymentId);
      if (!payment) throw new Error(`Cashfree has no charge ${paymentId}`);
      await judge(payment, status);
    },
    endRefunds: async (status) => {
      for (const refund of book.refunds()) {
        if (refund.refund_status !== 'PENDING') continue;
        refund.refund_status = status;
        await tell(subscriptionRefundWebhook(secret, refund));
      }
    },
    answer: (call) =>
      answerSubscriptions(book, call, now(), {
        changed: (subscription) => void changed(subscription),
        onPayment: (payment) => void onPayment(payment),
      }),
  };
}
