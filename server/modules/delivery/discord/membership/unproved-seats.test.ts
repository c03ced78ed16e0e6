import type { PlacedOrder, Price } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  type Guild,
  type Person,
  type Role,
  roleNames,
} from '../../../../../tests/simulators/discord';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, openServerShop, ownedGuild, type ServerShop } from '../testing/server-shop';

let shop: ServerShop;
let seller: Seller;
let guild: Guild;
let member: Role;
let critic: Role;
let holder: Person;
let stranger: Person;
beforeEach(async () => {
  shop = await openServerShop();
  seller = await shop.seller();
  const owned = ownedGuild(shop);
  ({ guild, member, critic } = owned);
  await shop.connect(seller, owned.owner, guild);
  [holder, stranger] = ['Devi', 'Stranger'].map((name) => addPerson(shop.discord.world, name)) as [
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

it('gives the seat that somebody pays for to no account that took free days with their number', async () => {
  const productId = await shop.server(seller, guild, { roles: [[member]], prices: [tried] });
  await shop.join(stranger, await startTrial(productId));
  expect(roleNames(guild, stranger)).toEqual(['Member']);
  const bought = await shop.buy(productId, phone);
  expect(roleNames(guild, stranger)).toEqual([]);
  await shop.join(holder, bought);
  expect(roleNames(guild, holder)).toEqual(['Member']);
  // Who has joined by what was paid has the next period too.
  await shop.buy(productId, phone);
  expect(await shop.count('discord_member', `discord_user_id = '${holder.id}' and status = 'joined'`)).toBe(
    2,
  );
});

it('gives the seats of another purchase to nobody who buys with the number of its buyer', async () => {
  const cheap = await shop.server(seller, guild, { roles: [[member]] });
  const dear = await shop.server(seller, guild, { roles: [[critic]] });
  const bought = await shop.buy(dear, phone);
  await shop.join(stranger, await shop.buy(cheap, phone));
  expect(roleNames(guild, stranger)).toEqual(['Member']);
  await shop.join(holder, bought);
  expect(roleNames(guild, holder)).toEqual(['Critic']);
});

it('gives a purchase to nobody who bought something else before, with the number of its buyer', async () => {
  const cheap = await shop.server(seller, guild, { roles: [[member]] });
  const dear = await shop.server(seller, guild, { roles: [[critic]] });
  await shop.join(stranger, await shop.buy(cheap, phone));
  await shop.join(holder, await shop.buy(dear, phone));
  expect([roleNames(guild, stranger), roleNames(guild, holder)]).toEqual([['Member'], ['Critic']]);
});
