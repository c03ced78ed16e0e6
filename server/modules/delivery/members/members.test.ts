import type { AddedMembers, Member, Members, MemberWithActivity } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addMember,
  addPerson,
  type Chat,
  leave,
  openLink,
  type Person,
  statusIn,
} from '../../../../tests/simulators/telegram';
import type { Seller } from '../../orders/checkout/testing/shop';
import { insertStartCode } from '../telegram/start-code.repository';
import { type Bought, type ChannelShop, openChannelShop, ownedChat } from '../telegram/testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
let chat: Chat;
let productId: string;
let ravi: Person;
beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
  const owned = ownedChat(shop);
  chat = owned.chat;
  await shop.connect(seller, owned.owner, chat);
  productId = await shop.channel(seller, chat);
  ravi = addPerson(world(), 'Ravi Rao');
});
afterEach(() => shop.close());

const world = () => shop.telegram.world;
const phone = '+919876543210';
const other = '+919876543211';
const day = 86_400_000;
const inDays = (days: number) => new Date(shop.deps.clock.now().getTime() + days * day).toISOString();
const statusOf = (person: Person) => statusIn(chat, person.id);
const linkFor = (person: Person): string => person.inbox.at(-1)?.buttons[0]?.url ?? '';

const ask = (method: 'GET' | 'POST', url: string, payload?: object, token = seller.token) =>
  shop.call({ method, url, token, ...(payload && { payload }) });

async function page(query = ''): Promise<Members> {
  const { status, body } = await ask('GET', `/api/products/${productId}/members${query}`);
  expect(status).toBe(200);
  return body as Members;
}
async function add(members: object[], source?: 'import'): Promise<AddedMembers['items']> {
  const payload = { members, ...(source && { source }) };
  const { status, body } = await ask('POST', `/api/products/${productId}/members`, payload);
  expect([status, body]).toMatchObject([200, {}]);
  await shop.settle();
  return (body as AddedMembers).items;
}
async function move(id: string, event: 'extend' | 'remove' | 'reinvite', payload?: object) {
  const answer = await ask('POST', `/api/members/${id}/${event}`, payload);
  await shop.settle();
  return answer as { status: number; body: Member & { code?: string } };
}
async function press(person: Person, link: string): Promise<void> {
  openLink(world(), person, link);
  await shop.settle();
}
async function joinByCode(person: Person, grantId: string): Promise<void> {
  const code = { purpose: 'join', sellerId: seller.id, grantId } as const;
  await insertStartCode(shop.deps.database.db, `c${grantId}`, code, new Date(inDays(1)));
  await shop.open(person, `https://t.me/bot?start=join_c${grantId}`);
  await press(person, linkFor(person));
}
async function join(person: Person, bought: Bought): Promise<string> {
  await shop.open(person, await shop.joinLink(bought));
  await press(person, linkFor(person));
  return (await page()).items.find(({ orderId }) => orderId === bought.id)?.id ?? '';
}
const textsTo = async (to: string): Promise<string[]> => {
  const { body } = await shop.call({ method: 'GET', url: '/dev/outbox.json' });
  return (body as { to: string; text: string }[]).filter((one) => one.to === to).map(({ text }) => text);
};

it('lists who bought, with what Telegram knows, and finds them by name and number', async () => {
  const id = await join(ravi, await shop.buy(productId, phone));
  await shop.buy(productId, other);
  const { items, totals, canAdd } = await page();
  expect(canAdd).toBe(true);
  expect(totals).toMatchObject({ active: 2, joined: 1, revoked: 0, notThroughHaat: 0, seatsLeft: null });
  expect(new Set(items.map((item) => item.phone))).toEqual(new Set([phone, other]));
  expect(items.find((item) => item.id === id)).toMatchObject({
    name: 'Ravi Rao',
    status: 'active',
    source: 'sale',
    endsAt: null,
    detail: { type: 'telegram', name: 'Ravi Rao', status: 'joined', leftAt: null },
    actions: ['remove', 'reinvite'],
  });
  for (const q of ['ravi', 'RAO', '543210', '98765 43210'])
    expect((await page(`?q=${encodeURIComponent(q)}`)).items.map((item) => item.id)).toEqual([id]);
  expect((await page('?q=%25')).items).toEqual([]);
  expect((await page('?status=ended')).items).toEqual([]);
  const first = await page('?limit=1');
  const second = await page(`?limit=1&cursor=${first.next}`);
  expect([first.items[0]?.id, second.items[0]?.id]).toEqual(items.map((item) => item.id));
  expect([second.next, second.totals]).toEqual([null, null]);
});

it('adds by hand once, invites by SMS without the words of strangers, and lets them join until they end', async () => {
  const [added] = await add([{ phone: '98765 43210', name: 'Asha', endsAt: inDays(10) }]);
  expect(added).toMatchObject({ phone, isNew: true, isInvited: true });
  expect(await add([{ phone, name: 'Asha' }, { phone }])).toEqual([
    { id: added?.id, phone, isNew: false, isInvited: false },
  ]);
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(`/telegramPriviewlogin?id=${productId}`);
  expect(texts[0]).not.toContain('Morning notes');
  expect((await page()).items).toMatchObject([{ name: 'Asha', source: 'manual', status: 'active' }]);

  await joinByCode(ravi, added?.id ?? '');
  expect(statusOf(ravi)).toBe('member');
  shop.deps.clock.advance(11 * day);
  await shop.deps.jobs.drain();
  await shop.settle();
  expect(statusOf(ravi)).toBe('left');
  const { body } = await move(added?.id ?? '', 'extend', { endsAt: inDays(5) });
  expect(body).toMatchObject({ status: 'active', endsAt: inDays(5) });
  await press(ravi, linkFor(ravi));
  expect(statusOf(ravi)).toBe('member');
});

it('invites in the language of the product', async () => {
  const { pool } = shop.deps.database;
  await pool.query(`update product set language = 'hi' where id = $1`, [productId]);
  await add([{ phone: '98765 43219' }]);
  await pool.query(`update product set language = 'en' where id = $1`, [productId]);
  const [text] = await textsTo('+919876543219');
  expect(text).toMatch(/[\u0900-\u097f]/);
});

it('extends: who has more time stays', async () => {
  const [added] = await add([{ phone, endsAt: inDays(2) }], 'import');
  const id = added?.id ?? '';
  await joinByCode(ravi, id);
  const until = inDays(20);
  for (let times = 2; times > 0; times -= 1)
    expect(await move(id, 'extend', { endsAt: until })).toMatchObject({
      status: 200,
      body: { endsAt: until, source: 'import' },
    });
  shop.deps.clock.advance(3 * day);
  await shop.deps.jobs.drain();
  await shop.settle();
  expect(statusOf(ravi)).toBe('member');
  for (const endsAt of [inDays(-1), inDays(1), inDays(5_000)])
    expect((await move(id, 'extend', { endsAt })).status).toBe(422);
});

it('removes without moving money, and lets back in whom it invites again', async () => {
  const bought = await shop.buy(productId, phone);
  const id = await join(ravi, bought);
  const before = await shop.wallet(seller);
  for (let times = 2; times > 0; times -= 1)
    expect(await move(id, 'remove')).toMatchObject({
      status: 200,
      body: { status: 'revoked', actions: ['reinvite'] },
    });
  expect(statusOf(ravi)).toBe('left');
  expect(await shop.wallet(seller)).toEqual(before);
  expect((await page('?status=revoked')).totals).toMatchObject({ active: 0, revoked: 1, joined: 0 });

  expect(await move(id, 'reinvite')).toMatchObject({ status: 200, body: { status: 'active' } });
  await press(ravi, linkFor(ravi));
  expect(statusOf(ravi)).toBe('member');
  expect(await textsTo(phone)).toContainEqual(expect.stringContaining('telegramPriviewlogin'));
  const { body } = await ask('GET', `/api/members/${id}`);
  const types = (body as MemberWithActivity).activity.map(({ type }) => type);
  expect(types.toSorted()).toEqual(['granted', 'invited', 'joined']);
});

it('sends an invite again to whoever left, once a day', async () => {
  const id = await join(ravi, await shop.buy(productId, phone));
  leave(world(), ravi, chat);
  await shop.settle();
  expect((await page()).items).toMatchObject([{ status: 'active', detail: { status: 'left' } }]);
  expect((await move(id, 'reinvite')).status).toBe(200);
  expect(await move(id, 'reinvite')).toMatchObject({ status: 429, body: { code: 'invited_already' } });
  await press(ravi, linkFor(ravi));
  expect(statusOf(ravi)).toBe('member');
});

it('does not give back what was refunded', async () => {
  const bought = await shop.buy(productId, phone);
  const id = await join(ravi, bought);
  await move(id, 'remove');
  await ask('POST', `/api/transactions/${bought.id}/refund`, {});
  await shop.settle();
  expect(await move(id, 'reinvite')).toMatchObject({ status: 409, body: { code: 'not_restorable' } });
  expect((await move(id, 'extend', { endsAt: inDays(9) })).status).toBe(409);
  expect(statusOf(ravi)).toBe('left');
});

it('leaves a subscription to its own rules, and shows its periods as one member', async () => {
  const price = {
    type: 'subscription' as const,
    amount: 9_900,
    period: { unit: 'month' as const, count: 1 },
  };
  productId = await shop.channel(seller, chat, [{ ...price, stock: 5 }]);
  await shop.buy(productId, phone);
  const { items, totals } = await page();
  expect(items).toMatchObject([{ isSubscription: true, actions: ['reinvite'] }]);
  expect(totals).toMatchObject({ active: 1, seatsLeft: 4 });
  const id = items[0]?.id ?? '';
  expect((await move(id, 'extend', { endsAt: inDays(90) })).body.code).toBe('has_subscription');
  expect((await move(id, 'remove')).body.code).toBe('subscription_running');
});

it('reminds a member of the end that their creator gave them, and of no earlier one', async () => {
  const [added] = await add([{ phone, endsAt: inDays(4) }]);
  await joinByCode(ravi, added?.id ?? '');
  await move(added?.id ?? '', 'extend', { endsAt: inDays(10) });
  const reminders = () => ravi.inbox.filter(({ text }) => /Your access to .+ ends on/.test(text)).length;
  const counts: number[] = [];
  for (let days = 0; days < 11; days++) {
    shop.deps.clock.advance(day);
    await shop.settle();
    counts.push(reminders());
  }
  expect(counts.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  // The last is written at ten in the morning of the day, if that comes before the end.
  expect(counts.at(-1)).toBeGreaterThanOrEqual(2);
});

it('has an open list load again when somebody joins or leaves, gathered', async () => {
  const version = async () => {
    const { rows } = await shop.deps.database.pool.query<{ version: number }>(
      'select version from notification_mark where seller_id = $1',
      [seller.id],
    );
    return Number(rows[0]?.version ?? 0);
  };
  const later = async () => {
    shop.deps.clock.advance(3000);
    await shop.settle();
    return version();
  };
  const bought = await shop.buy(productId, phone);
  const before = await later();
  await join(ravi, bought);
  const joined = await later();
  expect(joined).toBe(before + 1);
  leave(world(), ravi, chat);
  await shop.settle();
  expect(await version()).toBe(joined);
  expect(await later()).toBe(joined + 1);
});

it('lists who is in the channel and did not come through the shop', async () => {
  const reader = addPerson(world(), 'Old Reader');
  addMember(world(), chat, reader);
  leave(world(), reader, chat);
  await shop.settle();
  expect((await page('?status=notThroughHaat')).items).toEqual([]);
  addMember(world(), chat, reader);
  await shop.settle();
  const { items, totals } = await page('?status=notThroughHaat&q=old');
  expect(items).toMatchObject([
    { name: 'Old Reader', phone: null, status: 'notThroughHaat', actions: ['remove'] },
  ]);
  expect(totals).toMatchObject({ notThroughHaat: 1, active: 0 });
});

it('writes them as CSV that can be brought in again', async () => {
  await add([{ phone, name: '=SUM(1)', endsAt: '2030-01-31T18:00:00.000Z' }]);
  const { headers } = await ask('GET', `/api/products/${productId}/members.csv`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const answer = await fetch(`${shop.deps.webhookBase()}/api/products/${productId}/members.csv`, {
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect(await answer.text()).toContain(`${phone},2030-01-31,'=SUM(1),active,`);
});

it('answers nothing of the members of somebody else', async () => {
  const [added] = await add([{ phone }]);
  const stranger = await shop.seller('Meera');
  const list = `/api/products/${productId}/members`;
  const member = `/api/members/${added?.id}`;
  const answers = await Promise.all([
    ask('GET', list, undefined, stranger.token),
    ask('GET', `${list}.csv`, undefined, stranger.token),
    ask('POST', list, { members: [{ phone: other }] }, stranger.token),
    ask('GET', member, undefined, stranger.token),
    ask('POST', `${member}/extend`, { endsAt: inDays(3) }, stranger.token),
    ask('POST', `${member}/remove`, undefined, stranger.token),
    ask('POST', `${member}/reinvite`, undefined, stranger.token),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await page()).items).toMatchObject([{ status: 'active', endsAt: null }]);
});

it('sends at most two hundred SMS a day, and adds at the same time once', async () => {
  const members = Array.from({ length: 203 }, (_, index) => ({ phone: `98765${String(10_000 + index)}` }));
  const answers = await Promise.all([add(members, 'import'), add(members, 'import')]);
  const items = answers.flat();
  expect(items.filter(({ isNew }) => isNew)).toHaveLength(203);
  expect(items.filter(({ isInvited }) => isInvited)).toHaveLength(200);
  expect(await shop.count('access_grant', "source = 'import'")).toBe(203);
  expect(await add([{ phone: '12345' }]).catch(() => 'refused')).toBe('refused');
});

it('reminds whoever has paid and not joined, three times, and nobody who has', async () => {
  const reminded = async () => {
    await shop.settle();
    const { body } = await shop.call({ method: 'GET', url: '/dev/outbox.json' });
    return (body as { text: string }[]).filter(({ text }) => text.includes('gave you access to')).length;
  };
  await shop.buy(productId, phone);
  const joined = await shop.buy(productId, other);
  await shop.open(ravi, await shop.joinLink(joined));
  openLink(world(), ravi, linkFor(ravi));
  expect(await reminded()).toBe(0);
  const counts: number[] = [];
  for (const after of [3_600_000 + 1, day, 2 * day, 5 * day]) {
    shop.deps.clock.advance(after);
    counts.push(await reminded());
  }
  expect(counts).toEqual([1, 2, 3, 3]);
});

it('reminds in the language that its buyer read while paying', async () => {
  const { id } = await shop.buy(productId, phone);
  await shop.deps.database.pool.query(`update orders set buyer_language = 'hi' where id = '${id}'`);
  shop.deps.clock.advance(3_600_000 + 1);
  await shop.settle();
  expect(await textsTo(phone)).toContainEqual(expect.stringContaining('Morning notes का एक्सेस दिया है'));
});
