import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database';
import { openTestDatabase } from '../../../platform/testing/testing';
import { splitAmount } from './grant.rules';
import { bringOver, makeFormer } from './testing/former-grants';

// Rows as the version before wrote them, brought over by 0046.
let database: Database;
const seller = '0190a000-0000-7000-8000-000000000001';
const phone = '+919876543210';

const write = (sql: string, given: unknown[] = []) => database.pool.query(sql, given);

async function product(id: string, kind: string, amounts: number[], content: object = {}): Promise<void> {
  const prices = JSON.stringify(amounts.map((amount, n) => ({ id: `p${n}`, type: 'once', amount })));
  await write(
    `insert into product (seller_id, id, kind, title, description, status, prices, content, gallery, questions, thank_you, seo, language,
       created_at, updated_at, version)
     values ($1, $2, $3, $2, '', 'published', $4, $5, '[]', '[]', '{}', '{}', 'en', now(), now(), 1)`,
    [seller, id, kind, prices, JSON.stringify(content)],
  );
}

interface Former {
  product: string;
  amount: number;
  status?: string;
  holds?: string[];
  subscription?: string;
  ended?: string;
}

async function sold(
  id: string,
  { product: productId, amount, status = 'fulfilled', ...more }: Former,
): Promise<void> {
  await write(
    `insert into orders (seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone, answers,
       provider, gateway_session, created_at, expires_at, updated_at, paid_at, fulfilled_at, subscription_id, holds_stock, link_version,
       token_version, quantity)
     values ($1, $2, $3, 'p0', $4, $5, 0, 0, 0, 0, 'INR', $6, '{}', 'sandbox', '', '2026-10-01Z', '2026-10-01Z', '2026-10-01Z', '2026-10-01Z',
       '2026-10-01Z', $7, true, 0, 0, 1)`,
    [seller, id, productId, status, amount, phone, more.subscription ?? null],
  );
  if (more.holds)
    await write(
      `insert into order_event (seller_id, order_id, id, at, event, detail) values ($1, $2, gen_random_uuid(), now(), 'payment.opened', $3)`,
      [seller, id, JSON.stringify({ holds: more.holds })],
    );
  await write(`insert into access_grant values ($1, $2, $3, $4, '2026-10-01Z', $5, $6)`, [
    seller,
    id,
    productId,
    phone,
    more.ended ? '2026-10-05Z' : null,
    more.ended ?? null,
  ]);
}

async function subscription(id: string, status: string): Promise<void> {
  await write(
    `insert into subscription (seller_id, id, product_id, buyer_phone, status, terms, anchor_day, started_at, ends_at, since, reminded, updated_at)
     values ($1, $2, 'club', $3, $4, '{}', 1, '2026-10-01Z', '2026-12-01Z', '2026-10-01Z', 0, '2026-10-01Z')`,
    [seller, id, phone, status],
  );
}

interface Grant {
  product_id: string;
  order_line: number;
  status: string;
  share: number;
  holds: string[];
  ends_at: Date | null;
}

const grantsOf = async (orderId: string): Promise<Grant[]> =>
  (
    await database.pool.query<Grant>(
      `select product_id, order_line, status, share, holds, ends_at from access_grant where order_id = $1 order by order_line`,
      [orderId],
    )
  ).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await makeFormer(database);
  await product('page', 'page', [49_900]);
  await product('club', 'telegram', [30_000, 20_000]);
  await product('talk', 'webinar', [10_000]);
  await product('notes', 'lock', [10_000]);
  await product('box', 'combo', [39_900], { items: [{ productId: 'club' }, { productId: 'talk' }] });
  await subscription('sub', 'paused');
  await subscription('late', 'grace');
  await subscription('over', 'expired');
  await sold('plain', { product: 'page', amount: 49_900 });
  await sold('combo', { product: 'box', amount: 39_901, holds: ['club', 'talk', 'notes'] });
  await sold('unlisted', { product: 'box', amount: 30_000 });
  await sold('free', { product: 'box', amount: 0, holds: ['talk', 'notes'] });
  await sold('refunded', {
    product: 'box',
    amount: 39_900,
    holds: ['talk', 'notes'],
    status: 'refunded',
    ended: 'refunded',
  });
  await sold('disputed', { product: 'page', amount: 49_900, status: 'disputed' });
  await sold('sub', { product: 'club', amount: 20_000, subscription: 'sub', ended: 'subscription.paused' });
  await sold('trial', { product: 'club', amount: 0, subscription: 'sub', ended: 'subscription.paid' });
  await sold('late', { product: 'club', amount: 20_000, subscription: 'late' });
  await sold('over', { product: 'club', amount: 20_000, subscription: 'over', ended: 'subscription.ended' });
  await sold('unwanted', {
    product: 'club',
    amount: 20_000,
    subscription: 'over',
    ended: 'unwanted',
    status: 'refunding',
  });
  await bringOver(database);
});
afterAll(() => database.close());

it('splits a combo by its items, exact to the paisa, as a sale is split from now on', async () => {
  const shares = splitAmount(39_901, [20_000, 10_000, 10_000]);
  expect(shares).toEqual([19_951, 9_975, 9_975]);
  expect(await grantsOf('combo')).toMatchObject([
    { product_id: 'club', order_line: 1, status: 'active', share: shares[0], ends_at: null },
    { product_id: 'talk', order_line: 2, status: 'active', share: shares[1] },
    { product_id: 'notes', order_line: 3, status: 'active', share: shares[2] },
  ]);
  expect(await grantsOf('unlisted')).toMatchObject([
    { product_id: 'club', share: 20_000 },
    { product_id: 'talk', share: 10_000 },
  ]);
  expect((await grantsOf('free')).map(({ share }) => share)).toEqual([0, 0]);
});

it('keeps one grant for what was one item', async () => {
  expect(await grantsOf('plain')).toEqual([
    { product_id: 'page', order_line: 1, status: 'active', share: 49_900, holds: [], ends_at: null },
  ]);
});

it('knows why each was closed, and what brings it back', async () => {
  expect(await grantsOf('refunded')).toMatchObject([
    { status: 'revoked', share: 19_950 },
    { status: 'revoked', share: 19_950 },
  ]);
  expect(await grantsOf('disputed')).toMatchObject([{ status: 'suspended', holds: ['dispute'] }]);
  expect(await grantsOf('sub')).toMatchObject([
    { status: 'suspended', holds: ['pause'], ends_at: new Date('2026-12-01Z') },
  ]);
  expect(await grantsOf('trial')).toMatchObject([{ status: 'suspended', holds: ['replaced'] }]);
  expect(await grantsOf('late')).toMatchObject([{ status: 'grace', holds: [] }]);
  expect(await grantsOf('over')).toMatchObject([{ status: 'ended', holds: [] }]);
  expect(await grantsOf('unwanted')).toMatchObject([{ status: 'revoked' }]);
});

it('gives each an address that nobody guesses, and leaves nothing behind', async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from access_grant');
  expect(rows).toHaveLength(16);
  for (const { id } of rows) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{12,32}$/);
  const left = await database.pool.query(`select to_regclass('former_access_grant') as left`);
  expect(left.rows).toEqual([{ left: null }]);
});
