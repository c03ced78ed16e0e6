// The server dies at every step of reminding of a webinar: after it has started again, everybody was reminded once.
import type { Product } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishProduct, signIn } from '../simulators/shop';
import { type Installation, install } from './crashes';

const minute = 60_000;
const phones = ['9812345671', '9812345672', '9812345673'];

let installation: Installation;
let creator: Creator;
let product: Product;
let startsAt: number;

const ask = <Body>(method: string, path: string, body?: object) =>
  call<Body>(installation.url, method, path, { token: creator.token, ...(body && { body }) });
/** It may die before it has answered. */
const advance = async (ms: number): Promise<void> => {
  await ask('POST', '/dev/clock', { advance: `PT${Math.round(ms / 1000)}S` }).catch(() => undefined);
};
/** The time at the server. */
async function now(): Promise<number> {
  const answer = await ask<{ now: string }>('POST', '/dev/clock', { advance: 'PT1S' });
  return Date.parse(expectStatus(answer, 200).now);
}
const goTo = async (at: number) => advance(at - (await now()));

beforeAll(async () => {
  installation = await install({});
  const haat = await installation.startAgain();
  creator = await signIn(haat, '9812345670', 'Meera');
  startsAt = Math.ceil((await now()) / minute) * minute + 3 * 24 * 60 * minute;
  product = await publishProduct(haat.url, creator.token, {
    kind: 'webinar',
    title: 'Hampers',
    prices: [{ type: 'once', amount: 19_900 }],
    content: {
      startsAt: new Date(startsAt).toISOString(),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      joinUrl: 'https://meet.example.com/the-room',
    },
  });
  for (const phone of phones) await buy(haat.url, product.id, phone);
}, 120_000);
afterAll(() => installation?.remove());

/** How often each buyer was told something by text message. */
async function timesTold(haat: Haat, text: string): Promise<number[]> {
  const messages = (await haat.outbox()) as { to: string; text?: string }[];
  return phones.map(
    (phone) =>
      messages.filter(({ to, text: said = '' }) => to === `+91${phone}` && said.includes(text)).length,
  );
}
const toldAll = (haat: Haat, text: string) =>
  until(async () => (await timesTold(haat, text)).every((times) => times > 0));

it('reminds everybody once, wherever it died', async () => {
  await installation.diesAt('live-sessions.told', () => goTo(startsAt - 60 * minute));
  const before = await installation.startAgain();
  expect(await timesTold(before, 'in 1 hour')).toEqual([0, 0, 0]);
  await installation.diesAt('live-sessions.told-saved', () => advance(2 * minute));
  const haat = await installation.startAgain();
  await toldAll(haat, 'in 1 hour');
  await advance(5 * minute);
  await goTo(startsAt - 9 * minute);
  await toldAll(haat, 'starts in 10 minutes');
  await goTo(startsAt + 5 * minute);
  expect(await timesTold(haat, 'in 1 hour')).toEqual([1, 1, 1]);
  expect(await timesTold(haat, 'starts in 10 minutes')).toEqual([1, 1, 1]);
}, 120_000);
