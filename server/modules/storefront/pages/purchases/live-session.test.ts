import type { AttendanceList, Engagement, Learning, LessonToLearn, Product } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import { newKey } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

setUpPageOnSale();

const room = 'https://meet.example.com/the-room';
const recording = 'https://video.example.com/the-recording';
const minute = 60_000;
let startsAt: string;
let own: Bought;

/** So many minutes from now. */
const inMinutes = (minutes: number) =>
  new Date(shop.deps.clock.now().getTime() + minutes * minute).toISOString();
const contentOf = (lesson: object, more: object = {}) => ({
  sections: [
    {
      id: 's1',
      title: 'Week 1',
      lessons: [
        {
          id: 'live',
          title: 'Questions',
          live: { startsAt, minutes: 60, joinUrl: room, ...lesson },
          ...more,
        },
        { id: 'read', title: 'Read', text: 'Read **this**.' },
      ],
    },
  ],
});
const publish = async (content: Record<string, unknown>) =>
  (await publishKind(shop, seller, { kind: 'course', content })).id;
const path = ({ accessId }: Bought, end = '') => `/learn/${accessId}/live${end}`;
const join = (of: Bought, headers: object = { cookie: of.cookie }) => get(path(of, '/join'), headers);
const advance = (minutes: number) => shop.deps.clock.advance(minutes * minute);
async function read<Body>(of: Bought, end = ''): Promise<Body> {
  const url = `/api/learn/${of.accessId}${end}`;
  return (await shop.call({ url, headers: { 'order-token': of.placed.token } })).body as Body;
}
const lessonOf = async (of: Bought) => (await read<Learning>(of)).sections[0]?.lessons[0];
const sessionOf = async (of: Bought) => (await read<LessonToLearn>(of, '/lessons/live')).session;

beforeEach(async () => {
  startsAt = inMinutes(60);
  own = await buy(await publish(contentOf({ recordingUrl: recording })));
});

test('before the room opens its door says when, and nothing says where it leads', async () => {
  const early = await join(own);
  expect([early.statusCode, early.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(early.headers['referrer-policy']).toBe('no-referrer');
  const { lesson } = modelOf(early.body, 'lesson');
  expect(lesson.session).toEqual({
    startsAt,
    minutes: 60,
    status: 'scheduled',
    hasRecording: false,
    opensAt: inMinutes(50),
    isRecordingHere: false,
    joinPath: path(own, '/join'),
    calendarPath: path(own, '/session.ics'),
    attendedAt: null,
  });
  const shown = [early.body, (await get(`/learn/${own.accessId}`, { cookie: own.cookie })).body];
  shown.push(JSON.stringify([await read(own), await read(own, '/lessons/live')]));
  shown.push((await get(`/access/${own.placed.id}`, { cookie: own.cookie })).body);
  for (const one of shown) expect(one).not.toMatch(/the-room|the-recording/);
  expect(await lessonOf(own)).toMatchObject({ status: 'open', minutes: 60, live: { status: 'scheduled' } });
});

test('from ten minutes before the start until the end it leads to the room, and notes the attendance once', async () => {
  advance(50);
  expect(await lessonOf(own)).toMatchObject({ live: { status: 'open' } });
  const entered = await join(own);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, room]);
  expect([entered.headers['cache-control'], entered.headers['referrer-policy']]).toEqual([
    'no-store',
    'no-referrer',
  ]);
  const first = shop.deps.clock.now().toISOString();
  expect(await lessonOf(own)).toMatchObject({ status: 'done', doneAt: first });
  advance(69);
  expect((await join(own)).headers.location).toBe(room);
  expect(await sessionOf(own)).toMatchObject({ status: 'live', attendedAt: first });
  expect(await lessonOf(own)).toMatchObject({ doneAt: first });
  expect(JSON.stringify([await read(own), await read(own, '/lessons/live')])).not.toContain('the-room');
});

test('after the end it leads to the recording, and attends no more', async () => {
  advance(120);
  const late = await join(own);
  expect([late.statusCode, late.headers.location]).toEqual([303, recording]);
  expect(await lessonOf(own)).toMatchObject({
    status: 'open',
    live: { status: 'ended', hasRecording: true },
  });
  expect(await sessionOf(own)).toMatchObject({ attendedAt: null, isRecordingHere: false });
});

test('without a recording the lesson says that it is over', async () => {
  const other = await buy(await publish(contentOf({})));
  advance(120);
  const late = await join(other);
  expect(late.statusCode).toBe(200);
  expect(modelOf(late.body, 'lesson').lesson.session).toMatchObject({ status: 'ended', hasRecording: false });
});

test('nobody else is let in, and a refund closes the door', async () => {
  advance(55);
  const other = await buy(await publish(contentOf({})));
  expect((await join(own, {})).statusCode).toBe(404);
  expect((await join(own, { cookie: other.cookie })).statusCode).toBe(404);
  expect((await get(path(own, '/session.ics'), { cookie: other.cookie })).statusCode).toBe(404);
  expect((await get(`/learn/${own.accessId}/read/join`, { cookie: own.cookie })).statusCode).toBe(404);
  expect((await get(`/learn/${own.accessId}/nothing/join`, { cookie: own.cookie })).statusCode).toBe(404);
  expect((await join(own)).statusCode).toBe(303);
  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${own.placed.id}/refund`,
    token: seller.token,
    headers: { 'idempotency-key': `refund-of-a-session-${own.placed.id}` },
    payload: {},
  });
  expect(refund.status, JSON.stringify(refund.body)).toBeLessThan(300);
  expect((await join(own)).statusCode).toBe(404);
});

test('a lesson that is not open has no door', async () => {
  const waiting = await buy(await publish(contentOf({}, { opens: { days: 3 } })));
  const content = contentOf({});
  const [section] = content.sections;
  const inOrder = {
    inOrder: true,
    sections: [{ ...section, lessons: section?.lessons.toReversed() }],
  };
  const locked = await buy(await publish(inOrder));
  advance(55);
  for (const one of [waiting, locked]) {
    expect((await join(one)).statusCode).toBe(404);
    expect((await get(path(one, '/session.ics'), { cookie: one.cookie })).statusCode).toBe(404);
  }
  await post(`/learn/${locked.accessId}/read/done`, {}, { cookie: locked.cookie });
  expect((await join(locked)).headers.location).toBe(room);
});

test('a lesson with a quiz is attended, and done by its quiz', async () => {
  const quiz = { pass: 50, questions: [{ id: 'q', type: 'text', text: 'Why?', correct: ['so'] }] };
  const other = await buy(await publish(contentOf({}, { quiz })));
  advance(60);
  expect((await join(other)).statusCode).toBe(303);
  expect(await lessonOf(other)).toMatchObject({ status: 'open', doneAt: null });
  expect(await sessionOf(other)).toMatchObject({ attendedAt: shop.deps.clock.now().toISOString() });
});

test('a page that a browser fetches ahead attends nothing', async () => {
  advance(60);
  const ahead = await join(own, { cookie: own.cookie, 'sec-purpose': 'prefetch;prerender' });
  expect([ahead.statusCode, ahead.headers.location]).toEqual([503, undefined]);
  expect(await sessionOf(own)).toMatchObject({ attendedAt: null });
});

test('a session is a file for calendars that leads to its door', async () => {
  const file = await get(path(own, '/session.ics'), { cookie: own.cookie });
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = file.body.replaceAll('\r\n ', '').split('\r\n');
  const stamp = (at: string) => at.replace(/\.\d+|[-:]/g, '');
  expect(lines).toContain(`DTSTART:${stamp(startsAt)}`);
  expect(lines).toContain(`DTEND:${stamp(inMinutes(120))}`);
  expect(lines).toContain('SUMMARY:Questions');
  expect(lines.find((line) => line.startsWith('URL:'))).toContain(path(own, '/join'));
  expect(file.body).not.toContain('the-room');
  const inHindi = await get(path(own, '/session.ics'), { cookie: own.cookie, 'accept-language': 'hi' });
  expect(inHindi.body.replaceAll('\r\n ', '')).toMatch(/DESCRIPTION:[^\r]*\p{Script=Devanagari}/u);
});

test('the preview says when it is, and what is not whole is not published', async () => {
  const id = await publish(contentOf({}));
  const preview = (await get(`/cc/${id}`)).body;
  expect(modelOf(preview, 'preview').product.content).toMatchObject({
    sections: [{ lessons: [{ live: { startsAt, minutes: 60, status: 'scheduled' } }, {}] }],
  });
  expect(preview).not.toContain('the-room');
  const made = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: {
      kind: 'course',
      title: 'Half',
      prices: [{ type: 'once', amount: 10_000 }],
      content: contentOf({ joinUrl: undefined, startsAt: inMinutes(-60) }),
    },
  });
  const { id: half, missing } = made.body as Product;
  expect(missing).toEqual([
    {
      field: 'content.lessons.live.live.startsAt',
      message: 'The session of “Questions” is in the past. Choose a later time, or add its recording.',
    },
    { field: 'content.lessons.live.live.joinUrl', message: 'Add the join link of “Questions”' },
  ]);
  const url = `/api/products/${half}/publish`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(409);
});

async function refund({ placed }: Bought): Promise<void> {
  const url = `/api/transactions/${placed.id}/refund`;
  const headers = { 'idempotency-key': newKey() };
  const { status } = await shop.call({ method: 'POST', url, token: seller.token, headers, payload: {} });
  expect(status).toBe(200);
  await shop.deps.jobs.drain();
}

test('its creator sees who came, when, and of how many', async () => {
  const id = await publish(contentOf({}));
  const first = await buy(id, { buyer: { phone: '98765 45101', name: 'Uma' } });
  const second = await buy(id, { buyer: { phone: '98765 45102', name: 'Ravi' } });
  const third = await buy(id, { buyer: { phone: '98765 45103', name: 'Asha' } });
  const gone = await buy(id, { buyer: { phone: '98765 45105', name: 'Gone' } });
  await refund(gone);
  advance(55);
  for (const of of [first, first]) expect((await join(of)).statusCode).toBe(303);
  const cameAt = shop.deps.clock.now().toISOString();
  advance(10);
  expect((await join(second)).statusCode).toBe(303);
  advance(120);
  await buy(id, { buyer: { phone: '98765 45104', name: 'Late' } });
  // Who gave it back afterwards could have come.
  await refund(third);
  const asOwner = async <Body>(end: string) =>
    (await shop.call({ url: `/api/products/${id}/engagement${end}`, token: seller.token })).body as Body;
  const { items } = await asOwner<Engagement>('');
  expect(items[0]?.lesson?.session).toEqual({ startsAt, minutes: 60, attended: 2, members: 3 });
  expect(items[1]?.lesson?.session).toBeNull();
  const at = '/lessons/live/attendance';
  const { items: came, next } = await asOwner<AttendanceList>(`${at}?limit=1`);
  expect(came).toMatchObject([{ id: second.accessId, name: 'Ravi' }]);
  const rest = await asOwner<AttendanceList>(`${at}?limit=1&cursor=${next}`);
  expect(rest).toMatchObject({ items: [{ id: first.accessId, attendedAt: cameAt }], next: null });
  expect(await asOwner<string>('.csv')).toContain(`,${startsAt},2,3,`);
  // Who begins again has been nowhere.
  const headers = { 'order-token': first.placed.token };
  await shop.call({ method: 'POST', url: `/api/learn/${first.accessId}/restart`, headers });
  expect((await asOwner<Engagement>('')).items[0]?.lesson?.session?.attended).toBe(1);
  expect((await asOwner<AttendanceList>(at)).items).toHaveLength(1);
});
