import type { Learning, LessonToLearn, MemberProgressList, MemberQuizzes, PlacedOrder } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { learn } from '../testing/learner';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

// Every order of a subscription has its own grant: what is learned is in one of them.
setUpPageOnSale();

const day = 24 * 60 * 60_000;
const quiz = { pass: 50, questions: [{ id: 'q', type: 'text', text: 'What is it?', correct: ['Bread'] }] };
const content = {
  sections: [
    {
      id: 's1',
      title: 'All',
      lessons: [
        { id: 'one', title: 'One', text: 'One' },
        { id: 'late', title: 'Late', text: 'Late', opens: { days: 20 } },
        { id: 'test', title: 'Test', quiz },
        { id: 'hard', title: 'Hard', quiz: { ...quiz, tries: 1 } },
      ],
    },
  ],
} as never;
const monthly = { type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } } as const;
let productId: string;

beforeAll(async () => {
  productId = (await publishKind(shop, seller, { kind: 'course', content, prices: [monthly] })).id;
});

let people = 0;
const somebody = () => ({ buyer: { phone: `98222${String(10_000 + ++people)}`, name: 'Ravi' } });

async function pay(orderId: string): Promise<void> {
  const text = 'select gateway_session as session from orders where id = $1';
  const { rows } = await shop.deps.database.pool.query<{ session: string }>(text, [orderId]);
  await shop.pay(rows[0]?.session ?? '');
  await shop.deps.jobs.drain();
}

async function grantOf(orderId: string): Promise<string> {
  const text = 'select id from access_grant where order_id = $1';
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(text, [orderId]);
  return rows[0]?.id ?? '';
}

/** Pays another period from the page of the purchase, in the browser that holds it; answers the order. */
async function renew({ placed, cookie }: Bought): Promise<string> {
  const { headers } = await post(`/purchase/library/${placed.id}/renew`, {}, { cookie });
  const id = new URL(String(headers.location), 'http://haat').searchParams.get('id') ?? '';
  await pay(id);
  return id;
}

const receiptOf = async (orderId: string, cookie: string) =>
  modelOf((await get(`/access/${orderId}`, { cookie })).body, 'access');

test('the receipt of a later period goes on where the first is, with its dates and all that was done', async () => {
  const own = await buy(productId, somebody());
  await shop.deps.jobs.drain();
  await learn(own, 'PUT', '/lessons/one', { done: true });
  await learn(own, 'POST', '/lessons/one/notes', { text: 'Mine' });
  shop.deps.clock.advance(21 * day);
  const renewal = await renew(own);
  const { learning } = await receiptOf(renewal, own.cookie);
  expect(learning).toMatchObject([{ id: own.accessId, done: 1 }]);
  expect(learning[0]?.sections[0]?.lessons[1]).toMatchObject({ id: 'late', status: 'open' });
  const later = await grantOf(renewal);
  const led = await get(`/learn/${later}`, { cookie: own.cookie });
  expect([led.statusCode, led.headers.location]).toEqual([303, `/learn/${own.accessId}`]);
  const film = await get(`/learn/${later}/one?film=m&t=3`, { cookie: own.cookie });
  expect(film.headers.location).toBe(`/learn/${own.accessId}/one?film=m&t=3`);
  expect((await get(`/learn/${own.accessId}/one`, { cookie: own.cookie })).statusCode).toBe(200);
});

test('its creator sees one member, with what was done in the first period, and resets a quiz there', async () => {
  const own = await buy(productId, somebody());
  await shop.deps.jobs.drain();
  await learn(own, 'PUT', '/lessons/one', { done: true });
  await learn(own, 'POST', '/lessons/hard/quiz', { answers: { q: 'Cake' } });
  shop.deps.clock.advance(day);
  const member = await grantOf(await renew(own));
  const { token } = seller;
  const at = `/api/products/${productId}/engagement/members`;
  const listed = await shop.call({ method: 'GET', url: at, token });
  const { items } = listed.body as MemberProgressList;
  expect(items.find(({ id }) => id === member)).toMatchObject({ done: 1 });
  const quizzes = await shop.call({ method: 'GET', url: `${at}/${member}/quizzes`, token });
  expect((quizzes.body as MemberQuizzes).items).toMatchObject([{ lessonId: 'hard', tries: 1 }]);
  const payload = { triedAt: '2030-01-01T00:00:00.000Z' };
  const url = `${at}/${member}/quizzes/hard/reset`;
  expect((await shop.call({ method: 'POST', url, token, payload })).status).toBe(200);
  const { body } = await learn<LessonToLearn>(own, 'GET', '/lessons/hard');
  expect(body.quiz).toMatchObject({ triesLeft: 1 });
});

test('whoever has paid for a period with somebody’s number learns in that alone, and reads nothing of the others', async () => {
  const who = somebody();
  const own = await buy(productId, who);
  await shop.deps.jobs.drain();
  await learn(own, 'PUT', '/lessons/one', { done: true });
  const again = await shop.order(productId, who);
  await pay(again.body.id);
  const cookie = buyerCookie(again);
  const id = await grantOf(again.body.id);
  expect((await receiptOf(again.body.id, cookie)).learning).toMatchObject([{ id, done: 0 }]);
  const outline = await get(`/learn/${id}`, { cookie });
  expect([outline.statusCode, modelOf(outline.body, 'learn').learning.done]).toEqual([200, 0]);
  expect((await get(`/learn/${own.accessId}`, { cookie })).statusCode).toBe(404);
});

test('what was learned in free days goes along when something is paid; notes and tries that were lost do not', async () => {
  const prices = [{ ...monthly, trialDays: 7 }];
  const tried = (await publishKind(shop, seller, { kind: 'course', content, prices })).id;
  const who = somebody();
  const trial = await shop.order(tried, who);
  await shop.deps.jobs.drain();
  const placed: PlacedOrder = trial.body;
  const own: Bought = { placed, cookie: buyerCookie(trial), accessId: await grantOf(placed.id) };
  await learn(own, 'PUT', '/lessons/one', { done: true });
  await learn(own, 'POST', '/lessons/one/notes', { text: 'Private' });
  await learn(own, 'POST', '/lessons/test/quiz', { answers: { q: 'Bread' } });
  await learn(own, 'POST', '/lessons/hard/quiz', { answers: { q: 'Cake' } });
  const renewal = await renew(own);
  const accessId = await grantOf(renewal);
  const { learning } = await receiptOf(renewal, own.cookie);
  expect(learning).toMatchObject([{ id: accessId, done: 2 } satisfies Partial<Learning>]);
  const lesson = async (lessonId: string) =>
    modelOf((await get(`/learn/${accessId}/${lessonId}`, { cookie: own.cookie })).body, 'lesson');
  expect((await lesson('one')).notes).toEqual([]);
  expect((await lesson('test')).lesson.quiz).toMatchObject({ passed: true });
  expect((await lesson('hard')).lesson.quiz).toMatchObject({ passed: false, triesLeft: 1 });
});

test('what was learned in the first period goes along when its money goes back', async () => {
  const own = await buy(productId, somebody());
  await shop.deps.jobs.drain();
  await learn(own, 'PUT', '/lessons/one', { done: true });
  await learn(own, 'POST', '/lessons/test/quiz', { answers: { q: 'Bread' } });
  shop.deps.clock.advance(day);
  const renewal = await renew(own);
  const url = `/api/transactions/${own.placed.id}/refund`;
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload: {} })).status).toBe(200);
  await shop.deps.jobs.drain();
  const accessId = await grantOf(renewal);
  expect((await receiptOf(renewal, own.cookie)).learning).toMatchObject([{ id: accessId, done: 2 }]);
});
