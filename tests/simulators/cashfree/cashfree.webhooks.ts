// Cashfree's notices: signed over the exact bytes that are sent, at least once, in no order.
import { createHmac } from 'node:crypto';
import {
  type Attempt,
  type CashfreeDispute,
  type CashfreeOrder,
  type CashfreeRefund,
  type CashfreeSettlement,
  inIndia,
  paymentView,
} from './cashfree.book';

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

const eventTypes: Partial<Record<Attempt['payment_status'], string>> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
};

/** Base64 of HMAC-SHA256 over the timestamp (ms) and the bytes of the body, nothing between them. */
export const signCashfree = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64');

/** With the headers that Cashfree sends, and those of one of its services. */
export function signedWith(secret: string, body: string, headers: Record<string, string>): Webhook {
  const timestamp = String(Date.now());
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': signCashfree(secret, timestamp, body),
      'x-webhook-timestamp': timestamp,
      ...headers,
    },
  };
}

/** As it comes from payments. */
export const signed = (secret: string, body: string): Webhook =>
  signedWith(secret, body, { 'x-webhook-version': '2025-01-01', 'x-webhook-attempt': '1' });

/** Cashfree writes amounts with two decimals: reading the body and writing it again would lose them. */
export const withDecimals = (value: unknown): string =>
  JSON.stringify(value).replace(
    /("(?:order|payment|refund|dispute|authorization|plan_max)_amount":)(\d+(?:\.\d+)?)/g,
    (_all, name, amount) => `${String(name)}${Number(amount).toFixed(2)}`,
  );

/** Null for what Cashfree says nothing about. */
export function paymentWebhook(secret: string, attempt: Attempt, order: CashfreeOrder): Webhook | null {
  const type = eventTypes[attempt.payment_status];
  if (!type) return null;
  const { order_id, order_amount, order_currency, customer_details } = order;
  const data = {
    order: { order_id, order_amount, order_currency, order_tags: null },
    payment: paymentView(attempt, order),
    customer_details,
    error_details: paymentView(attempt, order).error_details,
  };
  return signed(secret, withDecimals({ data, event_time: inIndia(), type }));
}

export function refundWebhook(secret: string, refund: CashfreeRefund): Webhook {
  return signed(
    secret,
    withDecimals({
      data: { refund: { ...refund, refund_currency: 'INR' } },
      event_time: inIndia(),
      type: 'REFUND_STATUS_WEBHOOK',
    }),
  );
}

/** `event` is Cashfree's word for what happened, whatever the dispute is by the time it arrives. */
export function disputeWebhook(
  secret: string,
  event: 'CREATED' | 'UPDATED' | 'CLOSED',
  { order_id, cf_payment_id, ...dispute }: CashfreeDispute,
): Webhook {
  const order_details = { order_id, cf_payment_id: Number(cf_payment_id), order_currency: 'INR' };
  const data = { dispute, order_details };
  return signed(secret, withDecimals({ data, event_time: inIndia(), type: `DISPUTE_${event}` }));
}

export function settlementWebhook(secret: string, settlement: CashfreeSettlement): Webhook {
  const { cf_settlement_id, ...rest } = settlement;
  const data = { settlement: { settlement_id: Number(cf_settlement_id), ...rest } };
  return signed(
    secret,
    withDecimals({ data, event_time: inIndia(), type: `SETTLEMENT_${settlement.status}` }),
  );
}

/** Answers the status, 0 when nobody was there. */
export async function post(address: string, { body, headers }: Webhook): Promise<number> {
  return fetch(address, { method: 'POST', headers, body }).then(
    (answer) => answer.status,
    () => 0,
  );
}
