import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../modules/accounts/identity/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const refusal = async (language: string | undefined, payload: object) => {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const answer = await app.call('POST', '/api/send-otp', { payload, headers });
  return [answer.statusCode, answer.json<unknown>()];
};

const english = 'Enter an Indian mobile number with 10 digits';
const hindi = '10 अंकों का भारतीय मोबाइल नंबर लिखें';

it('refuses in the language that is asked for, and in English whoever asks for none', async () => {
  const wrong = { phone: '12345' };
  const [status, message] = await refusal(undefined, wrong);
  expect(message).toMatchObject({ message: english, fields: { phone: english } });
  expect(await refusal('en-IN,hi;q=0.5', wrong)).toEqual([status, message]);
  expect(await refusal('hi', wrong)).toEqual([
    status,
    { ...(message as object), message: hindi, fields: { phone: hindi } },
  ]);
});

it('says in it what the contract refuses before anybody looks', async () => {
  expect(await refusal('hi-IN,hi;q=0.9', {})).toMatchObject([400, { fields: { phone: hindi } }]);
});
