import type { PlacedOrder, Price } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  type Chat,
  openLink,
  type Person,
  statusIn,
} from '../../../../../tests/simulators/telegram';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
let chat: Chat;
let holder: Person;
let stranger: Person;
beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  const owned = ownedChat(shop);
  chat = owned.chat;
  await shop.connect(seller, owned.owner, chat);
  [holder, stranger] = ['Devi', 'Stranger'].map((name) => addPerson(shop.telegram.world, name)) as [
    Person,
    Person,
  ];
});
afterEach(() => shop.close());

const phone = '+919876543210';
const tried: Price = {
  type: 'subscription',
  amount: 29_900,
  period: { unit: 'month', count: 1 },
  trialDays: 7,
};

/** Free days, which ask for no code. */
async function startTrial(productId: string): Promise<Bought> {
  const { body, headers } = await shop.order(productId, { buyer: { phone } });
  await shop.settle();
  return {
    ...(body as PlacedOrder),
    cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '',
  };
}
async function join(person: Person, bought: Bought): Promise<void> {
  await shop.open(person, await shop.joinLink(bought));
  openLink(shop.telegram.world, person, person.inbox.at(-1)?.buttons[0]?.url ?? '');
  await shop.settle();
}
const isIn = (person: Person) => statusIn(chat, person.id) === 'member';

it('gives the seat that somebody pays for to no account that took free days with their number', async () => {
  const productId = await shop.channel(seller, chat, [tried]);
  await join(stranger, await startTrial(productId));
  expect(isIn(stranger)).toBe(true);
  const bought = await shop.buy(productId, phone);
  expect(isIn(stranger)).toBe(false);
  // Who took the free days and paid is not asked to pay once more.
  expect(stranger.inbox.at(-1)?.text).toContain('If you paid, join again from your purchases');
  await join(holder, bought);
  expect([isIn(stranger), isIn(holder)]).toEqual([false, true]);
  // Who has joined by what was paid has the next period too.
  await shop.buy(productId, phone);
  expect(await shop.count('telegram_member', `telegram_user_id = '${holder.id}' and status = 'joined'`)).toBe(
    2,
  );
});

it('reminds whoever went on from their free days to join again', async () => {
  const productId = await shop.channel(seller, chat, [tried]);
  await join(holder, await startTrial(productId));
  await shop.buy(productId, phone);
  expect(isIn(holder)).toBe(false);
  const before = (await textsTo(shop.deps, phone)).length;
  for (const hours of [2, 24]) {
    shop.deps.clock.advance(hours * 3_600_000);
    await shop.settle();
  }
  const reminders = (await textsTo(shop.deps, phone)).slice(before);
  expect(reminders).toEqual([expect.stringContaining(productId), expect.stringContaining(productId)]);
});

it('gives a purchase to nobody who bought something else before, with the number of its buyer', async () => {
  const [cheap, dear] = [await shop.channel(seller, chat), await shop.channel(seller, chat)];
  await join(stranger, await shop.buy(cheap, phone));
  const bought = await shop.buy(dear, phone);
  await join(holder, bought);
  expect([isIn(stranger), isIn(holder)]).toEqual([true, true]);
});

it('gives the seats of another purchase to nobody who buys with the number of its buyer', async () => {
  const [cheap, dear] = [await shop.channel(seller, chat), await shop.channel(seller, chat)];
  const bought = await shop.buy(dear, phone);
  const other = await shop.buy(cheap, phone);
  await join(stranger, other);
  await join(holder, bought);
  expect([isIn(stranger), isIn(holder)]).toEqual([true, true]);
  const url = `/api/transactions/${other.id}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  await shop.settle();
  expect([isIn(stranger), isIn(holder)]).toEqual([false, true]);
});
