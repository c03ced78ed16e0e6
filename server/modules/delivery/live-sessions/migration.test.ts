import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngineSession, type Session } from '../../../backup/session';
import { migrateInside } from '../../../platform/database/migrations';
import { openScratchEngine } from '../../../platform/database/pglite/pglite.engine';
import { unpooled } from '../../../platform/database/pool';

let session: Session;
const read = async (sql: string) => (await session.client.query(sql)).rows;
const seller = '0190a000-0000-7000-8000-000000000001';
const day = 24 * 3_600_000;

beforeAll(async () => {
  session = await openEngineSession(await openScratchEngine(null));
  await migrateInside(unpooled(session.client), 71);
});
afterAll(() => session.close());

async function product(id: string, status: string, content: object): Promise<void> {
  await session.client.query(
    `insert into product (seller_id, id, kind, title, description, status, prices, content, gallery, questions, thank_you, seo, language,
       created_at, updated_at, version)
     values ($1, $2, 'course', $2, '', $3, '[]', $4, '[]', '[]', '{}', '{}', 'en', now(), now(), 1)`,
    [seller, id, status, JSON.stringify(content)],
  );
}

test('0072: what is on sale and still to come is told of from now on', async () => {
  const live = (days: number) => ({
    startsAt: new Date(Date.now() + days * day).toISOString(),
    minutes: 60,
    joinUrl: 'https://meet.example.com/room',
  });
  await product('ahead', 'published', live(3));
  await product('near', 'paused', live(0.5));
  await product('past', 'published', live(-3));
  await product('draft', 'draft', live(3));
  await product('half', 'published', { startsAt: live(3).startsAt });
  const lessons = [
    { id: 'live', title: 'Live', live: live(3) },
    { id: 'hidden', title: 'Hidden', isDraft: true, live: live(3) },
    { id: 'read', title: 'Read', text: 'Read.' },
  ];
  await product('taught', 'published', { sections: [{ id: 's', title: 'S', lessons }] });
  await migrateInside(unpooled(session.client), 72);
  expect(
    await read('select product_id, lesson_id, minutes, sequence from live_session order by 1, 2'),
  ).toEqual(
    [
      ['ahead', ''],
      ['near', ''],
      ['past', ''],
      ['taught', 'live'],
    ].map(([product_id, lesson_id]) => ({ product_id, lesson_id, minutes: 60, sequence: 0 })),
  );
  const messages = await read(
    'select product_id, about, (extract(epoch from starts_at - due_at) / 60)::int as ahead, (extract(epoch from starts_at - stale_at) / 60)::int as stale from session_message order by 1, due_at',
  );
  const [whole, hour, soon] = [
    { about: 'day', ahead: 1_440, stale: 60 },
    { about: 'hour', ahead: 60, stale: 10 },
    { about: 'soon', ahead: 10, stale: 0 },
  ];
  expect(messages).toEqual([
    ...[whole, hour, soon].map((one) => ({ product_id: 'ahead', ...one })),
    ...[hour, soon].map((one) => ({ product_id: 'near', ...one })),
    ...[whole, hour, soon].map((one) => ({ product_id: 'taught', ...one })),
  ]);
});

test('0077: of recordings that are there already nobody is told', async () => {
  const recordingUrl = 'https://video.example.com/one';
  const ahead = {
    startsAt: new Date(Date.now() + 3 * day).toISOString(),
    minutes: 60,
    joinUrl: 'https://meet.example.com/room',
  };
  const insert = async (id: string, lessonId: string, content: object) => {
    await product(id, 'published', content);
    await session.client.query(
      `insert into live_session (seller_id, product_id, lesson_id, starts_at, minutes, sequence) values ($1, $2, $3, now(), 60, 0)`,
      [seller, id, lessonId],
    );
  };
  await insert('linked', '', { ...ahead, recordingUrl });
  await insert('uploaded', '', { ...ahead, items: [{ id: 'a', type: 'video', mediaId: 'm' }] });
  await insert('slides', '', { ...ahead, items: [{ id: 'a', type: 'file', mediaId: 'm' }] });
  const lessons = [
    { id: 'one', live: { ...ahead, recordingUrl } },
    { id: 'two', live: ahead },
  ];
  await insert('course', 'one', { sections: [{ id: 's', title: 'S', lessons }] });
  await session.client.query(
    `insert into live_session (seller_id, product_id, lesson_id, starts_at, minutes, sequence) values ($1, 'course', 'two', now(), 60, 0)`,
    [seller],
  );
  await migrateInside(unpooled(session.client), 77);
  const ids = ['linked', 'uploaded', 'slides', 'course'].map((id) => `'${id}'`).join();
  const rows = await read(
    `select product_id, lesson_id, recorded_at is not null as told from live_session where product_id in (${ids}) order by 1, 2`,
  );
  expect(rows).toEqual([
    { product_id: 'course', lesson_id: 'one', told: true },
    { product_id: 'course', lesson_id: 'two', told: false },
    { product_id: 'linked', lesson_id: '', told: true },
    { product_id: 'slides', lesson_id: '', told: false },
    { product_id: 'uploaded', lesson_id: '', told: true },
  ]);
});

test('0090: who went to a series before goes with the session whose room was open', async () => {
  await migrateInside(unpooled(session.client), 89);
  const at = (clock: string) => `2026-11-${clock}:00.000Z`;
  await session.client.query(
    `insert into live_session (seller_id, product_id, lesson_id, starts_at, minutes, sequence)
     values ($1, 'series', '', $2, 60, 0), ($1, 'series', 'two', $3, 60, 0), ($1, 'single', '', $2, 60, 0)`,
    [seller, at('01T12:00'), at('08T12:00')],
  );
  const went = async (id: string, productId: string, first: string, last: string) => {
    await session.client.query(
      `insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, granted_at, changed_at, changed_by)
       values ($1, $2, '+919811122233', $3, 'gift', 'active', '[]', 0, now(), now(), 'creator.granted')`,
      [seller, id, productId],
    );
    await session.client.query(
      'insert into session_attendance (seller_id, grant_id, first_at, last_at) values ($1, $2, $3, $4)',
      [seller, id, at(first), at(last)],
    );
  };
  await went('both', 'series', '01T11:55', '08T12:10');
  await went('first', 'series', '01T11:50', '01T12:30');
  await went('second', 'series', '08T11:50', '08T12:30');
  await went('alone', 'single', '01T11:55', '01T12:10');
  await migrateInside(unpooled(session.client), 90);
  const rows = await read(
    'select grant_id, session_id, first_at, last_at from session_attendance order by grant_id, session_id',
  );
  const row = (grant_id: string, session_id: string, first: string, last: string) => ({
    grant_id,
    session_id,
    first_at: new Date(at(first)),
    last_at: new Date(at(last)),
  });
  expect(rows).toEqual([
    row('alone', '', '01T11:55', '01T12:10'),
    row('both', '', '01T11:55', '01T11:55'),
    row('both', 'two', '08T12:10', '08T12:10'),
    row('first', '', '01T11:50', '01T12:30'),
    row('second', 'two', '08T11:50', '08T12:30'),
  ]);
});
