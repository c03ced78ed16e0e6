// The server dies while it offers a seat that came free: after it has started again, one person has the offer, and was told once.
import type { WaitingList } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bought, buy, refundAll, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishProduct, signIn } from '../simulators/shop';
import { type Installation, install } from './crashes';

const minute = 60_000;
const waiting = ['9812345682', '9812345683'];

let installation: Installation;
let creator: Creator;
let id: string;
let bought: Bought;

const ask = <Body>(method: string, path: string, body?: object) =>
  call<Body>(installation.url, method, path, { token: creator.token, ...(body && { body }) });
/** It may die before it has answered. */
const advance = async (ms: number): Promise<void> => {
  await ask('POST', '/dev/clock', { advance: `PT${Math.round(ms / 1000)}S` }).catch(() => undefined);
};
const list = async () => expectStatus(await ask<WaitingList>('GET', `/api/products/${id}/waiting-list`), 200);

beforeAll(async () => {
  installation = await install({});
  const haat = await installation.startAgain();
  creator = await signIn(haat, '9812345680', 'Meera');
  const now = expectStatus(await ask<{ now: string }>('POST', '/dev/clock', { advance: 'PT1S' }), 200).now;
  ({ id } = await publishProduct(haat.url, creator.token, {
    kind: 'webinar',
    title: 'Hampers',
    prices: [{ type: 'once', amount: 19_900 }],
    content: {
      startsAt: new Date(Date.parse(now) + 3 * 24 * 60 * minute).toISOString(),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      seats: 1,
      joinUrl: 'https://meet.example.com/the-room',
    },
  }));
  bought = await buy(haat.url, id, '9812345681');
  for (const phone of waiting) {
    const answer = await fetch(`${haat.url}/pp/${id}/waiting-list`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: haat.url },
      body: new URLSearchParams({ phone }),
    });
    if (answer.status !== 303) throw new Error(`Joining answered ${answer.status}`);
  }
}, 120_000);
afterAll(() => installation?.remove());

/** How often each of them was told of a seat. */
async function timesTold(haat: Haat): Promise<number[]> {
  const messages = (await haat.outbox()) as { to: string; text?: string }[];
  return waiting.map(
    (phone) =>
      messages.filter(({ to, text = '' }) => to === `+91${phone}` && text.includes('a seat until')).length,
  );
}

it('offers a seat once, wherever it died', async () => {
  await refundAll(installation.url, creator, bought);
  await installation.diesAt('waiting-list.offered', () => advance(2 * minute));
  const before = await installation.startAgain();
  expect(await timesTold(before)).toEqual([0, 0]);
  await installation.diesAt('waiting-list.offered-saved', () => advance(2 * minute));
  const haat = await installation.startAgain();
  await advance(5 * minute);
  await until(async () => (await timesTold(haat))[0] === 1);
  await advance(5 * minute);
  expect(await timesTold(haat)).toEqual([1, 0]);
  expect(await list()).toEqual({ isOpen: true, waiting: 1, offered: 1 });
}, 120_000);
