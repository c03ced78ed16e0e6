import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../platform/http/errors';
import { minute, setUpApp, test } from '../testing/app.setup';
import { maskedAddress } from './step-up.rules';

const phone = '+919876543210';

setUpApp();

const ask = (token: string) => test.call('POST', '/api/step-up', { token });
const wrongOf = (otp: string) => (otp === '111111' ? '222222' : '111111');

/** Asks for a code and reads it. */
async function codeOf(token: string, to = phone): Promise<string> {
  test.deps.clock.advance(1);
  const sent = await ask(token);
  expect(sent.statusCode).toBe(200);
  return test.codeFor(to);
}

const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing refused',
    (error: unknown) => (error instanceof Refusal ? `${error.status} ${error.code}` : String(error)),
  );

describe('a code for something that matters', () => {
  it('goes to the own phone and says which without saying it', async () => {
    const { token } = await test.signIn(phone);
    const answer = await ask(token);
    expect(answer.json()).toEqual({
      sentTo: { channel: 'sms', masked: '+91 98•••••210' },
      resendAfterSeconds: 30,
    });
    expect(await test.codeFor(phone)).toMatch(/^\d{6}$/);
  });

  it('goes to the e-mail of an account without a phone', async () => {
    const { token } = await test.signInByMail('asha@example.com');
    expect((await ask(token)).json().sentTo).toEqual({ channel: 'mail', masked: 'as•••@example.com' });
  });

  it('goes to the oldest phone, not to one added since', async () => {
    const { token } = await test.signIn(phone);
    test.deps.clock.advance(minute);
    expect((await test.addAddress(token, { phone: '+919876500001' })).statusCode).toBe(200);
    test.deps.clock.advance(minute);
    expect((await ask(token)).json().sentTo.masked).toBe('+91 98•••••210');
  });

  it('goes to an e-mail that is older than a phone, which a thief may have added', async () => {
    const { token } = await test.signInByMail('asha@example.com');
    test.deps.clock.advance(minute);
    expect((await test.addAddress(token, { phone: '+919876500001' })).statusCode).toBe(200);
    test.deps.clock.advance(minute);
    expect((await ask(token)).json().sentTo).toEqual({ channel: 'mail', masked: 'as•••@example.com' });
  });

  it('needs somebody signed in', async () => {
    expect((await test.call('POST', '/api/step-up')).statusCode).toBe(401);
  });

  it('waits before another one', async () => {
    const { token } = await test.signIn(phone);
    expect((await ask(token)).statusCode).toBe(200);
    const again = await ask(token);
    expect([again.statusCode, again.json().code]).toEqual([429, 'otp_too_soon']);
  });
});

describe('what a right code lets happen', () => {
  it('happens once, in the transaction that uses the code up', async () => {
    const { token, user } = await test.signIn(phone);
    const otp = await codeOf(token);
    const done = await test.identity.proveStepUp(user.id, otp, async (trx) => {
      await trx.insertInto('setting').values({ name: 'proven', value: 'true' }).execute();
      return 'done';
    });
    expect(done).toBe('done');
    expect(await refusalOf(test.identity.proveStepUp(user.id, otp, async () => 'again'))).toBe(
      '401 otp_wrong',
    );
  });

  it('keeps the code when the work itself was refused', async () => {
    const { token, user } = await test.signIn(phone);
    const otp = await codeOf(token);
    const fails = test.identity.proveStepUp(user.id, otp, async () => {
      throw new Refusal(409, 'not_now', 'Not now');
    });
    expect(await refusalOf(fails)).toBe('409 not_now');
    expect(await test.identity.proveStepUp(user.id, otp, async () => 'done')).toBe('done');
  });

  it('does not happen with a wrong code, and too many wrong ones end it', async () => {
    const { token, user } = await test.signIn(phone);
    const otp = await codeOf(token);
    const attempt = (code: string) => refusalOf(test.identity.proveStepUp(user.id, code, async () => 'done'));
    for (let tries = 0; tries < 5; tries++) expect(await attempt(wrongOf(otp))).toBe('401 otp_wrong');
    expect(await attempt(otp)).toBe('401 otp_wrong');
  });

  it('does not happen with a code for signing in, nor does such a code sign in', async () => {
    const { token, user } = await test.signIn(phone);
    const otp = await codeOf(token);
    test.deps.clock.advance(1);
    await test.call('POST', '/api/send-otp', { payload: { phone } });
    const forSignIn = await test.codeFor(phone);
    expect(await refusalOf(test.identity.proveStepUp(user.id, forSignIn, async () => 'done'))).toBe(
      '401 otp_wrong',
    );
    const answer = await test.call('POST', '/api/verify-otp', { payload: { phone, otp } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'otp_wrong']);
  });
});

describe('whoever guesses at one of the two codes', () => {
  const signInWith = (otp: string) => test.call('POST', '/api/verify-otp', { payload: { phone, otp } });
  const askForSignIn = async () => {
    test.deps.clock.advance(minute);
    await test.call('POST', '/api/send-otp', { payload: { phone } });
    return test.codeFor(phone);
  };

  it('keeps nobody from what the other lets happen: a stranger at the door not the owner from the desk', async () => {
    const { token, user } = await test.signIn(phone);
    let wrong = 0;
    // Thirty in a day, over as many codes as it takes.
    while (wrong < 30) {
      const otp = await askForSignIn();
      for (let tries = 0; tries < 5 && wrong < 30; tries++, wrong++) await signInWith(wrongOf(otp));
      test.deps.clock.advance(15 * minute);
    }
    expect((await test.call('POST', '/api/send-otp', { payload: { phone } })).json().code).toBe('otp_locked');
    const otp = await codeOf(token);
    expect(await test.identity.proveStepUp(user.id, otp, async () => 'done')).toBe('done');
  });

  it('and whoever holds a stolen session not the owner from signing in', async () => {
    const { token, user } = await test.signIn(phone);
    const otp = await codeOf(token);
    for (let tries = 0; tries < 31; tries++)
      await refusalOf(test.identity.proveStepUp(user.id, wrongOf(otp), async () => 'done'));
    expect((await ask(token)).json().code).toBe('otp_locked');
    expect((await signInWith(await askForSignIn())).statusCode).toBe(200);
  });
});

it.each([
  [{ channel: 'sms', phone }, '+91 98•••••210'],
  [{ channel: 'mail', email: 'meera@example.com' }, 'me•••@example.com'],
  [{ channel: 'mail', email: 'abc@example.com' }, 'a•••@example.com'],
  [{ channel: 'mail', email: 'a@example.com' }, 'a•••@example.com'],
] as const)('%o is shown as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
