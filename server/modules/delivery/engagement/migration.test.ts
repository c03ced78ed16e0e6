import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database';
import { migrations, statements } from '../../../platform/database/migrations';
import { openTestDatabase } from '../../../platform/testing/testing';

// Rows as the version before wrote them, counted by 0066 and 0070.
let database: Database;
const seller = '0190a000-0000-7000-8000-000000000001';

const write = (sql: string) => database.pool.query(sql);

beforeAll(async () => {
  database = await openTestDatabase();
  // 0066 knows nothing of columns that came after it.
  await write('alter table lesson_count alter column attended set default 0');
  await write('alter table media_count alter column viewers_by_parts set default array_fill(0, array[101])');
});
afterAll(async () => {
  await write('alter table lesson_count alter column attended drop default');
  await write('alter table media_count alter column viewers_by_parts drop default');
  await database.close();
});

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
      attended: 0,
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
      attended: 0,
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

it('who attended and how much each viewer watched before is counted', async () => {
  await write(`update lesson_progress set attended_at = now() where grant_id = 'g2'`);
  await write(`update media_count set content_id = 'c1', viewers = 2 where media_id = 'm1'`);
  await write(`
    insert into media_watch (seller_id, grant_id, media_id, content_id, parts, first_at, updated_at)
    select '${seller}', id, 'm1', content, rpad(repeat('1', parts), 100, '0')::bit(100), now(), now()
    from (values ('g1', 'c1', 30), ('g2', 'c1', 100), ('g3', 'c1', 50)) as w (id, content, parts)`);
  const { sql = '' } = migrations.find(({ number }) => number === 70) ?? {};
  const counting = statements(sql).filter((statement) => /^\s*update/.test(statement));
  expect(counting).toHaveLength(2);
  for (const statement of counting) await write(statement);
  const { db } = database;
  const lessons = await db.selectFrom('lesson_count').select('attended').orderBy('product_id').execute();
  expect(lessons).toEqual([{ attended: 1 }, { attended: 0 }]);
  const [file] = await db.selectFrom('media_count').select('viewers_by_parts').execute();
  expect(file?.viewers_by_parts).toHaveLength(101);
  // Whoever has it by another product is not among them.
  expect([30, 50, 100].map((parts) => file?.viewers_by_parts[parts])).toEqual([1, 0, 1]);
});
