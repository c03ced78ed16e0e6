import type { Engagement, EngagementItem, MemberProgressList } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { leaverOf } from '../../../accounts/account-deletion/testing/leaver';
import { pdfOf } from '../../../catalog/media/testing/files';
import { mp4Of } from '../../../catalog/media/testing/video';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { newKey } from '../../../orders/checkout/testing/shop';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, publish, upload, uploaded } from '../testing/sold-files';

setUpPageOnSale();

const seconds = 100;
let filmId: string;
let notesId: string;
let courseId: string;

const quiz = {
  pass: 100,
  questions: [
    { id: 'q1', type: 'choice', text: 'How much water?', options: ['60 g', '75 g'], correct: ['75 g'] },
    { id: 'q2', type: 'number', text: 'How hot?', correct: ['230'] },
  ],
};
const contentOf = () => ({
  certificate: true,
  sections: [
    {
      id: 's1',
      title: 'Flour',
      lessons: [
        {
          id: 'film',
          title: '=Why it drinks',
          items: [
            { id: 'a', type: 'video', title: 'The film', mediaId: filmId },
            { id: 'b', type: 'file', title: 'Notes', mediaId: notesId },
          ],
        },
        { id: 'draft', title: 'Not ready', isDraft: true, text: 'Secret' },
      ],
    },
    { id: 's2', title: 'Test', lessons: [{ id: 'test', title: 'What you know', quiz }] },
  ],
});

const film = () => mp4Of({ seconds, width: 160, height: 90 });
beforeAll(async () => {
  filmId = await upload(await film(), 'video', 'film.mp4');
  notesId = await upload(await pdfOf(1), 'file', 'notes.pdf');
  courseId = (await publishKind(shop, seller, { kind: 'course', title: 'Bread', content: contentOf() })).id;
});

let buyers = 0;
/** Another person each time, a second after whoever bought before: lists are in that order. */
function bought(id = courseId, name = `Buyer ${buyers}`): Promise<Bought> {
  buyers += 1;
  shop.deps.clock.advance(1_000);
  return buy(id, { buyer: { phone: `98765 44${String(buyers).padStart(3, '0')}`, name } });
}

const learn = async ({ accessId, placed }: Bought, method: 'PUT' | 'POST', path: string, payload: object) =>
  (
    await shop.call({
      method,
      url: `/api/learn/${accessId}/lessons/${path}`,
      headers: { 'order-token': placed.token },
      payload,
    })
  ).status;

const report = async ({ accessId, cookie }: Bought, position: number, isPlaying = true, mediaId = filmId) => {
  const payload = { device: 'the-phone-of-the-buyer', position, isPlaying };
  const url = `/api/access/${accessId}/playback/${mediaId}`;
  expect((await shop.app.inject({ method: 'PUT', url, headers: { cookie }, payload })).statusCode).toBe(204);
};

/** Plays from one second to another, and stops. */
async function watch(of: Bought, from: number, to: number, mediaId = filmId): Promise<void> {
  await report(of, from, true, mediaId);
  for (let at = from; at < to; ) {
    const step = Math.min(10, to - at);
    shop.deps.clock.advance(step * 1_000);
    at += step;
    await report(of, at, at < to, mediaId);
  }
}

const own = async <Body>(path: string, id = courseId, token = seller.token) => {
  const { status, body } = await shop.call({ method: 'GET', url: `/api/products/${id}${path}`, token });
  return { status, body: body as Body };
};
const engagement = async (id = courseId, query = '') =>
  (await own<Engagement>(`/engagement${query}`, id)).body;
const lessonOf = async (id: string): Promise<EngagementItem | undefined> =>
  (await engagement()).items.find((item) => item.id === id);
const filmOf = async (id = courseId, mediaId = filmId) =>
  (await engagement(id)).items.flatMap(({ files }) => files).find((file) => file.mediaId === mediaId);
const progress = async (query = '', id = courseId) =>
  (await own<MemberProgressList>(`/engagement/members${query}`, id)).body;

test('without buyers there are zeros, drafts left out', async () => {
  const { totals, hasLessons, items, next } = await engagement();
  expect(totals).toEqual({
    members: 0,
    active: 0,
    progress: null,
    certificates: 0,
    attended: null,
    sessions: [],
  });
  expect([hasLessons, next, items.map(({ id }) => id)]).toEqual([true, null, ['film', 'test']]);
  expect(items[0]).toMatchObject({ section: 'Flour', watched: null, lesson: { number: 1, started: 0 } });
  expect(items[0]?.files[0]).toMatchObject({ title: 'The film', viewers: 0, retention: [], downloads: 0 });
  expect(await progress()).toEqual({ items: [], next: null });
});

test('what is watched makes the curve, whatever is repeated, jumped over or watched again', async () => {
  const [most, some] = [await bought(), await bought()];
  await watch(most, 0, 80);
  await watch(some, 0, 20);
  expect(await filmOf()).toMatchObject({ viewers: 2, watched: 50, median: 50 });
  // Again, and a jump to the end.
  await watch(some, 0, 20);
  await report(some, 20, true);
  await report(some, 95, true);
  await report(some, 95, true);
  await report(some, 95, false);
  const { retention = [], viewers, watched } = (await filmOf()) ?? {};
  expect([viewers, watched]).toEqual([2, 50]);
  expect(retention).toHaveLength(100);
  expect([retention[0], retention[15], retention[50], retention[90]]).toEqual([100, 100, 50, 0]);
  expect(await shop.count('media_watch')).toBe(2);
});

test('a lesson counts who started and finished it, a quiz its tries and each question', async () => {
  const [one, other] = [await bought(), await bought()];
  for (const of of [one, one, other])
    expect(await learn(of, 'PUT', 'film', { position: 5, length: 100 })).toBe(200);
  for (const position of [91, 95, 12]) await learn(one, 'PUT', 'film', { position, length: 100 });
  await learn(one, 'PUT', 'film', { done: true });
  expect((await lessonOf('film'))?.lesson).toMatchObject({ started: 2, finished: 1 });
  const answer = (of: Bought, answers: object) => learn(of, 'POST', 'test/quiz', { answers });
  await answer(one, { q1: '75 g', q2: 1 });
  // Sent twice, it is one try.
  await answer(one, { q1: '75 g', q2: 1 });
  await answer(one, { q1: '75 g', q2: 230 });
  await answer(other, { q1: '60 g', q2: 230 });
  expect(await answer(one, { q1: '60 g' })).toBe(409);
  expect((await lessonOf('test'))?.lesson).toMatchObject({
    started: 2,
    finished: 1,
    quiz: {
      tries: 3,
      tried: 2,
      passed: 1,
      score: 67,
      questions: [
        { id: 'q1', text: 'How much water?', asked: 3, correct: 2 },
        { id: 'q2', asked: 3, correct: 2 },
      ],
    },
  });
  expect((await engagement()).totals).toMatchObject({ members: 4, active: 4, progress: 25, certificates: 1 });
  expect(JSON.stringify(await engagement())).not.toMatch(/230|options|correct"\s*:\s*\[/);
});

test('counts are those of counting all rows, also when two devices finish at once and one begins again', async () => {
  const all = await Promise.all([bought(), bought(), bought()]);
  const calls = all.flatMap((of) => [
    () => learn(of, 'PUT', 'film', { done: true }),
    () => learn(of, 'PUT', 'film', { position: 1, length: 100 }),
    () => learn(of, 'POST', 'test/quiz', { answers: { q1: '75 g', q2: 230 } }),
    () => learn(of, 'PUT', 'film', { position: 99, length: 100 }),
  ]);
  await Promise.all(calls.map((call) => call()));
  const [again] = all;
  const url = `/api/learn/${again?.accessId}/restart`;
  const restarted = await shop.call({
    method: 'POST',
    url,
    headers: { 'order-token': again?.placed.token ?? '' },
  });
  expect(restarted.status).toBe(200);
  const { rows } = await shop.deps.database.pool.query(`
    select l.lesson_id, count(*)::int as started, count(l.done_at)::int as finished,
      (select count(*)::int from quiz_attempt q where q.lesson_id = l.lesson_id) as tries,
      (select count(distinct q.grant_id)::int from quiz_attempt q where q.lesson_id = l.lesson_id) as tried,
      (select coalesce(sum(q.score), 0)::int from quiz_attempt q where q.lesson_id = l.lesson_id) as score_sum
    from lesson_progress l group by l.lesson_id order by l.lesson_id`);
  const counted = await shop.deps.database.db
    .selectFrom('lesson_count')
    .select(['lesson_id', 'started', 'finished', 'tries', 'tried', 'score_sum'])
    .orderBy('lesson_id')
    .execute();
  expect(counted).toEqual(rows);
  expect(counted.length).toBe(2);
});

test('members are listed with how far they have come', async () => {
  const name = '=cmd()';
  const learner = await bought(courseId, name);
  await learn(learner, 'PUT', 'film', { done: true });
  shop.deps.clock.advance(60_000);
  await learn(learner, 'PUT', 'test', {});
  const seenAt = shop.deps.clock.now().toISOString();
  const idle = await bought();
  const { items, next } = await progress('?limit=2');
  expect(items).toMatchObject([
    { id: idle.accessId, done: 0, total: 2, lastSeenAt: null, last: null, certificateAt: null },
    { id: learner.accessId, name, done: 1, total: 2, lastSeenAt: seenAt, last: { title: 'What you know' } },
  ]);
  const second = await progress(`?limit=2&cursor=${next}`);
  expect(second.items.map(({ id }) => id)).not.toContain(learner.accessId);
  expect((await progress(`?q=${encodeURIComponent('=cmd')}`)).items).toHaveLength(1);
  expect((await progress()).items.some(({ certificateAt }) => certificateAt !== null)).toBe(true);
});

test('both lists are files without formulas', async () => {
  const lessons = await own<string>('/engagement.csv');
  const [head, first = ''] = lessons.body.split('\r\n');
  expect(head).toContain('Number,Section,Title,Started,Finished,Watched %,Median watched %');
  expect(first).toMatch(/^1,Flour,'=Why it drinks,\d+,\d+,50,50,,,,2,0,,,,$/);
  const members = await own<string>('/engagement/members.csv');
  expect(members.body).toContain(",'=cmd(),active,");
  expect(members.body.trim().split('\r\n')).toHaveLength(1 + (await shop.count('access_grant')));
});

test('pages go through all lessons, and refuse a cursor of something else', async () => {
  const first = await engagement(courseId, '?limit=1');
  expect([first.items[0]?.id, first.next]).toEqual(['film', 'film']);
  const second = await engagement(courseId, `?limit=1&cursor=${first.next}`);
  expect([second.items[0]?.id, second.next, second.totals]).toEqual(['test', null, null]);
  expect((await own('/engagement?cursor=gone')).status).toBe(400);
  expect((await own('/engagement/members?cursor=gone')).status).toBe(400);
});

test('nobody else sees any of it', async () => {
  const other = await shop.seller('9812399001');
  for (const path of [
    '/engagement/lessons/film/attendance',
    '/engagement',
    '/engagement.csv',
    '/engagement/members',
    '/engagement/members.csv',
  ]) {
    expect([path, (await own(path, courseId, other.token)).status]).toEqual([path, 404]);
    expect([path, (await own(path, 'HT7K2M9QabcdefGH')).status]).toEqual([path, 404]);
    const guest = await get(`/api/products/${courseId}${path}`);
    expect([path, guest.statusCode]).toEqual([path, 401]);
  }
});

test('what was refunded stays counted, and its member is shown as revoked', async () => {
  const before = (await lessonOf('film'))?.lesson?.started ?? 0;
  const gone = await bought();
  await learn(gone, 'PUT', 'film', { position: 5, length: 100 });
  const url = `/api/transactions/${gone.placed.id}/refund`;
  const headers = { 'idempotency-key': newKey() };
  await shop.call({ method: 'POST', url, token: seller.token, headers, payload: {} });
  await shop.deps.jobs.drain();
  expect((await lessonOf('film'))?.lesson?.started).toBe(before + 1);
  expect((await progress('?limit=1')).items).toMatchObject([{ id: gone.accessId, status: 'revoked' }]);
});

test('files of a product without lessons have viewers and downloads, and begin anew when replaced', async () => {
  const { mediaId } = await uploaded(await film(), 'video', 'trailer.mp4');
  const lockId = await publish([
    { id: 'a', type: 'video', title: 'Trailer', mediaId },
    { id: 'b', type: 'file', title: 'Recipes', mediaId: notesId },
  ]);
  const one = await bought(lockId);
  const other = await bought(lockId);
  await watch(one, 0, 50, mediaId);
  const download = ({ accessId, cookie }: Bought) => get(`/media/file/${accessId}/${notesId}`, { cookie });
  for (const of of [one, one, other]) expect((await download(of)).statusCode).toBe(200);
  shop.deps.clock.advance(120_000);
  await download(one);
  const { hasLessons, items, totals } = await engagement(lockId);
  expect([hasLessons, totals]).toEqual([
    false,
    { members: 2, active: 2, progress: null, certificates: null, attended: null, sessions: [] },
  ]);
  expect(items).toMatchObject([
    { id: mediaId, title: 'Trailer', lesson: null, watched: 50, files: [{ viewers: 1, downloads: 0 }] },
    { id: notesId, title: 'Recipes', watched: null, files: [{ downloads: 3, downloaders: 2 }] },
  ]);
  expect((await progress('', lockId)).items).toMatchObject([
    { id: other.accessId, done: 1, total: 2, last: { title: 'Recipes' } },
    { id: one.accessId, done: 2, total: 2 },
  ]);
  // The course has the same notes, which nobody has downloaded there.
  expect(await filmOf(courseId, notesId)).toMatchObject({ downloads: 0 });

  await uploaded(await mp4Of({ seconds: 40, width: 160, height: 90 }), 'video', 'new.mp4', {
    replaces: mediaId,
  });
  await watch(other, 0, 10, mediaId);
  expect(await filmOf(lockId, mediaId)).toMatchObject({ viewers: 1, watched: 25 });
  await watch(one, 0, 20, mediaId);
  // 25 and 50 percent.
  expect(await filmOf(lockId, mediaId)).toMatchObject({ viewers: 2, watched: 38, median: 38 });
});

test('who deletes the account leaves the counts, and no record of their own', async () => {
  const buyer = await shop.seller('9812399002');
  const of = await buy(courseId, { buyer: { phone: buyer.phone, name: 'Uma' } });
  await watch(of, 0, 30);
  const watched = () =>
    shop.deps.database.db.selectFrom('media_watch').selectAll().where('grant_id', '=', of.accessId).execute();
  expect(await watched()).toMatchObject([{ parts: '1'.repeat(30) + '0'.repeat(70) }]);
  const before = await filmOf();
  const { deleteAccount, passDays } = leaverOf(shop);
  expect((await deleteAccount(buyer)).status).toBeLessThan(300);
  await passDays(31);
  expect(await watched()).toEqual([]);
  expect(await filmOf()).toEqual(before);
});

test('plays of a free preview are counted once a day for each visitor, programs not at all', async () => {
  const section = { id: 's1', title: 'Flour' };
  const lesson = { id: 'free', title: 'Why it drinks', isFree: true };
  const items = [{ id: 'a', type: 'video', title: 'The film', mediaId: filmId }];
  const content = { sections: [{ ...section, lessons: [{ ...lesson, items }] }] };
  const { id } = await publishKind(shop, seller, { kind: 'course', title: 'Free bread', content });
  const url = `/stream/video/${filmId}?product=${id}`;
  const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';
  const apple = 'AppleCoreMedia/1.0.0.21E219 (iPhone; U; CPU OS 17_4 like Mac OS X; en_us)';
  const play = async (headers: Record<string, string>) =>
    (await shop.app.inject({ method: 'GET', url, headers })).statusCode;
  expect(await play({ 'user-agent': agent })).toBe(200);
  for (const range of ['bytes=0-', 'bytes=500-'])
    expect(await play({ 'user-agent': agent, range })).toBe(206);
  await play({ 'user-agent': apple, range: 'bytes=0-1' });
  await play({ 'user-agent': apple, range: 'bytes=40-99' });
  await play({ 'user-agent': 'curl/8.0' });
  expect(await filmOf(id)).toMatchObject({ freePlays: 2, viewers: 0 });
  shop.deps.clock.advance(86_400_000);
  await play({ 'user-agent': agent });
  expect(await filmOf(id)).toMatchObject({ freePlays: 3 });
  expect((await filmOf())?.freePlays).toBeNull();
});
