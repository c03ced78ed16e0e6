import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerInstall } from './install';

const dir = mkdtempSync(join(tmpdir(), 'haat-install-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const offlineWorkerFile = join(dir, 'offline.worker.js');

test('the worker is asked for anew each time, and not sent again while it is the same', async () => {
  writeFileSync(offlineWorkerFile, 'self.addEventListener("fetch", () => {});');
  const app = Fastify();
  registerInstall(app, { offlineWorkerFile, name: 'Haat' });
  const answer = await app.inject('/sw.js');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(answer.body).toContain('fetch');
  const again = await app.inject({
    url: '/sw.js',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the manifest names the installation and its icons; without a build there is no worker', async () => {
  const app = Fastify();
  registerInstall(app, { offlineWorkerFile: join(dir, 'nothing.js'), name: 'Mela' });
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json');
  expect(answer.json()).toMatchObject({ name: 'Mela', start_url: '/login', display: 'standalone' });
  expect(answer.json().icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
  ]);
  expect((await app.inject('/sw.js')).statusCode).toBe(404);
});
