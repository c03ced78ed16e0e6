import type { DeviceSession } from '@haat/openapi';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetDatabase } from '../../../../platform/testing/testing';
import { createPushDevices, type PushDevices } from '..';
import { openTestApp, type TestApp } from '../testing/app';

const phone = '+919876543210';
const minute = 60_000;
const day = 24 * 60 * minute;
const nobody = '01890000-0000-7000-8000-000000000000';
let test: TestApp;
let devices: PushDevices;

beforeAll(async () => {
  test = await openTestApp();
  devices = createPushDevices(test.deps);
});
afterEach(async () => {
  await resetDatabase(test.deps.database);
  test.deps.clock.advance(120 * minute);
});
afterAll(() => test.close());

const post = (url: string, payload: object, token?: string) => test.call('POST', url, { payload, token });
const statusOf = async (token: string) => (await post('/api/userinfo', {}, token)).statusCode;
const list = async (token: string): Promise<DeviceSession[]> =>
  (await test.call('GET', '/api/sessions', { token })).json().items;
const end = (id: string, token: string) => test.call('DELETE', `/api/sessions/${id}`, { token });
const keep = (notitoken: string, token: string) =>
  test.call('PUT', '/api/notifications/device', { payload: { notitoken }, token });

/** Signs in once more, later, on a device of that name. */
async function on(device: string, as = phone) {
  test.deps.clock.advance(2 * minute);
  const { token, user } = await test.signIn(as);
  await post('/api/sessaave', { device }, token);
  return { token, accountId: user.id };
}

describe('a session', () => {
  it('knows whose it is and ends when signed out', async () => {
    const { token, user } = await test.signIn();
    expect((await post('/api/userinfo', {}, token)).json()).toEqual({ user, kyc: false });
    expect((await post('/api/logout', { notitoken: null }, token)).statusCode).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends after 180 days, however often it is used', async () => {
    const { token } = await test.signIn();
    for (let passed = 20; passed < 180; passed += 20) {
      test.deps.clock.advance(20 * day);
      expect(await statusOf(token)).toBe(200);
    }
    test.deps.clock.advance(20 * day - 1);
    expect(await statusOf(token)).toBe(200);
    test.deps.clock.advance(1);
    const ended = await post('/api/userinfo', {}, token);
    expect([ended.statusCode, ended.json().code]).toEqual([401, 'session_ended']);
  });

  it.each([undefined, 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, "' or 1=1 --"])(
    'is not opened by %s',
    async (token) => {
      const answer = await post('/api/userinfo', {}, token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ message: expect.any(String), code: expect.any(String) });
    },
  );

  it('can be signed out of without one', async () => {
    expect((await post('/api/logout', {})).statusCode).toBe(200);
    expect((await post('/api/logout', { notitoken: 'abc' }, 'a'.repeat(43))).statusCode).toBe(200);
    expect((await test.call('POST', '/api/logout')).statusCode).toBe(200);
  });
});

describe('the devices', () => {
  it('are listed with what they said of themselves, the one seen last first', async () => {
    const laptop = await on('Laptop');
    const telephone = await on('Telephone');
    test.deps.clock.advance(90 * minute);
    expect((await list(laptop.token)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Laptop', true],
      ['Telephone', false],
    ]);
    const [first] = await list(telephone.token);
    expect(first).toEqual({
      id: expect.any(String),
      device: 'Telephone',
      createdAt: expect.any(String),
      lastSeenAt: test.deps.clock.now().toISOString(),
      isCurrent: true,
    });
  });

  it('are signed out one at a time, and stop at once', async () => {
    const laptop = await on('Laptop');
    const telephone = await on('Telephone');
    const other = (await list(laptop.token)).find(({ isCurrent }) => !isCurrent);
    expect((await end(other?.id ?? '', laptop.token)).statusCode).toBe(200);
    expect([await statusOf(telephone.token), await statusOf(laptop.token)]).toEqual([401, 200]);
    expect((await end(other?.id ?? '', laptop.token)).statusCode).toBe(404);
    expect(await list(laptop.token)).toHaveLength(1);
  });

  it('of another account, or of nobody, are not there', async () => {
    const mine = await on('Mine');
    const theirs = await on('Theirs', '+919876500001');
    const [{ id } = { id: '' }] = await list(theirs.token);
    for (const sessionId of [id, nobody]) {
      const answer = await end(sessionId, mine.token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    expect((await end('not-an-id', mine.token)).statusCode).toBe(404);
    expect(await statusOf(theirs.token)).toBe(200);
  });

  it('are all signed out but this one, or with it; nobody else is', async () => {
    const stranger = await on('Stranger', '+919876500001');
    const [one, two, three] = [await on('1'), await on('2'), await on('3')];
    await test.call('DELETE', '/api/sessions?keepCurrent=true', { token: two.token });
    expect(await Promise.all([one, two, three].map(({ token }) => statusOf(token)))).toEqual([401, 200, 401]);
    const all = await test.call('DELETE', '/api/sessions', { token: two.token });
    expect(all.json()).toEqual({ message: 'Signed out everywhere' });
    expect([await statusOf(two.token), await statusOf(stranger.token)]).toEqual([401, 200]);
  });

  it('leave the list when their time is over, and the table a month later', async () => {
    const old = await on('Old');
    test.deps.clock.advance(180 * day);
    const recent = await on('Recent');
    expect((await list(recent.token)).map(({ device }) => device)).toEqual(['Recent']);
    expect(await statusOf(old.token)).toBe(401);
    test.deps.clock.advance(31 * day);
    await test.deps.jobs.drain();
    const rows = await test.deps.database.db.selectFrom('session').select('device').execute();
    expect(rows).toEqual([{ device: 'Recent' }]);
  });
});

describe('push messages', () => {
  it('reach every device that asked for them, by its newest token', async () => {
    const laptop = await on('Laptop');
    const telephone = await on('Telephone');
    await keep('laptop-1', laptop.token);
    await keep('telephone', telephone.token);
    await keep('laptop-2', laptop.token);
    await keep('laptop-2', laptop.token);
    expect((await devices.pushTokens(laptop.accountId)).sort()).toEqual(['laptop-2', 'telephone']);
  });

  it('go to who signed in on the device last', async () => {
    const first = await on('Shared');
    await keep('shared', first.token);
    const second = await on('Shared', '+919876500001');
    await keep('shared', second.token);
    expect(await devices.pushTokens(first.accountId)).toEqual([]);
    expect(await devices.pushTokens(second.accountId)).toEqual(['shared']);
  });

  it.each([
    ['signs out', (token: string) => post('/api/logout', { notitoken: null }, token)],
    ['is signed out', async (token: string) => end((await list(token))[0]?.id ?? '', token)],
    ['is signed out everywhere', (token: string) => test.call('DELETE', '/api/sessions', { token })],
    ['has been away for 180 days', async () => test.deps.clock.advance(180 * day)],
  ])('stop when the device %s', async (_name, leave) => {
    const { token, accountId } = await on('Laptop');
    await keep('laptop', token);
    await leave(token);
    expect(await devices.pushTokens(accountId)).toEqual([]);
  });

  it('stop for the token that signing out names, unless it is somebody else’s', async () => {
    const mine = await on('Mine');
    const before = await on('Before');
    await keep('before', before.token);
    const theirs = await on('Theirs', '+919876500001');
    await keep('theirs', theirs.token);
    await post('/api/logout', { notitoken: 'theirs' }, mine.token);
    expect(await devices.pushTokens(theirs.accountId)).toEqual(['theirs']);
    const again = await on('Again');
    await post('/api/logout', { notitoken: 'before' }, again.token);
    expect(await devices.pushTokens(before.accountId)).toEqual([]);
  });

  it('stop for tokens that are dead', async () => {
    const { token, accountId } = await on('Laptop');
    await keep('laptop', token);
    await devices.dropPushTokens([]);
    await devices.dropPushTokens(['another']);
    expect(await devices.pushTokens(accountId)).toEqual(['laptop']);
    await devices.dropPushTokens(['laptop']);
    expect(await devices.pushTokens(accountId)).toEqual([]);
  });
});
