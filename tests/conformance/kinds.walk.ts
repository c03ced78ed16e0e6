import type {
  Cancellation,
  Certificate,
  DatesChanged,
  Engagement,
  Learning,
  LessonNote,
  LessonQuestion,
  LessonQuestions,
  LessonToLearn,
  LiveRooms,
  MemberProgressList,
  MemberQuizzes,
  Order,
  Product,
  ProductDates,
  SaleDates,
  WaitingList,
} from '@haat/openapi';
import { expect } from 'vitest';
import { contents, secret } from '../../server/modules/catalog/products/kinds/testing/contents';
import type { Haat } from '../simulators/haat';
import { decide, placeOrder, signIn } from '../simulators/shop';
import { walkDiscounts } from './discounts.walk';
import type { Ask } from './walker';

/** A course that is learned: its outline, a lesson, one with a live session, how far it was read, its quiz, and its certificate. */
async function walkLearning(
  ask: Ask,
  { id, headers, token, productId }: Omit<Lesson, 'at'> & { id: string; productId: string },
) {
  const { body } = await ask<Learning>('GET', `/api/learn/${id}`, { headers });
  const lessons = body.sections.flatMap((section) => section.lessons);
  const at = `/api/learn/${id}/lessons/${lessons[0]?.id}`;
  expect((await ask('GET', at, { headers })).status).toBe(200);
  const saved = await ask('PUT', at, { headers, body: { position: 95, length: 100 } });
  expect(saved.body).toMatchObject({ status: 'done' });
  const quiz = lessons.find(({ questions }) => questions !== undefined);
  const held = await ask<LessonToLearn>('GET', `/api/learn/${id}/lessons/${quiz?.id}`, { headers });
  expect(held.body.session).toMatchObject({ status: 'ended', hasRecording: true });
  const answers = { answers: { q1: 'Clay' } };
  const answered = await ask('POST', `/api/learn/${id}/lessons/${quiz?.id}/quiz`, { headers, body: answers });
  expect(answered.body).toMatchObject({ score: 0, passed: false, triesLeft: null });
  const quizzes = `/api/products/${productId}/engagement/members/${id}/quizzes`;
  const { body: tried } = await ask<MemberQuizzes>('GET', quizzes, { token });
  expect(tried.items).toMatchObject([{ lessonId: quiz?.id, tries: 1, passed: false }]);
  const reset = { token, body: { triedAt: tried.items[0]?.triedAt } };
  const resetPath = `${quizzes}/${quiz?.id}/reset`;
  expect((await ask('POST', resetPath, reset)).body).toEqual({ items: [] });
  expect((await ask('POST', resetPath, reset)).status).toBe(409);
  const certify = (body: object) =>
    ask<Certificate>('POST', `/api/learn/${id}/certificate`, { headers, body });
  expect((await certify({})).status).toBe(409);
  const right = { answers: { q1: secret } };
  await ask('POST', `/api/learn/${id}/lessons/${quiz?.id}/quiz`, { headers, body: right });
  expect((await certify({})).status).toBe(422);
  expect((await certify({ name: 'Meera Iyer' })).body).toMatchObject({ name: 'Meera Iyer' });
  expect((await ask('GET', '/api/learn/nobody', { headers })).status).toBe(404);
  await walkWriting(ask, { at, headers, token });
}

interface Lesson {
  /** Of the lesson. */
  at: string;
  headers: Record<string, string>;
  /** The creator's. */
  token: string;
}

/** Notes on a lesson, and a question that its creator answers. */
async function walkWriting(ask: Ask, { at, headers, token }: Lesson) {
  const body = { text: 'Read this again' };
  const note = await ask<LessonNote>('POST', `${at}/notes`, { headers, body });
  expect(note.status).toBe(201);
  expect((await ask('POST', `${at}/notes`, { headers, body: { text: ' ' } })).status).toBe(422);
  expect((await ask('PUT', `${at}/notes/${note.body.id}`, { headers, body })).status).toBe(200);
  expect((await ask('GET', `${at}/notes`, { headers })).status).toBe(200);
  expect((await ask('DELETE', `${at}/notes/${note.body.id}`, { headers })).status).toBe(204);
  expect((await ask('DELETE', `${at}/notes/${note.body.id}`, { headers })).status).toBe(404);
  const question = (text: string) =>
    ask<LessonQuestion>('POST', `${at}/questions`, { headers, body: { text } });
  const { id } = (await question('Why clay?')).body;
  const other = (await question('Why not?')).body.id;
  expect((await ask('DELETE', `${at}/questions/${other}`, { headers })).status).toBe(204);
  expect((await ask('GET', '/api/questions?status=waiting&limit=5', { token })).status).toBe(200);
  expect((await ask('GET', `/api/questions/${id}`, { token })).status).toBe(200);
  const answer = (text: string) => ask('PUT', `/api/questions/${id}/answer`, { token, body: { text } });
  expect((await answer(' ')).status).toBe(422);
  expect((await answer('It holds water.')).status).toBe(200);
  const settings = '/api/question-settings';
  expect((await ask('PUT', settings, { token, body: { isOn: false } })).body).toEqual({ isOn: false });
  expect((await ask('GET', settings, { token })).body).toEqual({ isOn: false });
  expect((await ask('PUT', settings, { token, body: { isOn: true } })).status).toBe(200);
  expect((await ask('POST', `/api/questions/${id}/hide`, { token })).status).toBe(200);
  expect((await ask('POST', `/api/questions/${id}/show`, { token })).status).toBe(200);
  const { body: shown } = await ask<LessonQuestions>('GET', `${at}/questions`, { headers });
  expect(shown.items).toMatchObject([{ id, answer: 'It holds water.' }]);
  expect((await ask('DELETE', `${at}/questions/${id}`, { headers })).status).toBe(409);
}

/** What its creator learns of that. */
async function walkEngagement(ask: Ask, { token, productId }: { token: string; productId: string }) {
  const at = `/api/products/${productId}/engagement`;
  const { body } = await ask<Engagement>('GET', `${at}?limit=100`, { token });
  expect(body.totals).toMatchObject({ members: 1, active: 1, certificates: 1 });
  expect(body.items[0]?.lesson).toMatchObject({ started: 1, finished: 1 });
  const lessonId = body.items[0]?.id ?? '';
  expect((await ask('GET', `${at}/lessons/${lessonId}/attendance`, { token })).body).toMatchObject({
    next: null,
  });
  expect((await ask('GET', `${at}/lessons/gone/attendance`, { token })).status).toBe(404);
  const members = await ask<MemberProgressList>('GET', `${at}/members`, { token });
  expect(members.body.items).toMatchObject([{ done: body.items.length, total: body.items.length }]);
  for (const file of ['engagement.csv', 'engagement/members.csv'])
    expect((await ask('GET', `/api/products/${productId}/${file}`, { token })).status).toBe(200);
  expect((await ask('GET', at)).status).toBe(401);
  expect((await ask('GET', '/api/products/nobody/engagement', { token })).status).toBe(404);
}

/** One more date of a live session. */
async function walkDates(
  ask: Ask,
  { token, productId }: { token: string; productId: string },
): Promise<void> {
  const rooms = `/api/products/${productId}/rooms`;
  expect((await ask<LiveRooms>('GET', rooms, { token })).body.items).toEqual([]);
  expect((await ask('GET', rooms)).status).toBe(401);
  expect((await ask('GET', '/api/products/nobody/rooms', { token })).status).toBe(404);
  const at = `/api/products/${productId}/dates`;
  const body = { startsAt: new Date(Date.now() + 40 * 86_400_000).toISOString() };
  expect((await ask<Product>('POST', at, { token, body })).body.status).toBe('draft');
  expect((await ask<ProductDates>('GET', at, { token })).body.items).toHaveLength(2);
  const parts = { parts: ['title', 'seats'] };
  const changes = `${at}/changes`;
  expect((await ask<DatesChanged>('POST', changes, { token, body: parts })).body).toEqual({
    changed: 0,
    published: 0,
  });
  expect((await ask('POST', changes, { token, body: { ...parts, version: 1 } })).status).toBe(409);
  expect((await ask('POST', changes, { token, body: { parts: [] } })).status).toBe(400);
  expect((await ask('POST', changes, { body: parts })).status).toBe(401);
  expect((await ask('POST', '/api/products/nobody/dates/changes', { token, body: parts })).status).toBe(404);
  expect((await ask('POST', at, { token, body })).status).toBe(409);
  expect((await ask('POST', at, { token, body: { startsAt: '2020-01-01T00:00:00Z' } })).status).toBe(422);
  expect((await ask('POST', at, { token, body: {} })).status).toBe(400);
  for (const method of ['GET', 'POST'] as const) {
    const sent = method === 'POST' && { body };
    expect((await ask(method, at, { ...sent })).status).toBe(401);
    expect((await ask(method, '/api/products/nobody/dates', { token, ...sent })).status).toBe(404);
  }
}

/** A buyer of a live session who is moved to another of its dates. */
async function walkDateChange(
  ask: Ask,
  haat: Haat,
  { token, productId }: { token: string; productId: string },
): Promise<void> {
  const { items } = (await ask<ProductDates>('GET', `/api/products/${productId}/dates`, { token })).body;
  const other = items.find(({ id }) => id !== productId)?.id ?? '';
  await ask('POST', `/api/products/${other}/publish`, { token });
  const order = { productId, buyer: { phone: '9812345613' } };
  const placed = await placeOrder(haat.url, order, 'conformance-date');
  await decide(haat.url, placed.payment.session);
  const headers = { 'order-token': placed.token };
  const status = async () => (await ask<Order>('GET', `/api/orders/${placed.id}`, { headers })).body.status;
  await expect.poll(status, { timeout: 15_000 }).toBe('fulfilled');
  const at = `/api/transactions/${placed.id}/dates`;
  const { body: seen } = await ask<SaleDates>('GET', at, { token });
  expect([seen.id, seen.items.map(({ id }) => id)]).toEqual([productId, [other]]);
  const key = { 'idempotency-key': 'conformance-date-change' };
  const body = { from: productId, to: other };
  const stale = { from: other, to: productId };
  expect((await ask('POST', at, { token, headers: key, body: { from: productId } })).status).toBe(400);
  expect((await ask<SaleDates>('POST', at, { token, headers: key, body })).body.id).toBe(other);
  expect((await ask<SaleDates>('POST', at, { token, headers: key, body: stale })).body.id).toBe(other);
  for (const [method, sent] of [
    ['GET', {}],
    ['POST', { headers: key, body }],
  ] as const) {
    expect((await ask(method, at, sent)).status).toBe(401);
    expect((await ask(method, '/api/transactions/nobody/dates', { token, ...sent })).status).toBe(404);
  }
}

/** Every kind from its draft to what a buyer receives, a combo of them all, and a discount on it. */
export async function walkKinds(ask: Ask, haat: Haat): Promise<void> {
  const { token } = await signIn(haat, '9812345612', 'Meera');
  const prices = [{ type: 'once', amount: 29_900 }];
  const startsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();

  async function publish(kind: Product['kind'], content: object): Promise<string> {
    const body = { kind, title: `A ${kind}`, prices, content };
    const { body: made } = await ask<Product>('POST', '/api/products', { token, body });
    const event = await ask<Product>('POST', `/api/products/${made.id}/publish`, {
      token,
      body: { tellBuyers: true },
    });
    expect([kind, event.body.missing]).toEqual([kind, []]);
    await ask('GET', `/api/public/products/${made.id}`);
    await ask('POST', `/api/products/${made.id}/duplicate`, { token });
    if (kind === 'webinar') {
      await walkDates(ask, { token, productId: made.id });
      await walkDateChange(ask, haat, { token, productId: made.id });
    }
    if (kind === 'course') await ask('POST', `/api/products/${made.id}/learner-preview`, { token });
    return made.id;
  }

  const items: { productId: string }[] = [];
  for (const [kind, content] of Object.entries({ ...contents, webinar: { ...contents.webinar, startsAt } }))
    items.push({ productId: await publish(kind as Product['kind'], content) });
  const combo = await publish('combo', { items });
  await walkDiscounts(ask, { token, productId: combo });
  const order = { productId: combo, buyer: { phone: '9812345611' } };
  const placed = await placeOrder(haat.url, order, 'conformance-combo');
  await decide(haat.url, placed.payment.session);
  const headers = { 'order-token': placed.token };
  const read = async () => (await ask<Order>('GET', `/api/orders/${placed.id}`, { headers })).body;
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe('fulfilled');
  const titles = (await read()).access?.received?.parts.filter(({ type }) => type === 'product');
  expect(titles).toHaveLength(items.length);
  const course = (await read()).accesses?.find(({ kind }) => kind === 'course');
  const id = course?.id ?? '';
  const productId = course?.productId ?? '';
  await walkLearning(ask, { id, headers, token, productId });
  await walkEngagement(ask, { token, productId });
  expect((await ask<Learning>('POST', `/api/learn/${id}/restart`, { headers })).body.done).toBe(0);
  const seat = (await read()).accesses?.find(({ kind }) => kind === 'webinar');
  await walkCancelling(ask, { token, productId: seat?.productId ?? '' });
}

/** A live session that does not take place: what that costs, and that it is so. */
async function walkCancelling(ask: Ask, { token, productId }: { token: string; productId: string }) {
  const path = `/api/products/${productId}/cancellation`;
  const list = await ask<WaitingList>('GET', `/api/products/${productId}/waiting-list`, { token });
  expect(list.body).toMatchObject({ waiting: 0, offered: 0 });
  const { body: held } = await ask<Cancellation>('GET', path, { token });
  expect(held).toMatchObject({ canCancel: true, seats: 1, cancelled: null });
  const { seats, amount } = held;
  const { body } = await ask<Cancellation>('POST', path, { token, body: { seats, amount, reason: 'Ill' } });
  expect(body.cancelled).toMatchObject({ reason: 'Ill', seats: 1, amount });
}
