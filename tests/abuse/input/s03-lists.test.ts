import type { Problem, Products } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Copies of the seller's one product, as many as are wanted in all. */
const fill = (seller: Seller, table: string, total: number, changes: string) =>
  shop.deps.database.pool.query(
    `insert into ${table} select (json_populate_record(p, json_build_object(${changes}))).*
     from ${table} p, generate_series(2, ${total}) n where p.seller_id = '${seller.id}'`,
  );

const post = (seller: Seller, url: string, payload: object) =>
  shop.call({ method: 'POST', url, token: seller.token, payload });
const draft = { kind: 'page', title: 'Bread', prices: [{ type: 'once', amount: 49_900 }] };
const refusal = ({ status, body }: { status: number; body: Problem }) => [status, body.code, body.message];

test('S3: a page of a hundred products is at most 100 kB, whatever they hold', async () => {
  const seller = await shop.seller();
  const price = { type: 'subscription', amount: 50_000_000, compareAt: 50_000_000 };
  const prices = Array.from({ length: quotas.pricesOfProduct }, (_, n) => ({
    ...price,
    amount: 49_999_990 + n,
    label: '😀'.repeat(60),
    period: { unit: 'day', count: 3_650 },
  }));
  const whole = {
    kind: 'telegram',
    title: '😀'.repeat(120),
    description: 'क'.repeat(20_000),
    thankYou: { message: 'क'.repeat(4_000) },
    prices,
    questions: Array.from({ length: quotas.questionsOfProduct }, (_, n) => ({
      id: `q${n}`,
      label: '😀'.repeat(120),
      type: 'choice',
      required: true,
      options: Array.from({ length: 20 }, () => '😀'.repeat(80)),
    })),
  };
  expect((await post(seller, '/api/products', whole)).status).toBe(201);
  await fill(seller, 'product', 101, `'id', 'worst' || lpad(n::text, 15, 'z')`);
  const cover = JSON.stringify({ id: '1'.repeat(32), width: 9_999, height: 9_999, alt: '😀'.repeat(200) });
  await shop.deps.database.pool.query(`update product set cover = $1, status = 'published'`, [cover]);
  const answer = await shop.app.inject({
    url: '/api/products?limit=100',
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect(answer.json<Products>().items).toHaveLength(100);
  expect(answer.json<Products>().items[0]).toMatchObject({ title: whole.title, priceCount: 10 });
  expect(answer.rawPayload.length).toBeLessThan(100_000);
});

test('S3: an account has so many drafts and so many products', async () => {
  const seller = await shop.seller();
  await post(seller, '/api/products', draft);
  await fill(seller, 'product', quotas.drafts - 1, `'id', 'draft' || n`);
  const two = await Promise.all([post(seller, '/api/products', draft), post(seller, '/api/products', draft)]);
  expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  const drafts = 'You can have 200 drafts. Publish or delete some first';
  expect(refusal(await post(seller, '/api/products', draft))).toEqual([409, 'too_many_drafts', drafts]);
  const { database } = shop.deps;
  await database.pool.query(`delete from product where id like 'draft%' and seller_id = '${seller.id}'`);
  await database.pool.query(
    `update product set status = 'archived', created_at = '2020-01-01' where seller_id = '${seller.id}'`,
  );
  const one = `delete from product where seller_id = '${seller.id}' and ctid not in
    (select ctid from product where seller_id = '${seller.id}' limit 1)`;
  await database.pool.query(one);
  await fill(seller, 'product', quotas.products, `'id', 'old' || n`);
  const products = 'You can have 1,000 products. Delete drafts you do not need';
  expect(refusal(await post(seller, '/api/products', draft))).toEqual([409, 'too_many_products', products]);
});

const lesson = (n: number, text = 'x') => ({ id: `l${n}`, title: 'A', text });
const course = (sections: object[]) => ({
  kind: 'course',
  title: 'Bread',
  prices: [],
  content: { sections },
});
const section = (n: number, lessons: object[]) => ({ id: `s${n}`, title: 'A', lessons });

test.each<[string, object, string]>([
  [
    'prices',
    { ...draft, prices: Array.from({ length: 11 }, () => ({ type: 'once', amount: 100 })) },
    'too_many_prices',
  ],
  [
    'questions',
    {
      ...draft,
      questions: Array.from({ length: 11 }, (_, n) => ({
        id: `q${n}`,
        label: 'A',
        type: 'text',
        required: true,
      })),
    },
    'too_many_questions',
  ],
  [
    'lessons',
    course(
      Array.from({ length: 6 }, (_, n) =>
        section(
          n,
          Array.from({ length: 84 }, (_, m) => lesson(n * 100 + m)),
        ),
      ),
    ),
    'too_many_lessons',
  ],
  [
    'words of lessons',
    course([
      section(
        1,
        Array.from({ length: 16 }, (_, n) => lesson(n, 'x'.repeat(19_000))),
      ),
    ]),
    'too_much_text',
  ],
])('S3: a product has so many %s', async (_what, payload, code) => {
  const { status, body } = await post(await shop.seller(), '/api/products', payload);
  expect([status, (body as Problem).code]).toEqual([409, code]);
});

test('S3: an account has so many discounts', async () => {
  const seller = await shop.seller();
  await post(seller, '/api/discounts', { basisPoints: 100 });
  await fill(seller, 'discount', quotas.discounts, `'id', 'discount' || n`);
  const { status, body } = await post(seller, '/api/discounts', { basisPoints: 100 });
  expect([status, (body as Problem).code]).toEqual([409, 'too_many_discounts']);
});

test('S3: an account has so many links', async () => {
  const seller = await shop.seller();
  const link = { productId: await shop.page(seller), campaign: 'Poster' };
  await post(seller, '/api/links', link);
  await fill(seller, 'link', quotas.links - 1, `'id', 'link' || n, 'slug', 'slug-' || n`);
  const two = await Promise.all([post(seller, '/api/links', link), post(seller, '/api/links', link)]);
  expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(refusal(await post(seller, '/api/links', link))).toEqual([
    409,
    'too_many_links',
    'You can have 1,000 links. Use one you already have',
  ]);
  expect((await post(await shop.seller(), '/api/links', link)).status).toBe(404);
  expect(await shop.count('link', `seller_id = '${seller.id}'`)).toBe(quotas.links);
});
