import type {
  LessonQuestion,
  LessonQuestions,
  Notifications,
  ReceivedQuestion,
  ReceivedQuestions,
} from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { leaverOf } from '../../../accounts/account-deletion/testing/leaver';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { newKey } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { learn, lessonOf, sendIn } from '../testing/learner';
import { seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

setUpPageOnSale();

const publish = async () =>
  (
    await publishKind(shop, seller, {
      kind: 'course',
      title: 'Bread',
      content: {
        sections: [
          {
            id: 's1',
            title: 'All',
            lessons: [
              { id: 'one', title: 'Flour', text: 'Read this.' },
              { id: 'two', title: 'Later', text: 'Not yet.', opens: { days: 30 } },
            ],
          },
        ],
      },
    })
  ).id;

let productId: string;
let asker: Bought;
let other: Bought;
beforeAll(async () => {
  productId = await publish();
  asker = await buy(productId, {
    buyer: { phone: '98765 43219', name: 'Kavita', email: 'kavita@example.com' },
  });
  other = await buy(productId, { buyer: { phone: '98765 43218', name: 'Ravi' } });
});

const path = '/lessons/one/questions';
const shown = async (of: Bought, search = '') =>
  (await learn<LessonQuestions>(of, 'GET', `${path}${search}`)).body;
const ask = (of: Bought, text: string, at = path) =>
  learn<LessonQuestion & { code: string }>(of, 'POST', at, { text });
const received = async (search = '', token = seller.token): Promise<ReceivedQuestions> =>
  (await shop.call({ url: `/api/questions${search}`, token })).body as ReceivedQuestions;
async function act(id: string, what: 'answer' | 'hide' | 'show', payload?: object, token = seller.token) {
  const method = what === 'answer' ? 'PUT' : 'POST';
  const { status, body } = await shop.call({
    method,
    url: `/api/questions/${id}/${what}`,
    token,
    ...(payload && { payload }),
  });
  return { status, body: body as ReceivedQuestion };
}

test('whoever asks sees it waiting, nobody else does, and the creator hears of it once', async () => {
  const sent = await Promise.all([1, 2].map(() => ask(asker, ' May I use\r\nwhole wheat? ')));
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  const question = {
    id: sent[0]?.body.id,
    text: 'May I use\nwhole wheat?',
    askedAt: shop.deps.clock.now().toISOString(),
    status: 'waiting',
    answer: null,
    answeredAt: null,
    isOwn: true,
  };
  expect(await shown(asker)).toEqual({ items: [question], next: null });
  expect(await shown(other)).toEqual({ items: [], next: null });
  await shop.deps.jobs.drain();
  const { body } = await shop.call({ url: '/api/notifications', token: seller.token });
  const told = (body as Notifications).items.filter(({ event }) => event === 'question');
  expect(told).toMatchObject([
    {
      title: 'A question about Flour',
      text: expect.stringContaining('whole wheat?'),
      link: `/questions?id=${question.id}`,
    },
  ]);
  expect((await received()).items).toMatchObject([
    {
      id: question.id,
      title: 'Bread',
      lessonId: 'one',
      lessonTitle: 'Flour',
      name: 'Kavita',
      status: 'waiting',
    },
  ]);
});

test('an answer is told to whoever asked, once, and read by everybody without who asked', async () => {
  const { id } = (await ask(asker, 'How hot is the oven?')).body;
  expect((await act(id, 'answer', { text: '  ' })).status).toBe(422);
  expect((await act(id, 'answer', { text: 'x'.repeat(4001) })).status).toBe(400);
  const mails = async () => {
    await shop.deps.jobs.drain();
    return shop.count('message', `sent_to = 'kavita@example.com' and text like '%How hot is the oven?%'`);
  };
  await Promise.all([1, 2].map(() => act(id, 'answer', { text: '230 °C' })));
  expect(await mails()).toBe(1);
  const at = (await shown(asker)).items.find((one) => one.id === id)?.answeredAt;
  shop.deps.clock.advance(60_000);
  expect((await act(id, 'answer', { text: '240 °C' })).body).toMatchObject({
    answer: '240 °C',
    answeredAt: at,
  });
  expect(await mails()).toBe(1);
  const [read] = (await shown(other)).items;
  expect(read).toMatchObject({ id, status: 'answered', answer: '240 °C', isOwn: false });
  expect(JSON.stringify(await shown(other))).not.toContain('Kavita');
  expect(await received('?status=answered')).toMatchObject({ items: [{ id }], next: null });
});

test('what the creator hides only whoever asked still sees, until it is shown again', async () => {
  const { id } = (await ask(asker, 'Is this spam?')).body;
  await act(id, 'answer', { text: 'No' });
  const seen = async (of: Bought) => (await shown(of)).items.find((one) => one.id === id)?.status;
  expect([await seen(asker), await seen(other)]).toEqual(['answered', 'answered']);
  for (const { status, body } of [await act(id, 'hide'), await act(id, 'hide')])
    expect([status, body.status]).toEqual([200, 'hidden']);
  expect([await seen(asker), await seen(other)]).toEqual(['hidden', undefined]);
  expect((await received('?status=hidden')).items.map((one) => one.id)).toEqual([id]);
  expect((await act(id, 'show')).body.status).toBe('answered');
  expect(await seen(other)).toBe('answered');
});

test('whoever asked deletes it while it waits; others, and other creators, find nothing', async () => {
  const { id } = (await ask(asker, 'Delete me')).body;
  const at = `${path}/${id}`;
  expect((await learn(other, 'DELETE', at)).status).toBe(404);
  expect((await learn({ ...asker, placed: other.placed }, 'DELETE', at)).status).toBe(404);
  const stranger = await shop.seller('Stranger');
  expect((await shop.call({ url: `/api/questions/${id}`, token: stranger.token })).status).toBe(404);
  expect((await act(id, 'answer', { text: 'Mine' }, stranger.token)).status).toBe(404);
  expect((await act(id, 'hide', undefined, stranger.token)).status).toBe(404);
  expect((await received('', stranger.token)).items).toEqual([]);
  expect((await received(`?productId=${productId}`)).items.map((one) => one.id)).toContain(id);
  expect((await received('?productId=elsewhere')).items).toEqual([]);
  expect((await learn(asker, 'DELETE', at)).status).toBe(204);
  expect((await learn(asker, 'DELETE', at)).status).toBe(404);
  const answered = (await ask(asker, 'And this one?')).body.id;
  await act(answered, 'answer', { text: 'Yes' });
  expect((await learn<{ code: string }>(asker, 'DELETE', `${path}/${answered}`)).body.code).toBe(
    'question_answered',
  );
});

test('ten may wait, twenty are asked in a day, and only in a lesson that is open', async () => {
  const own = await buy(productId);
  expect((await ask(own, 'When?', '/lessons/two/questions')).status).toBe(409);
  expect((await ask(own, 'x'.repeat(1001))).status).toBe(400);
  expect((await ask(own, ' \n ')).status).toBe(422);
  const sent = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(own, `Question ${n}`)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(sent.find(({ status }) => status === 409)?.body.code).toBe('too_many_waiting');
  const waiting = (await shown(own)).items;
  // Deleting makes room, but no day is longer.
  for (const { id } of waiting) await learn(own, 'DELETE', `${path}/${id}`);
  for (let n = 0; n < 10; n += 1) expect((await ask(own, `Again ${n}`)).status).toBe(201);
  for (const { id } of (await shown(own)).items) await learn(own, 'DELETE', `${path}/${id}`);
  expect((await ask(own, 'One more')).status).toBe(429);
  shop.deps.clock.advance(24 * 60 * 60_000);
  expect((await ask(own, 'The next day')).status).toBe(201);
});

test('they come page by page, on the page of a lesson too', async () => {
  const id = await publish();
  const own = await buy(id);
  for (let n = 1; n <= 12; n += 1) {
    shop.deps.clock.advance(60_000);
    const question = (await ask(own, `Question ${n}`)).body;
    await act(question.id, 'answer', { text: 'Yes' });
  }
  const first = await shown(own, '?limit=5');
  expect(first.items.map(({ text }) => text)).toEqual([12, 11, 10, 9, 8].map((n) => `Question ${n}`));
  const second = await shown(own, `?limit=100&cursor=${first.next}`);
  expect([second.items.length, second.next]).toEqual([7, null]);
  expect((await learn(own, 'GET', `${path}?cursor=!`)).status).toBe(400);
  const page = (await lessonOf(own, 'one')).questions;
  expect([page.items.length, page.isFirst]).toEqual([10, true]);
  const rest = (await lessonOf(own, 'one', `?questions=${page.next}`)).questions;
  expect([rest.items.length, rest.next, rest.isFirst]).toEqual([2, null, false]);
  expect((await lessonOf(own, 'one', '?questions=!')).questions.isFirst).toBe(true);
});

test('pages need no script: a question is asked and deleted', async () => {
  const own = await buy(productId);
  const empty = await sendIn(own, 'one/questions', { text: ' ' });
  expect(empty.statusCode).toBe(422);
  expect(modelOf(empty.body, 'lesson').sentBack).toMatchObject({
    form: 'question',
    errors: { text: 'Write your question first.' },
  });
  const sent = await sendIn(own, 'one/questions', { text: 'Why?' });
  const question = (await lessonOf(own, 'one')).questions.items.find(({ isOwn }) => isOwn);
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `/learn/${own.accessId}/one#question-${question?.id}`,
  ]);
  const gone = await sendIn(own, `one/questions/${question?.id}/delete`);
  expect([gone.statusCode, gone.headers.location]).toEqual([303, `/learn/${own.accessId}/one#questions`]);
  expect((await shown(own)).items.some(({ isOwn }) => isOwn)).toBe(false);
});

test('what has ended is 404, and its answered questions stay', async () => {
  const id = await publish();
  const own = await buy(id);
  const stays = await buy(id);
  const question = (await ask(own, 'Shall it stay?')).body;
  await act(question.id, 'answer', { text: 'It shall' });
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${own.placed.id}/refund`,
    token: seller.token,
    headers: { 'idempotency-key': newKey() },
    payload: {},
  });
  expect((await learn(own, 'GET', path)).status).toBe(404);
  expect((await ask(own, 'More')).status).toBe(404);
  expect((await shown(stays)).items).toMatchObject([{ id: question.id, isOwn: false }]);
});

test('whoever leaves takes what waits along; what is answered stays without them', async () => {
  const buyer = await shop.seller('Noor Begum');
  const own = await buy(productId, { buyer: { phone: buyer.phone, name: 'Noor' } });
  const waits = (await ask(own, 'Still waiting')).body.id;
  const hidden = (await ask(own, 'Hidden one')).body.id;
  const answered = (await ask(own, 'Answered one')).body.id;
  await act(hidden, 'answer', { text: 'No' });
  await act(hidden, 'hide');
  await act(answered, 'answer', { text: 'Yes' });
  const { deleteAccount, passDays } = leaverOf(shop);
  expect((await deleteAccount(buyer)).status).toBeLessThan(300);
  await passDays();
  expect(await shop.count('question', `id in ('${waits}', '${hidden}')`)).toBe(0);
  expect(await shop.count('question', `id = '${answered}' and grant_id is null`)).toBe(1);
  const { body } = await shop.call({ url: `/api/questions/${answered}`, token: seller.token });
  expect(body).toMatchObject({ name: null, text: 'Answered one' });
  expect((await ask(own, 'From the grave')).body.code).toBe('holder_erased');
});
