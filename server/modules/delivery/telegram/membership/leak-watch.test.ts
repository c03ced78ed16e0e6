import type { Members, MemberWithActivity } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addMember,
  addPerson,
  type Chat,
  openLink,
  type Person,
  promote,
  statusIn,
} from '../../../../../tests/simulators/telegram';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';

const day = 86_400_000;

let shop: ChannelShop;
let seller: Seller;
let owner: Person;
let chat: Chat;
let productId: string;
let ravi: Person;
let bought: Bought;

beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  ({ owner, chat } = ownedChat(shop));
  await shop.connect(seller, owner, chat);
  productId = await shop.channel(seller, chat);
  ravi = addPerson(world(), 'Ravi');
  bought = await shop.buy(productId, '+919876543210');
  await shop.open(ravi, await shop.joinLink(bought));
  await press(ravi);
});
afterEach(() => shop.close());

const world = () => shop.telegram.world;
const invite = () => ravi.inbox.find(({ buttons }) => buttons[0]?.url?.includes('/+'))?.buttons[0]?.url ?? '';

/** Asks to join by the invite of the buyer. */
async function press(person: Person): Promise<void> {
  openLink(world(), person, invite());
  await shop.settle();
}
const ask = async <T>(url: string): Promise<T> =>
  (await shop.call({ method: 'GET', url, token: seller.token })).body as T;
const list = (query = '') => ask<Members>(`/api/products/${productId}/members${query}`);
const feed = async () =>
  (await ask<{ items: { title: string; text: string; link: string }[] }>('/api/notifications')).items.filter(
    ({ title }) => /passed on|another way/.test(title),
  );
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => addPerson(world(), `Stranger ${index}`));
async function removeOutsider(person: Person, token = seller.token): Promise<number> {
  const url = `/api/products/${productId}/outsiders/${person.id}/remove`;
  const { status } = await shop.call({ method: 'POST', url, token });
  await shop.settle();
  return status;
}

it('counts who tried an invite that is not theirs, each once, and lets none of them in', async () => {
  expect((await list()).totals?.sharing).toEqual({ linkTries: 0, moves: 0, newcomers: 0 });
  const [first, second] = strangers(2) as [Person, Person];
  await press(first);
  await press(first);
  // By the link to the bot, which the buyer passed on.
  await shop.open(second, await shop.joinLink(bought));
  expect([first, second].map(({ id }) => statusIn(chat, id))).toEqual(['left', 'left']);
  const { items, totals } = await list('?linkTried=true');
  expect(totals?.sharing).toEqual({ linkTries: 2, moves: 0, newcomers: 0 });
  expect(items).toMatchObject([{ detail: { linkTries: { count: 2 } } }]);
  const { activity } = await ask<MemberWithActivity>(`/api/members/${items[0]?.id}`);
  expect(activity.map(({ type }) => type)).toContain('linkTried');
  expect(await feed()).toEqual([]);
  await press(ravi);
  expect((await list()).totals?.sharing.linkTries).toBe(2);
});

it('tells the creator once a week of an invite that three people tried, and forgets it after 90 days', async () => {
  for (const person of strangers(4)) await press(person);
  expect(await feed()).toMatchObject([{ link: `/tgch/${productId}` }]);
  shop.deps.clock.advance(91 * day);
  await shop.deps.jobs.drain({ schedules: (name) => name === 'members.attempts.sweep' });
  expect(await shop.count('link_attempt')).toBe(0);
  expect((await list('?linkTried=true')).items).toEqual([]);
});

it('writes down so many of those who press a public link, and no more', async () => {
  const { rows } = await shop.deps.database.pool.query<{ grant_id: string }>(
    'select grant_id from telegram_member',
  );
  await shop.deps.database.pool.query(
    `insert into link_attempt (seller_id, grant_id, account_id, first_at, last_at)
     select $1, $2, n::text, now(), now() from generate_series(1, 100) n`,
    [seller.id, rows[0]?.grant_id],
  );
  for (const person of strangers(1)) await press(person);
  expect(await shop.count('link_attempt')).toBe(100);
});

it('tells the creator in the morning who joined another way, and how', async () => {
  const [added, self] = strangers(2) as [Person, Person];
  addMember(world(), chat, added, owner);
  addMember(world(), chat, self);
  await shop.settle();
  const { items } = await list('?status=notThroughHaat');
  expect(items.map(({ detail }) => detail?.cameBy).toSorted((a, b) => `${a}`.localeCompare(`${b}`))).toEqual([
    'added',
    'self',
  ]);
  expect((await list()).totals?.sharing.newcomers).toBe(2);
  expect(await feed()).toEqual([]);
  shop.deps.clock.advance(day);
  await shop.settle();
  expect(await feed()).toMatchObject([{ text: expect.stringContaining(': 2.'), link: `/tgch/${productId}` }]);
});

it('takes out who joined another way if the creator says so, and nobody else', async () => {
  const [reader, helper] = strangers(2) as [Person, Person];
  addMember(world(), chat, reader);
  addMember(world(), chat, helper);
  await shop.settle();
  const stranger = await shop.seller('Devi');
  expect(await removeOutsider(reader, stranger.token)).toBe(404);
  expect(statusIn(chat, reader.id)).toBe('member');
  // Became an administrator, which is heard of too late.
  shop.telegram.loseNext();
  promote(world(), owner, chat, { person: helper, isAdministrator: true });
  for (const person of [reader, reader, helper, ravi, owner]) expect(await removeOutsider(person)).toBe(204);
  expect([reader, helper, ravi, owner].map(({ id }) => statusIn(chat, id))).toEqual([
    'left',
    'administrator',
    'member',
    'creator',
  ]);
  expect((await list()).totals?.notThroughHaat).toBe(1);
});
