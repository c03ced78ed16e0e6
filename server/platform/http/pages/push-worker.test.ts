import { writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FirebaseConfig } from '../../config/providers';
import { type TestDeps, testDeps } from '../../testing/testing';
import { createHttp } from '../http';
import { registerPushWorker } from './push-worker';

const path = '/firebase-messaging-sw.js';
const firebase: FirebaseConfig = {
  web: { apiKey: 'key', projectId: 'haat', messagingSenderId: '1', appId: '1:1:web:</script>' },
  vapidKey: 'vapid',
  serviceAccount: { clientEmail: 'push@haat.example', privateKey: 'secret', tokenUrl: 'http://127.0.0.1:1' },
  url: 'http://127.0.0.1:1',
};

let deps: TestDeps;
let workerFile: string;
const apps: FastifyInstance[] = [];
async function serve(parts: Parameters<typeof registerPushWorker>[1]): Promise<FastifyInstance> {
  const app = await createHttp(deps.config, deps.log);
  registerPushWorker(app, parts);
  apps.push(app);
  return app;
}
beforeAll(async () => {
  deps = await testDeps();
  workerFile = deps.pages.workerFile;
  writeFileSync(workerFile, 'start(self.haatFirebase);');
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await deps.close();
});

test('the worker is told what is public of Firebase, and nothing else', async () => {
  const answer = await (await serve({ workerFile, firebase })).inject(path);
  expect(answer.body).toBe(
    'self.haatFirebase = {"apiKey":"key","projectId":"haat","messagingSenderId":"1","appId":"1:1:web:\\u003c/script>"};\nstart(self.haatFirebase);',
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('it comes compressed, and 304 to a browser that has it', async () => {
  const app = await serve({ workerFile, firebase });
  const small = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('start(self.haatFirebase)');
  const again = await app.inject({ url: path, headers: { 'if-none-match': String(small.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('there is none without Firebase, and none that was not built', async () => {
  expect((await (await serve({ workerFile, firebase: null })).inject(path)).statusCode).toBe(404);
  const unbuilt = await serve({ workerFile: '/nowhere/push.worker.js', firebase });
  expect((await unbuilt.inject(path)).statusCode).toBe(404);
});
