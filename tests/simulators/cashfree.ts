// Cashfree's payment gateway on loopback: its API, its hosted page, the script a shop loads, and its webhooks.
import type { ServerResponse } from 'node:http';
import { answerApi, broken, tooMany, unauthenticated } from './cashfree.api';
import { type AttemptStatus, type AttemptWish, type Book, createBook } from './cashfree.book';
import { checkoutScript, hostedPage } from './cashfree.page';
import { paymentWebhook, post, refundWebhook, type Webhook } from './cashfree.webhooks';
import { type Asked, answerJson, listen } from './loopback';

/** What goes wrong with the API; `lost`: it does what is asked, and the answer never arrives. */
export type CashfreeTrouble = 'down' | 'silent' | 'serverError' | 'nonsense' | 'lost' | 'tooMany';

export interface Cashfree {
  /** Of the API: CASHFREE_URL. */
  url: string;
  scriptUrl: string;
  /** What it remembers. */
  book: Book;
  /** Every API request so far, as `METHOD path`. */
  asked: string[];
  /** From now on, until told otherwise. Null: everything works. */
  trouble(kind: CashfreeTrouble | null): void;
  /** Whether the account may use order pay with UPI. */
  offersUpi(isOffered: boolean): void;
  /** Where webhooks go, as set in the dashboard; null: nowhere. */
  webhooksTo(address: string | null): void;
  /** A buyer's attempt without the hosted page, as by an app; answers its id, after the webhook. */
  pay(orderId: string, status?: AttemptStatus, wish?: AttemptWish): Promise<string>;
  /** A pending attempt is decided at last. */
  decide(paymentId: string, status: AttemptStatus): Promise<void>;
  /** Ends a refund that is under way. */
  endRefund(orderId: string, status: 'SUCCESS' | 'FAILED' | 'CANCELLED'): Promise<void>;
  /** Every webhook made, sent or not. */
  webhooks: Webhook[];
  /** Delivers a webhook, again if need be; answers the shop's status. */
  deliver(webhook: Webhook): Promise<number>;
  close(): Promise<void>;
}

export const cashfreeKeys = { clientId: 'TEST_haat_simulated', clientSecret: 'test_client_secret' };

export async function startCashfree(keys = cashfreeKeys): Promise<Cashfree> {
  const book = createBook();
  const asked: string[] = [];
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

  async function pay(orderId: string, status: AttemptStatus = 'SUCCESS', wish: AttemptWish = {}) {
    const attempt = book.attempt(orderId, status, wish);
    const order = book.order(orderId);
    if (order) await tell(paymentWebhook(keys.clientSecret, attempt, order));
    return attempt.cf_payment_id;
  }

  function api({ method, path, headers, body }: Asked, response: ServerResponse): void {
    asked.push(`${method} ${path}`);
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
    const answer = refused ?? answerApi(book, call, { offersUpi: isUpiOffered });
    if (trouble === 'lost') return void response.destroy();
    answerJson(response, answer.status, answer.body, {
      'x-api-version': String(headers['x-api-version'] ?? ''),
      'x-request-id': String(asked.length),
      ...(answer.status === 429 && { 'x-ratelimit-retry': '2', 'retry-after': '2' }),
    });
  }

  async function page({ method, path, body }: Asked, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(path, server.url);
    if (pathname === '/js/v3/cashfree.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(checkoutScript(server.url));
    const order = book.orderOfSession(pathname.slice('/checkout/'.length));
    if (!order) return void response.writeHead(404).end();
    if (method === 'POST') {
      const form = new URLSearchParams(body);
      await pay(order.order_id, (form.get('outcome') ?? 'USER_DROPPED') as AttemptStatus);
      return void response.writeHead(303, { location: form.get('return') ?? '/' }).end();
    }
    const back = searchParams.get('return') ?? order.order_meta['return_url'] ?? '';
    const html = hostedPage(order, back.replace('{order_id}', order.order_id));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }

  const server = await listen((request, response) =>
    request.path.startsWith('/pg/') ? api(request, response) : page(request, response),
  );

  return {
    url: `${server.url}/pg`,
    scriptUrl: `${server.url}/js/v3/cashfree.js`,
    book,
    asked,
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
    close: server.close,
  };
}
