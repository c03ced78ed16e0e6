import type { AddedMembers, Member, Members, MemberWithActivity } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  type Guild,
  isIn,
  type Person,
  type Role,
  roleNames,
} from '../../../../../tests/simulators/discord';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type MembershipPage, membershipPage } from '../../members/testing/membership-page';
import { openServerShop, ownedGuild, type ServerShop } from '../testing/server-shop';

let shop: ServerShop;
let seller: Seller;
let guild: Guild;
let member: Role;
let productId: string;
let page: MembershipPage;
let ravi: Person;
let devi: Person;

beforeEach(async () => {
  shop = await openServerShop();
  seller = await shop.seller();
  const owned = ownedGuild(shop);
  ({ guild, member } = owned);
  await shop.connect(seller, owned.owner, guild);
  productId = await shop.server(seller, guild, { roles: [[member]] });
  page = membershipPage(shop, '/membership', productId);
  [ravi, devi] = ['Ravi', 'Devi'].map((name) => addPerson(shop.discord.world, name)) as [Person, Person];
});
afterEach(() => shop.close());

const digits = '9876543210';
const phone = `+91${digits}`;
const hour = 3_600_000;
const day = 24 * hour;
const inDays = (days: number) => new Date(shop.deps.clock.now().getTime() + days * day).toISOString();

const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
  shop.call({ method, url, token: seller.token, ...(payload && { payload }) });
const list = async (query = ''): Promise<Members> =>
  (await ask('GET', `/api/products/${productId}/members${query}`)).body as Members;
async function add(
  members: object[],
  source: 'manual' | 'import' = 'manual',
): Promise<AddedMembers['items']> {
  const { body } = await ask('POST', `/api/products/${productId}/members`, { members, source });
  await shop.settle();
  return (body as AddedMembers).items;
}
async function change(id: string, event: 'extend' | 'remove' | 'reinvite', payload?: object) {
  const answer = await ask('POST', `/api/members/${id}/${event}`, payload);
  await shop.settle();
  return answer as { status: number; body: Member & { code?: string } };
}
const textsTo = async (to: string): Promise<string[]> => {
  const { body } = await shop.call({ method: 'GET', url: '/dev/outbox.json' });
  return (body as { to: string; text: string }[]).filter((one) => one.to === to).map(({ text }) => text);
};
/** Goes from the page of their membership to Discord, and back. */
async function join(person: Person, cookie: string): Promise<string> {
  const back = await shop.open(await shop.discord.authorize(person, String(await page.joinLink(cookie))));
  await shop.settle();
  return back.location || String(back.status);
}
const pass = async (ms: number) => {
  shop.deps.clock.advance(ms);
  await shop.deps.jobs.drain();
};

it('lists who bought, with what Discord knows, and finds them by their name there', async () => {
  await shop.join(ravi, await shop.buy(productId, phone));
  await shop.buy(productId, '+919876543211');
  const { items, totals, canAdd } = await list();
  expect(canAdd).toBe(true);
  expect(totals).toMatchObject({ active: 2, joined: 1, notThroughHaat: 0 });
  expect(items.find((item) => item.phone === phone)).toMatchObject({
    status: 'active',
    detail: { type: 'discord', name: 'Ravi', status: 'joined', leftAt: null },
    actions: ['remove', 'reinvite'],
  });
  expect((await list('?q=rav')).items.map((item) => item.phone)).toEqual([phone]);
  expect(await list('?status=notThroughHaat')).toMatchObject({ items: [], next: null });
});

it('adds by hand and by file with an end date, invites by SMS, and takes the role at the end', async () => {
  const [added, imported] = [
    ...(await add([{ phone: digits, name: 'Ravi', endsAt: inDays(5) }])),
    ...(await add([{ phone: '9876543211', endsAt: inDays(5) }], 'import')),
  ];
  expect([added, imported]).toMatchObject([
    { isNew: true, isInvited: true },
    { isNew: true, isInvited: true },
  ]);
  expect(await textsTo(phone)).toEqual([expect.stringContaining(`/membership?id=${productId}`)]);
  const cookie = await page.signIn(digits);
  expect(await page.show(cookie)).toMatchObject({
    memberships: [{ status: 'active', seat: { isTaken: false } }],
  });
  expect(await join(ravi, cookie)).toBe(`${shop.discord.url}/channels/${guild.id}`);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  expect((await list()).items.find(({ id }) => id === added?.id)?.detail).toMatchObject({ status: 'joined' });
  await pass(6 * day);
  expect(roleNames(guild, ravi)).toEqual([]);
  expect(await change(added?.id ?? '', 'extend', { endsAt: inDays(5) })).toMatchObject({
    status: 200,
    body: { status: 'active' },
  });
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('removes, gives access back, and invites again by SMS once a day', async () => {
  await shop.join(ravi, await shop.buy(productId, phone));
  const id = (await list()).items[0]?.id ?? '';
  expect((await change(id, 'remove')).body.status).toBe('revoked');
  expect(roleNames(guild, ravi)).toEqual([]);
  expect((await change(id, 'reinvite')).body.status).toBe('active');
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  expect(await textsTo(phone)).toContainEqual(expect.stringContaining('/membership?id='));
  expect(await change(id, 'reinvite')).toMatchObject({ status: 429, body: { code: 'invited_already' } });
  const { body } = await ask('GET', `/api/members/${id}`);
  expect((body as MemberWithActivity).activity.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['granted', 'invited', 'joined']),
  );
});

it('reminds whoever has paid and not joined after an hour, a day and three days, and nobody who has', async () => {
  await shop.buy(productId, phone);
  await shop.join(devi, await shop.buy(productId, '+919876543211'));
  const reminders = async (to: string) =>
    (await textsTo(to)).filter((text) => text.includes(`/membership?id=${productId}`)).length;
  const seen: number[] = [];
  for (const ms of [hour, 23 * hour, 48 * hour, 5 * day]) {
    await pass(ms + 60_000);
    seen.push(await reminders(phone));
  }
  expect(seen).toEqual([1, 2, 3, 3]);
  expect(await reminders('+919876543211')).toBe(0);
});

it('shows a membership to whoever proves the phone, and leads there whoever was not let in', async () => {
  await add([{ phone: digits }]);
  const cookie = await page.signIn(digits);
  ravi.otherGuilds = 100;
  const back = await join(ravi, cookie);
  expect(back).toBe(`${page.here}&discord=tooManyGuilds`);
  expect(await page.show(cookie, '&discord=tooManyGuilds')).toMatchObject({
    joinFailure: 'tooManyGuilds',
    seats: { joined: [], isAwaited: true },
  });
  ravi.otherGuilds = 0;
  await join(ravi, cookie);
  const shown = await page.show(cookie);
  expect(shown).toMatchObject({
    product: { kind: 'discord', url: `/dc/${productId}` },
    memberships: [{ seat: { name: 'Ravi', isTaken: true, isIn: true } }],
    seats: { isAwaited: false },
  });
  expect((await page.get(shown.seats.url, cookie)).json()).toEqual({ joined: shown.seats.joined });
  // Each service has a page of its own.
  const elsewhere = await page.get(`/telegramPriviewlogin?id=${productId}`);
  expect(elsewhere.headers.location).toBe(page.here);
  expect(await page.joinLink('', shown.memberships[0]?.joinPath)).toBe(404);
});

it('moves a place to another account, which takes its roles from the former one, and not without end', async () => {
  await shop.buy(productId, phone);
  const cookie = await page.signIn(digits);
  const newer = addPerson(shop.discord.world, 'Newer');
  await join(ravi, cookie);
  const grantId = (await page.first(cookie))?.id ?? '';
  expect(await page.move(cookie, grantId)).toBe(`${page.here}&moved=moved`);
  await shop.settle();
  expect(roleNames(guild, ravi)).toEqual([]);
  expect(await page.move(cookie, grantId)).toBe(`${page.here}&moved=free`);
  await join(devi, cookie);
  expect([ravi, devi].map((person) => roleNames(guild, person))).toEqual([[], ['Member']]);
  expect(await page.move(cookie, grantId)).toBe(`${page.here}&moved=moved`);
  await join(newer, cookie);
  expect(await page.move(cookie, grantId)).toBe(`${page.here}&moved=tooOften`);
  expect(roleNames(guild, newer)).toEqual(['Member']);
  expect((await list()).totals?.sharing.moves).toBe(2);
  // What is paid again goes to whoever has the place now.
  await shop.buy(productId, phone);
  expect([ravi, devi, newer].map((person) => roleNames(guild, person))).toEqual([[], [], ['Member']]);
});

it('takes the place back by no link that was made before it was moved', async () => {
  await shop.buy(productId, phone);
  const cookie = await page.signIn(digits);
  const link = String(await page.joinLink(cookie));
  await join(ravi, cookie);
  await page.move(cookie, (await page.first(cookie))?.id ?? '');
  const back = await shop.open(await shop.discord.authorize(ravi, link));
  await shop.settle();
  expect([back.status, roleNames(guild, ravi)]).toEqual([410, []]);
});

it('removes the former account where the end removes members, and not whoever was there before', async () => {
  productId = await shop.server(seller, guild, { roles: [[member]], content: { atEnd: 'removeMember' } });
  page = membershipPage(shop, '/membership', productId);
  guild.members.set(devi.id, { roles: new Set() });
  for (const [person, number] of [
    [ravi, digits],
    [devi, '9876543211'],
  ] as const) {
    await shop.buy(productId, `+91${number}`);
    const cookie = await page.signIn(number);
    await join(person, cookie);
    await page.move(cookie, (await page.first(cookie))?.id ?? '');
    await shop.settle();
  }
  expect([isIn(guild, ravi), isIn(guild, devi), roleNames(guild, devi)]).toEqual([false, true, []]);
});

it('takes from the former account later what it could not take at once', async () => {
  await shop.buy(productId, phone);
  const cookie = await page.signIn(digits);
  await join(ravi, cookie);
  shop.discord.trouble('internal', /roles/);
  await page.move(cookie, (await page.first(cookie))?.id ?? '');
  await shop.settle();
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  shop.discord.trouble(null);
  await pass(hour);
  expect(roleNames(guild, ravi)).toEqual([]);
});

it('tells the creator of an invite that three people tried, and whose it is', async () => {
  const bought = await shop.buy(productId, phone);
  const link = await shop.joinLink(bought);
  await shop.join(ravi, bought);
  const strangers = ['One', 'Two', 'Three'].map((name) => addPerson(shop.discord.world, name));
  for (const person of [...strangers, ...strangers]) {
    expect((await shop.open(await shop.discord.authorize(person, link))).status).toBe(409);
    await shop.settle();
  }
  expect((await list('?linkTried=true')).items).toMatchObject([
    { phone, detail: { linkTries: { count: 3 } } },
  ]);
  expect((await list()).totals?.sharing).toEqual({ linkTries: 3, moves: 0, newcomers: 0 });
  const { body } = await ask('GET', '/api/notifications');
  const told = (body as { items: { title: string; link: string }[] }).items.filter(({ title }) =>
    title.includes('passed on'),
  );
  expect(told).toMatchObject([{ link: `/members/${productId}` }]);
});

it('keeps whoever has paid twice and joined once', async () => {
  const first = await shop.buy(productId, phone);
  await shop.buy(productId, phone);
  await shop.join(ravi, first);
  await shop.refund(seller, first);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('leads the members of a server that is sold no more in, and offers nobody to buy it', async () => {
  await add([{ phone: digits }]);
  expect((await ask('POST', `/api/products/${productId}/archive`)).status).toBe(200);
  const cookie = await page.signIn(digits);
  expect(await page.show(cookie)).toMatchObject({
    product: { url: null },
    memberships: [{ status: 'active', seat: { isTaken: false } }],
  });
  expect(await join(ravi, cookie)).toBe(`${shop.discord.url}/channels/${guild.id}`);
  expect((await page.show(await page.signIn('9876543299'))).memberships).toEqual([]);
});
