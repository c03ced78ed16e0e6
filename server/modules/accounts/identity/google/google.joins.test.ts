import type { OwnAddress, SignedIn } from '@haat/openapi';
import { expect, it } from 'vitest';
import { google, minute, setUpGoogle, test } from '../testing/google.setup';

setUpGoogle();

const phone = '+919876543210';
const email = 'asha@example.com';

const later = () => test.deps.clock.advance(minute);
const listed = async (token: string): Promise<OwnAddress[]> =>
  (await test.call('GET', '/api/account/addresses', { token })).json().items;

async function signInByGoogle(): Promise<SignedIn> {
  const nonceResponse = await test.call('GET', '/api/google/nonce');
  const answer = await test.call('POST', '/api/verifygmail', {
    payload: { gtoken: google.credential({ nonce: nonceResponse.json().nonce }), phone: null, refId: null },
    cookies: { haat_google: nonceResponse.cookies[0]?.value ?? '' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Whom the outbox says that a Google account came or went. */
async function toldOfGoogle(): Promise<string[]> {
  await test.deps.jobs.drain();
  const rows = (await test.notify.outbox()).filter(({ text }) => /A Google account|with Google/.test(text));
  return rows.map(({ to, text }) => `${to} ${/added|can now/.test(text) ? 'added' : 'removed'}`).sort();
}

/** An account with a phone and an e-mail that a Google account has joined by. */
async function joined() {
  const { token, user } = await test.signIn(phone);
  later();
  expect((await test.addAddress(token, { email })).statusCode).toBe(200);
  later();
  expect((await signInByGoogle()).user.id).toBe(user.id);
  return { token, user };
}

async function removeMail(token: string) {
  later();
  expect((await test.call('POST', '/api/step-up', { token })).statusCode).toBe(200);
  const id = (await listed(token)).find(({ address }) => address === email)?.id;
  return test.call('DELETE', `/api/account/addresses/${id}`, {
    token,
    headers: { 'step-up-code': await test.codeFor(phone) },
  });
}

it('a Google account that joins an account is told to every address, once', async () => {
  await joined();
  const notices = [`${phone} added`, `${email} added`].sort();
  expect(await toldOfGoogle()).toEqual(notices);
  await signInByGoogle();
  expect(await toldOfGoogle()).toEqual(notices);
});

it('one that opens an account is told to nobody', async () => {
  await signInByGoogle();
  expect(await toldOfGoogle()).toEqual([]);
});

it('goes with the e-mail it came by, and is told', async () => {
  const { token, user } = await joined();
  expect((await removeMail(token)).json()).toMatchObject({ items: [{ address: phone }] });
  expect(await toldOfGoogle()).toEqual(
    [`${phone} added`, `${email} added`, `${phone} removed`, `${email} removed`].sort(),
  );
  later();
  expect((await signInByGoogle()).user.id).not.toBe(user.id);
});

it('of one that joins while its e-mail is taken away nothing is left', async () => {
  const { token, user } = await test.signIn(phone);
  later();
  await test.addAddress(token, { email });
  const [gone, came] = await Promise.all([removeMail(token), signInByGoogle()]);
  expect(gone.statusCode).toBe(200);
  expect((await listed(token)).map(({ channel }) => channel)).toEqual(['sms']);
  const again = await test.call('POST', '/api/userinfo', { token: came.token });
  expect(came.user.id === user.id ? again.statusCode : 401).toBe(401);
});
