import type { SignedIn } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { google, minute, setUpGoogle, test } from '../testing/google.setup';

setUpGoogle();

const phone = '+919876543210';
const email = 'asha@example.com';

const later = () => test.deps.clock.advance(minute);
const accounts = () => test.deps.database.db.selectFrom('account').selectAll().execute();

async function signInByGoogle(claims: Record<string, unknown> = {}, more: object = {}): Promise<SignedIn> {
  const nonceResponse = await test.call('GET', '/api/google/nonce');
  const gtoken = google.credential({ nonce: nonceResponse.json().nonce, ...claims });
  const answer = await test.call('POST', '/api/verifygmail', {
    payload: { gtoken, phone, refId: null, ...more },
    cookies: { haat_google: nonceResponse.cookies[0]?.value ?? '' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

describe('one person is one account', () => {
  it('by mail first, then by Google with the same e-mail', async () => {
    const byMail = await test.signInByMail(email);
    const byGoogle = await signInByGoogle({ email: 'ASHA@example.com' });
    expect(byGoogle.user).toEqual({ ...byMail.user, name: 'Asha Rao' });
    later();
    expect((await test.signInByMail(email)).user).toEqual(byGoogle.user);
  });

  it('by Google first, then by mail', async () => {
    const byGoogle = await signInByGoogle();
    expect((await test.signInByMail(email)).user).toEqual(byGoogle.user);
  });

  it('when mail and Google come at once', async () => {
    await test.call('POST', '/api/emaillogin', { payload: { email } });
    const otp = await test.codeFor(email);
    const byMail = test.call('POST', '/api/verifyEmail-otp', { payload: { email, otp } });
    const answers = await Promise.all([signInByGoogle(), signInByGoogle(), byMail]);
    expect(answers[2].statusCode).toBe(200);
    const [account, ...more] = await accounts();
    expect(more).toEqual([]);
    const opened = [answers[0].user.id, answers[1].user.id, answers[2].json<SignedIn>().user.id];
    expect(new Set(opened)).toEqual(new Set([account?.id]));
  });

  it('what a call carries besides proves nothing and links nothing', async () => {
    const victim = await test.signIn(phone);
    const other = await test.signInByMail('mallory@example.com', { phone });
    expect([other.user.id === victim.user.id, other.user.phone]).toEqual([false, null]);
    const byGoogle = await signInByGoogle({ email: 'mallory.g@example.com', sub: '7' }, { phone });
    expect([byGoogle.user.id === victim.user.id, byGoogle.user.phone]).toEqual([false, null]);
    later();
    const again = await test.signIn(phone, { email: 'mallory@example.com' });
    expect(again.user).toEqual(victim.user);
  });
});

describe('an address added to an account', () => {
  it('is a way in from then on', async () => {
    const { token, user } = await test.signIn(phone);
    const added = await test.addAddress(token, { email });
    expect(added.json()).toEqual({ user: { ...user, email } });
    later();
    expect((await test.signInByMail(email)).user).toEqual({ ...user, email });
    expect((await signInByGoogle()).user.id).toBe(user.id);
  });

  it('the phone shown is the first, the e-mail the last; all of them let in', async () => {
    const { token, user } = await test.signInByMail(email);
    for (const address of [{ phone }, { phone: '+919876500001' }, { email: 'new@example.com' }]) {
      later();
      expect((await test.addAddress(token, address)).statusCode).toBe(200);
    }
    later();
    for (const opened of [
      await test.signIn(phone, {}),
      await test.signIn('+919876500001', {}),
      await test.signInByMail(email),
      await test.signInByMail('new@example.com'),
    ])
      expect(opened.user).toEqual({ ...user, phone, email: 'new@example.com' });
  });

  it('one’s own may be added again', async () => {
    const { token, user } = await test.signIn(phone);
    later();
    const again = await test.addAddress(token, { phone });
    expect([again.statusCode, again.json()]).toEqual([200, { user }]);
  });

  it('another account’s stays there, and only who can read its messages learns of it', async () => {
    const theirs = await test.signInByMail(email);
    const { token, user } = await test.signIn(phone);
    later();
    const response = await test.call('POST', '/api/account/addresses', { token, payload: { email } });
    expect(response.statusCode).toBe(200);
    const otp = await test.codeFor(email);
    const prove = (code: string) =>
      test.call('POST', '/api/account/addresses/verify', { token, payload: { email, otp: code } });
    const wrong = await prove(otp === '111111' ? '222222' : '111111');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'otp_wrong']);
    const right = await prove(otp);
    expect([right.statusCode, right.json().code]).toEqual([409, 'address_taken']);
    expect(right.json().fields).toHaveProperty('email');
    expect((await prove(otp)).json().code).toBe('otp_wrong');
    const me = await test.call('POST', '/api/userinfo', { token });
    expect(me.json().user).toEqual(user);
    later();
    expect((await test.signInByMail(email)).user).toEqual(theirs.user);
  });

  it.each<[string, object, number]>([
    ['none', {}, 400],
    ['two at once', { phone, email }, 400],
    ['a landline', { phone: '+91 22 2778 1234' }, 422],
    ['no e-mail address', { email: 'asha' }, 400],
    ['something else', { handle: 'asha' }, 400],
  ])('%s is refused', async (_name, payload, status) => {
    const { token } = await test.signIn();
    expect((await test.call('POST', '/api/account/addresses', { token, payload })).statusCode).toBe(status);
  });

  it('needs exactly one address with its code, and somebody signed in', async () => {
    const { token } = await test.signIn();
    const verify = (payload: object, as?: string) =>
      test.call('POST', '/api/account/addresses/verify', { token: as, payload });
    expect((await verify({ otp: '123456' }, token)).statusCode).toBe(422);
    expect((await verify({ otp: '123456', phone, email }, token)).statusCode).toBe(422);
    expect((await verify({ otp: '123456', email })).statusCode).toBe(401);
  });
});

describe('who sent somebody', () => {
  it('is kept when an account is opened by their code, and only then', async () => {
    const sender = await test.signIn(phone);
    const refId = sender.user.referralCode;
    const byMail = await test.signInByMail(email, { refId });
    const byGoogle = await signInByGoogle({ sub: '2', email: 'g@example.com' }, { refId: ` ${refId} ` });
    const known = await test.signInByMail('known@example.com');
    later();
    await test.signInByMail('known@example.com', { refId });
    const unknown = await test.signInByMail('unknown@example.com', { refId: 'nobodysown' });
    const from = new Map((await accounts()).map(({ id, referred_by }) => [id, referred_by]));
    const ids = [sender, byMail, byGoogle, known, unknown].map(({ user }) => user.id);
    expect(ids.map((id) => from.get(id))).toEqual([null, refId, refId, null, null]);
  });
});
