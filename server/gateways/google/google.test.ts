import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Google, signed, startGoogle } from '../../../tests/simulators/google';
import { createGoogleGateway } from '.';

const clientId = 'haat.apps.example';
const seconds = (fromNow: number) => Math.floor(Date.now() / 1_000) + fromNow;

let google: Google;
const gateway = () => createGoogleGateway({ clientId, certificatesUrl: google.certificatesUrl });

beforeAll(async () => {
  google = await startGoogle(clientId);
});
afterAll(() => google.close());

it('says who a credential is of', async () => {
  const credential = google.credential({ nonce: 'n', email: 'Asha@Example.com', iss: 'accounts.google.com' });
  expect(await gateway().verify(credential)).toEqual({
    subject: '110169484474386276334',
    email: 'asha@example.com',
    isEmailVerified: true,
    name: 'Asha Rao',
    nonce: 'n',
  });
});

it('says so when there is no address, or nobody verified it', async () => {
  const bare = google.credential({ email: undefined, email_verified: undefined, name: undefined });
  expect(await gateway().verify(bare)).toMatchObject({
    email: null,
    isEmailVerified: false,
    name: null,
    nonce: null,
  });
  for (const email_verified of [false, 'true', 1])
    expect(await gateway().verify(google.credential({ email_verified }))).toMatchObject({
      isEmailVerified: false,
    });
});

describe('is refused:', () => {
  it.each<[string, string, () => string]>([
    ['meant for somebody else', 'wrong_audience', () => google.credential({ aud: 'other.apps.example' })],
    ['meant for several', 'wrong_audience', () => google.credential({ aud: [clientId, 'other'] })],
    ['meant for nobody', 'wrong_audience', () => google.credential({ aud: undefined })],
    ['expired', 'expired', () => google.credential({ iat: seconds(-4_000), exp: seconds(-400) })],
    ['valid for longer than a day', 'expired', () => google.credential({ exp: seconds(90_000) })],
    ['of the future', 'not_yet_valid', () => google.credential({ iat: seconds(900), exp: seconds(4_000) })],
    ['without an end', 'malformed', () => google.credential({ exp: undefined })],
    ['of another issuer', 'wrong_issuer', () => google.credential({ iss: 'https://accounts.example' })],
    ['signed by somebody else', 'wrong_signature', () => google.forged()],
    ['signed with an unknown key', 'unknown_key', () => google.forged({}, 'another')],
    ['under a key that is no key', 'unknown_key', () => google.forged({}, '__proto__')],
    ['changed after signing', 'wrong_signature', () => tampered(google.credential())],
    ['not signed', 'wrong_signature', () => unsigned(google.credential())],
    ['of nobody', 'claims_missing', () => google.credential({ sub: undefined })],
    ['no credential', 'malformed', () => 'hello'],
    ['empty', 'malformed', () => ''],
  ])('%s', async (_what, reason, credential) => {
    await expect(gateway().verify(credential())).rejects.toMatchObject({ name: 'GoogleRefused', reason });
  });
});

it('never repeats a credential in what it says', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credential = signed({ sub: 'secret' }, privateKey, 'k');
  const failure = await gateway()
    .verify(credential)
    .catch((error: Error) => error);
  expect(String((failure as Error).stack)).not.toContain(credential.slice(0, 20));
});

it('keeps the certificates, and says nothing of a credential while it cannot have them', async () => {
  const before = google.requestCount();
  const client = gateway();
  await client.verify(google.credential());
  google.down(true);
  await client.verify(google.credential());
  expect(google.requestCount()).toBe(before + 1);
  await expect(gateway().verify(google.credential())).rejects.toMatchObject({ name: 'GoogleUnreachable' });
  google.down(false);
});

function tampered(credential: string): string {
  const [head, , signature] = credential.split('.');
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: '1',
    iat: seconds(0),
    exp: seconds(60),
  };
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

function unsigned(credential: string): string {
  const [head = '', claims] = credential.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as object;
  const none = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url');
  return `${none}.${claims}.`;
}
