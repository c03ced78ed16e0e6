import { describe, expect, it } from 'vitest';
import { minute, setUpApp, test } from '../../../server/modules/accounts/identity/testing/app.setup';

setUpApp();

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

describe.each(loginMethods)('S16: whether $way is known', ({ to, other, send, verify }) => {
  const post = ({ url, payload }: { url: string; payload: object }) => test.call('POST', url, { payload });
  const ask = (at: string) => post(send(at));
  const bring = (at: string, otp = '000000') => post(verify(at, otp));
  async function signIn() {
    await ask(to);
    const answer = await bring(to, await test.codeFor(to));
    test.deps.clock.advance(1);
    return answer;
  }

  it('answers alike for an address with an account and one without, whatever was sent to it', async () => {
    const answerTo = async (at: string) => {
      const answer = await bring(at);
      return [answer.statusCode, answer.json()];
    };
    const unknown = await answerTo(other);
    // Signed in a moment ago: its code was used.
    expect((await signIn()).statusCode).toBe(200);
    expect(await answerTo(to)).toEqual(unknown);
    // A code is on its way, and then it is too old.
    await ask(to);
    expect(await answerTo(to)).toEqual(unknown);
    test.deps.clock.advance(6 * minute);
    expect(await answerTo(to)).toEqual(unknown);
    // Too many tries.
    const last = async (at: string) => {
      for (let tries = 0; tries < 40; tries++) await answerTo(at);
      return [await answerTo(at), [(await ask(at)).statusCode]];
    };
    const [of, not] = [await last(to), await last(other)];
    expect(of.map(([status]) => status)).toEqual([429, 429]);
    expect(of.map(([status]) => status)).toEqual(not.map(([status]) => status));
  });
});
