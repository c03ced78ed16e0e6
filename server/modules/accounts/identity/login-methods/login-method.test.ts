import type { OwnAddress } from '@haat/openapi';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetDatabase } from '../../../../platform/testing/testing';
import { createBuyerSessions } from '../../buyer-sessions/buyer-session.service';
import { openTestApp, type TestApp } from '../testing/app';

const minute = 60_000;
const phone = '+919876543210';
const email = 'asha@example.com';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await resetDatabase(test.deps.database);
  test.deps.clock.advance(120 * minute);
  test.guarded.clear();
});
afterAll(() => test.close());

const listed = async (token: string): Promise<OwnAddress[]> =>
  (await test.call('GET', '/api/account/addresses', { token })).json().items;
const idOf = async (token: string, address: string) =>
  (await listed(token)).find((loginMethod) => loginMethod.address === address)?.id ?? 'none';
async function stepUpCode(token: string, to = phone): Promise<string> {
  test.deps.clock.advance(minute);
  expect((await test.call('POST', '/api/step-up', { token })).statusCode).toBe(200);
  return test.codeFor(to);
}
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');
const remove = (token: string, id: string, code: string) =>
  test.call('DELETE', `/api/account/addresses/${id}`, { token, headers: { 'step-up-code': code } });
/** Whom the outbox says that a way in came or went, and by which words. */
async function notices(): Promise<string[]> {
  await test.deps.jobs.drain();
  const messages = (await test.notify.outbox()).filter(({ text }) => text.includes('/account'));
  return messages.map(({ to, text }) => `${to} ${/added|removed/.exec(text)?.[0]}`).sort();
}

/** An account with a phone and, later, an e-mail. */
async function withBoth() {
  const { token, user } = await test.signIn(phone);
  test.deps.clock.advance(minute);
  expect((await test.addAddress(token, { email })).statusCode).toBe(200);
  return { token, user };
}

describe('an address that is taken away', () => {
  it('lets nobody in any more, signs the other devices out, and every address hears of it', async () => {
    const { token, user } = await withBoth();
    test.deps.clock.advance(minute);
    const other = await test.signInByMail(email);
    expect(other.user.id).toBe(user.id);
    const gone = await remove(token, await idOf(token, email), await stepUpCode(token));
    expect(gone.json()).toMatchObject({
      items: [{ address: phone, canLeave: false }],
      user: { email: null },
    });
    expect((await test.call('POST', '/api/userinfo', { token: other.token })).statusCode).toBe(401);
    expect((await test.call('POST', '/api/userinfo', { token })).statusCode).toBe(200);
    expect(await notices()).toEqual([`${phone} added`, `${phone} removed`, `${email} removed`].sort());
    test.deps.clock.advance(minute);
    expect((await test.signInByMail(email)).user.id).not.toBe(user.id);
  });

  it('is the oldest as well as any other: codes go to the next one then, and its e-mail is shown', async () => {
    const { token } = await withBoth();
    await remove(token, await idOf(token, phone), await stepUpCode(token));
    test.deps.clock.advance(minute);
    const sent = await test.call('POST', '/api/step-up', { token });
    expect(sent.json().sentTo).toEqual({ channel: 'mail', masked: 'as•••@example.com' });
    expect((await test.call('POST', '/api/userinfo', { token })).json().user).toMatchObject({
      phone: null,
      email,
    });
  });

  it('leaves every browser that has proved it, and the one that asks goes on without it', async () => {
    const { token, user } = await withBoth();
    const { clock, database, jobs, random } = test.deps;
    const browsers = createBuyerSessions({ clock, database, jobs, random });
    const order = { id: 'Order12345678901', version: 0 };
    const thief = await browsers.widen(undefined, { phone });
    const other = await browsers.widen(undefined, { phone: '+919876543299' });
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from session where account_id = $1',
      [user.id],
    );
    const begun = await browsers.widen(undefined, { order });
    const own = await browsers.widen(begun.token, { phone, sessionId: rows[0]?.id });
    await remove(token, await idOf(token, phone), await stepUpCode(token));
    expect(await browsers.find(thief.token)).toBeNull();
    expect(await browsers.find(own.token)).toEqual({ phones: [], orders: [order], links: [] });
    expect(await browsers.find(other.token)).not.toBeNull();
  });

  it('changes the e-mail that is shown only when it is the one', async () => {
    const { token } = await withBoth();
    const newest = 'asha.new@example.com';
    test.deps.clock.advance(minute);
    await test.addAddress(token, { email: newest });
    test.deps.clock.advance(minute);
    // Brought again, the older one is shown.
    await test.addAddress(token, { email });
    const removed = async (address: string) =>
      (await remove(token, await idOf(token, address), await stepUpCode(token))).json().user.email;
    expect(await removed(newest)).toBe(email);
    expect(await removed(email)).toBeNull();
  });

  it('is never the last one that a code can be sent to', async () => {
    const { token, user } = await test.signIn(phone);
    await test.deps.database.db
      .insertInto('account_google')
      .values({ subject: 'g-1', account_id: user.id, linked_at: test.deps.clock.now() })
      .execute();
    const code = await stepUpCode(token);
    const refused = await remove(token, await idOf(token, phone), code);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_address']);
    const google = (await listed(token)).find(({ channel }) => channel === 'google');
    expect(google?.canLeave).toBe(true);
    // The code was for nothing, so it still works.
    expect((await remove(token, google?.id ?? '', code)).statusCode).toBe(200);
    expect(await listed(token)).toHaveLength(1);
  });

  it('of two taken away at once one stays', async () => {
    const { token } = await withBoth();
    const [one, two] = await listed(token);
    const code = await stepUpCode(token);
    const answers = await Promise.all([
      remove(token, one?.id ?? '', code),
      remove(token, two?.id ?? '', code),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await listed(token)).toHaveLength(1);
  });

  it('needs a right code, and is one’s own', async () => {
    const { token } = await withBoth();
    const id = await idOf(token, email);
    const bare = await test.call('DELETE', `/api/account/addresses/${id}`, { token });
    expect(bare.statusCode).toBe(400);
    const code = await stepUpCode(token);
    expect((await remove(token, id, wrongOf(code))).json().code).toBe('otp_wrong');
    const stranger = await test.signIn('+919811100002');
    const theirs = await stepUpCode(stranger.token, '+919811100002');
    expect((await remove(stranger.token, id, theirs)).statusCode).toBe(404);
    expect((await remove(token, id, code)).statusCode).toBe(200);
    expect(
      (await test.call('DELETE', `/api/account/addresses/${id}`, { headers: { 'step-up-code': code } }))
        .statusCode,
    ).toBe(401);
  });
});

describe('an address that is added', () => {
  it('is told to those that were there before, and once more to nobody', async () => {
    const { token } = await withBoth();
    test.deps.clock.advance(minute);
    await test.addAddress(token, { email });
    expect(await notices()).toEqual([`${phone} added`]);
    test.deps.clock.advance(minute);
    await test.addAddress(token, { phone: '+919811100003' });
    expect(await notices()).toEqual([`${phone} added`, `${phone} added`, `${email} added`].sort());
  });

  it('needs a code to the oldest one where money is tied to the account', async () => {
    const { token, user } = await test.signIn(phone);
    test.guarded.add(user.id);
    test.deps.clock.advance(minute);
    const bare = await test.addAddress(token, { email });
    expect([bare.statusCode, bare.json().code]).toEqual([403, 'step_up_needed']);
    const otp = await test.codeFor(email);
    const stepUp = await stepUpCode(token);
    const prove = (code: string, second: string) =>
      test.call('POST', '/api/account/addresses/verify', {
        token,
        payload: { email, otp: code },
        headers: { 'step-up-code': second },
      });
    const unsure = await prove(otp, wrongOf(stepUp));
    expect(unsure.json()).toMatchObject({ code: 'otp_wrong', fields: { stepUp: expect.any(String) } });
    const unproven = await prove(wrongOf(otp), stepUp);
    expect([unproven.json().code, unproven.json().fields]).toEqual(['otp_wrong', undefined]);
    expect((await prove(otp, stepUp)).json().user.email).toBe(email);
    // Both are used up.
    const refusal = await test.identity.proveStepUp(user.id, stepUp, async () => null).catch(String);
    expect(refusal).toContain('has expired');
  });

  it('counts the guesses at the second code', async () => {
    const { token, user } = await test.signIn(phone);
    test.guarded.add(user.id);
    const stepUp = await stepUpCode(token);
    test.deps.clock.advance(1);
    const guess = () => test.addAddress(token, { email }, { 'step-up-code': wrongOf(stepUp) });
    const codes: string[] = [];
    for (let tries = 0; tries < 5; tries++) {
      codes.push((await guess()).json().code);
      test.deps.clock.advance(31_000);
    }
    expect(codes).toEqual(Array(5).fill('otp_wrong'));
    const { rows } = await test.deps.database.pool.query<{ tries: number; left: number }>(
      `select tries, length(code_hash) as left from otp_challenge where address = 'step-up ${phone}'`,
    );
    expect(rows).toEqual([{ tries: 5, left: 0 }]);
  });
});

it('what the platform takes away for somebody who lost it ends every session, and the others are told', async () => {
  const { token, user } = await withBoth();
  const [lost] = await test.identity.loginMethods(user.id);
  expect(lost).toMatchObject({ channel: 'sms', shown: '+91 98•••••210' });
  const { database } = test.deps;
  // A browser in which nobody signed in, but where the number was proved.
  await database.pool.query(
    `insert into buyer_session (token_hash, phones, orders, links, created_at, last_seen_at, expires_at)
     values ('\\x01', $1, '{}', '{}', now(), now(), now() + interval '1 year')`,
    [[phone]],
  );
  const browsers = async () =>
    (await database.pool.query(`select 1 from buyer_session where token_hash = '\\x01'`)).rows.length;
  expect(await browsers()).toBe(1);
  const done = await database.tx((trx) => test.identity.removeLostLoginMethod(trx, user.id, lost?.id ?? ''));
  expect(done).toEqual({ channel: 'sms', shown: '+91 98•••••210' });
  expect((await test.call('POST', '/api/userinfo', { token })).statusCode).toBe(401);
  expect(await notices()).toEqual([`${phone} added`, `${email} removed`].sort());
  expect(await browsers()).toBe(0);
  const [last] = await test.identity.loginMethods(user.id);
  const again = database.tx((trx) => test.identity.removeLostLoginMethod(trx, user.id, last?.id ?? ''));
  await expect(again).rejects.toMatchObject({ status: 409, code: 'last_address' });
});
