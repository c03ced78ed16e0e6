import { describe, expect, it } from 'vitest';
import { minute, setUpApp, test } from '../testing/app.setup';

setUpApp();

const post = (url: string, payload: object, token?: string) => test.call('POST', url, { payload, token });

const loginMethods = [
  {
    way: 'a phone',
    to: '+919876543210',
    send: (to = '+919876543210') => post('/api/send-otp', { phone: to }),
    verify: (otp: string, to = '+919876543210') => post('/api/verify-otp', { phone: to, otp }),
    typedOtherwise: '098765 43210',
    stranger: '+919876500000',
  },
  {
    way: 'an e-mail address',
    to: 'asha@example.com',
    send: (to = 'asha@example.com') => post('/api/emaillogin', { email: to, phone: '' }),
    verify: (otp: string, to = 'asha@example.com') =>
      post('/api/verifyEmail-otp', { email: to, otp, phone: null, refId: null }),
    typedOtherwise: 'Asha@Example.COM',
    stranger: 'nobody@example.com',
  },
];

describe.each(loginMethods)(
  'a one-time password by $way',
  ({ to, send, verify, typedOtherwise, stranger }) => {
    it('is sent to the address in its one spelling, whatever way it was typed', async () => {
      const answer = await send(typedOtherwise);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ message: expect.any(String), resendAfterSeconds: 30 });
      expect(await test.codeFor(to)).toMatch(/^\d{6}$/);
    });

    it('lets in once', async () => {
      await send();
      const otp = await test.codeFor(to);
      expect((await verify(otp, typedOtherwise)).statusCode).toBe(200);
      const again = await verify(otp);
      expect([again.statusCode, again.json().code]).toEqual([401, 'otp_wrong']);
    });

    it('lets one of three in when all bring it at once', async () => {
      await send();
      const otp = await test.codeFor(to);
      const answers = await Promise.all([verify(otp), verify(otp), verify(otp)]);
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401]);
      const sessions = await test.deps.database.db.selectFrom('session').select('id').execute();
      expect(sessions).toHaveLength(1);
    });

    it('expires after five minutes', async () => {
      await send();
      const otp = await test.codeFor(to);
      test.deps.clock.advance(5 * minute);
      const answer = await verify(otp);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'otp_wrong']);
    });

    it('says the same of an address with an account as of one without', async () => {
      const before = [await verify('123456'), await send()];
      expect([before[0]?.statusCode, before[0]?.json().code]).toEqual([401, 'otp_wrong']);
      expect((await verify(await test.codeFor(to))).statusCode).toBe(200);
      test.deps.clock.advance(minute);
      const known = [await send(), await verify('123456')];
      const unknown = [await send(stranger), await verify('123456', stranger)];
      for (const at of [0, 1]) {
        expect(unknown[at]?.statusCode).toBe(known[at]?.statusCode);
        expect(unknown[at]?.json()).toEqual(known[at]?.json());
      }
      expect(known[0]?.json()).toEqual(before[1]?.json());
    });

    it('is sent again after thirty seconds, and then the first one no longer counts', async () => {
      await send();
      const first = await test.codeFor(to);
      const soon = await send();
      expect([soon.statusCode, soon.json().code, soon.headers['retry-after']]).toEqual([
        429,
        'otp_too_soon',
        '30',
      ]);
      test.deps.clock.advance(30_000);
      expect((await send()).statusCode).toBe(200);
      const second = await test.codeFor(to);
      expect((await verify(first)).json().code).toBe('otp_wrong');
      expect((await verify(second)).statusCode).toBe(200);
    });

    it('is sent to an address five times an hour, whoever asks', async () => {
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

    it('makes one challenge when two ask at once', async () => {
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 429]);
    });

    it('is kept as a hash alone and never logged', async () => {
      await send();
      const otp = await test.codeFor(to);
      const { token } = (await verify(otp)).json();
      const row = await test.deps.database.db
        .selectFrom('session')
        .select('token_hash')
        .executeTakeFirstOrThrow();
      expect(row.token_hash.toString('base64url')).not.toBe(token);
      const logged = test.deps.logged();
      for (const secret of [otp, token, '9876543210', to]) expect(logged).not.toContain(secret);
    });
  },
);

it('a code by SMS ends in the line that browsers fill in from', async () => {
  await loginMethods[0]?.send();
  await test.deps.jobs.drain();
  const [message] = await test.notify.outbox();
  expect(message).toMatchObject({ channel: 'sms', to: '+919876543210' });
  expect(message?.text.split('\n').at(-1)).toBe(`@localhost #${message?.otp}`);
});

it('a code for one address opens no other', async () => {
  await loginMethods[0]?.send();
  await loginMethods[1]?.send();
  const bySms = await test.codeFor('+919876543210');
  expect(bySms).not.toBe(await test.codeFor('asha@example.com'));
  expect((await loginMethods[1]?.verify(bySms))?.json().code).toBe('otp_wrong');
});
