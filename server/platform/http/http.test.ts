import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Providers } from '../config/providers';
import { type TestDeps, testDeps } from '../testing/testing';
import { registerApi } from './api';
import type { Handlers, Session } from './contract';
import { conflict, tooMany } from './errors';
import { createHttp } from './http';
import { registerSite } from './pages/site';

// The wiring of the contract alone: each operation answers with what it was given.
let deps: TestDeps;
let app: FastifyInstance;
const asha: Session = { accountId: 'asha', sessionId: 's', phones: ['+919876543210'] };
const seen: { account: Session | null; body: unknown }[] = [];

const handlers = new Proxy({} as Handlers, {
  get: (_target, name) => async (request: { account: Session | null; body: unknown }) => {
    seen.push({ account: request.account, body: request.body });
    if (name === 'sendOtp') return [200, { message: 'ok', resendAfterSeconds: 30, secret: 'undeclared' }];
    if (name === 'placeOrder') throw conflict('paused', 'Not sold now', { productId: 'paused' });
    if (name === 'verifyOtp') throw tooMany('locked', 'Wait a minute', 60);
    if (name === 'userInfo') throw new Error('secret 9876543210');
    return [200, { message: 'ok' }];
  },
  has: () => true,
});

beforeAll(async () => {
  deps = await testDeps();
  const http = await createHttp(deps.config, deps.log);
  await http.register(async (api) =>
    registerApi(api, {
      handlers,
      resolveSession: async (token) => (token === 'good' ? asha : null),
      buyerOf: async () => null,
    }),
  );
  http.post('/form', async (request) => ({ got: request.body }));
  http.get('/long', async (request, reply) =>
    reply.type((request.query as { type: string }).type).send('#EXTINF:4.000,\n'.repeat(200)),
  );
  await registerSite(http, { clientDir: deps.pages.clientDir, texts: () => ({}), isAppPath: () => false });
  app = http;
});
afterAll(async () => {
  await app.close();
  await deps.close();
});

const json = { 'content-type': 'application/json' };
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers: { ...json, ...headers }, payload: payload as string });

test('an answer holds what the contract names and nothing else', async () => {
  const answer = await post('/api/send-otp', { phone: '9876543210' });
  expect(answer.json()).toEqual({ message: 'ok', resendAfterSeconds: 30 });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.headers['x-request-id']).toBeDefined();
});

test.each<[string, () => Promise<{ statusCode: number; json: () => unknown }>, number, string]>([
  ['broken JSON', () => post('/api/send-otp', '{"phone":'), 400, 'malformed_json'],
  [
    'a poisoned prototype',
    () => post('/api/send-otp', '{"__proto__":{"a":1},"phone":"9876543210"}'),
    400,
    'malformed_json',
  ],
  ['no body', () => app.inject({ method: 'POST', url: '/api/send-otp' }), 400, 'invalid_request'],
  ['an empty body', () => post('/api/send-otp', ''), 400, 'invalid_request'],
  ['null', () => post('/api/send-otp', 'null'), 400, 'invalid_request'],
  ['a list', () => post('/api/send-otp', '[]'), 400, 'invalid_request'],
  ['a number for text', () => post('/api/send-otp', { phone: 9_876_543_210 }), 400, 'invalid_request'],
  [
    'a form',
    () => post('/api/send-otp', 'phone=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  [
    'plain text',
    () => post('/api/send-otp', 'x', { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
  ],
  [
    'a picture',
    () => post('/api/send-otp', 'x', { 'content-type': 'image/png' }),
    415,
    'unsupported_media_type',
  ],
  ['two megabytes', () => post('/api/send-otp', { phone: 'x'.repeat(2_000_000) }), 413, 'body_too_large'],
  ['an unknown call', () => app.inject('/api/nothing'), 404, 'not_found'],
  ['a wrong method', () => app.inject({ method: 'DELETE', url: '/api/send-otp' }), 404, 'not_found'],
  ['a broken address', () => app.inject('/api/products/%E0%A4%A'), 400, 'bad_request'],
  ['an endless parameter', () => app.inject(`/api/orders/${'a'.repeat(400)}`), 404, 'not_found'],
  ['nobody signed in', () => app.inject('/api/products'), 401, 'unauthorized'],
  [
    'a forged token',
    () => app.inject({ url: '/api/products', headers: { authorization: 'Bearer bad' } }),
    401,
    'session_ended',
  ],
  [
    'a strange scheme',
    () => app.inject({ url: '/api/products', headers: { authorization: 'Basic YTpi' } }),
    401,
    'unauthorized',
  ],
  [
    'a limit that is no number',
    () => app.inject({ url: '/api/products?limit=x', headers: { authorization: 'Bearer good' } }),
    400,
    'invalid_request',
  ],
  [
    'a missing header',
    () => post('/api/orders', { productId: 'x', buyer: { phone: '9876543210' } }),
    400,
    'invalid_request',
  ],
])('%s is refused in words', async (_what, send, status, code) => {
  const answer = await send();
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  expect(JSON.stringify(answer.json())).not.toMatch(/node_modules|\.ts:|\\n +at /);
});

test.each([
  ['/api/send-otp', { phone: '98' }, 'phone', 'Enter an Indian mobile number with 10 digits'],
  ['/api/emaillogin', { email: 'a@b' }, 'email', 'Enter an email address such as name@example.in'],
  ['/api/verify-otp', { phone: '9876543210', otp: '12' }, 'otp', 'Enter the 6 digits of the code'],
])('what people type into %s is refused in words for people', async (url, body, field, message) => {
  const answer = await post(url, body);
  expect(answer.json()).toEqual({ code: 'invalid_request', message, fields: { [field]: message } });
});

test('the first thing that is wrong is named as the body names it', async () => {
  const order = { productId: 'x', buyer: { phone: 1 } };
  const send = async (body: object) =>
    (await post('/api/orders', body, { 'idempotency-key': '12345678' })).json().fields;
  expect(Object.keys(await send(order))).toEqual(['buyer.phone']);
  expect(Object.keys(await send({ ...order, more: true }))).toHaveLength(1);
});

test('a refusal is answered as it stands', async () => {
  const order = { productId: 'x', buyer: { phone: '9876543210' } };
  const refused = await post('/api/orders', order, { 'idempotency-key': '12345678' });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'paused', message: 'Not sold now', fields: { productId: 'paused' } },
  ]);
  const locked = await post('/api/verify-otp', { phone: '9876543210', otp: '123456' });
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '60']);
});

test('our own mistake tells nothing but its request, and the log tells no phone', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/userinfo',
    headers: { authorization: 'Bearer good' },
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal', requestId: answer.headers['x-request-id'] });
  expect(answer.body).not.toContain('secret');
});

test('an optional sign-in takes a good token, none and a bad one', async () => {
  for (const [authorization, account] of [
    ['Bearer good', asha],
    ['Bearer bad', null],
    ['', null],
  ] as const) {
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    expect(seen.at(-1)).toEqual({ account, body: undefined });
  }
});

test('a webhook arrives as its bytes, even when they are no JSON', async () => {
  await post('/webhooks/sandbox', '{"a": 1');
  expect(seen.at(-1)?.body).toEqual(Buffer.from('{"a": 1'));
});

test('a file that is not there is not the app', async () => {
  const missing = await app.inject({ url: '/assets/gone-123.js', headers: { accept: '*/*' } });
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

const providers: Providers = {
  payments: null,
  payouts: null,
  verification: null,
  sms: null,
  mail: null,
  google: { clientId: 'haat.apps.example', certificatesUrl: 'https://certs.example' },
  telegram: null,
  discord: null,
  jitsi: null,
  firebase: {
    web: { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' },
    vapidKey: 'v',
    serviceAccount: { clientEmail: 'a@b.example', privateKey: 'k', tokenUrl: 'https://token.example' },
    url: 'https://fcm.example',
  },
};

test('the browser may reach Google only where it is configured', async () => {
  const bare = await post('/api/send-otp', { phone: '9876543210' });
  expect(bare.headers['content-security-policy']).not.toContain('google');
  expect(bare.headers['cross-origin-opener-policy']).toBe('same-origin');

  const configured = await createHttp({ ...deps.config, providers }, deps.log);
  configured.get('/', () => 'hello');
  const { headers } = await configured.inject('/');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://accounts.google.com/gsi/client",
      "style-src 'self' https://accounts.google.com/gsi/style",
      "style-src-attr 'none'",
      'frame-src https://accounts.google.com/gsi/',
      "connect-src 'self' https://accounts.google.com/gsi/ https://fcmregistrations.googleapis.com https://firebaseinstallations.googleapis.com",
    ]),
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  await configured.close();
});

test('the browser may reach the bucket only where there is one', async () => {
  const bucket = {
    bucket: 'haat',
    region: 'ap-south-1',
    prefix: '',
    accessKeyId: 'id',
    secretAccessKey: 'hush',
    endpoint: 'https://s3.example/below',
  };
  const policyWith = async (streamOrigin: string | null) => {
    const storage = { ...bucket, streamOrigin };
    const configured = await createHttp({ ...deps.config, storage }, deps.log);
    configured.get('/', () => 'hello');
    const { headers } = await configured.inject('/');
    await configured.close();
    return String(headers['content-security-policy']).split(';');
  };
  const uploads = await policyWith(null);
  expect(uploads).toContain("connect-src 'self' https://s3.example");
  expect(uploads).toContain("media-src 'self' blob:");
  const streams = await policyWith('https://video.example');
  expect(streams).toContain("connect-src 'self' https://s3.example https://video.example");
  expect(streams).toContain("media-src 'self' blob: https://video.example");
});

test('the browser may reach Cashfree only where it is configured', async () => {
  const payments = {
    provider: 'cashfree' as const,
    url: 'https://sandbox.cashfree.com/pg',
    clientId: 'id',
    clientSecret: 'hush',
    apiVersion: '2025-01-01',
    scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    mode: 'sandbox' as const,
    seamless: false,
    subscriptions: false,
    timeoutMs: 8_000,
  };
  const alone: Providers = { ...providers, payments, google: null, firebase: null };
  const configured = await createHttp({ ...deps.config, providers: alone }, deps.log);
  configured.get('/', () => 'hello');
  const { headers } = await configured.inject('/');
  const hosts = 'https://sdk.cashfree.com https://sandbox.cashfree.com https://payments-test.cashfree.com';
  expect(String(headers['content-security-policy']).split(';')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://sdk.cashfree.com/js/v3/cashfree.js",
      `frame-src ${hosts}`,
      `connect-src 'self' ${hosts}`,
      `form-action 'self' ${hosts}`,
    ]),
  );
  await configured.close();
});

test.each([
  ['application/vnd.apple.mpegurl', 'br'],
  ['text/vtt; charset=utf-8', 'br'],
  ['application/json', 'br'],
  ['video/mp4', undefined],
  ['text/event-stream', undefined],
])('what is long and %s is sent with the encoding %s', async (type, encoding) => {
  const url = `/long?type=${encodeURIComponent(type)}`;
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
});
