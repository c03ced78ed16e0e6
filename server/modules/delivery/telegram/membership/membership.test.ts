import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addMember,
  addPerson,
  block,
  type Chat,
  leave,
  openLink,
  type Person,
  promoteBot,
  statusIn,
  upgrade,
} from '../../../../../tests/simulators/telegram';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
let owner: Person;
let chat: Chat;
let productId: string;
let ravi: Person;
beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  ({ owner, chat } = ownedChat(shop));
  await shop.connect(seller, owner, chat);
  productId = await shop.channel(seller, chat);
  ravi = addPerson(world(), 'Ravi');
});
afterEach(() => shop.close());

const world = () => shop.telegram.world;
const phone = '+919876543210';
const statusOf = (person: Person) => statusIn(chat, person.id);
/** The link under the last message of the bot. */
const linkFor = (person: Person): string => person.inbox.at(-1)?.buttons[0]?.url ?? '';
const textFor = (person: Person): string => person.inbox.at(-1)?.text ?? '';

async function ask(person: Person, link: string): Promise<string> {
  const opened = openLink(world(), person, link);
  await shop.settle();
  return opened;
}
async function join(person: Person, bought: Bought): Promise<void> {
  await shop.open(person, await shop.joinLink(bought));
  await ask(person, linkFor(person));
}
async function refund(bought: Bought): Promise<void> {
  const url = `/api/transactions/${bought.id}/refund`;
  const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  expect(status).toBe(200);
  await shop.settle();
}
const seats = async () =>
  (
    await shop.deps.database.pool.query<{ status: string; telegram_user_id: string }>(
      'select status, telegram_user_id from telegram_member order by changed_at',
    )
  ).rows;

it('lets a buyer in by the bot, and nobody else by the same link', async () => {
  const bought = await shop.buy(productId, phone);
  expect(await shop.joinLink(bought)).toMatch(/^https:\/\/t\.me\/haat_simulated_bot\?start=join_\w+$/);
  await join(ravi, bought);
  expect(statusOf(ravi)).toBe('member');
  expect(await seats()).toEqual([{ status: 'joined', telegram_user_id: String(ravi.id) }]);

  const friend = addPerson(world(), 'Friend');
  expect(await ask(friend, linkFor(ravi))).toBe('requested');
  expect(statusOf(friend)).toBe('left');
  expect(textFor(friend)).toContain('belongs to somebody else');
});

it('says to whoever has bought that they are in, once they are', async () => {
  const bought = await shop.buy(productId, phone);
  const { accesses } = await shop.read(bought);
  const seatsSeenBy = async (cookie: string) => {
    const { status, body } = await shop.call({
      method: 'GET',
      url: `/access/${bought.id}/seats`,
      headers: { cookie },
    });
    return [status, body];
  };
  expect(await seatsSeenBy(bought.cookie)).toEqual([200, { joined: [] }]);
  await join(ravi, bought);
  expect(await seatsSeenBy(bought.cookie)).toEqual([200, { joined: [accesses?.[0]?.id] }]);
  expect(await seatsSeenBy('haat_buyer=of-nobody')).toEqual([404, { joined: [] }]);
  leave(world(), ravi, chat);
  await shop.settle();
  expect(await seatsSeenBy(bought.cookie)).toEqual([200, { joined: [] }]);
});

it('gives the seat to the first account that takes it', async () => {
  const bought = await shop.buy(productId, phone);
  await shop.open(ravi, await shop.joinLink(bought));
  const friend = addPerson(world(), 'Friend');
  await shop.open(friend, await shop.joinLink(bought));
  expect(textFor(friend)).toContain('taken by another Telegram account');
  // Whoever bought it, with another account than they meant, is led to where it moves.
  expect(textFor(friend) + linkFor(friend)).toContain(`/telegramPriviewlogin?id=${productId}`);
});

it('leads to the bot only whoever has bought, as long as it is open', async () => {
  const bought = await shop.buy(productId, phone);
  expect(await shop.joinLink({ ...bought, cookie: 'haat_buyer=of-nobody' })).toBe('404');
  await refund(bought);
  expect(await shop.joinLink(bought)).toBe('404');
});

it('removes a member whose payment was refunded, and says how to come back', async () => {
  const bought = await shop.buy(productId, phone);
  await join(ravi, bought);
  const link = linkFor(ravi);
  await refund(bought);
  expect(statusOf(ravi)).toBe('left');
  expect(textFor(ravi)).toContain('has ended, so you were removed');
  expect(await seats()).toMatchObject([{ status: 'removed' }]);
  expect(await ask(ravi, link)).toBe('requested');
  expect(statusOf(ravi)).toBe('left');
  expect(textFor(ravi)).toContain('Renew it to come back');
});

it('invites whoever pays again by itself', async () => {
  const first = await shop.buy(productId, phone);
  await join(ravi, first);
  await refund(first);
  await shop.buy(productId, phone);
  expect(textFor(ravi)).toContain('is ready');
  await ask(ravi, linkFor(ravi));
  expect(statusOf(ravi)).toBe('member');
});

it('keeps a member in while another product of theirs opens the channel', async () => {
  const yearly = await shop.channel(seller, chat);
  const [first, second] = [await shop.buy(productId, phone), await shop.buy(yearly, phone)];
  await join(ravi, first);
  await shop.open(ravi, await shop.joinLink(second));
  await refund(first);
  expect(statusOf(ravi)).toBe('member');
  await refund(second);
  expect(statusOf(ravi)).toBe('left');
});

it('lets whoever left come back, and removes nobody who did not come through us', async () => {
  const reader = addPerson(world(), 'Reader');
  addMember(world(), chat, reader);
  const bought = await shop.buy(productId, phone);
  await join(ravi, bought);
  leave(world(), ravi, chat);
  await shop.settle();
  expect(await seats()).toMatchObject([{ status: 'left' }]);
  await ask(ravi, linkFor(ravi));
  expect(statusOf(ravi)).toBe('member');
  await refund(bought);
  expect([statusOf(ravi), statusOf(reader)]).toEqual(['left', 'member']);
});

it('removes no administrator, and nobody is kept waiting by somebody who blocked the bot', async () => {
  const bought = await shop.buy(productId, phone);
  await join(ravi, bought);
  chat.members.set(ravi.id, { status: 'administrator' });
  block(world(), ravi);
  await refund(bought);
  expect(statusOf(ravi)).toBe('administrator');
  expect(await shop.count('job', 'dead_at is not null')).toBe(0);
});

it('waits for as long as Telegram asks, and makes it good then', async () => {
  const bought = await shop.buy(productId, phone);
  await join(ravi, bought);
  shop.telegram.refuseNext(1, 30);
  await refund(bought);
  expect(statusOf(ravi)).toBe('member');
  shop.deps.clock.advance(31_000);
  await shop.settle();
  expect(statusOf(ravi)).toBe('left');
});

it.each([0, 30])('makes good what it could not do without its rights for %i days', async (days) => {
  const bought = await shop.buy(productId, phone);
  await join(ravi, bought);
  promoteBot(world(), owner, chat, { can_invite_users: true });
  await refund(bought);
  expect(statusOf(ravi)).toBe('member');
  shop.deps.clock.advance(days * 24 * 60 * 60_000);
  promoteBot(world(), owner, chat);
  await shop.settle();
  expect(statusOf(ravi)).toBe('left');
});

it('finds a group under its new id, though the update about it was lost', async () => {
  const { owner: admin, chat: group } = ownedChat(shop, 'group', 'Talk');
  await shop.connect(seller, admin, group);
  const bought = await shop.buy(await shop.channel(seller, group), phone);
  await join(ravi, bought);
  shop.telegram.loseNext();
  const upgraded = upgrade(world(), group);
  await refund(bought);
  expect((await shop.connections(seller)).map(({ id }) => id)).toContain(String(upgraded.id));
  expect(statusIn(upgraded, ravi.id)).toBe('left');
});
