import type { OwnAddress } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../testing/app';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const listed = async (token?: string) => {
  const answer = await app.call('GET', '/api/account/addresses', { token });
  return { status: answer.statusCode, items: answer.json<{ items: OwnAddress[] }>().items };
};

test('a person sees every way into their account, the oldest first, and nobody else’s', async () => {
  const { token, user } = await app.signIn('+919811100001');
  await app.signInByMail('someone-else@example.com');
  app.deps.clock.advance(60_000);
  const { database, clock } = app.deps;
  const now = clock.now().toISOString();
  await database.pool.query(
    `insert into account_email (email, account_id, verified_at) values ('meera@example.com', '${user.id}', '${now}')`,
  );
  await database.pool.query(
    `insert into account_google (subject, account_id, linked_at) values ('google-1', '${user.id}', '${now}')`,
  );
  const { status, items } = await listed(token);
  expect(status).toBe(200);
  expect(items[0]).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    canLeave: true,
    channel: 'sms',
    address: '+919811100001',
    verifiedAt: expect.any(String),
  });
  expect(items.slice(1).map(({ channel, address }) => [channel, address])).toEqual(
    expect.arrayContaining([
      ['mail', 'meera@example.com'],
      ['google', null],
    ]),
  );
  expect(items).toHaveLength(3);
});

test('without a token there is no list', async () => {
  expect((await listed()).status).toBe(401);
});
