import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../testing/testing';
import { registerApi } from './api';
import type { Handlers } from './contract';
import { createHttp } from './http';
import { registerSite } from './pages/site';

let deps: TestDeps;
let app: FastifyInstance;

const handlers = new Proxy({} as Handlers, {
  get: () => async () => [200, { message: 'ok', resendAfterSeconds: 30 }],
  has: () => true,
});

beforeAll(async () => {
  deps = await testDeps();
  app = await createHttp({ ...deps.config, addressLimits: true }, deps.log);
  await app.register(async (api) =>
    registerApi(api, { handlers, resolveSession: async () => null, buyerOf: async () => null }),
  );
  await registerSite(app, { clientDir: deps.pages.clientDir, texts: () => ({}), isAppPath: () => false });
});
afterAll(async () => {
  await app.close();
  await deps.close();
});

let people = 0;
/** Of nobody who has asked before. */
const freshAddress = () => `198.51.100.${++people}`;

/** How many of so many calls of one address are let through. */
async function passed(times: number, ask: () => Promise<{ statusCode: number }>): Promise<number> {
  const codes: number[] = [];
  for (let time = 0; time < times; time++) codes.push((await ask()).statusCode);
  return codes.filter((code) => code !== 429).length;
}

test.each(['/api/send-otp', '/api/%73end-otp', '/api/send%2Dotp'])(
  'asking for codes has the limit of asking for codes, spelled %s as well',
  async (url) => {
    const remoteAddress = freshAddress();
    const payload = { phone: '9876543210' };
    const ask = () => app.inject({ method: 'POST', url, remoteAddress, payload });
    expect((await ask()).statusCode).toBe(200);
    expect(await passed(80, ask)).toBe(59);
  },
);

test.each(['/nobody-is-here', '/media-of-nobody', '/api/nothing'])(
  'where nothing is, nobody asks without end: %s',
  async (url) => {
    const remoteAddress = freshAddress();
    expect(await passed(3_010, () => app.inject({ url, remoteAddress }))).toBe(3_000);
  },
);
