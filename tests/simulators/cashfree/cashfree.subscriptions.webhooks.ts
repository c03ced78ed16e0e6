// What Cashfree tells of subscriptions: what stands for the mandate, its payments, and refunds of them.
import { inIndia } from './cashfree.book';
import {
  type Subscription,
  type SubscriptionPayment,
  type SubscriptionRefund,
  subscriptionPaymentView,
} from './cashfree.subscriptions.book';
import { signed, type Webhook, withDecimals } from './cashfree.webhooks';

const signedWebhook = (secret: string, type: string, data: object): Webhook =>
  signed(secret, withDecimals({ data, event_time: inIndia(), type }));

export function statusWebhook(secret: string, subscription: Subscription): Webhook {
  const { customer_details, plan_details, authorization_details, ...subscription_details } = subscription;
  return signedWebhook(secret, 'SUBSCRIPTION_STATUS_CHANGED', {
    subscription_details,
    customer_details,
    plan_details,
    authorization_details,
    payment_gateway_details: null,
  });
}

/** Of a payment that has been decided; null for one that has not. */
export function subscriptionPaymentWebhook(
  secret: string,
  payment: SubscriptionPayment,
  subscription: Subscription,
): Webhook | null {
  const data = {
    ...subscriptionPaymentView(payment, subscription),
    cf_subscription_id: subscription.cf_subscription_id,
  };
  if (payment.payment_type === 'AUTH') return signedWebhook(secret, 'SUBSCRIPTION_AUTH_STATUS', data);
  if (payment.payment_status === 'INITIALIZED')
    return signedWebhook(secret, 'SUBSCRIPTION_PAYMENT_NOTIFICATION_INITIATED', data);
  if (payment.payment_status === 'PENDING') return null;
  return signedWebhook(secret, `SUBSCRIPTION_PAYMENT_${payment.payment_status}`, data);
}

export const subscriptionRefundWebhook = (secret: string, refund: SubscriptionRefund): Webhook =>
  signedWebhook(secret, 'SUBSCRIPTION_REFUND_STATUS', refund);
