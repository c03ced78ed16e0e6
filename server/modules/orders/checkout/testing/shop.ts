import type { AddressInfo } from 'node:net';
import type { Order, PlacedOrder, Price, Question, TransactionDetail, Wallet } from '@haat/openapi';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../../../app';
import type { Carriers } from '../../../../gateways';
import { createPaymentGateways, type NoticeOutcome, type PaymentNotice } from '../../../../gateways/payments';
import { signWebhook } from '../../../../gateways/payments/sandbox/sandbox.signature';
import { createPayoutGateways } from '../../../../gateways/payouts';
import { createVerification } from '../../../../gateways/verification';
import { json } from '../../../../platform/database/schema';
import { noCarriers, type TestDeps, testDeps } from '../../../../platform/testing/testing';
import { sentCode } from '../../../messaging/sending/testing/sent-code';

export interface Seller {
  id: string;
  token: string;
  phone: string;
}

export interface Shop {
  deps: TestDeps;
  app: FastifyInstance;
  /** A signed-in creator with a name. */
  seller(name?: string): Promise<Seller>;
  /** A published page; answers its id. */
  page(seller: Seller, options?: { prices?: Price[]; questions?: Question[] }): Promise<string>;
  call(
    request: InjectOptions & { token?: string },
  ): Promise<{ status: number; body: never; headers: Record<string, unknown> }>;
  order(
    productId: string,
    more?: object,
    key?: string,
  ): Promise<{ status: number; body: PlacedOrder; headers: Record<string, unknown> }>;
  pay(
    session: string,
    outcome?: NoticeOutcome,
  ): Promise<{ status: number; body: { outcome: string; returnUrl: string } }>;
  /** Posts a webhook of the sandbox, correctly signed unless told otherwise. */
  webhook(notice: Partial<PaymentNotice>, headers?: Record<string, string>): Promise<number>;
  read(placed: PlacedOrder): Promise<Order>;
  wallet(seller: Seller): Promise<Wallet>;
  sale(seller: Seller, id: string): Promise<TransactionDetail>;
  count(table: string, where?: string): Promise<number>;
  close(): Promise<void>;
}

let keys = 0;
export const newKey = () => `key-${String(++keys).padStart(8, '0')}`;

interface ShopContext {
  app: Shop['app'];
  people: number;
  deps: TestDeps;
  random: TestDeps['random'];
  clock: TestDeps['clock'];
  database: TestDeps['database'];
}

async function call(
  { app }: ShopContext,
  { token, ...request }: InjectOptions & { token?: string },
): Promise<{ status: number; body: never; headers: Record<string, unknown> }> {
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await app.inject({ ...request, headers });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    body: (isJson ? response.json() : response.body) as never,
    headers: response.headers,
  };
}

async function get<T>(context: ShopContext, url: string, token: string): Promise<T> {
  const { status, body } = await call(context, { method: 'GET', url, token });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body;
}

async function seller(context: ShopContext, name: string = 'Asha'): Promise<Seller> {
  const phone = `+9198765${String(10_000 + ++context.people)}`;
  await call(context, { method: 'POST', url: '/api/send-otp', payload: { phone } });
  const otp = await sentCode(context.deps, phone);
  const signedIn = await call(context, {
    method: 'POST',
    url: '/api/verify-otp',
    payload: { phone, otp, name },
  });
  const { user, token } = signedIn.body as { user: { id: string }; token: string };
  return { id: user.id, token, phone };
}

async function page(
  context: ShopContext,
  seller: Seller,
  {
    prices = [{ type: 'once', amount: 49_900 }],
    questions = [],
  }: { prices?: Price[]; questions?: Question[] } = {},
): Promise<string> {
  const payload = {
    kind: 'page',
    title: 'Raga basics',
    prices,
    questions,
    thankYou: { message: 'Welcome **in**' },
  };
  const made = await call(context, { method: 'POST', url: '/api/products', token: seller.token, payload });
  const { id } = made.body as { id: string };
  const published = await call(context, {
    method: 'POST',
    url: `/api/products/${id}/publish`,
    token: seller.token,
  });
  if (published.status !== 200) throw new Error(json(published.body));
  return id;
}

function order(
  context: ShopContext,
  productId: string,
  more: object = {},
  key: string = newKey(),
): Promise<{ status: number; body: PlacedOrder; headers: Record<string, unknown> }> {
  return call(context, {
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': key },
    payload: { productId, buyer: { phone: '98765 43210', name: 'Ravi' }, ...more },
  });
}

async function webhook(
  context: ShopContext,
  notice: Partial<PaymentNotice>,
  headers?: Record<string, string>,
): Promise<number> {
  const { random, deps, clock } = context;

  const eventId = random.publicId();
  const body = Buffer.from(
    json({
      eventId,
      paymentId: `sbx_${eventId}`,
      outcome: 'success',
      currency: 'INR',
      method: 'upi',
      ...notice,
    }),
  );
  const response = await call(context, {
    method: 'POST',
    url: '/webhooks/sandbox',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signWebhook(deps.signer, body, clock.now())),
    },
    payload: body,
  });
  return response.status;
}

async function read(context: ShopContext, placed: PlacedOrder): Promise<Order> {
  const { body } = await call(context, {
    method: 'GET',
    url: `/api/orders/${placed.id}`,
    headers: { 'order-token': placed.token },
  });
  return body;
}

async function count({ database }: ShopContext, table: string, where: string = 'true'): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${where}`,
  );
  return rows[0]?.n ?? 0;
}

async function close({ app, deps }: ShopContext): Promise<void> {
  await app.close();
  await deps.close();
}

/** A whole server that listens on loopback, so that the sandbox's webhooks travel as they do in life. */
export async function openShop(
  overrides: Parameters<typeof testDeps>[0] = {},
  carriers: Partial<Carriers> = {},
): Promise<Shop> {
  let origin = '';
  // Tests ask more of one address than people do.
  const config = { addressLimits: false, ...overrides.config } as never;
  const deps = await testDeps({ webhookBase: () => origin, ...overrides, config });
  // Most tests give back more than a day allows without a code; those of the limit set it (tests/abuse/identity/s19-step-up.test.ts).
  deps.config.money.refundsWithoutCode = 100_000_000;
  deps.gateways = {
    ...noCarriers,
    ...carriers,
    verification: createVerification(deps.config.providers.verification, deps),
    payouts: createPayoutGateways(deps),
    payments: createPaymentGateways({ ...deps, webhookBase: () => origin }),
  };
  const app = await buildApp(deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { database, clock, random } = deps;
  const context: ShopContext = { app, people: 0, deps, random, clock, database };
  return {
    deps,
    app,
    call: (request) => call(context, request),
    seller: (name) => seller(context, name),
    page: (seller, options) => page(context, seller, options),
    order: (productId, more, key) => order(context, productId, more, key),
    pay: (session, outcome = 'success') =>
      call(context, { method: 'POST', url: `/sandbox/payments/${session}`, payload: { outcome } }),
    webhook: (notice, headers) => webhook(context, notice, headers),
    read: (placed) => read(context, placed),
    wallet: (seller) => get(context, `/api/wallet`, seller.token),
    sale: (seller, id) => get(context, `/api/transactions/${id}`, seller.token),
    count: (table, where) => count(context, table, where),
    close: () => close(context),
  };
}
