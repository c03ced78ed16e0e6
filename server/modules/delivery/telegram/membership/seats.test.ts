import type { Price } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  type Chat,
  openLink,
  type Person,
  statusIn,
} from '../../../../../tests/simulators/telegram';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../../../storefront/pages/testing/build';
import { type MembershipPage, membershipPage } from '../../members/testing/membership-page';
import { type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
let chat: Chat;
let productId: string;
let page: MembershipPage;
const phone = '9876512345';

beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  const owned = ownedChat(shop);
  chat = owned.chat;
  await shop.connect(seller, owned.owner, chat);
  productId = await shop.channel(seller, chat);
  page = membershipPage(shop, '/telegramPriviewlogin', productId);
});
afterEach(() => shop.close());

/** Follows the button of the page, and the invite that the bot answers. */
async function join(cookie: string, person: Person): Promise<string> {
  await shop.open(person, String(await page.joinLink(cookie)));
  const link = person.inbox.at(-1)?.buttons?.at(0)?.url ?? '';
  if (link) openLink(shop.telegram.world, person, link);
  await shop.settle();
  return link;
}

it('asks for a phone, and says so to whoever has not bought', async () => {
  const asked = await page.get(page.here);
  expect([asked.statusCode, asked.headers['x-robots-tag'], asked.headers['cache-control']]).toEqual([
    200,
    'noindex',
    'no-store',
  ]);
  expect(modelOf(asked.body, 'libraryCode').product).toMatchObject({ id: productId, title: 'Morning notes' });
  const shown = await page.show(await page.signIn('9876599999'));
  expect(shown).toMatchObject({
    memberships: [],
    product: { url: `/tg/${productId}` },
    phoneEndings: ['9999'],
  });
});

it('shows a membership, and lets its holder in', async () => {
  await shop.buy(productId, phone);
  const cookie = await page.signIn(phone);
  expect((await page.show(cookie)).memberships).toMatchObject([
    { status: 'active', endsAt: null, seat: { isTaken: false, isIn: false } },
  ]);
  const asha = addPerson(shop.telegram.world, 'Asha');
  await join(cookie, asha);
  expect(statusIn(chat, asha.id)).toBe('member');
  expect((await page.show(cookie)).memberships).toMatchObject([
    { seat: { name: 'Asha', isTaken: true, isIn: true } },
  ]);
});

it('moves a place to another account, removes the former one, and not without end', async () => {
  await shop.buy(productId, phone);
  const cookie = await page.signIn(phone);
  const phones = ['Old', 'New', 'Newer'].map((name) => addPerson(shop.telegram.world, name));
  const [old, fresh, newer] = phones as [Person, Person, Person];
  const firstLink = await join(cookie, old);
  const [one] = (await page.show(cookie)).memberships;
  const move = () => page.move(cookie, one?.id ?? '');
  expect(await move()).toBe(`${page.here}&moved=moved`);
  await shop.settle();
  expect(statusIn(chat, old.id)).toBe('left');
  // The place is free: asking again does no harm.
  expect(await move()).toBe(`${page.here}&moved=free`);
  await join(cookie, fresh);
  expect([old, fresh].map(({ id }) => statusIn(chat, id))).toEqual(['left', 'member']);
  openLink(shop.telegram.world, old, firstLink);
  await shop.settle();
  expect(statusIn(chat, old.id)).toBe('left');
  expect(await move()).toBe(`${page.here}&moved=moved`);
  await shop.settle();
  await join(cookie, newer);
  expect(await move()).toBe(`${page.here}&moved=tooOften`);
  expect(phones.map(({ id }) => statusIn(chat, id))).toEqual(['left', 'left', 'member']);
  expect((await page.show(cookie, '&moved=tooOften')).moved).toBe('tooOften');
});

it('lets nobody else join or move by the address', async () => {
  await shop.buy(productId, phone);
  const [one] = (await page.show(await page.signIn(phone))).memberships;
  const stranger = await page.signIn('9876588888');
  for (const cookie of ['', stranger]) {
    expect(await page.joinLink(cookie, one?.joinPath)).toBe(404);
    expect(await page.move(cookie, one?.id ?? '')).toBe(404);
  }
});

it('moves every place of theirs in the channel: a renewal asks the former account no more', async () => {
  const first = await shop.buy(productId, phone);
  const cookie = await page.signIn(phone);
  const [old, fresh] = ['Old', 'New'].map((name) => addPerson(shop.telegram.world, name)) as [Person, Person];
  await join(cookie, old);
  await shop.buy(productId, phone);
  expect((await page.show(cookie)).memberships).toMatchObject([
    { seat: { isIn: true } },
    { seat: { isIn: true } },
  ]);
  const [newest] = (await page.show(cookie)).memberships;
  expect(await page.move(cookie, newest?.id ?? '')).toBe(`${page.here}&moved=moved`);
  await shop.settle();
  expect(statusIn(chat, old.id)).toBe('left');
  const written = old.inbox.length;
  await shop.buy(productId, phone);
  expect(old.inbox).toHaveLength(written);
  await join(cookie, fresh);
  expect(statusIn(chat, fresh.id)).toBe('member');
  // All of them lead to one channel: of three that are paid, one that ends removes nobody.
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${first.id}/refund`,
    token: seller.token,
    payload: {},
  });
  await shop.settle();
  expect(statusIn(chat, fresh.id)).toBe('member');
});

it('shows a subscription once, by the period that counts, whatever was paid for before', async () => {
  const tried: Price = {
    type: 'subscription',
    amount: 29_900,
    period: { unit: 'month', count: 1 },
    trialDays: 7,
  };
  const monthly = await shop.channel(seller, chat, [tried]);
  const own = membershipPage(shop, '/telegramPriviewlogin', monthly);
  const began = shop.deps.clock.now().toISOString();
  await shop.order(monthly, { buyer: { phone } });
  await shop.settle();
  shop.deps.clock.advance(3 * 86_400_000);
  await shop.buy(monthly, phone);
  const renewed = await shop.buy(monthly, phone);
  const { memberships } = await own.show(await own.signIn(phone));
  expect(memberships).toMatchObject([{ status: 'active', isSubscription: true, orderId: renewed.id }]);
  expect(memberships[0]?.since).toBe(began);
  await shop.buy(productId, phone);
  await shop.buy(productId, phone);
  expect((await page.show(await page.signIn(phone))).memberships).toHaveLength(2);
});
