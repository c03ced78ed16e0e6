// Cashfree's API of subscriptions: what it checks of a request, and what it answers.
import { type ApiAnswer, type Given, invalid, isAmount, isText, refusal } from './cashfree.api';
import {
  isOver,
  type Subscription,
  type SubscriptionBook,
  type SubscriptionPayment,
  type SubscriptionRefund,
  subscriptionPaymentView,
} from './cashfree.subscriptions.book';

/** What happened by a call, to be told by webhook. */
export interface Happened {
  changed(subscription: Subscription): void;
  onPayment(payment: SubscriptionPayment, subscription: Subscription): void;
}

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const isId = (value: unknown) => isText(value, /^[\w .-]{1,250}$/);
const inside = (given: Given, name: string) => (given[name] ?? {}) as Given;

function create(book: SubscriptionBook, given: Given): ApiAnswer {
  const customer = inside(given, 'customer_details') as Record<string, string>;
  const plan = inside(given, 'plan_details');
  const approval = inside(given, 'authorization_details');
  const meta = inside(given, 'subscription_meta') as { return_url?: string };
  const until = given['subscription_expiry_time'];
  if (!isId(given['subscription_id'])) return invalid('subscription_id');
  if (!isText(customer['customer_email'], /^[^@\s]+@[^@\s]+$/))
    return invalid('customer_details.customer_email');
  if (!isText(customer['customer_phone'], /^\d{10}$/)) return invalid('customer_details.customer_phone');
  if (plan['plan_type'] !== 'ON_DEMAND') return invalid('plan_details.plan_type');
  if (!isText(plan['plan_name'], /^[\w .-]{1,40}$/)) return invalid('plan_details.plan_name');
  if (!isAmount(plan['plan_max_amount'], 1)) return invalid('plan_details.plan_max_amount');
  if (!isAmount(approval['authorization_amount'], 1))
    return invalid('authorization_details.authorization_amount');
  if (!Array.isArray(approval['payment_methods'])) return invalid('authorization_details.payment_methods');
  if (meta.return_url !== undefined && !isText(meta.return_url, /^https?:.{1,240}$/))
    return invalid('subscription_meta.return_url');
  if (Number.isNaN(Date.parse(String(until)))) return invalid('subscription_expiry_time');
  const id = String(given['subscription_id']);
  if (book.subscription(id))
    return refusal(409, 'subscription with same id is already present', 'subscription_already_exists');
  const opened = book.open({
    subscription_id: id,
    customer_details: customer,
    plan_details: plan as unknown as Subscription['plan_details'],
    subscription_meta: meta,
    subscription_expiry_time: String(until),
    authorization_amount: Number(approval['authorization_amount']),
    authorization_amount_refund: approval['authorization_amount_refund'] === true,
  });
  return ok(opened);
}

const dayMs = 86_400_000;
/** The day and the hour by India's clocks. */
const clockOf = (at: Date) => {
  const local = new Date(at.getTime() + 5.5 * 3_600_000);
  return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() };
};

/** Tomorrow before 21:00, or up to 14 days ahead: the bank has to be told a day before. */
function isDayToCharge(value: unknown, now: Date): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)(T[\d:]{8})?$/.exec(String(value)) ?? [];
  if (day === undefined) return false;
  const today = clockOf(now);
  const ahead = (Date.parse(day) - Date.parse(today.day)) / dayMs;
  return ahead >= (today.hour < 21 ? 1 : 2) && ahead <= 14;
}

function charge(book: SubscriptionBook, given: Given, now: Date, { onPayment }: Happened): ApiAnswer {
  const subscription = book.subscription(String(given['subscription_id']));
  if (!subscription) return refusal(404, 'Subscription does not exist', 'subscription_does_not_exist');
  if (given['payment_type'] !== 'CHARGE') return invalid('payment_type');
  if (!isId(given['payment_id'])) return invalid('payment_id');
  const paymentId = String(given['payment_id']);
  if (book.payment(paymentId))
    return refusal(409, 'payment with same id is already present', 'payment_already_exists');
  if (subscription.subscription_status !== 'ACTIVE')
    return refusal(400, 'Subscription is not active', 'subscription_not_active');
  const amount = given['payment_amount'];
  if (!isAmount(amount, 1) || Number(amount) > subscription.plan_details.plan_max_amount)
    return invalid('payment_amount');
  if (!isDayToCharge(given['payment_schedule_date'], now)) return invalid('payment_schedule_date');
  const payment = book.pay(
    {
      subscription_id: subscription.subscription_id,
      payment_id: paymentId,
      payment_type: 'CHARGE',
      payment_amount: Number(amount),
      day: String(given['payment_schedule_date']),
    },
    now,
  );
  onPayment(payment, subscription);
  return ok({ ...payment, payment_method: subscription.authorization_details.payment_group, data: null });
}

function cancel(
  book: SubscriptionBook,
  subscription: Subscription,
  given: Given,
  happened: Happened,
): ApiAnswer {
  if (given['action'] !== 'CANCEL') return invalid('action');
  if (isOver(subscription)) return refusal(400, 'Subscription cannot be cancelled', 'subscription_inactive');
  subscription.subscription_status = 'CANCELLED';
  happened.changed(subscription);
  for (const payment of book.payments(subscription.subscription_id))
    if (payment.payment_status === 'INITIALIZED') cancelPayment(payment, subscription, happened);
  return ok(subscription);
}

function cancelPayment(
  payment: SubscriptionPayment,
  subscription: Subscription,
  { onPayment }: Happened,
): ApiAnswer {
  if (payment.payment_status !== 'INITIALIZED')
    return refusal(400, 'Payment cannot be cancelled', 'payment_not_cancellable');
  payment.payment_status = 'CANCELLED';
  onPayment(payment, subscription);
  return ok(subscriptionPaymentView(payment, subscription));
}

function refund(book: SubscriptionBook, subscription: Subscription, given: Given): ApiAnswer {
  const id = given['refund_id'];
  if (!isText(id, /^[\w-]{3,40}$/)) return invalid('refund_id');
  if (!isAmount(given['refund_amount'], 0.01)) return invalid('refund_amount');
  const paid = book
    .payments(subscription.subscription_id)
    .find(
      ({ payment_id, cf_payment_id, payment_status }) =>
        payment_status === 'SUCCESS' &&
        (payment_id === given['payment_id'] || cf_payment_id === String(given['cf_payment_id'])),
    );
  const before = book.refunds().filter(({ payment_id }) => payment_id === paid?.payment_id);
  const paise = (rupees: number) => Math.round(rupees * 100);
  const given_back = before.reduce((sum, { refund_amount }) => sum + paise(refund_amount), 0);
  if (!paid || paise(Number(given['refund_amount'])) > paise(paid.payment_amount) - given_back)
    return refusal(400, 'Refund amount exceeds the amount left to refund', 'refund_amount_invalid');
  // Last of all: once everything went back, the same refund is refused for its amount.
  if (book.refunds().some(({ refund_id }) => refund_id === id))
    return refusal(409, 'refund with same id is already present', 'refund_already_exists');
  return ok(
    book.refund({
      refund_id: String(id),
      payment_id: paid.payment_id,
      cf_payment_id: paid.cf_payment_id,
      refund_amount: Number(given['refund_amount']),
      refund_status: 'PENDING',
    }),
  );
}

const found = (row: SubscriptionRefund | undefined): ApiAnswer =>
  row ? ok(row) : refusal(404, 'Refund not found', 'refund_not_found');

/** `path` is what follows `/pg`. */
export function answerSubscriptions(
  book: SubscriptionBook,
  request: { method: string; path: string; given: Given },
  now: Date,
  happened: Happened,
): ApiAnswer {
  const { method, given } = request;
  const [, , id = '', part, partId, partAct] = request.path.split('/').map(decodeURIComponent);
  if (id === '' && method === 'POST') return create(book, given);
  if (id === 'pay' && method === 'POST') return charge(book, given, now, happened);
  const subscription = book.subscription(id);
  if (!subscription) return refusal(404, 'Subscription does not exist', 'subscription_does_not_exist');
  if (part === undefined) return ok(subscription);
  if (part === 'manage') return cancel(book, subscription, given, happened);
  if (part === 'refunds' && method === 'POST') return refund(book, subscription, given);
  if (part === 'refunds' && partId !== undefined)
    return found(book.refunds().find(({ refund_id }) => refund_id === partId));
  const payments = book.payments(id);
  if (part !== 'payments') return refusal(404, 'Not found', 'not_found');
  if (partId === undefined) return ok(payments.map((one) => subscriptionPaymentView(one, subscription)));
  const payment = payments.find((one) => one.payment_id === partId);
  if (!payment) return refusal(404, 'Payment not found', 'payment_not_found');
  if (partAct === 'manage')
    return given['action'] === 'CANCEL' ? cancelPayment(payment, subscription, happened) : invalid('action');
  return ok(subscriptionPaymentView(payment, subscription));
}
