import type { Learning, LessonToLearn } from '@haat/openapi';
import { expect, test } from 'vitest';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { learn, sendIn } from '../testing/learner';
import { seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

setUpPageOnSale();

const questions = [{ id: 'q', type: 'text', text: 'What is it?', correct: ['Bread'] }];
const lessons = [
  { id: 'text', title: 'Text', text: 'Read this.' },
  { id: 'endless', title: 'Endless', quiz: { pass: 50, questions } },
  { id: 'passed', title: 'Passed', quiz: { pass: 50, tries: 2, questions } },
  { id: 'failed', title: 'Failed', quiz: { pass: 50, tries: 2, questions } },
];
const content = { certificate: true, sections: [{ id: 's1', title: 'All', lessons }] } as never;

const answer = (of: Bought, lesson: string, q: string) =>
  learn(of, 'POST', `/lessons/${lesson}/quiz`, { answers: { q } });
const statuses = ({ sections }: Learning) =>
  Object.fromEntries(sections.flatMap((section) => section.lessons).map(({ id, status }) => [id, status]));
const quizOf = async (of: Bought, lesson: string) =>
  (await learn<LessonToLearn>(of, 'GET', `/lessons/${lesson}`)).body.quiz;

async function begun(): Promise<Bought> {
  const own = await buy((await publishKind(shop, seller, { kind: 'course', content })).id);
  await learn(own, 'PUT', '/lessons/text', { position: 40, done: true });
  await answer(own, 'endless', 'Bread');
  await answer(own, 'passed', 'Bread');
  await answer(own, 'failed', 'Cake');
  return own;
}

test('a course begins again: tries that are limited cannot be got back by it', async () => {
  const own = await begun();
  const asked = { text: 'Why?' };
  await learn(own, 'POST', '/lessons/text/questions', asked);
  await learn(own, 'POST', '/lessons/text/notes', asked);
  const all = { text: 'done', endless: 'done', passed: 'done', failed: 'open' };
  expect(statuses((await learn<Learning>(own, 'GET')).body)).toEqual(all);
  const again = await learn<Learning>(own, 'POST', '/restart');
  expect([again.status, statuses(again.body)]).toEqual([
    200,
    { text: 'open', endless: 'open', passed: 'done', failed: 'open' },
  ]);
  expect(again.body.sections[0]?.lessons[0]).toMatchObject({ position: 0, doneAt: null });
  expect(await quizOf(own, 'endless')).toMatchObject({ passed: false, score: null, triesLeft: null });
  expect(await quizOf(own, 'passed')).toMatchObject({ passed: true, triesLeft: 1 });
  expect(await quizOf(own, 'failed')).toMatchObject({ passed: false, triesLeft: 1 });
  for (const kind of ['notes', 'questions'])
    expect((await learn<{ items: object[] }>(own, 'GET', `/lessons/text/${kind}`)).body.items).toMatchObject([
      asked,
    ]);
});

test('a certificate that was issued stays, and another is not given', async () => {
  const own = await begun();
  await answer(own, 'failed', 'Bread');
  const before = (await learn<Learning>(own, 'GET')).body;
  expect(before.certificate?.status).toBe('issued');
  const after = (await learn<Learning>(own, 'POST', '/restart')).body;
  expect(after).toMatchObject({ finishedAt: null, done: 2, certificate: before.certificate });
  expect(await shop.count('certificate', `grant_id = '${own.accessId}'`)).toBe(1);
});

test('twice, at once, and without a script is the same; others are left alone', async () => {
  const [own, other] = [await begun(), await begun()];
  const sent = await Promise.all([1, 2].map(() => learn<Learning>(own, 'POST', '/restart')));
  expect(sent.map(({ body }) => body.done)).toEqual([1, 1]);
  expect((await learn<Learning>(other, 'GET')).body.done).toBe(3);
  expect((await learn({ ...other, placed: own.placed }, 'POST', '/restart')).status).toBe(404);
  const form = await sendIn(other, 'restart');
  expect([form.statusCode, form.headers.location]).toEqual([303, `/learn/${other.accessId}`]);
  expect((await learn<Learning>(other, 'GET')).body.done).toBe(1);
  expect((await sendIn({ ...other, cookie: '' }, 'restart')).statusCode).toBe(404);
});
