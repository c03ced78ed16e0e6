import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createGoogleGateway } from '../../../../gateways/google';
import { gatewaysWith } from '../../../../platform/testing/testing';
import { openTestApp } from '../testing/app';
import { clientId, google, minute, setUpGoogle, test } from '../testing/google.setup';

setUpGoogle();

/** A browser that has asked for a nonce. */
async function begin() {
  const answer = await test.call('GET', '/api/google/nonce');
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(answer.body);
  return { ...answer.json<{ clientId: string; nonce: string }>(), cookie };
}

const bring = (gtoken: string, ticket?: string, more: object = {}): Promise<LightMyRequestResponse> =>
  test.call('POST', '/api/verifygmail', {
    payload: { gtoken, phone: null, refId: null, ...more },
    ...(ticket !== undefined && { cookies: { haat_google: ticket } }),
  });

async function signIn(claims: Record<string, unknown> = {}, more: object = {}) {
  const { nonce, cookie } = await begin();
  return bring(google.credential({ nonce, ...claims }), cookie.value, more);
}

const statusAndCode = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];

it('a nonce is bound to the browser that asks for it', async () => {
  const { clientId: given, nonce, cookie } = await begin();
  expect(given).toBe(clientId);
  expect(nonce).toMatch(/^[\w-]{43}$/);
  expect(cookie).toMatchObject({
    name: 'haat_google',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api',
    maxAge: 600,
  });
  expect((await begin()).nonce).not.toBe(nonce);
});

it('a credential opens an account with the name and the e-mail of the Google account', async () => {
  const answer = await signIn({ email: 'Asha@Example.com' });
  expect(answer.statusCode).toBe(200);
  const { user, token } = answer.json();
  expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', phone: null });
  expect((await test.call('POST', '/api/userinfo', { token })).json().user).toEqual(user);
  expect(answer.cookies).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'haat_google', value: '', path: '/api' })]),
  );
});

it('the same Google account comes back to the same account, also under another e-mail', async () => {
  const first = (await signIn()).json();
  const second = (await signIn({ email: 'asha.rao@example.org', name: 'A. Rao' })).json();
  expect(second.user).toEqual(first.user);
  // It is no way in by itself: one that its owner had taken away would come back.
  expect((await test.signInByMail('asha.rao@example.org')).user.id).not.toBe(first.user.id);
});

it('an account without a name or with a very long one is opened all the same', async () => {
  const unnamed = (await signIn({ sub: '1', email: 'one@example.com', name: undefined })).json();
  const long = (await signIn({ sub: '2', email: 'two@example.com', name: '🙂'.repeat(500) })).json();
  expect([unnamed.user.name, long.user.name]).toEqual([null, '🙂'.repeat(120)]);
});

describe('a credential is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['for another installation', { aud: 'another.apps.googleusercontent.com' }, 'google_refused'],
    ['from another issuer', { iss: 'https://accounts.example.com' }, 'google_refused'],
    [
      'that has expired',
      { exp: Math.floor(Date.now() / 1000) - 301, iat: Math.floor(Date.now() / 1000) - 4_000 },
      'google_expired',
    ],
    ['whose e-mail Google has not verified', { email_verified: false }, 'google_unverified'],
    ['whose e-mail is verified in words alone', { email_verified: 'true' }, 'google_unverified'],
    ['without an e-mail', { email: undefined }, 'google_unverified'],
    ['without a subject', { sub: undefined }, 'google_refused'],
    ['without a nonce', { nonce: undefined }, 'google_nonce'],
    ['with the nonce of somebody else', { nonce: 'A'.repeat(43) }, 'google_nonce'],
  ])('%s', async (_name, claims, code) => {
    const answer = await signIn(claims);
    expect(statusAndCode(answer)).toEqual([401, code]);
    expect(answer.json().message).toMatch(/\.$/);
    expect(await test.deps.database.db.selectFrom('account').select('id').execute()).toEqual([]);
  });

  it.each<[string, (nonce: string) => string]>([
    ['signed by another key', (nonce) => google.forged({ nonce })],
    ['signed by a key that Google does not have', (nonce) => google.forged({ nonce }, 'another')],
    ['that is no credential', () => 'x'],
    ['with other claims than were signed', (nonce) => tampered(google.credential({ nonce }))],
    ['that says it needs no signature', (nonce) => unsigned(google.credential({ nonce }))],
  ])('%s', async (_name, credential) => {
    const { nonce, cookie } = await begin();
    expect(statusAndCode(await bring(credential(nonce), cookie.value))).toEqual([401, 'google_refused']);
  });

  it('when it is brought by a browser that did not begin the sign-in', async () => {
    const { nonce } = await begin();
    const other = await begin();
    const credential = google.credential({ nonce });
    for (const ticket of [undefined, '', 'x', other.cookie.value])
      expect(statusAndCode(await bring(credential, ticket))).toEqual([401, 'google_nonce']);
  });

  it('when its ticket was forged or stretched', async () => {
    const { nonce, cookie } = await begin();
    const [, until = '', signature = ''] = cookie.value.split('.');
    const credential = google.credential({ nonce });
    for (const ticket of [
      `${nonce}.${Number(until) + minute}.${signature}`,
      `${nonce}.${until}.${'A'.repeat(43)}`,
    ])
      expect(statusAndCode(await bring(credential, ticket))).toEqual([401, 'google_nonce']);
    test.deps.clock.advance(10 * minute);
    expect(statusAndCode(await bring(credential, cookie.value))).toEqual([401, 'google_nonce']);
  });

  it('when it was used before, one after the other or at once', async () => {
    const { nonce, cookie } = await begin();
    const credential = google.credential({ nonce });
    const answers = await Promise.all([1, 2, 3].map(() => bring(credential, cookie.value)));
    expect(answers.map(statusAndCode).sort(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, undefined],
      [401, 'google_used'],
      [401, 'google_used'],
    ]);
    expect(statusAndCode(await bring(credential, cookie.value))).toEqual([401, 'google_used']);
    // Another credential with the nonce that was used is as useless.
    expect(statusAndCode(await bring(google.credential({ nonce, jti: '2' }), cookie.value))).toEqual([
      401,
      'google_used',
    ]);
    expect(await test.deps.database.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  });
});

it('nothing of a credential is logged', async () => {
  const { nonce, cookie } = await begin();
  const refused = google.forged({ nonce });
  await bring(refused, cookie.value);
  const credential = google.credential({ nonce });
  await bring(credential, cookie.value);
  const logged = test.deps.logged();
  for (const secret of [credential, refused, nonce, 'asha@example.com', '110169484474386276334'])
    expect(logged).not.toContain(secret);
});

it('Google out of reach is said as such, and the credential is still good afterwards', async () => {
  const { certificatesUrl } = google;
  const gateway = createGoogleGateway({ clientId, certificatesUrl });
  const fresh = await openTestApp({ gateways: gatewaysWith({ google: gateway }) });
  const start = await fresh.call('GET', '/api/google/nonce');
  const cookies = { haat_google: start.cookies[0]?.value ?? '' };
  const payload = { gtoken: google.credential({ nonce: start.json().nonce }), phone: null, refId: null };
  google.down(true);
  const down = await fresh.call('POST', '/api/verifygmail', { payload, cookies });
  google.down(false);
  const up = await fresh.call('POST', '/api/verifygmail', { payload, cookies });
  await fresh.close();
  expect([statusAndCode(down), up.statusCode]).toEqual([[503, 'google_unreachable'], 200]);
});

it('without Google configured both calls say so', async () => {
  const bare = await openTestApp();
  const nonce = await bare.call('GET', '/api/google/nonce');
  const verify = await bare.call('POST', '/api/verifygmail', {
    payload: { gtoken: 'x', phone: null, refId: null },
  });
  await bare.close();
  for (const answer of [nonce, verify]) expect(statusAndCode(answer)).toEqual([503, 'google_unavailable']);
});

function tampered(credential: string): string {
  const [head = '', claims = '', signature = ''] = credential.split('.');
  const changed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  changed['email'] = 'victim@example.com';
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

function unsigned(credential: string): string {
  const [, claims = ''] = credential.split('.');
  return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')}.${claims}.`;
}
