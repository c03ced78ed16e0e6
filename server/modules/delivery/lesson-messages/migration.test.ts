import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngineSession, type Session } from '../../../backup/session';
import { migrateInside } from '../../../platform/database/migrations';
import { openScratchEngine } from '../../../platform/database/pglite/pglite.engine';
import { unpooled } from '../../../platform/database/pool';

let session: Session;
const read = async (sql: string) => (await session.client.query(sql)).rows;
const seller = '0190a000-0000-7000-8000-000000000001';

beforeAll(async () => {
  session = await openEngineSession(await openScratchEngine(null));
  await migrateInside(unpooled(session.client), 67);
});
afterAll(() => session.close());

async function product(id: string, status: string, lesson: object): Promise<void> {
  const content = { sections: [{ id: 's', title: 'S', lessons: [{ id: 'l', title: 'L', ...lesson }] }] };
  await session.client.query(
    `insert into product (seller_id, id, kind, title, description, status, prices, content, gallery, questions, thank_you, seo, language,
       created_at, updated_at, version)
     values ($1, $2, 'course', $2, '', $3, '[]', $4, '[]', '[]', '{}', '{}', 'en', now(), now(), 1)`,
    [seller, id, status, JSON.stringify(content)],
  );
}

test('0068: what opens by time is looked at from now on, and nobody was told of a version', async () => {
  await product('timed', 'published', { opens: { days: 3 } });
  await product('paused', 'paused', { opens: { at: '2027-01-01T00:00:00.000Z' } });
  await product('draft', 'draft', { opens: { days: 3 } });
  await product('open', 'published', { text: 'It opens at once.' });
  await session.client.query(
    `insert into product_version (seller_id, product_id, version, published_at, changes, fields)
     values ('${seller}', 'timed', 1, now(), '[]', '{}')`,
  );
  await migrateInside(unpooled(session.client), 68);
  expect(
    await read(
      'select product_id, next_at = told_until as is_due, telling_until from lesson_opening order by 1',
    ),
  ).toEqual([
    { product_id: 'paused', is_due: true, telling_until: null },
    { product_id: 'timed', is_due: true, telling_until: null },
  ]);
  expect(await read('select told_buyers from product_version')).toEqual([{ told_buyers: false }]);
});
