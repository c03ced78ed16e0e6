// What a creator and a buyer do through the public API, in one line each, for tests that are about something else.
import type { NewOrder, NewProduct, Order, PlacedOrder, Product, User } from '@haat/openapi';
import { type Answer, call } from './call';

export interface Creator {
  token: string;
  user: User;
}

interface Outbox {
  url: string;
  outbox(): Promise<{ channel: string; to: string; otp?: string }[]>;
}

const passwordWithinMs = 15_000;

/** Throws with the whole answer when the status is another one. */
export function expectStatus<Body>(answer: Answer<Body>, status: number): Body {
  if (answer.status === status) return answer.body;
  throw new Error(
    `${answer.method} ${answer.path}: ${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`,
  );
}

/** Signs in by the password the development outbox shows. `national` is ten digits. */
export async function signIn(server: Outbox, national: string, name?: string): Promise<Creator> {
  const otp = await askForPassword(server, national);
  const body = { phone: national, otp, email: '', is_p: false, name: name ?? null };
  return expectStatus(await call<Creator>(server.url, 'POST', '/api/verify-otp', { body }), 200);
}

/** Asks for a password and answers it. */
export async function askForPassword(server: Outbox, national: string): Promise<string> {
  const to = `+91${national}`;
  const before = (await passwordsSentTo(server, to)).length;
  expectStatus(await call(server.url, 'POST', '/api/send-otp', { body: { phone: national } }), 200);
  return passwordSentTo(server, to, before);
}

/** The newest password on its way to an E.164 phone or an e-mail, after the first `before`; a job sends it, so it may take a moment. */
export async function passwordSentTo(server: Outbox, to: string, before = 0): Promise<string> {
  const deadline = Date.now() + passwordWithinMs;
  while (Date.now() < deadline) {
    const passwords = await passwordsSentTo(server, to);
    const newest = passwords[0];
    if (passwords.length > before && newest !== undefined) return newest;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No password was sent to ${to}.`);
}

/** Newest first. */
async function passwordsSentTo(server: Outbox, to: string): Promise<string[]> {
  return (await server.outbox()).flatMap((one) => (one.to === to && one.otp !== undefined ? [one.otp] : []));
}

const page: NewProduct = {
  kind: 'page',
  title: 'Sourdough at home',
  description: 'A weekend of bread.',
  prices: [{ type: 'once', amount: 49_900 }],
  thankYou: { message: 'The recipe is on its way.' },
};

/** Makes a product and puts it on sale. */
export async function publishProduct(url: string, token: string, body: NewProduct): Promise<Product> {
  const draft = expectStatus(await call<Product>(url, 'POST', '/api/products', { body, token }), 201);
  return expectStatus(await call<Product>(url, 'POST', `/api/products/${draft.id}/publish`, { token }), 200);
}

/** Makes a payment page and publishes it. */
export const publishPage = (url: string, token: string, fields: Partial<NewProduct> = {}): Promise<Product> =>
  publishProduct(url, token, { ...page, ...fields });

/** Publishes a PDF alone, with the name of its buyer across every page. */
export const publishStampedBook = (url: string, token: string, mediaId: string): Promise<Product> =>
  publishProduct(url, token, {
    kind: 'lock',
    title: 'The book of bread',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { items: [{ id: 'a', type: 'file', title: 'The book', mediaId, stamp: 'pages' }] },
  });

/** Publishes a video alone. */
export const publishFilm = (url: string, token: string, mediaId: string): Promise<Product> =>
  publishProduct(url, token, {
    kind: 'lock',
    title: 'Bread, filmed',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { items: [{ id: 'a', type: 'video', title: 'The film', mediaId }] },
  });

/** Opens an order; the key makes it the same order however often it is asked for. */
export async function placeOrder(url: string, order: NewOrder, key: string): Promise<PlacedOrder> {
  const headers = { 'idempotency-key': key };
  return expectStatus(await call<PlacedOrder>(url, 'POST', '/api/orders', { body: order, headers }), 201);
}

/** Decides a sandbox payment as its page would. */
export async function decide(
  url: string,
  session: string,
  outcome: 'success' | 'failed' | 'dropped' = 'success',
): Promise<void> {
  const path = `/sandbox/payments/${encodeURIComponent(session)}`;
  expectStatus(await call(url, 'POST', path, { body: { outcome, method: 'upi' } }), 200);
}

export async function readOrder(url: string, placed: { id: string; token: string }): Promise<Order> {
  const headers = { 'order-token': placed.token };
  return expectStatus(await call<Order>(url, 'GET', `/api/orders/${placed.id}`, { headers }), 200);
}
