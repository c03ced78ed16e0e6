import type { MembershipModel } from '@haat/openapi/pages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  type Chat,
  openLink,
  type Person,
  statusIn,
} from '../../../../../tests/simulators/telegram';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../../../storefront/pages/testing/build';
import { type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
let chat: Chat;
let productId: string;
const phone = '9876512345';

beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  const owned = ownedChat(shop);
  chat = owned.chat;
  await shop.connect(seller, owned.owner, chat);
  productId = await shop.channel(seller, chat);
});
afterEach(() => shop.close());

const here = () => `/telegramPriviewlogin?id=${productId}`;
const post = (url: string, fields: Record<string, string>, cookie = '') =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', cookie },
    payload: new URLSearchParams(fields).toString(),
  });
const get = (url: string, cookie = '') => shop.app.inject({ method: 'GET', url, headers: { cookie } });

/** Somebody who proved a phone at the membership page; answers their cookie. */
async function signIn(of = phone): Promise<string> {
  await post('/purchase/code', { phone: of, product: productId });
  const otp = await sentCode(shop.deps, `+91${of}`);
  const opened = await post('/purchase/verify', { phone: of, otp, product: productId });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, here()]);
  return String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const membership = async (cookie: string, more = ''): Promise<MembershipModel> =>
  modelOf((await get(here() + more, cookie)).body, 'membership');

/** Follows the button of the page, and the invite that the bot answers. */
async function join(cookie: string, person: Person): Promise<string> {
  const [one] = (await membership(cookie)).memberships;
  const led = await get(one?.joinPath ?? '', cookie);
  await shop.open(person, String(led.headers.location));
  const link = person.inbox.at(-1)?.buttons?.at(0)?.url ?? '';
  if (link) openLink(shop.telegram.world, person, link);
  await shop.settle();
  return link;
}

it('asks for a phone, and says so to whoever has not bought', async () => {
  const page = await get(here());
  expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
    200,
    'noindex',
    'no-store',
  ]);
  expect(modelOf(page.body, 'libraryCode').product).toMatchObject({ id: productId, title: 'Morning notes' });
  const shown = await membership(await signIn('9876599999'));
  expect(shown).toMatchObject({
    memberships: [],
    product: { url: `/tg/${productId}` },
    phoneEndings: ['9999'],
  });
});

it('shows a membership, and lets its holder in', async () => {
  await shop.buy(productId, phone);
  const cookie = await signIn();
  expect((await membership(cookie)).memberships).toMatchObject([
    { status: 'active', endsAt: null, seat: { isTaken: false, isIn: false } },
  ]);
  const asha = addPerson(shop.telegram.world, 'Asha');
  await join(cookie, asha);
  expect(statusIn(chat, asha.id)).toBe('member');
  expect((await membership(cookie)).memberships).toMatchObject([
    { seat: { name: 'Asha', isTaken: true, isIn: true } },
  ]);
});

it('moves a place to another account, removes the former one, and not without end', async () => {
  await shop.buy(productId, phone);
  const cookie = await signIn();
  const phones = ['Old', 'New', 'Newer'].map((name) => addPerson(shop.telegram.world, name));
  const [old, fresh, newer] = phones as [Person, Person, Person];
  const firstLink = await join(cookie, old);
  const [one] = (await membership(cookie)).memberships;
  const move = () => post(`/telegramPriviewlogin/move/${one?.id}`, { product: productId }, cookie);
  expect((await move()).headers.location).toBe(`${here()}&moved=moved`);
  await shop.settle();
  expect(statusIn(chat, old.id)).toBe('left');
  // The place is free: asking again does no harm.
  expect((await move()).headers.location).toBe(`${here()}&moved=free`);
  await join(cookie, fresh);
  expect([old, fresh].map(({ id }) => statusIn(chat, id))).toEqual(['left', 'member']);
  openLink(shop.telegram.world, old, firstLink);
  await shop.settle();
  expect(statusIn(chat, old.id)).toBe('left');
  expect((await move()).headers.location).toBe(`${here()}&moved=moved`);
  await shop.settle();
  await join(cookie, newer);
  expect((await move()).headers.location).toBe(`${here()}&moved=tooOften`);
  expect(phones.map(({ id }) => statusIn(chat, id))).toEqual(['left', 'left', 'member']);
  expect((await membership(cookie, '&moved=tooOften')).moved).toBe('tooOften');
});

it('lets nobody else join or move by the address', async () => {
  await shop.buy(productId, phone);
  const [one] = (await membership(await signIn())).memberships;
  const stranger = await signIn('9876588888');
  for (const cookie of ['', stranger]) {
    expect((await get(one?.joinPath ?? '', cookie)).statusCode).toBe(404);
    const moved = await post(`/telegramPriviewlogin/move/${one?.id}`, { product: productId }, cookie);
    expect(moved.statusCode).toBe(404);
  }
});
