import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { minute, setUpApp, test } from '../../../server/modules/accounts/identity/testing/app.setup';

setUpApp();

const hour = 60 * minute;
const loginMethods = [
  {
    way: 'a phone',
    to: '+919876543210',
    other: '+919876500000',
    send: (to: string) => ({ url: '/api/send-otp', payload: { phone: to } }),
    verify: (to: string, otp: string) => ({ url: '/api/verify-otp', payload: { phone: to, otp } }),
  },
  {
    way: 'an e-mail address',
    to: 'asha@example.com',
    other: 'nobody@example.com',
    send: (to: string) => ({ url: '/api/emaillogin', payload: { email: to, phone: '' } }),
    verify: (to: string, otp: string) => ({
      url: '/api/verifyEmail-otp',
      payload: { email: to, otp, phone: null, refId: null },
    }),
  },
];

const wrongOf = (otp: string) => (otp === '111111' ? '222222' : '111111');
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];

describe.each(loginMethods)('S8: signing in by $way', ({ to, other, send, verify }) => {
  const ask = (device?: string, at = to) => post(send(at), device);
  const bring = (otp: string, device?: string, at = to) => post(verify(at, otp), device);
  function post({ url, payload }: { url: string; payload: object }, device?: string) {
    const headers = device ? { cookie: `haat_device=${device}` } : {};
    return test.call('POST', url, { payload, headers });
  }
  const deviceOf = (answer: LightMyRequestResponse) =>
    answer.cookies.find(({ name }) => name === 'haat_device');
  /** Signs in and answers the browser's cookie. */
  async function device(former?: string): Promise<string> {
    expect((await ask(former)).statusCode).toBe(200);
    const answer = await bring(await test.codeFor(to), former);
    expect(answer.statusCode).toBe(200);
    test.deps.clock.advance(1);
    return deviceOf(answer)?.value ?? '';
  }
  /** Tries what a stranger can in a day. */
  async function attack(): Promise<void> {
    for (let code = 0; code < 7; code++) {
      await ask();
      for (let tries = 0; tries < 5; tries++) await bring('000000');
      await test.deps.jobs.drain();
      test.deps.clock.advance(20 * minute);
    }
    expect(codeOf(await bring('000000'))).toEqual([429, 'otp_locked']);
  }

  it('ends a code with the fifth wrong try, and sends another at once', async () => {
    await ask();
    const otp = await test.codeFor(to);
    for (let tries = 0; tries < 5; tries++)
      expect(codeOf(await bring(wrongOf(otp)))).toEqual([401, 'otp_wrong']);
    expect(codeOf(await bring(otp))).toEqual([401, 'otp_wrong']);
    test.deps.clock.advance(1);
    expect((await ask()).statusCode).toBe(200);
    expect((await bring(await test.codeFor(to))).statusCode).toBe(200);
  });

  it('compares no more than five of forty tries that come at once', async () => {
    await ask();
    const otp = await test.codeFor(to);
    const answers = await Promise.all(Array.from({ length: 40 }, () => bring(wrongOf(otp))));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    const { rows } = await test.deps.database.pool.query<{ tries: number; left: number }>(
      `select tries, length(code_hash) as left from otp_challenge where address = '${to}'`,
    );
    expect(rows).toEqual([{ tries: 5, left: 0 }]);
  });

  it('does not send more codes than before, because others tried them to death', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask()).statusCode).toBe(200);
      for (let tries = 0; tries < 5; tries++) await bring('000000');
    }
    expect(codeOf(await ask())).toEqual([429, 'otp_limit']);
  });

  it('goes on for its owner’s browser while a stranger has used up the tries of a day', async () => {
    const ownDevice = await device();
    await attack();
    expect(codeOf(await ask())).toEqual([429, 'otp_locked']);
    const next = await device(ownDevice);
    expect(next).not.toBe(ownDevice);
    expect(codeOf(await ask(ownDevice))).toEqual([429, 'otp_locked']);
    expect((await ask(next)).statusCode).toBe(200);
    // The day after, everybody may try.
    test.deps.clock.advance(24 * hour);
    expect((await ask()).statusCode).toBe(200);
  });

  it('keeps the code of its owner’s browser from strangers’ tries', async () => {
    const ownDevice = await device();
    await ask(ownDevice);
    const otp = await test.codeFor(to);
    for (let tries = 0; tries < 9; tries++) await bring('000000');
    expect((await bring(otp, ownDevice)).statusCode).toBe(200);
  });

  it('lets a known browser guess no more than a stranger', async () => {
    const ownDevice = await device();
    await ask(ownDevice);
    const answers = [];
    for (let tries = 0; tries < 31; tries++) answers.push((await bring('000000', ownDevice)).statusCode);
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(answers.at(-1)).toBe(429);
  });

  it('knows a browser only for the addresses of accounts that were signed in there', async () => {
    const ownDevice = await device();
    for (let tries = 0; tries < 31; tries++) await bring('000000', undefined, other);
    expect(codeOf(await ask(ownDevice, other))).toEqual([429, 'otp_locked']);
  });

  it('forgets browsers with the sessions that their owner ends elsewhere', async () => {
    const lost = await device();
    const device1 = await device();
    await ask(device1);
    const { token } = (await bring(await test.codeFor(to), device1)).json();
    await test.call('DELETE', '/api/sessions?keepCurrent=true', { token });
    await attack();
    expect(codeOf(await ask(lost))).toEqual([429, 'otp_locked']);
    const { rows } = await test.deps.database.pool.query('select account_id from remembered_device');
    expect(rows).toHaveLength(1);
  });

  it('sets a cookie that scripts cannot read, and keeps only its hash', async () => {
    await ask();
    const cookie = deviceOf(await bring(await test.codeFor(to)));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const { rows } = await test.deps.database.pool.query<{ token_hash: Buffer }>(
      'select token_hash from remembered_device',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash.toString('base64url')).not.toContain(cookie?.value);
  });

  it('remembers twenty browsers of an account at most', async () => {
    for (let one = 0; one < 23; one++) await device();
    const { rows } = await test.deps.database.pool.query('select 1 from remembered_device');
    expect(rows).toHaveLength(20);
  });
});
