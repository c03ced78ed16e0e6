// The server dies at every step of telling buyers of lessons that open and that are added: after it has started again, everybody was told once.
import type { CourseContent, Product } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishProduct, signIn } from '../simulators/shop';
import { type Installation, install } from './crashes';

const hour = 3_600_000;
const phones = ['9812345661', '9812345662', '9812345663'];
const contentWith = (...added: string[]): CourseContent => ({
  sections: [
    {
      id: 's1',
      title: 'Flour',
      lessons: [
        { id: 'a', title: 'First', text: 'Weigh it.' },
        { id: 'b', title: 'Second', text: 'Fold it.', opens: { days: 1 } },
        ...added.map((id) => ({ id, title: `Added ${id}`, text: id })),
      ],
    },
  ],
});

let installation: Installation;
let creator: Creator;
let product: Product;

beforeAll(async () => {
  installation = await install({});
  const haat = await installation.startAgain();
  creator = await signIn(haat, '9812345660', 'Meera');
  product = await publishProduct(haat.url, creator.token, {
    kind: 'course',
    title: 'Bread',
    prices: [{ type: 'once', amount: 19_900 }],
    content: contentWith(),
  });
  for (const phone of phones) await buy(haat.url, product.id, phone);
}, 120_000);
afterAll(() => installation?.remove());

const ask = <Body>(method: string, path: string, body?: object) =>
  call<Body>(installation.url, method, path, { token: creator.token, ...(body && { body }) });
/** It may die before it has answered. */
const advance = async (ms: number): Promise<void> => {
  await ask('POST', '/dev/clock', { advance: `PT${Math.round(ms / 1000)}S` }).catch(() => undefined);
};
/** Work that is done every few minutes is due again. */
const waitMinutes = () => advance(hour / 10);

/** Ten in the morning in India, tomorrow. */
async function nextMorning(): Promise<void> {
  const { body } = await ask<{ now: string }>('POST', '/dev/clock', { advance: 'PT1S' });
  const today = (Date.parse(body.now) + 5.5 * hour) % (24 * hour);
  await advance(34 * hour - today);
}

/** How often each buyer was told something. */
async function timesTold(haat: Haat, text: string): Promise<number[]> {
  const messages = (await haat.outbox()) as { to: string; text?: string }[];
  return phones.map(
    (phone) =>
      messages.filter(({ to, text: said = '' }) => to === `+91${phone}` && said.includes(text)).length,
  );
}
const toldAll = (haat: Haat, text: string) =>
  until(async () => (await timesTold(haat, text)).every((times) => times > 0));

it('tells everybody once of what opens, wherever it died', async () => {
  await installation.diesAt('lesson-messages.opened', nextMorning);
  const before = await installation.startAgain();
  expect(await timesTold(before, 'Second')).toEqual([0, 0, 0]);
  await installation.diesAt('lesson-messages.opened-saved', waitMinutes);
  const haat = await installation.startAgain();
  await toldAll(haat, 'Second');
  await waitMinutes();
  await advance(hour);
  expect(await timesTold(haat, 'Second')).toEqual([1, 1, 1]);
}, 180_000);

it('tells everybody once of what is added, wherever it died', async () => {
  const path = `/api/products/${product.id}`;
  const { version } = expectStatus(await ask<Product>('PATCH', path, { content: contentWith('c') }), 200);
  const publish = () => ask<Product>('POST', `${path}/publish?version=${version}`, { tellBuyers: true });
  await installation.diesAt('lesson-messages.announced', async () => {
    await publish().catch(() => undefined);
    await waitMinutes();
  });
  await installation.diesAt('lesson-messages.announced-saved', async () => {
    // Whether the answer was lost or not, the same request is the same version.
    await publish().catch(() => undefined);
    await waitMinutes();
  });
  const haat = await installation.startAgain();
  expectStatus(await publish(), 200);
  await toldAll(haat, 'Added c');
  await waitMinutes();
  await advance(hour);
  expect(await timesTold(haat, 'Added c')).toEqual([1, 1, 1]);
}, 180_000);
