import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPerson, type Chat, openLink, type Person, statusIn } from '../../../../tests/simulators/telegram';
import type { Seller } from '../../orders/checkout/testing/shop';
import { type ChannelShop, openChannelShop, ownedChat } from '../telegram/testing/channel-shop';

const hour = 60 * 60_000;
const day = 24 * hour;
const phone = '+919876543210';
const monthly = {
  type: 'subscription' as const,
  amount: 9_900,
  period: { unit: 'month' as const, count: 1 },
};

let shop: ChannelShop;
let seller: Seller;
let chat: Chat;
let ravi: Person;

beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  const owned = ownedChat(shop);
  chat = owned.chat;
  await shop.connect(seller, owned.owner, chat);
  ravi = addPerson(shop.telegram.world, 'Ravi');
  // Four in the afternoon in India: what is bought now ends after the hour of the reminders.
  const { clock } = shop.deps;
  clock.advance(day - ((clock.now().getTime() - 10.5 * hour) % day));
});
afterEach(() => shop.close());

/** Days go by in steps of so many hours, and what they bring is done. */
async function pass(days: number, step = 6): Promise<void> {
  for (let gone = 0; gone < days * 24; gone += step) {
    shop.deps.clock.advance(step * hour);
    await shop.deps.jobs.drain({ schedules: (name) => name !== 'telegram.reconcile' });
    await shop.settle();
  }
}

async function join(productId: string) {
  const bought = await shop.buy(productId, phone);
  await shop.open(ravi, await shop.joinLink(bought));
  openLink(shop.telegram.world, ravi, ravi.inbox.at(-1)?.buttons[0]?.url ?? '');
  await shop.settle();
  expect(statusIn(chat, ravi.id)).toBe('member');
  return bought;
}

const texts = () => ravi.inbox.map(({ text }) => text);

it('reminds a subscriber by the bot before the end, with a link that renews, and lets them in again', async () => {
  const productId = await shop.channel(seller, chat, [monthly]);
  await join(productId);
  const before = texts().length;
  await pass(25, 25 * 24);
  await pass(6);
  const reminders = texts().slice(before);
  expect(reminders).toHaveLength(3);
  for (const text of reminders) expect(text).toMatch(/paid until \d+ \w+ \d{4}\. Renew it to stay in/);
  expect(statusIn(chat, ravi.id)).toBe('member');
  // The days of grace go by too.
  await pass(4);
  expect(statusIn(chat, ravi.id)).toBe('left');
  expect(texts().at(-1)).toContain('so you were removed');
  await shop.buy(productId, phone);
  expect(texts().at(-1)).toContain('is ready');
  openLink(shop.telegram.world, ravi, ravi.inbox.at(-1)?.buttons[0]?.url ?? '');
  await shop.settle();
  expect(statusIn(chat, ravi.id)).toBe('member');
});

it('says nothing of the end to whoever has renewed, and invites nobody who is in', async () => {
  await join(await shop.channel(seller, chat, [monthly]));
  await pass(25, 25 * 24);
  await pass(4);
  const sent = texts().length;
  const link = /\/renew\/\S+/.exec(texts().at(-1) ?? '')?.[0] ?? '';
  const { headers } = await shop.call({ method: 'POST', url: link });
  const [, session = ''] = /^\/sandbox\/payments\/([\w.-]+)/.exec(String(headers.location)) ?? [];
  await shop.pay(session);
  await shop.settle();
  await pass(6, 24);
  expect(texts().slice(sent)).toEqual([]);
  expect(statusIn(chat, ravi.id)).toBe('member');
  // Both periods have a grant: the next end is said once each time.
  await pass(19, 19 * 24);
  await pass(7);
  expect(texts().slice(sent)).toHaveLength(3);
});
