// Cashfree's payment gateway on loopback: its API, its hosted page, the script a shop loads, and its webhooks.
import type { ServerResponse } from 'node:http';
import { type Asked, answerJson, listen } from '../loopback';
import { answerApi, broken, tooMany, unauthenticated } from './cashfree.api';
import {
  type AttemptStatus,
  type AttemptWish,
  type Book,
  type CashfreeDispute,
  createBook,
  inIndia,
} from './cashfree.book';
import { approvalPage, checkoutScript, hostedPage, returningPage } from './cashfree.page';
import { createSubscriptions, type Subscriptions } from './cashfree.subscriptions';
import type { Decision, MandateMethod } from './cashfree.subscriptions.book';
import {
  disputeWebhook,
  paymentWebhook,
  post,
  refundWebhook,
  settlementWebhook,
  type Webhook,
} from './cashfree.webhooks';

/** What goes wrong with the API; `lost`: it does what is asked, and the answer never arrives. */
export type CashfreeTrouble = 'down' | 'silent' | 'serverError' | 'nonsense' | 'lost' | 'tooMany';

export interface Cashfree {
  /** Of the API: CASHFREE_URL. */
  url: string;
  scriptUrl: string;
  /** What it remembers. */
  book: Book;
  /** Mandates and what is charged to them. */
  subscriptions: Subscriptions;
  /** Every API request so far, as `METHOD path`. */
  requests: string[];
  /** From now on, until told otherwise. Null: everything works. */
  trouble(kind: CashfreeTrouble | null): void;
  /** Whether the account may use order pay with UPI. */
  offersUpi(isOffered: boolean): void;
  /** Where webhooks go, as set in the dashboard; null: nowhere. */
  webhooksTo(address: string | null): void;
  /** A buyer's attempt without the hosted page, as by an app; answers its id, after the webhook. */
  pay(orderId: string, status?: AttemptStatus, input?: AttemptWish): Promise<string>;
  /** A pending attempt is decided at last. */
  decide(paymentId: string, status: AttemptStatus): Promise<void>;
  /** Ends a refund that is under way. */
  endRefund(orderId: string, status: 'SUCCESS' | 'FAILED' | 'CANCELLED'): Promise<void>;
  /** Gives money back by itself, as Cashfree does with a payment it could not place. */
  refundByItself(orderId: string): Promise<void>;
  /** Payment disputed of an order; the same again with another status when it goes on. Answers the dispute's id. */
  dispute(orderId: string, ending: string, input?: DisputeWish): Promise<string>;
  /** Pays out to the shop's bank, or takes it back. */
  settle(settlement: Parameters<Book['settle']>[0]): Promise<void>;
  /** Every webhook made, sent or not. */
  webhooks: Webhook[];
  /** Delivers a webhook, again if need be; answers the shop's status. */
  deliver(webhook: Webhook): Promise<number>;
  close(): Promise<void>;
}

export interface DisputeWish {
  id?: string;
  /** The order's first that went through when left out. */
  paymentId?: string;
  stage?: CashfreeDispute['dispute_type'];
  /** Rupees; the whole payment when left out. */
  amount?: number;
}

export const cashfreeKeys = { clientId: 'TEST_haat_simulated', clientSecret: 'test_client_secret' };

const sendPage = (response: ServerResponse, html: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);

export async function startCashfree(keys = cashfreeKeys): Promise<Cashfree> {
  const book = createBook();
  const requests: string[] = [];
  const webhooks: Webhook[] = [];
  let trouble: CashfreeTrouble | null = null;
  let isUpiOffered = true;
  let shop: string | null = null;

  const deliver = (webhook: Webhook) => (shop === null ? Promise.resolve(0) : post(shop, webhook));
  async function tell(webhook: Webhook | null): Promise<void> {
    if (!webhook) return;
    webhooks.push(webhook);
    await deliver(webhook);
  }

  const subscriptions = createSubscriptions(keys.clientSecret, tell);

  async function pay(orderId: string, status: AttemptStatus = 'SUCCESS', input: AttemptWish = {}) {
    const attempt = book.attempt(orderId, status, input);
    const order = book.order(orderId);
    if (order) await tell(paymentWebhook(keys.clientSecret, attempt, order));
    return attempt.cf_payment_id;
  }

  function api({ method, path, headers, body }: Asked, response: ServerResponse): void {
    requests.push(`${method} ${path}`);
    if (trouble === 'silent') return;
    if (trouble === 'down') return void response.destroy();
    if (trouble === 'nonsense') return void response.writeHead(200).end('<html>maintenance</html>');
    const { clientId, clientSecret } = keys;
    const isKnown = headers['x-client-id'] === clientId && headers['x-client-secret'] === clientSecret;
    const refused = !isKnown
      ? unauthenticated()
      : trouble === 'serverError'
        ? broken()
        : trouble === 'tooMany'
          ? tooMany()
          : null;
    const given = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>;
    const call = { method, path: path.slice('/pg'.length), given };
    const answer =
      refused ??
      (call.path.startsWith('/subscriptions')
        ? subscriptions.answer(call)
        : answerApi(book, call, { offersUpi: isUpiOffered }));
    if (trouble === 'lost') return void response.destroy();
    answerJson(response, answer.status, answer.body, {
      'x-api-version': String(headers['x-api-version'] ?? ''),
      'x-request-id': String(requests.length),
      ...(answer.status === 429 && { 'x-ratelimit-retry': '2', 'retry-after': '2' }),
    });
  }

  async function page({ method, path, body }: Asked, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(path, server.url);
    if (pathname === '/js/v3/cashfree.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(checkoutScript(server.url));
    const mandate = subscriptions.book.ofSession(pathname.slice('/mandate/'.length));
    if (mandate && method === 'GET') return sendPage(response, approvalPage(mandate));
    if (mandate) {
      const form = new URLSearchParams(body);
      const decision = form.get('decision') as Decision | null;
      const chosen = (form.get('method') ?? 'upi') as MandateMethod;
      if (decision && mandate.subscription_status === 'INITIALIZED')
        await subscriptions.approve(mandate.subscription_id, decision, chosen);
      return sendPage(response, returningPage(mandate));
    }
    const order = book.orderOfSession(pathname.slice('/checkout/'.length));
    if (!order) return void response.writeHead(404).end();
    if (method === 'POST') {
      const form = new URLSearchParams(body);
      await pay(order.order_id, (form.get('outcome') ?? 'USER_DROPPED') as AttemptStatus);
      return void response.writeHead(303, { location: form.get('return') ?? '/' }).end();
    }
    const back = searchParams.get('return') ?? order.order_meta['return_url'] ?? '';
    sendPage(response, hostedPage(order, back.replace('{order_id}', order.order_id)));
  }

  const server = await listen((request, response) =>
    request.path.startsWith('/pg/') ? api(request, response) : page(request, response),
  );

  return {
    url: `${server.url}/pg`,
    scriptUrl: `${server.url}/js/v3/cashfree.js`,
    book,
    subscriptions,
    requests,
    webhooks,
    deliver,
    pay,
    trouble: (kind) => {
      trouble = kind;
    },
    offersUpi: (isOffered) => {
      isUpiOffered = isOffered;
    },
    webhooksTo: (address) => {
      shop = address;
    },
    decide: async (paymentId, status) => {
      const attempt = book.decide(paymentId, status);
      const order = book.order(attempt.order_id);
      if (order) await tell(paymentWebhook(keys.clientSecret, attempt, order));
    },
    endRefund: async (orderId, status) => {
      for (const refund of book.refunds(orderId)) {
        if (refund.refund_status !== 'PENDING') continue;
        refund.refund_status = status;
        await tell(refundWebhook(keys.clientSecret, refund));
      }
    },
    refundByItself: async (orderId) => {
      const paid = book.attempts(orderId).find(({ payment_status }) => payment_status === 'SUCCESS');
      if (!paid) throw new Error(`Cashfree has no payment of order ${orderId}`);
      const refund = book.refund({
        refund_id: `auto_${paid.cf_payment_id}`,
        order_id: orderId,
        cf_payment_id: paid.cf_payment_id,
        refund_amount: paid.payment_amount,
        refund_status: 'SUCCESS',
        refund_type: 'PAYMENT_AUTO_REFUND',
      });
      await tell(refundWebhook(keys.clientSecret, refund));
    },
    dispute: async (orderId, ending, { id, paymentId, stage = 'CHARGEBACK', amount } = {}) => {
      const paid = book
        .attempts(orderId)
        .find(
          (one) => one.payment_status === 'SUCCESS' && one.cf_payment_id === (paymentId ?? one.cf_payment_id),
        );
      if (!paid) throw new Error(`Cashfree has no payment of order ${orderId}`);
      const dispute = book.dispute({
        ...(id !== undefined && { dispute_id: id }),
        order_id: orderId,
        cf_payment_id: paid.cf_payment_id,
        dispute_type: stage,
        dispute_status: `${stage}_${ending}`,
        dispute_amount: amount ?? paid.payment_amount,
        reason_code: '4855',
        reason_description: 'Goods or Services Not Provided',
        respond_by: inIndia(Date.now() + 7 * 86_400_000),
      });
      const isOver = /MERCHANT|INSUFFICIENT/.test(ending);
      const event = isOver ? 'CLOSED' : id === undefined ? 'CREATED' : 'UPDATED';
      await tell(disputeWebhook(keys.clientSecret, event, dispute));
      return dispute.dispute_id;
    },
    settle: async (settlement) => {
      await tell(settlementWebhook(keys.clientSecret, book.settle(settlement)));
    },
    close: server.close,
  };
}
