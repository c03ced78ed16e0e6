import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fcm, startFcm } from '../../../tests/simulators/fcm';
import { TryLater, Undeliverable } from '../delivery';
import { createFcm } from './fcm';
import type { Push } from './push.gateway';

const push: Push = {
  id: '0b5fd1a4-1c7e-8a3b-a1c2-3d4e5f607182',
  token: 'device',
  title: 'You sold Sourdough at home',
  text: '₹499 paid.',
  link: 'https://haat.example/transaction',
};

let fcm: Fcm;
const gateway = (privateKey = fcm.serviceAccount.private_key) =>
  createFcm({
    web: { apiKey: 'k', projectId: 'haat', messagingSenderId: '1', appId: 'a' },
    vapidKey: 'v',
    serviceAccount: {
      clientEmail: fcm.serviceAccount.client_email,
      privateKey,
      tokenUrl: fcm.serviceAccount.token_uri,
    },
    url: fcm.url,
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Error,
  );

beforeEach(async () => {
  fcm = await startFcm('haat');
});
afterEach(() => fcm.close());

it('sends a message with its link, signing in once for several', async () => {
  const messages = gateway();
  const both = [messages.send(push), messages.send({ ...push, token: 'other' })];
  expect(await Promise.all(both)).toEqual(['sent', 'sent']);
  expect(await messages.send(push)).toBe('sent');
  expect(fcm.signIns()).toBe(1);
  expect(fcm.delivered[0]).toEqual({
    token: 'device',
    notification: { title: push.title, body: push.text },
    data: { id: push.id, link: push.link },
    webpush: {
      headers: { TTL: '86400', Urgency: 'normal' },
      notification: { tag: push.id },
      fcm_options: { link: push.link },
    },
  });
});

it('says that a device is gone only when it is', async () => {
  fcm.unregister('device');
  expect(await gateway().send(push)).toBe('gone');
});

it.each(['malformed', 'other-sender'])('does not forget a device because of %s', async (token) => {
  expect(await failureOf(gateway().send({ ...push, token }))).toBeInstanceOf(Undeliverable);
});

it.each([
  ['quota', 'quota_exceeded', 60_000],
  ['unavailable', 'unavailable', 20_000],
  ['internal', 'internal', undefined],
] as const)('comes back after %s, no earlier than told', async (kind, reason, retryAfterMs) => {
  fcm.trouble(kind);
  const messages = gateway();
  expect(await failureOf(messages.send(push))).toMatchObject({ name: 'TryLater', reason, retryAfterMs });
  fcm.trouble(null);
  expect(await messages.send(push)).toBe('sent');
});

it('signs in anew when its token was taken back', async () => {
  const messages = gateway();
  await messages.send(push);
  fcm.trouble('tokenTakenBack');
  expect(await failureOf(messages.send(push))).toBeInstanceOf(TryLater);
  expect(await messages.send(push)).toBe('sent');
  expect(fcm.signIns()).toBe(2);
});

it('says nothing of its key when it may not sign in', async () => {
  fcm.trouble('signInRefused');
  const failure = await failureOf(gateway().send(push));
  expect(failure).toMatchObject({ name: 'TryLater', reason: 'sign_in_failed' });
  const broken = await failureOf(gateway('no key').send(push));
  expect(broken).toMatchObject({ reason: 'sign_in_failed' });
});

it('cuts a text that would make the message too large', async () => {
  const text = 'रोटी '.repeat(2_000);
  expect(await gateway().send({ ...push, text })).toBe('sent');
  const body = fcm.delivered[0]?.notification.body ?? '';
  expect(body.length).toBeGreaterThan(500);
  expect(body.endsWith('…')).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(fcm.delivered[0]))).toBeLessThanOrEqual(4_096);
});
