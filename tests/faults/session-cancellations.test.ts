// The server dies at every step of a cancelled webinar: after it has started again, every seat was refunded once and everybody told once.
import type { Cancellation, Product } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishProduct, signIn } from '../simulators/shop';
import { type Installation, install } from './crashes';

const phones = ['9812345681', '9812345682', '9812345683'];
const amount = 19_900;

let installation: Installation;
let creator: Creator;
let products: Product[];

const ask = <Body>(method: string, path: string, body?: object) =>
  call<Body>(installation.url, method, path, { token: creator.token, ...(body && { body }) });
const advance = async (text: string): Promise<void> => {
  await ask('POST', '/dev/clock', { advance: text }).catch(() => undefined);
};
const path = (product: Product | undefined) => `/api/products/${product?.id}/cancellation`;
const look = async (product: Product | undefined) =>
  expectStatus(await ask<Cancellation>('GET', path(product)), 200);

beforeAll(async () => {
  installation = await install({});
  const haat = await installation.startAgain();
  creator = await signIn(haat, '9812345680', 'Meera');
  const now = Date.parse(
    expectStatus(await ask<{ now: string }>('POST', '/dev/clock', { advance: 'PT1S' }), 200).now,
  );
  const publish = () =>
    publishProduct(haat.url, creator.token, {
      kind: 'webinar',
      title: 'Hampers',
      prices: [{ type: 'once', amount }],
      content: {
        startsAt: new Date(now + 3 * 24 * 3_600_000).toISOString(),
        minutes: 60,
        timeZone: 'Asia/Kolkata',
        joinUrl: 'https://meet.example.com/the-room',
      },
    });
  products = [await publish(), await publish()];
  for (const product of products) for (const phone of phones) await buy(haat.url, product.id, phone);
}, 120_000);
afterAll(() => installation?.remove());

async function timesTold(haat: Haat): Promise<number[]> {
  const messages = (await haat.outbox()) as { to: string; text?: string }[];
  return phones.map(
    (phone) =>
      messages.filter(({ to, text = '' }) => to === `+91${phone}` && text.includes(': cancelled')).length,
  );
}

it('refunds every seat once and tells everybody once, wherever it died', async () => {
  const wish = { seats: 3, amount: 3 * amount, reason: 'Ill' };
  const [first, second] = products;
  // It may die before it has answered.
  const cancel = async (product: Product | undefined) => {
    await ask('POST', path(product), wish).catch(() => undefined);
  };
  await installation.diesAt('cancellation.refunded', () => cancel(first));
  await installation.diesAt('live-sessions.cancelled-told', () => cancel(second));
  const haat = await installation.startAgain();
  await advance('PT12M');
  for (const product of products) await until(async () => (await look(product)).cancelled?.done === 3);
  await until(async () => (await timesTold(haat)).every((times) => times > 1));
  await advance('PT12M');
  for (const product of products)
    expect((await look(product)).cancelled).toMatchObject({ seats: 3, returned: 3 * amount, failed: 0 });
  expect(await timesTold(haat)).toEqual([2, 2, 2]);
  const sales = expectStatus(await ask<{ items: { status: string }[] }>('GET', '/api/transactions'), 200);
  expect(sales.items.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'refunded'));
}, 180_000);
