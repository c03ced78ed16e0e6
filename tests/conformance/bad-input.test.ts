// Bad input gets 4xx with a message and a code: never 5xx, never a stack trace.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { type Creator, publishPage, signIn } from '../simulators/shop';
import { operations } from './contract';
import { spoiltBodies } from './spoil';

let haat: Haat;
let creator: Creator;
let other: Creator;
let pageId: string;

beforeAll(async () => {
  haat = await startHaat();
  creator = await signIn(haat, '9812345601', 'Meera');
  other = await signIn(haat, '9812345602', 'Kabir');
  pageId = (await publishPage(haat.url, other.token)).id;
});
afterAll(() => haat?.dispose());

function refusedPolitely(answer: Answer<unknown>): void {
  const description = `${answer.method} ${answer.path} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
  expect(answer.status, description).toBeGreaterThanOrEqual(400);
  expect(answer.status, description).toBeLessThan(500);
  expect(answer.body, description).toMatchObject({
    message: expect.any(String),
    code: expect.stringMatching(/^[a-z0-9_]+$/),
  });
  expect(JSON.stringify(answer.body), description).not.toMatch(
    /\bat [\w.<>]+ \(|node_modules|\.ts:\d|\.js:\d|select |insert /i,
  );
}

const address = (path: string, id: string) =>
  path
    .replace('{id}', id)
    .replace('{event}', 'publish')
    .replace('{provider}', 'sandbox')
    .replace('{session}', 'nothing');

describe('bodies', () => {
  const withBody = operations.filter((operation) => operation.jsonBody?.['properties'] !== undefined);
  for (const operation of withBody)
    for (const spoilt of spoiltBodies(operation.jsonBody ?? {}))
      test(`${operation.id}: ${spoilt.name}`, async () => {
        const headers = { 'idempotency-key': `bad-${operation.id}-${spoilt.name}`, ...spoilt.headers };
        const options = { body: spoilt.body, headers, token: creator.token };
        const answer = await call(haat.url, operation.method, address(operation.path, pageId), options);
        if (answer.status >= 500 || answer.status >= 400) refusedPolitely(answer);
        else expect(spoilt.name).toMatch(/prototype|of another type|far too long|without/);
        expect(answer.status).toBeLessThan(500);
      });
});

describe('tokens', () => {
  const guarded = operations.filter((operation) => operation.needsToken);
  const forged = [undefined, '', 'x', 'x'.repeat(5_000), 'null', "' or 1=1 --", '%00'];
  for (const operation of guarded)
    test(`${operation.id} without a good token`, async () => {
      for (const token of forged) {
        const options = {
          ...(token === undefined ? {} : { token }),
          ...(operation.jsonBody ? { body: {} } : {}),
        };
        const answer = await call(haat.url, operation.method, address(operation.path, pageId), options);
        refusedPolitely(answer);
      }
    });
});

describe('ids of others and of nobody', () => {
  const ids = ['nobody', '11111111111111111111', '..%2f..%2fetc', "'%20or%201=1", '%00', 'x'.repeat(300)];
  const byId = operations.filter(
    (operation) => /\{(id|session)\}/.test(operation.path) && operation.method !== 'PATCH',
  );
  for (const operation of byId)
    test(operation.id, async () => {
      // What is on sale is everybody's to look at.
      const strangers = operation.path.startsWith('/api/public/') ? [] : [pageId];
      for (const id of [...ids, ...strangers]) {
        const path = address(operation.path, id).replace('nothing', id);
        const body = operation.jsonBody ? { body: { outcome: 'success' } } : {};
        refusedPolitely(await call(haat.url, operation.method, path, { ...body, token: creator.token }));
      }
    });
});

test('an unknown address under /api answers 404 in the same form', async () => {
  const answer = await call(haat.url, 'GET', '/api/no-such-call');
  refusedPolitely(answer);
  expect(answer.status).toBe(404);
});

test('a method the contract does not have is refused', async () => {
  refusedPolitely(await call(haat.url, 'DELETE', '/api/orders', { token: creator.token }));
});
