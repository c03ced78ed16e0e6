import type { Product } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishKind } from '../../orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let buyers = 0;

const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller('Meera');
});
afterAll(() => shop.close());

/** Goes on to an hour of the Indian day, today or tomorrow. */
function goTo(at: number): void {
  const { clock } = shop.deps;
  const now = clock.now().getTime() + 5.5 * hour;
  clock.advance((at * hour - (now % day) + day) % day);
}
const drain = () => shop.deps.jobs.drain();
/** Days go by, and what they bring is done every six hours, at three, nine, fifteen and twenty-one. */
async function pass(days: number): Promise<void> {
  for (let step = 0; step < days * 4; step++) {
    shop.deps.clock.advance(6 * hour);
    await drain();
  }
}
beforeEach(async () => {
  goTo(15);
  await drain();
});

const lesson = (id: string, more: object = {}) => ({ id, title: `Lesson ${id}`, text: id, ...more });
const contentOf = (lessons: object[], more: object = {}) => ({
  sections: [{ id: 's1', title: 'One', lessons }],
  ...more,
});
const course = (lessons: object[], more: object = {}, product: object = {}): Promise<Product> =>
  publishKind(shop, seller, {
    kind: 'course',
    title: 'Ragas',
    content: contentOf(lessons, more),
    ...product,
  });

interface Buyer {
  email: string;
  phone: string;
  orderId: string;
}

async function buy(productId: string, { email: wanted = true }: { email?: boolean } = {}): Promise<Buyer> {
  const number = ++buyers;
  const [email, phone] = [`buyer${number}@example.com`, `98111${String(10_000 + number)}`];
  const buyer = { phone, name: 'Ravi', ...(wanted && { email }) };
  const { body, status } = await shop.order(productId, { buyer });
  expect(status, JSON.stringify(body)).toBe(201);
  await shop.pay(body.payment.session);
  await drain();
  return { email, phone: `+91${phone}`, orderId: body.id };
}

async function messagesTo({ email, phone }: Buyer): Promise<{ channel: string; text: string }[]> {
  const { rows } = await shop.deps.database.pool.query<{
    channel: string;
    sealed: Buffer | null;
    text: string;
  }>(
    `select channel, text from message where sent_to in ($1, $2) and (text like '%/learn/%') order by at, id`,
    [email, phone],
  );
  return rows;
}
const told = async (buyer: Buyer) => (await messagesTo(buyer)).map(({ text }) => text);
const titlesIn = (text = '') => [...new Set(text.match(/Lesson \w+/g) ?? [])];

async function change(id: string, content: object, tellBuyers?: boolean, version?: number) {
  const { token } = seller;
  const changed = await shop.call({
    method: 'PATCH',
    url: `/api/products/${id}`,
    token,
    payload: { content },
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return publish(id, tellBuyers, version);
}
const publish = (id: string, tellBuyers?: boolean, version?: number) =>
  shop.call({
    method: 'POST',
    url: `/api/products/${id}/publish${version === undefined ? '' : `?version=${version}`}`,
    token: seller.token,
    ...(tellBuyers !== undefined && { payload: { tellBuyers } }),
  });
const refund = ({ orderId }: Buyer) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${orderId}/refund`,
    token: seller.token,
    payload: { reason: 'Asked' },
  });

test('lessons that open at midnight are told of once, together, the next morning', async () => {
  const opens = { days: 2 };
  const { id } = await course([
    lesson('a'),
    lesson('b', { opens }),
    lesson('c', { opens }),
    lesson('d', { opens: { days: 3 } }),
  ]);
  const buyer = await buy(id);
  await pass(1);
  expect(await told(buyer)).toEqual([]);
  goTo(0);
  shop.deps.clock.advance(1000);
  await drain();
  // It is open, and the buyer asleep.
  expect(await told(buyer)).toEqual([]);
  goTo(9);
  await drain();
  const [text = '', ...others] = await told(buyer);
  expect(others).toEqual([]);
  expect(titlesIn(text)).toEqual(['Lesson b', 'Lesson c']);
  expect(text).toContain('2 lessons of Ragas by Meera have opened for you.');
  expect(text).toMatch(/\/learn\/\w+\?from=link/);
  await pass(3);
  const after = await told(buyer);
  expect(after).toHaveLength(2);
  expect(titlesIn(after[1])).toEqual(['Lesson d']);
  expect(after[1]).toMatch(/\/learn\/\w+\/d\?from=link/);
});

test('a date opens to all by day at once, whenever they bought before it, and not to whoever buys after', async () => {
  const at = new Date(shop.deps.clock.now().getTime() + 30 * hour);
  // 21:00 in India is night for messages.
  at.setTime(at.getTime() - (at.getTime() % day) + 5 * hour);
  const { id } = await course([lesson('a'), lesson('b', { opens: { at: at.toISOString() } })]);
  const [first, second] = [await buy(id), await buy(id)];
  shop.deps.clock.advance(at.getTime() - shop.deps.clock.now().getTime() - 1);
  await drain();
  expect(await told(first)).toEqual([]);
  shop.deps.clock.advance(5 * 60_000);
  const late = await buy(id);
  await drain();
  await drain();
  expect((await told(first)).map(titlesIn)).toEqual([['Lesson b']]);
  expect(await told(second)).toHaveLength(1);
  await pass(2);
  expect([await told(first), await told(second), await told(late)].map(({ length }) => length)).toEqual([
    1, 1, 0,
  ]);
});

test('nobody is told whose access ended, who has to do another lesson first, or where the course says nothing', async () => {
  const lessons = [
    lesson('a'),
    lesson('b', { opens: { days: 1 } }),
    lesson('h', { opens: { days: 1 }, isDraft: true }),
  ];
  const open = (await course(lessons)).id;
  const [gone, stays] = [await buy(open), await buy(open)];
  const inOrder = await buy((await course(lessons, { inOrder: true })).id);
  const quiet = await buy((await course(lessons, { openingMessages: false })).id);
  expect((await refund(gone)).status).toBeLessThan(300);
  await drain();
  await pass(2);
  expect((await told(stays)).map(titlesIn)).toEqual([['Lesson b']]);
  expect([await told(gone), await told(inOrder), await told(quiet)]).toEqual([[], [], []]);
});

test('whoever left no address gets a text message, in the language of the course', async () => {
  const { id } = await course([lesson('a'), lesson('b', { opens: { days: 1 } })], {}, { language: 'hi' });
  const buyer = await buy(id, { email: false });
  await pass(1);
  const messages = (await messagesTo(buyer)).filter(({ text }) => text.includes('/learn/'));
  expect(messages).toMatchObject([{ channel: 'sms', text: expect.stringContaining('Lesson b') }]);
  expect(messages[0]?.text).toMatch(/[\u0900-\u097f]/);
});

test('whoever bought in another language than that of the course is written to in theirs', async () => {
  const { id } = await course([lesson('a'), lesson('b', { opens: { days: 1 } })], {}, { language: 'hi' });
  const buyer = await buy(id, { email: false });
  const { pool } = shop.deps.database;
  await pool.query(`update orders set buyer_language = 'en' where id = $1`, [buyer.orderId]);
  await pass(1);
  const [text] = await told(buyer);
  expect(text).toContain('Lesson b');
  expect(text).not.toMatch(/[\u0900-\u097f]/);
});

test('a server that was away for a week tells of the last day alone', async () => {
  const { id } = await course([
    lesson('a'),
    lesson('b', { opens: { days: 1 } }),
    lesson('c', { opens: { days: 7 } }),
  ]);
  const buyer = await buy(id);
  shop.deps.clock.advance(7 * day);
  goTo(10);
  shop.deps.clock.advance(-day);
  await drain();
  expect((await told(buyer)).map(titlesIn)).toEqual([['Lesson c']]);
});

test('one person with two purchases is told once, and of what the first one opens', async () => {
  const { id } = await course([lesson('a'), lesson('b', { opens: { days: 1 } })]);
  const buyer = await buy(id);
  const { body } = await shop.order(id, {
    buyer: { phone: buyer.phone.slice(3), name: 'Ravi', email: buyer.email },
  });
  await shop.pay(body.payment.session);
  await pass(3);
  expect(await told(buyer)).toHaveLength(1);
});

test('buyers are told of added lessons where their creator asks for it, once for each publishing', async () => {
  const { id } = await course([lesson('a'), lesson('b', { isDraft: true })]);
  const buyer = await buy(id);
  const gone = await buy(id);
  await refund(gone);
  const added = [lesson('a'), lesson('b'), lesson('c'), lesson('d', { opens: { days: 2 } })];
  const silent = await change(id, contentOf([lesson('a'), lesson('z'), lesson('b', { isDraft: true })]));
  expect(silent.body).toMatchObject({ newLessons: 0 });
  await drain();
  expect(await told(buyer)).toEqual([]);
  const url = `/api/products/${id}`;
  const { token } = seller;
  const changed = await shop.call({ method: 'PATCH', url, token, payload: { content: contentOf(added) } });
  expect(changed.body).toMatchObject({ newLessons: 3 });
  const { version } = changed.body as Product;
  const [once, twice] = [await publish(id, true, version), await publish(id, true, version)];
  expect([once.status, twice.status]).toEqual([200, 200]);
  await drain();
  await pass(1);
  await drain();
  const [text = '', ...others] = await told(buyer);
  expect(others).toEqual([]);
  expect(titlesIn(text)).toEqual(['Lesson b', 'Lesson c']);
  expect(text).toContain('Meera added 2 lessons to Ragas.');
  expect(await told(gone)).toEqual([]);
  // What opens later has its own time.
  await pass(2);
  expect((await told(buyer)).slice(1).map(titlesIn)).toEqual([['Lesson d']]);
});

test('what is announced while it is open is not told of again as opened', async () => {
  goTo(3);
  const { id } = await course([lesson('a')]);
  const buyer = await buy(id);
  goTo(0);
  // One day after the purchase, in the night: both messages wait for the morning.
  shop.deps.clock.advance(hour);
  await change(id, contentOf([lesson('a'), lesson('b', { opens: { days: 1 } })]), true);
  await drain();
  await pass(2);
  expect((await told(buyer)).map(titlesIn)).toEqual([['Lesson b']]);
});

test('five times a day buyers can be told, and then a version is published without telling them', async () => {
  const { id } = await course([lesson('a')]);
  const buyer = await buy(id);
  const upTo = (count: number) =>
    contentOf(Array.from({ length: count }, (_, at) => lesson(String.fromCharCode(97 + at))));
  for (const count of [2, 3, 4, 5, 6]) expect((await change(id, upTo(count), true)).status).toBe(200);
  const refused = await change(id, upTo(7), true);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'told_too_often' }]);
  expect((await publish(id)).status).toBe(200);
  await drain();
  shop.deps.clock.advance(60_000);
  await drain();
  expect(await told(buyer)).toHaveLength(5);
  await pass(1);
  expect((await change(id, upTo(8), true)).status).toBe(200);
});

test('nobody is told twice when the work stops half way and begins again', async () => {
  const { id } = await course([lesson('a'), lesson('b', { opens: { days: 1 } })]);
  const buyer = await buy(id);
  // Enough holders for two transactions, with one number each and no address.
  await shop.deps.database.pool.query(
    `insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, granted_at, changed_at, changed_by)
     select $1, 'made' || lpad(n::text, 6, '0'), '+9170000' || lpad(n::text, 5, '0'), $2, 'manual', 'active', '[]', 0, $3, $3, 'creator.added'
     from generate_series(1, 600) n`,
    [seller.id, id, shop.deps.clock.now()],
  );
  goTo(10);
  const { pool } = shop.deps.database;
  const queued = async () =>
    Number(
      (
        await pool.query(
          `select count(*) from job where queue = 'notify' and payload->>'template' = 'lessons'`,
        )
      ).rows[0]?.count,
    );
  // The second transaction fails, as one that dies half way would leave it.
  await pool.query(`create function refuse_half() returns trigger language plpgsql as $$ begin
    if new.product_id = '${id}' and new.telling_until is null then raise exception 'half way'; end if; return new; end $$`);
  await pool.query(
    'create trigger refuse_half before update on lesson_opening for each row execute function refuse_half()',
  );
  await shop.deps.jobs.drain({ schedules: (name) => name === 'lesson-messages.openings' });
  const halfWay = await shop.count('message', `text like '%/learn/made%'`);
  expect(halfWay + (await queued())).toBe(500 - (await told(buyer)).length);
  await pool.query('drop trigger refuse_half on lesson_opening; drop function refuse_half');
  shop.deps.clock.advance(hour);
  await drain();
  expect(await told(buyer)).toHaveLength(1);
  const { rows } = await pool.query(
    `select count(*)::int as all, count(distinct sent_to)::int as people from message where text like '%/learn/made%'`,
  );
  expect(rows[0]).toEqual({ all: 600, people: 600 });
}, 120_000);
