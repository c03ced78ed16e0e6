import type { Learning, LearningLesson, LessonToLearn, QuizResult } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../../catalog/media/testing/files';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, upload } from '../testing/sold-files';

setUpPageOnSale();

const quiz = {
  pass: 50,
  tries: 2,
  questions: [
    { id: 'q1', type: 'choice', text: 'How much water?', options: ['60 g', '75 g'], correct: ['75 g'] },
    {
      id: 'q2',
      type: 'number',
      text: 'How hot?',
      correct: ['230'],
      tolerance: 10,
      explanation: 'As hot as it goes.',
    },
  ],
};
const content = {
  inOrder: true,
  sections: [
    {
      id: 's1',
      title: 'Flour',
      lessons: [
        { id: 'why', title: 'Why it drinks', text: 'Read **this**.' },
        { id: 'draft', title: 'Not ready', isDraft: true, text: 'Secret' },
        { id: 'test', title: 'What you know', quiz },
      ],
    },
    {
      id: 's2',
      title: 'Oven',
      lessons: [{ id: 'pot', title: 'The pot', url: 'https://example.com/pot', opens: { days: 30 } }],
    },
  ],
};

let productId: string;
let bought: Bought;
beforeAll(async () => {
  productId = (await publishKind(shop, seller, { kind: 'course', content })).id;
  bought = await buy(productId);
});

async function call<Body>(
  { accessId, placed }: Bought,
  method: 'GET' | 'PUT' | 'POST',
  path = '',
  payload?: object,
): Promise<{ status: number; body: Body }> {
  const { status, body } = await shop.call({
    method,
    url: `/api/learn/${accessId}${path}`,
    headers: { 'order-token': placed.token },
    ...(payload && { payload }),
  });
  return { status, body: body as Body };
}
const outline = async (of: Bought) => (await call<Learning>(of, 'GET')).body;
const statuses = ({ sections }: Learning) =>
  sections.flatMap(({ lessons }) => lessons.map(({ status }) => status));

test('an outline says what is done, what is open and where to go on', async () => {
  const learning = await outline(bought);
  expect(learning).toMatchObject({
    id: bought.accessId,
    lessons: 3,
    done: 0,
    nextLessonId: 'why',
    finishedAt: null,
  });
  expect(statuses(learning)).toEqual(['open', 'locked', 'waiting']);
  expect(JSON.stringify(learning)).not.toMatch(/Not ready|correct|75 g/);
  expect((await call(bought, 'GET', '/lessons/draft')).status).toBe(404);
  expect((await call(bought, 'GET', '/lessons/test')).status).toBe(409);
});

test('a position is kept, the last one wins, and what is done stays done', async () => {
  const put = (body: object, path = '/lessons/why') => call<LearningLesson>(bought, 'PUT', path, body);
  expect((await put({ position: 90, done: false })).body).toMatchObject({ position: 90, status: 'open' });
  expect((await put({ position: 30 })).body.position).toBe(30);
  expect((await put({ position: 90, length: 100 })).body).toMatchObject({ position: 90, status: 'done' });
  expect((await put({ position: 0, done: false })).body).toMatchObject({ position: 0, status: 'done' });
  expect((await put({ done: true }, '/lessons/test')).status).toBe(409);
  expect((await put({ position: -1 })).status).toBe(400);
  expect(statuses(await outline(bought))).toEqual(['done', 'open', 'waiting']);
});

test('a quiz is asked without its answers, has so many tries, and passing it is the lesson', async () => {
  const shown = await call<LessonToLearn>(bought, 'GET', '/lessons/test');
  expect(shown.body.quiz).toMatchObject({ pass: 50, tries: 2, triesLeft: 2, score: null, passed: false });
  expect(JSON.stringify(shown.body)).not.toMatch(/correct|230|As hot/);
  const answer = (answers: object) => call<QuizResult>(bought, 'POST', '/lessons/test/quiz', { answers });
  const first = await answer({ q1: '60 g' });
  expect(first.body).toEqual({
    score: 0,
    passed: false,
    triesLeft: 1,
    questions: [
      { id: 'q1', isRight: false },
      { id: 'q2', isRight: false, explanation: 'As hot as it goes.' },
    ],
  });
  // The same form sent twice is one try.
  expect((await answer({ q1: '60 g' })).body).toEqual(first.body);
  expect((await answer({ q1: '60 g', q2: 225 })).body).toMatchObject({
    score: 50,
    passed: true,
    triesLeft: 0,
  });
  expect((await answer({ q1: '75 g' })).status).toBe(409);
  expect(statuses(await outline(bought))).toEqual(['done', 'done', 'waiting']);
});

test('tries run out', async () => {
  const other = await buy(productId);
  await call(other, 'PUT', '/lessons/why', { done: true });
  const answer = (q1: string) =>
    call<QuizResult>(other, 'POST', '/lessons/test/quiz', { answers: { q1, q2: 1 } });
  expect((await answer('none')).body.triesLeft).toBe(1);
  expect((await answer('60 g')).body.triesLeft).toBe(0);
  expect((await answer('75 g')).status).toBe(409);
});

test('pages need no script: a lesson is read, marked as done, and a quiz is a form', async () => {
  const own = await buy(productId);
  const { cookie, accessId: id, placed } = own;
  const receipt = modelOf((await get(`/access/${placed.id}`, { cookie })).body, 'access');
  expect(receipt.learning).toMatchObject([{ id, nextLessonId: 'why', done: 0 }]);
  // What opens later is not on the receipt either.
  expect(JSON.stringify(receipt.order.access)).not.toContain('example.com/pot');
  const lesson = modelOf((await get(`/learn/${id}/why`, { cookie })).body, 'lesson');
  expect(lesson.lesson.parts).toMatchObject([
    { type: 'text', html: expect.stringContaining('<strong>this</strong>') },
  ]);
  expect((await get(`/learn/${id}/test`, { cookie })).headers.location).toBe(`/learn/${id}`);
  const marked = await post(`/learn/${id}/why/done`, {}, { cookie });
  expect([marked.statusCode, marked.headers.location]).toEqual([303, `/learn/${id}/test`]);
  const answered = await post(`/learn/${id}/test/quiz`, { 'q.q1': '75 g', 'q.q2': '9' }, { cookie });
  expect(modelOf(answered.body, 'lesson').result).toMatchObject({ score: 50, passed: true });
  const after = modelOf((await get(`/learn/${id}`, { cookie })).body, 'learn');
  expect(after.learning).toMatchObject({ done: 2, nextLessonId: null });
});

test('a form of some of many questions that is sent twice is one try, though the next one asks others', async () => {
  const questions = Array.from({ length: 20 }, (_, at) => ({
    id: `n${at}`,
    type: 'text',
    text: `Question ${at}`,
    correct: ['Bread'],
  }));
  const lessons = [{ id: 'some', title: 'Some', quiz: { pass: 50, tries: 2, asked: 5, questions } }];
  const some = { sections: [{ id: 's1', title: 'All', lessons }] };
  const own = await buy((await publishKind(shop, seller, { kind: 'course', content: some })).id);
  const { cookie, accessId: id } = own;
  const asked = async () =>
    (await call<LessonToLearn>(own, 'GET', '/lessons/some')).body.quiz?.questions.map((one) => one.id) ?? [];
  const before = await asked();
  const fields = Object.fromEntries(before.map((one, at) => [`q.${one}`, at < 2 ? 'Bread' : 'Cake']));
  const send = async () =>
    modelOf((await post(`/learn/${id}/some/quiz`, fields, { cookie })).body, 'lesson').result;
  const first = await send();
  expect(first).toMatchObject({ score: 40, passed: false, triesLeft: 1 });
  expect(await asked()).not.toEqual(before);
  expect(await send()).toEqual(first);
  // Answers to what was not asked are worth nothing.
  const all = Object.fromEntries(questions.map((one) => [`q.${one.id}`, 'Bread']));
  const asks = new Set(await asked());
  const others = Object.fromEntries(Object.entries(all).filter(([field]) => !asks.has(field.slice(2))));
  const second = await post(`/learn/${id}/some/quiz`, others, { cookie });
  expect(modelOf(second.body, 'lesson').result).toMatchObject({ score: 0, triesLeft: 0 });
});

test('nobody else has it, and a refund ends it', async () => {
  const own = await buy(productId);
  expect((await get(`/learn/${own.accessId}`)).statusCode).toBe(404);
  expect((await get(`/learn/${own.accessId}/why`)).statusCode).toBe(404);
  const other = { ...own, placed: bought.placed };
  expect((await call(other, 'GET')).status).toBe(404);
  expect((await call(other, 'PUT', '/lessons/why', { done: true })).status).toBe(404);
  expect((await get(`/learn/${own.accessId}`, { cookie: own.cookie })).statusCode).toBe(200);
  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${own.placed.id}/refund`,
    token: seller.token,
    headers: { 'idempotency-key': 'refund-of-a-course' },
    payload: {},
  });
  expect(refund.status, JSON.stringify(refund.body)).toBeLessThan(300);
  expect((await call(own, 'GET')).status).toBe(404);
  expect((await get(`/learn/${own.accessId}`, { cookie: own.cookie })).statusCode).toBe(404);
});

test('files are sent once their lesson is open, and those of a draft never', async () => {
  const [book, later, draft] = [
    await upload(await pdfOf(1), 'file', 'book.pdf'),
    await upload(await pdfOf(2), 'file', 'later.pdf'),
    await upload(await pdfOf(3), 'file', 'draft.pdf'),
  ];
  const lesson = (id: string, mediaId: string, more = {}) => ({
    id,
    title: id,
    items: [{ id: 'file', type: 'file', title: id, mediaId }],
    ...more,
  });
  const lessons = [lesson('book', book), lesson('later', later), lesson('draft', draft, { isDraft: true })];
  const files = { inOrder: true, sections: [{ id: 's1', title: 'Files', lessons }] };
  const own = await buy((await publishKind(shop, seller, { kind: 'course', content: files })).id);
  const fetched = async (mediaId: string) => {
    const url = `/media/file/${own.accessId}/${mediaId}`;
    return (await shop.call({ url, headers: { 'order-token': own.placed.token } })).status;
  };
  const all = async () => [await fetched(book), await fetched(later), await fetched(draft)];
  expect(await all()).toEqual([200, 404, 404]);
  await call(own, 'PUT', '/lessons/book', { done: true });
  expect(await all()).toEqual([200, 200, 404]);
});
