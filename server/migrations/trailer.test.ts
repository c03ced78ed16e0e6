import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngineSession, type Session } from '../backup/session';
import { migrateInside } from '../platform/database/migrations';
import { openScratchEngine } from '../platform/database/pglite/pglite.engine';
import { unpooled } from '../platform/database/pool';

let session: Session;
beforeAll(async () => {
  session = await openEngineSession(await openScratchEngine(null));
  await migrateInside(unpooled(session.client), 86);
});
afterAll(() => session.close());

/** As the version before 0087 wrote it. */
const rendition = (name: string, averageBandwidth: number) => ({
  name,
  width: null,
  height: null,
  codecs: 'avc1',
  bandwidth: averageBandwidth,
  averageBandwidth,
  durations: [4_000, 4_000, 2_000],
});

test('0087: what is served already says what a phone takes of it', async () => {
  const insert = (id: string, status: string, renditions: object[]) =>
    session.client.query(
      `insert into media_stream (seller_id, id, content_id, key, status, names, renditions, poster, thumbnails, size, created_at, expires_at)
       values (gen_random_uuid(), $1, $1, 'key', $2, '[]', $3, false, null, 0, now(), null)`,
      [id, status, JSON.stringify(renditions)],
    );
  const [small, large, sound] = [
    rendition('360', 600_000),
    rendition('1080', 3_200_000),
    rendition('audio', 96_000),
  ];
  await insert('all', 'ready', [sound, large, small]);
  await insert('silent', 'ready', [large]);
  await insert('song', 'ready', [sound]);
  await insert('begun', 'preparing', []);
  await migrateInside(unpooled(session.client), 87);
  const { rows } = await session.client.query('select id, played_bytes::int from media_stream order by id');
  // Ten seconds of 600 and 96 kb/s; of 3.2 Mb/s; of 96 kb/s.
  expect(rows).toEqual([
    { id: 'all', played_bytes: 870_000 },
    { id: 'begun', played_bytes: null },
    { id: 'silent', played_bytes: 4_000_000 },
    { id: 'song', played_bytes: 120_000 },
  ]);
});
