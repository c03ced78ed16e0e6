import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase } from '../../../../platform/testing/testing';
import { openTestApp, type TestApp } from '../testing/app';

const minute = 60_000;
const day = 24 * 60 * minute;
const phone = '+919876543210';
const email = 'asha@example.com';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  // Off, as where many people share one address: what follows holds without them.
  test.deps.config.addressLimits = false;
});
beforeEach(async () => {
  await resetDatabase(test.deps.database);
  test.deps.clock.advance(2 * day);
});
afterAll(() => test.close());

const targets = [
  {
    target: 'a phone',
    send: { url: '/api/send-otp', payload: { phone } },
    guess: (otp: string) => ({ url: '/api/verify-otp', payload: { phone, otp } }),
    to: phone,
  },
  {
    target: 'an e-mail address',
    send: { url: '/api/emaillogin', payload: { email } },
    guess: (otp: string) => ({ url: '/api/verifyEmail-otp', payload: { email, otp } }),
    to: email,
  },
];

describe.each(targets)('guesses at $target', ({ send, guess, to }) => {
  const ask = ({ url, payload }: { url: string; payload: object }, ip: string) =>
    test.call('POST', url, { payload, remoteAddress: ip });

  /** The code itself is left out: what is shown is that few of the guesses are ever compared with it. */
  const guesses = (count: number, without: string) =>
    Array.from({ length: count }, (_, n) => String(n * 991).padStart(6, '0')).filter(
      (code) => code !== without,
    );

  it('a thousand at one code, from as many addresses, are answered thirty times in a day', async () => {
    await ask(send, '10.1.0.1');
    const otp = await test.codeFor(to);
    const codes: string[] = [];
    for (const [at, code] of guesses(1_000, otp).entries()) {
      const answer = await ask(guess(code), `10.2.${at >> 8}.${at & 255}`);
      expect(answer.statusCode).not.toBe(200);
      codes.push(answer.json().code);
    }
    expect(codes.filter((code) => code === 'otp_wrong')).toHaveLength(30);
    expect(new Set(codes.slice(30))).toEqual(new Set(['otp_locked']));
    expect((await ask(guess(otp), '10.3.0.1')).statusCode).toBe(429);
  });

  it('a thousand over ever new codes come to no more than thirty in a day', async () => {
    let compared = 0;
    let at = 0;
    for (let now = 0; now < day && at < 1_000; now += minute) {
      const sent = await ask(send, `10.4.0.${at & 255}`);
      if (sent.statusCode === 200) {
        const otp = await test.codeFor(to);
        for (const code of guesses(5, otp)) {
          const answer = await ask(guess(code), `10.5.${at >> 8}.${at & 255}`);
          at += 1;
          expect(answer.statusCode).not.toBe(200);
          if (answer.json().code === 'otp_wrong') compared += 1;
          if (answer.statusCode === 429) break;
        }
      }
      test.deps.clock.advance(minute);
    }
    expect(compared).toBeLessThanOrEqual(30);
    expect(compared).toBeGreaterThan(20);
    // The day after, who can read the messages gets in as ever.
    test.deps.clock.advance(day);
    await ask(send, '10.6.0.1');
    expect((await ask(guess(await test.codeFor(to)), '10.6.0.1')).statusCode).toBe(200);
  });
});

describe('limits of a network', () => {
  beforeAll(() => {
    test.deps.config.addressLimits = true;
  });

  it('a hundred codes an hour', async () => {
    const { identity } = test;
    const start = (number: number) => identity.startOtp(`+9198000${10_000 + number}`, '203.0.113.7');
    for (let attempt = 0; attempt < 100; attempt++) await start(attempt);
    await expect(start(100)).rejects.toMatchObject({ status: 429, code: 'otp_address_limit' });
    await identity.startOtp('+919800099999', '203.0.113.8');
    test.deps.clock.advance(60 * minute);
    await start(101);
  });

  it('a customer has a whole /64 of IPv6, and it counts as one', async () => {
    const { identity } = test;
    const start = (number: number, ip: string) => identity.startOtp(`+9198000${10_000 + number}`, ip);
    for (let attempt = 0; attempt < 100; attempt++)
      await start(attempt, `2001:db8:1:2:${attempt.toString(16)}::1`);
    await expect(start(100, '2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: 'otp_address_limit' });
    await start(101, '2001:db8:1:3::1');
  });

  it('phones and mail are counted together', async () => {
    const post = (url: string, payload: object) =>
      test.call('POST', url, { payload, remoteAddress: '203.0.113.9' });
    for (let attempt = 0; attempt < 100; attempt++)
      await test.identity.startOtp(`+9198000${10_000 + attempt}`, '203.0.113.9');
    expect((await post('/api/emaillogin', { email })).json().code).toBe('otp_address_limit');
  });
});

it('old codes and counts are swept away, newer ones are not', async () => {
  await test.call('POST', '/api/send-otp', { payload: { phone } });
  test.deps.clock.advance(3 * day);
  await test.call('POST', '/api/emaillogin', { payload: { email } });
  await test.deps.jobs.drain();
  test.deps.clock.advance(6 * 60 * minute);
  await test.deps.jobs.drain();
  const rows = await test.deps.database.db.selectFrom('otp_challenge').select('address').execute();
  expect(rows.map(({ address }) => address).filter((address) => !address.startsWith('address:'))).toEqual([
    email,
  ]);
});
