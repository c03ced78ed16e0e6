import type { Engagement, LessonToLearn, MemberQuizzes } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { learn } from '../testing/learner';
import { seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

setUpPageOnSale();

const questions = [{ id: 'q', type: 'text', text: 'What is it?', correct: ['Bread'] }];
const lessons = [
  { id: 'first', title: 'First', quiz: { pass: 50, tries: 2, questions } },
  { id: 'second', title: 'Second', quiz: { pass: 50, questions } },
  { id: 'text', title: 'Text', text: 'Read this.' },
];
const content = { sections: [{ id: 's1', title: 'All', lessons }] } as never;
let productId: string;
let otherId: string;

beforeAll(async () => {
  productId = (await publishKind(shop, seller, { kind: 'course', content })).id;
  otherId = (await publishKind(shop, seller, { kind: 'course', content })).id;
});

/** Each answer is another one: the same within a minute would be the same try. */
let answers = 0;
const tries = async (of: Bought, lesson: string, q = `Cake ${(answers += 1)}`) => {
  shop.deps.clock.advance(1_000);
  return (await learn(of, 'POST', `/lessons/${lesson}/quiz`, { answers: { q } })).status;
};
const quizOf = async (of: Bought, lesson: string) =>
  (await learn<LessonToLearn>(of, 'GET', `/lessons/${lesson}`)).body.quiz;
const at = (memberId: string, id = productId) => `/api/products/${id}/engagement/members/${memberId}/quizzes`;
const quizzes = async ({ accessId }: Bought, token = seller.token, id = productId) => {
  const { status, body } = await shop.call({ method: 'GET', url: at(accessId, id), token });
  return { status, items: (body as MemberQuizzes).items };
};
const reset = async (
  { accessId }: Bought,
  lesson: string,
  { triedAt = '2030-01-01T00:00:00.000Z', token = seller.token, id = productId } = {},
) => {
  const url = `${at(accessId, id)}/${lesson}/reset`;
  const { status, body } = await shop.call({ method: 'POST', url, token, payload: { triedAt } });
  return { status, body: body as MemberQuizzes & { code?: string; message?: string } };
};

/** What is counted of each quiz, and the same counted from all tries. */
async function counts() {
  const { rows } = await shop.deps.database.pool.query(
    `select lesson_id, count(*)::int as tries, count(distinct grant_id)::int as tried,
      count(*) filter (where passed)::int as passed, sum(score)::int as score_sum
    from quiz_attempt group by lesson_id order by lesson_id`,
  );
  const counted = await shop.deps.database.db
    .selectFrom('lesson_count')
    .select(['lesson_id', 'tries', 'tried', 'passed', 'score_sum'])
    .where('tries', '>', 0)
    .orderBy('lesson_id')
    .execute();
  return { rows, counted };
}

test('whoever has used all tries can take the quiz again, and the counts are those of what is left', async () => {
  const [own, other] = [await buy(productId), await buy(productId)];
  for (const of of [own, other]) for (let at = 0; at < 2; at += 1) expect(await tries(of, 'first')).toBe(200);
  await tries(own, 'second', 'Bread');
  expect(await tries(own, 'first')).toBe(409);
  const { items } = await quizzes(own);
  expect(items).toMatchObject([
    { lessonId: 'first', title: 'First', tries: 2, allowed: 2, score: 0, passed: false },
    { lessonId: 'second', tries: 1, allowed: null, score: 100, passed: true },
  ]);
  const done = await reset(own, 'first', { triedAt: items[0]?.triedAt ?? '' });
  expect([done.status, done.body.items.map(({ lessonId }) => lessonId)]).toEqual([200, ['second']]);
  expect(await quizOf(own, 'first')).toMatchObject({ passed: false, score: null, triesLeft: 2 });
  expect(await quizOf(other, 'first')).toMatchObject({ triesLeft: 0 });
  const { rows, counted } = await counts();
  expect(counted).toEqual(rows);
  expect(counted[0]).toMatchObject({ lesson_id: 'first', tries: 2, tried: 1 });
  expect(await tries(own, 'first', 'Bread')).toBe(200);
  const { body } = await shop.call({
    method: 'GET',
    url: `/api/products/${productId}/engagement`,
    token: seller.token,
  });
  expect((body as Engagement).items[0]?.lesson).toMatchObject({
    started: 2,
    quiz: { tries: 3, tried: 2, passed: 1, score: 33 },
  });
});

test('what is sent twice, late, or for what was passed or never tried takes nothing', async () => {
  const own = await buy(productId);
  expect((await reset(own, 'first')).body).toMatchObject({
    code: 'not_tried',
    message: 'They have used no try of this quiz. Nothing has to be reset.',
  });
  await tries(own, 'first');
  const [{ triedAt } = { triedAt: '' }] = (await quizzes(own)).items;
  const both = await Promise.all([1, 2].map(() => reset(own, 'first', { triedAt })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await tries(own, 'first');
  // The first call once more, late: the new try stays.
  expect((await reset(own, 'first', { triedAt })).body.code).toBe('tried_since');
  expect((await quizzes(own)).items).toMatchObject([{ tries: 1 }]);
  await tries(own, 'first', 'Bread');
  const passed = await reset(own, 'first');
  expect([passed.status, passed.body.code]).toEqual([409, 'quiz_passed']);
  expect(await quizOf(own, 'first')).toMatchObject({ passed: true });
  const { rows, counted } = await counts();
  expect(counted).toEqual(rows);
});

test('a try that comes at the same time is counted or is gone, never half', async () => {
  const own = await buy(productId);
  await tries(own, 'second');
  const answered = (q: string) => learn(own, 'POST', '/lessons/second/quiz', { answers: { q } });
  await Promise.all([answered('Pie'), reset(own, 'second'), answered('Tart'), reset(own, 'second')]);
  const { rows, counted } = await counts();
  expect(counted).toEqual(rows);
});

test('others, other products, and lessons without a quiz are 404', async () => {
  const own = await buy(productId);
  await tries(own, 'first');
  const { token } = await shop.seller('9812399011');
  const stranger = await buy(otherId);
  expect((await quizzes(own, token)).status).toBe(404);
  expect((await quizzes(stranger)).status).toBe(404);
  for (const answer of [
    await reset(own, 'first', { token }),
    await reset(stranger, 'first'),
    await reset(own, 'text'),
    await reset(own, 'gone'),
    await reset({ ...own, accessId: 'nobody' }, 'first'),
  ])
    expect(answer.status).toBe(404);
  expect((await reset(own, 'first', { triedAt: 'yesterday' })).status).toBe(400);
  expect((await quizzes(own)).items).toMatchObject([{ tries: 1 }]);
});
