// The worst that a guest is known to send, each with a creator's shop that makes it as costly as it can be.
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { kinds, plainKind, productKinds } from '@haat/kinds/facts';
import { sampleOf } from '@haat/kinds/samples';
import type { OrderDocuments } from '@haat/openapi';
import { call } from '../tests/simulators/call';
import type { Haat } from '../tests/simulators/haat';
import { decide, expectStatus, placeOrder, publishPage, signIn } from '../tests/simulators/shop';

export interface WorstRequest {
  name: string;
  /** `index` grows with each request, so that nothing is answered from what was kept where an address or body can differ. */
  make(index: number): {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
  };
}

const handle = 'worst_shop';
const kind = kinds.find((one) => sampleOf(one).contentWithMarkdown !== undefined) ?? plainKind;
const courses = 30;
const pathological = ['[a][', '> ', '*a_', '|a', '![](<', '&#x110000;', '<a@b'].map((piece) =>
  piece.repeat(Math.floor(20_000 / piece.length)),
);
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const times = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));

/** Fills a shop with pathological texts and sells something in it once; answers what to send to it. */
export async function worstRequests(haat: Haat): Promise<WorstRequest[]> {
  const { token } = await signIn(haat, '9788888888', 'Asha Verma');
  expectStatus(await call(haat.url, 'PATCH', '/api/account', { token, body: { handle } }), 200);
  const ids: string[] = [];
  for (let number = 0; number < courses; number += 1) ids.push(await openCourse(haat, token, number));
  const document = await sellOnce(haat, token, ids[0] ?? '');
  const id = (index: number) => ids[index % ids.length] ?? '';
  return [...pages(id, document), ...bodies(id), ...writes(id)];
}

async function openCourse(haat: Haat, token: string, number: number): Promise<string> {
  const text = pathological[number % pathological.length] ?? '';
  const content = sampleOf(kind).contentWithMarkdown?.(text);
  const product = await publishPage(haat.url, token, {
    kind,
    title: `क्षि\u200d ${number} ${'👩🏽‍🌾'.repeat(10)}`,
    description: text.slice(0, 5_000),
    ...(content && { content }),
  });
  return product.id;
}

async function sellOnce(haat: Haat, token: string, productId: string): Promise<string> {
  const buyer = { phone: '+919777777777', email: 'buyer@example.in', name: 'Ravi' };
  const placed = await placeOrder(haat.url, { productId, buyer }, 'the one sale');
  await decide(haat.url, placed.payment.session);
  const documents = await call<OrderDocuments>(haat.url, 'GET', `/api/transactions/${placed.id}/documents`, {
    token,
  });
  const [document] = expectStatus(documents, 200).items;
  if (!document) throw new Error('The sale has no receipt.');
  return new URL(document.url, haat.url).pathname + new URL(document.url, haat.url).search;
}

/** What is read: pages of pathological texts, pictures, documents. */
function pages(id: (index: number) => string, document: string): WorstRequest[] {
  const get = (name: string, path: (index: number) => string): WorstRequest => ({
    name,
    make: (index) => ({ method: 'GET', path: path(index) }),
  });
  return [
    get('creator page', (index) => `/@${handle}?utm_source=${index}`),
    get(
      'preview',
      (index) => `${productKinds[kind].previewBase}${id(index)}?utm_campaign=${index}&k=${index}`,
    ),
    get('share picture', (index) => `/share/${id(index)}.png?${index}`),
    get('receipt', (index) => `${document}&copy=${index}`),
    get(
      'receipt of nobody',
      (index) => `/access/${id(index)}/papers/INV-${index}.pdf?paper=${'A'.repeat(64)}`,
    ),
    get('public product', (index) => `/api/public/products/${id(index)}`),
    get('discount code', (index) => `/api/public/products/${id(index)}/discount?code=TRY${index}`),
    get('endless number', () => '/api/public/products/x/reviews?limit=1e400'),
    get('reviews', (index) => `/pp/${id(index)}/reviews?cursor=${'%EF%BF%BF'.repeat(200)}${index}`),
    get('long address', (index) => `/${'%E0%A4%95'.repeat(1_500)}${index}`),
    get('sitemap', () => '/sitemap.xml'),
  ];
}

/** Bodies that are large, deep or wide, and refused. */
function bodies(id: (index: number) => string): WorstRequest[] {
  const post = (
    name: string,
    path: string,
    body: string | Buffer,
    headers: Record<string, string> = json,
  ): WorstRequest => ({
    name,
    make: () => ({ method: 'POST', path, headers, body }),
  });
  const gallery = `{"gallery":[${times('{},', 1_000_000)}{}]}`;
  const values = `{"productId":"${id(0)}","answers":{${times('"a":{},', 90_000)}"b":1}}`;
  return [
    post('compressed body', '/api/orders', brotliCompressSync(gallery), {
      ...json,
      'content-encoding': 'br',
    }),
    post('megabyte', '/api/orders', gallery),
    post('many values', '/api/orders', values),
    post('deep', '/api/orders', `${'['.repeat(45_000)}${']'.repeat(45_000)}`),
    post('not JSON', '/api/orders', times('{"a":', 98_000)),
    post('webhook', '/webhooks/cashfree', times('{"data":[1,', 130_000)),
    post('browser error', '/api/browser-errors', JSON.stringify({ message: times('अ', 15_000) })),
    post('wide form', `/pp/${id(0)}/checkout`, times('a=%E0%A4%95&', 250_000), form),
  ];
}

/** What would be stored: orders, codes, claims. */
function writes(id: (index: number) => string): WorstRequest[] {
  const phone = (index: number) => String(6_000_000_000 + (index % 900_000_000));
  const send = (
    name: string,
    path: (index: number) => string,
    body: (index: number) => object,
    headers: (index: number) => Record<string, string> = () => ({}),
  ): WorstRequest => ({
    name,
    make: (index) => ({
      method: 'POST',
      path: path(index),
      headers: { ...json, ...headers(index) },
      body: JSON.stringify(body(index)),
    }),
  });
  return [
    send(
      'unpaid order',
      () => '/api/orders',
      (index) => ({
        productId: id(index),
        buyer: { phone: `+91${phone(index)}`, email: `someone${index}@example.in`, name: times('ॐ', 200) },
        remind: true,
      }),
      () => ({ 'idempotency-key': randomBytes(12).toString('hex') }),
    ),
    send(
      'code',
      () => '/api/send-otp',
      (index) => ({ phone: phone(index) }),
    ),
    send(
      'wrong code',
      () => '/api/verify-otp',
      (index) => ({
        phone: phone(index % 10),
        otp: String(100_000 + (index % 900_000)),
        email: '',
        is_p: false,
      }),
    ),
    send(
      'opened',
      (index) => `/api/public/products/${id(index)}/opened`,
      () => ({}),
    ),
    send(
      'guessed payment',
      (index) => `/sandbox/payments/${index}`,
      () => ({ outcome: 'success', method: 'upi' }),
    ),
  ];
}
