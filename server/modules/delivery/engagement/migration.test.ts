import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database';
import { migrations, statements } from '../../../platform/database/migrations';
import { openTestDatabase } from '../../../platform/testing/testing';

// Rows as the version before wrote them, counted by 0066.
let database: Database;
const seller = '0190a000-0000-7000-8000-000000000001';

const write = (sql: string) => database.pool.query(sql);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('what was learned and downloaded before is counted', async () => {
  await write(`
    insert into access_grant (seller_id, id, share, product_id, source, holder_phone, status, holds, granted_at, changed_at, changed_by)
    select '${seller}', id, 0, product, 'manual', '+919876543210', 'active', '[]', now(), now(), 'creator.granted'
    from (values ('g1', 'course'), ('g2', 'course'), ('g3', 'other')) as g (id, product)`);
  await write(`
    insert into lesson_progress (seller_id, grant_id, lesson_id, position, done_at, first_at, changed_at)
    select '${seller}', id, 'l1', 0, done, now(), now()
    from (values ('g1', now()), ('g2', null), ('g3', now())) as l (id, done)`);
  await write(`
    insert into quiz_attempt (seller_id, grant_id, lesson_id, number, score, passed, answers_hash, answered_at)
    select '${seller}', 'g1', 'l1', n, score, passed, '', now() from (values (1, 40, false), (2, 90, true)) as q (n, score, passed)`);
  await write(`
    insert into file_download (seller_id, grant_id, media_id, count, first_at, last_at)
    select '${seller}', id, 'm1', count, now(), now() from (values ('g1', 3), ('g2', 1)) as d (id, count)`);
  const { sql = '' } = migrations.find(({ number }) => number === 66) ?? {};
  const counting = statements(sql).filter((statement) => /^\s*insert/.test(statement));
  expect(counting).toHaveLength(2);
  for (const statement of counting) await write(statement);
  const { db } = database;
  expect(await db.selectFrom('lesson_count').selectAll().orderBy('product_id').execute()).toEqual([
    {
      seller_id: seller,
      product_id: 'course',
      lesson_id: 'l1',
      started: 2,
      finished: 1,
      tries: 2,
      tried: 1,
      passed: 1,
      score_sum: 130,
    },
    {
      seller_id: seller,
      product_id: 'other',
      lesson_id: 'l1',
      started: 1,
      finished: 1,
      tries: 0,
      tried: 0,
      passed: 0,
      score_sum: 0,
    },
  ]);
  const files = await db.selectFrom('media_count').selectAll().execute();
  expect(files).toMatchObject([
    { product_id: 'course', media_id: 'm1', content_id: '', viewers: 0, downloads: 4, downloaders: 2 },
  ]);
  expect(files[0]?.parts).toEqual(Array.from({ length: 100 }, () => 0));
});
