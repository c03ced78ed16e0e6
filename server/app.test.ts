import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assemble, type Server } from './assemble';
import { loadConfig } from './platform/config/config';
import { createLog } from './platform/observability/log';
import { layTestDatabase } from './platform/testing/testing.database';

// The whole server on its real, embedded engine, over real HTTP.
const dataDir = mkdtempSync(join(tmpdir(), 'haat-app-'));
let server: Server;
let origin: string;
let logged = '';

beforeAll(async () => {
  const collect = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk;
      done();
    },
  });
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0' });
  const pages = {
    clientDir: join(dataDir, 'client'),
    renderFile: join(dataDir, 'render.js'),
    workerFile: join(dataDir, 'push.worker.js'),
    offlineWorkerFile: join(dataDir, 'offline.worker.js'),
  };
  await layTestDatabase(dataDir);
  server = await assemble(config, createLog('debug', false, collect), pages);
  await server.listen();
  origin = server.deps.webhookBase();
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer<Body> {
  status: number;
  body: Body;
}

async function call<Body>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function otpFor(phone: string): Promise<string> {
  await call('/api/send-otp', { phone });
  for (;;) {
    const { body } = await call<{ to: string; otp?: string }[]>('/dev/outbox.json');
    const found = body.find(({ to, otp }) => to.endsWith(phone) && otp !== undefined);
    if (found?.otp) return found.otp;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a sign-in and a purchase leave no phone, code, token or key in the log', async () => {
  const [creator, buyer, email] = ['9876543210', '9123456780', 'meera@example.com'];
  const wrong = await call('/api/verify-otp', { phone: creator, otp: '000000' });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  const otp = await otpFor(creator);
  const { body: signedIn } = await call<{ token: string }>('/api/verify-otp', {
    phone: creator,
    otp,
    name: 'Asha Rao',
  });
  const authorization = { authorization: `Bearer ${signedIn.token}` };
  const prices = [{ type: 'once', amount: 49_900 }];
  const { body: made } = await call<{ id: string }>(
    '/api/products',
    { kind: 'page', title: 'Notes', prices },
    authorization,
  );
  const published = await call<{ prices: { id: string }[] }>(
    `/api/products/${made.id}/publish`,
    {},
    authorization,
  );
  expect(published.status).toBe(200);

  interface Placed {
    id: string;
    token: string;
    payment: { session: string };
  }
  const order = {
    productId: made.id,
    priceId: published.body.prices[0]?.id,
    buyer: { phone: buyer, email, name: 'Meera' },
  };
  const { status, body: placed } = await call<Placed>('/api/orders', order, {
    'idempotency-key': 'a-key-of-ours',
  });
  expect(status).toBe(201);
  expect((await call(`/sandbox/payments/${placed.payment.session}`, { outcome: 'success' })).status).toBe(
    200,
  );
  const headers = { 'order-token': placed.token };
  const { body: paid } = await call<{ status: string; access: { url: string } }>(
    `/api/orders/${placed.id}`,
    undefined,
    headers,
  );
  expect(paid.status).toBe('fulfilled');
  await call(`/api/orders/${placed.id}?k=${placed.token}`);
  await fetch(`${origin}/access/${placed.id}?k=${placed.token}`);
  await fetch(`${origin}/cashfree?id=${placed.id}`, { headers: { cookie: `haat_order=${placed.token}` } });

  const { body: outbox } = await call<{ text: string }[]>('/dev/outbox.json');
  const keys = outbox.flatMap(({ text }) =>
    [...text.matchAll(/[?&]k=([\w-]+)/g)].map(([, key]) => key ?? ''),
  );
  const secrets = [
    creator,
    buyer,
    email,
    otp,
    signedIn.token,
    placed.token,
    placed.payment.session,
    'a-key-of-ours',
    ...keys,
  ];
  expect(logged).toContain('/api/verify-otp');
  expect(logged).toContain('/webhooks/');
  for (const secret of secrets) expect(logged).not.toContain(secret);
});

test('a new way in needs a second code from whoever has given a PAN', async () => {
  const signedIn = async (phone: string) => {
    const { body } = await call<{ token: string }>('/api/verify-otp', { phone, otp: await otpFor(phone) });
    return { authorization: `Bearer ${body.token}` };
  };
  const addMail = async (authorization: Record<string, string>) =>
    (
      await call<{ code: string }>(
        '/api/account/addresses/verify',
        { email: 'thief@example.com', otp: '000000' },
        authorization,
      )
    ).body.code;
  const creator = await signedIn('9876500017');
  expect(await addMail(creator)).not.toBe('step_up_needed');
  await call('/api/kyc/pan', { pan: 'ABCPV1234D', name: 'Asha Rao' }, creator);
  expect(await addMail(creator)).toBe('step_up_needed');
});

test('addresses of the app, of the API and of nobody', async () => {
  expect((await fetch(`${origin}/privacy`, { redirect: 'manual' })).headers.get('location')).toBe('/Privacy');
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await call('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('the folder is taken while the server runs', async () => {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0' });
  await expect(assemble(config, server.deps.log, server.deps.pages)).rejects.toThrow(
    'in use by another Haat server',
  );
});
