import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetDatabase } from '../../platform/testing';
import { openTestApp, type TestApp } from './testing/app';

const phone = '+919876543210';
const minute = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await resetDatabase(test.deps.database);
  // Limits per address are counted in memory by the minute.
  test.deps.clock.advance(2 * 60 * minute);
});
afterAll(() => test.close());

const post = (url: string, payload: object, token?: string) => test.call('POST', url, { payload, token });
const send = (to = phone) => post('/api/send-otp', { phone: to });
const verify = (otp: string, extra: object = {}) => post('/api/verify-otp', { phone, otp, ...extra });
const wrongOf = (otp: string) => (otp === '111111' ? '222222' : '111111');

describe('a one-time password', () => {
  it('is sent to the phone as it is written in E.164, whatever way it was typed', async () => {
    const answer = await send('098765 43210');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: expect.any(String), resendAfterSeconds: 30 });
    await test.deps.jobs.drain();
    const [message] = await test.notify.outbox();
    expect(message).toMatchObject({ channel: 'sms', to: phone, otp: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text.split('\n').at(-1)).toBe(`@localhost #${message?.otp}`);
  });

  it('lets in once', async () => {
    await send();
    const otp = await test.codeFor(phone);
    expect((await verify(otp)).statusCode).toBe(200);
    const again = await verify(otp);
    expect([again.statusCode, again.json().code]).toEqual([401, 'otp_used']);
  });

  it('lets one of two in when both bring it at once', async () => {
    await send();
    const otp = await test.codeFor(phone);
    const answers = await Promise.all([verify(otp), verify(otp), verify(otp)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('expires after five minutes', async () => {
    await send();
    const otp = await test.codeFor(phone);
    test.deps.clock.advance(5 * minute);
    const answer = await verify(otp);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'otp_expired']);
  });

  it('cannot be checked before one was sent, and says no more of a phone with an account', async () => {
    const stranger = await verify('123456');
    await test.signIn(phone);
    test.deps.clock.advance(minute);
    const known = await post('/api/verify-otp', { phone: '+919876500000', otp: '123456' });
    expect(stranger.json()).toEqual(known.json());
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'otp_not_sent']);
  });

  it('locks the phone at the fifth wrong try, also for the right code and for new ones', async () => {
    await send();
    const otp = await test.codeFor(phone);
    const codes: string[] = [];
    for (let tries = 0; tries < 5; tries++) codes.push((await verify(wrongOf(otp))).json().code);
    expect(codes).toEqual(['otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_locked']);
    const right = await verify(otp);
    expect([right.statusCode, right.json().code]).toEqual([429, 'otp_locked']);
    expect(right.json().message).toMatch(/after \d{1,2}:\d\d/);
    test.deps.clock.advance(minute);
    expect((await send()).json().code).toBe('otp_locked');
    test.deps.clock.advance(14 * minute);
    expect((await send()).statusCode).toBe(200);
  });

  it('counts tries that come at once', async () => {
    await send();
    const otp = await test.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(wrongOf(otp))));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'otp_wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'otp_locked')).toHaveLength(4);
  });

  it('is sent again after thirty seconds, and then the first one no longer counts', async () => {
    await send();
    const first = await test.codeFor(phone);
    const soon = await send();
    expect([soon.statusCode, soon.json().code, soon.headers['retry-after']]).toEqual([
      429,
      'otp_too_soon',
      '30',
    ]);
    test.deps.clock.advance(30_000);
    expect((await send()).statusCode).toBe(200);
    const second = await test.codeFor(phone);
    expect((await verify(first)).json().code).toBe('otp_wrong');
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('is sent to a phone five times an hour, whoever asks', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) {
      statuses.push((await send()).statusCode);
      test.deps.clock.advance(minute);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send()).json().code).toBe('otp_limit');
    test.deps.clock.advance(60 * minute);
    expect((await send()).statusCode).toBe(200);
  });

  it('is sent to a hundred phones an hour from one address', async () => {
    const { identity } = test;
    const start = (number: number) => identity.startOtp(`+9198000${10_000 + number}`, '203.0.113.7');
    for (let asked = 0; asked < 100; asked++) await start(asked);
    await expect(start(100)).rejects.toMatchObject({ status: 429, code: 'otp_address_limit' });
    await identity.startOtp('+919800099999', '203.0.113.8');
    test.deps.clock.advance(60 * minute);
    await start(101);
  });

  it('makes one challenge when two ask at once', async () => {
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 429]);
  });

  it('is kept as a hash alone and never logged', async () => {
    await send();
    const otp = await test.codeFor(phone);
    const { token } = (await verify(otp)).json();
    const row = await test.deps.database.db
      .selectFrom('session')
      .select('token_hash')
      .executeTakeFirstOrThrow();
    expect(row.token_hash.toString('base64url')).not.toBe(token);
    expect(test.deps.logged()).not.toContain(otp);
    expect(test.deps.logged()).not.toContain('9876543210');
    expect(test.deps.logged()).not.toContain(token);
  });
});
