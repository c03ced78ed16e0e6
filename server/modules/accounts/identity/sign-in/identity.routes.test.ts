import { describe, expect, it } from 'vitest';
import { setUpApp, test } from '../testing/app.setup';

const phone = '+919876543210';

setUpApp();

const post = (url: string, payload: object, token?: string) => test.call('POST', url, { payload, token });
const send = (to = phone) => post('/api/send-otp', { phone: to });
const verify = (otp: string, extra: object = {}) => post('/api/verify-otp', { phone, otp, ...extra });

describe('an account', () => {
  it('is made at the first sign-in and found at the next', async () => {
    const first = await test.signIn(phone, {});
    const second = await test.signIn(phone, { name: ' Meera ' });
    const third = await test.signIn(phone, { name: 'Another' });
    expect(first.user.name).toBeNull();
    expect(second.user).toEqual({ ...first.user, name: 'Meera' });
    expect(third.user.name).toBe('Meera');
  });

  it('begins in the library when it was opened to buy, and stays a creator otherwise', async () => {
    const buyer = await test.signIn('+919876500001', { is_p: true });
    const creator = await test.signIn('+919876500002', { is_p: false });
    const again = await test.signIn('+919876500002', { is_p: true });
    expect([buyer, creator, again].map(({ user }) => user.startsAt)).toEqual([
      'library',
      'dashboard',
      'dashboard',
    ]);
  });

  it('is written to in what the browser speaks that signed in last, and shown in what it chose itself', async () => {
    const { user } = await test.signIn(phone, {});
    const { db } = test.deps.database;
    const languages = () =>
      db
        .selectFrom('account')
        .select(['language', 'sign_in_language'])
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
    expect(await languages()).toEqual({ language: null, sign_in_language: null });
    test.deps.clock.advance(60_000);
    await send();
    const answer = await test.call('POST', '/api/verify-otp', {
      payload: { phone, otp: await test.codeFor(phone) },
      headers: { 'accept-language': 'hi-IN,hi;q=0.9' },
    });
    expect([answer.statusCode, answer.json().user.language]).toEqual([200, null]);
    expect(await languages()).toEqual({ language: null, sign_in_language: 'hi' });
  });

  it('can be renamed, but not to nothing', async () => {
    const { token } = await test.signIn();
    const renamed = await test.call('PATCH', '/api/account', { token, payload: { name: ' Asha ' } });
    expect(renamed.json().user.name).toBe('Asha');
    const empty = await test.call('PATCH', '/api/account', { token, payload: { name: '  ' } });
    expect([empty.statusCode, empty.json().fields]).toEqual([400, { name: 'Write your name' }]);
  });
});

describe('bad input', () => {
  it.each<[string, string, unknown, number, string]>([
    ['no phone', '/api/send-otp', {}, 400, 'invalid_request'],
    ['a phone that is a number', '/api/send-otp', { phone: 9876543210 }, 400, 'invalid_request'],
    ['a phone with letters', '/api/send-otp', { phone: '98765abcde' }, 400, 'invalid_request'],
    ['a landline', '/api/send-otp', { phone: '+91 22 2778 1234' }, 422, 'invalid_fields'],
    ['a phone of another country', '/api/send-otp', { phone: '+1 415 555 2671' }, 422, 'invalid_fields'],
    ['a phone that begins with 5', '/api/send-otp', { phone: '5876543210' }, 422, 'invalid_fields'],
    ['an array', '/api/send-otp', [], 400, 'invalid_request'],
    ['no code', '/api/verify-otp', { phone }, 400, 'invalid_request'],
    ['a short code', '/api/verify-otp', { phone, otp: '123' }, 400, 'invalid_request'],
    ['a code that is a number', '/api/verify-otp', { phone, otp: 123456 }, 400, 'invalid_request'],
    ['a bad e-mail', '/api/verify-otp', { phone, otp: '123456', email: 'x' }, 400, 'invalid_request'],
    [
      'a long name',
      '/api/verify-otp',
      { phone, otp: '123456', name: 'x'.repeat(121) },
      400,
      'invalid_request',
    ],
    ['a huge body', '/api/send-otp', { phone, more: 'x'.repeat(2_000_000) }, 413, 'body_too_large'],
  ])('%s is refused', async (_name, url, body, status, code) => {
    const answer = await post(url, body as object);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it('takes what the contract sends besides', async () => {
    await send();
    const otp = await test.codeFor(phone);
    expect((await verify(otp, { email: '', is_p: null, name: null })).statusCode).toBe(200);
  });
});
