import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../testing/testing';
import { createHttp } from '../http';
import { wordsOf } from './document';
import { registerSite } from './site';

let deps: TestDeps;
let app: FastifyInstance;
const built =
  '<!doctype html><head><meta name="application-name" content="Haat"><meta name="haat-fees" content=\'{}\'><meta name="haat-prices" content=\'{}\'></head><div id="root"></div><noscript>No scripts</noscript>';
const documentWith = (nonce: string) =>
  `<!doctype html><head><meta name="application-name" content="Bazaar &amp; Co"><meta name="haat-fees" content="{&quot;FREE&quot;:400,&quot;PREMIUM&quot;:250,&quot;VVIP&quot;:100,&quot;gst&quot;:1800}"><meta name="haat-prices" content="{&quot;least&quot;:200,&quot;most&quot;:50000000}"><style nonce="${nonce}"></style></head><div id="root"></div><noscript>No scripts</noscript>`;
const script = 'console.log(1)'.repeat(200);

beforeAll(async () => {
  deps = await testDeps();
  const { clientDir } = deps.pages;
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(join(clientDir, '.vite'));
  const write = (name: string, text: string | Buffer) => writeFileSync(join(clientDir, name), text);
  write('index.html', built);
  write('assets/app-1a2b3c.js', script);
  write('assets/app-1a2b3c.js.br', brotliCompressSync(script));
  write('assets/app-1a2b3c.js.gz', gzipSync(script));
  write('assets/prepare.worker-1a2b3c.js', script);
  write('assets/prepare.worker-1a2b3c.js.br', brotliCompressSync(script));
  write('robots.txt', 'User-agent: *');
  write('.vite/manifest.json', '{}');
  app = await createHttp(deps.config, deps.log);
  await registerSite(app, {
    clientDir,
    texts: () =>
      wordsOf({
        ...deps.config,
        operator: { ...deps.config.operator, name: 'Bazaar & Co' },
        plans: { ...deps.config.plans, FREE: { ...deps.config.plans.FREE, feeBasisPoints: 400 } },
        price: { ...deps.config.price, least: 200 },
      }),
    isAppPath: (path) => path === '/login' || path === '/purchase',
    addition: (_request, path) =>
      path === '/purchase' ? { head: '<meta name="extra">', withoutScripts: '<p>$& here</p>' } : null,
    notFoundPage: async (_request, reply) => reply.type('text/html').send('<h1>Page not found</h1>'),
  });
});
afterAll(async () => {
  await app.close();
  await deps.close();
});

const nonceOf = ({ headers }: { headers: Record<string, unknown> }) =>
  / 'nonce-([\w+/]{22}==)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

test('the worker that prepares videos may run WebAssembly, and no page may', async () => {
  const policyOf = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    return String(headers['content-security-policy']);
  };
  const own = await policyOf('/assets/prepare.worker-1a2b3c.js');
  expect(own).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(own).toContain("worker-src 'self' blob:");
  for (const url of ['/login', '/assets/app-1a2b3c.js', '/prepare.worker-1a2b3c.js'])
    expect(await policyOf(url)).not.toMatch(/wasm|blob:.*worker|worker-src/);
});

test('an address may say more in the document, for browsers without scripts too', async () => {
  const one = await app.inject('/purchase');
  expect(one.body).toContain(`<meta name="extra"><style nonce="${nonceOf(one)}"></style></head>`);
  expect(one.body).toContain('<noscript><p>$& here</p></noscript>');
  expect((await app.inject('/login')).body).toContain('<noscript>No scripts</noscript>');
});

test('an address of the app answers its document with the words of this installation and a nonce of its own', async () => {
  const one = await app.inject('/login?next=%2Fadmin');
  expect([one.statusCode, one.body]).toEqual([200, documentWith(nonceOf(one))]);
  expect(one.headers['content-security-policy']).toContain(`;style-src 'self' 'nonce-${nonceOf(one)}';`);
  const other = await app.inject('/login');
  expect(other.body).toBe(documentWith(nonceOf(other)));
  expect(nonceOf(other)).not.toBe(nonceOf(one));
  expect((await app.inject('/nothing')).headers['content-security-policy']).not.toContain('nonce');
});

test('what has a nonce is handed on by no cache, and is never the one that somebody has', async () => {
  const { headers } = await app.inject('/login');
  expect(headers['cache-control']).toBe('private, no-cache');
  for (const name of ['etag', 'last-modified']) expect(headers[name]).toBeUndefined();
  const again = await app.inject({ url: '/login', headers: { 'if-none-match': '*' } });
  expect([again.statusCode, nonceOf(again).length]).toEqual([200, 24]);
});

test('a built file is kept for ever and comes compressed', async () => {
  const answer = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect((await app.inject('/assets/app-1a2b3c.js')).body).toBe(script);
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  '/nothing',
  '/login/more',
  '/index.html',
  '/.vite/manifest.json',
  '/%2e%2e/package.json',
  '/%E0%A4%A1',
  '/%',
  '/lc/%E0%A4%A',
  `/lc/${'a'.repeat(3000)}`,
])('%s is a page that is not found', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Page not found</h1>']);
});

test.each(['/assets/gone-1.js', '/api/x', '/media/x/360.avif', '/webhooks'])(
  '%s is refused as JSON',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

test('the document tells of Google and Firebase only where they are configured', () => {
  const { config } = deps;
  expect(Object.keys(wordsOf(config))).toEqual(['application-name', 'haat-fees', 'haat-prices']);
  const web = { apiKey: 'key', projectId: 'haat', messagingSenderId: '1', appId: '2' };
  const texts = wordsOf({
    ...config,
    providers: {
      ...config.providers,
      google: { clientId: 'haat.apps.example', certificatesUrl: 'https://keys.example' },
      firebase: {
        web,
        vapidKey: 'vapid',
        serviceAccount: { clientEmail: 'a@example.com', privateKey: 'secret', tokenUrl: 'https://t.example' },
        url: 'https://fcm.example',
      },
    },
  });
  expect(texts['haat-google']).toBe('haat.apps.example');
  expect(JSON.parse(texts['haat-firebase'] ?? '')).toEqual({ ...web, vapidKey: 'vapid' });
});
