import type { Engagement, MemberProgressList, Order } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { mp4Of } from '../../../catalog/media/testing/video';
import { changeKind, publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy, upload } from '../testing/sold-files';

setUpPageOnSale();

const room = 'https://meet.example.com/the-room';
const recording = 'https://video.example.com/the-recording';
const minute = 60_000;
let startsAt: string;
let own: Bought;

const inMinutes = (minutes: number) =>
  new Date(shop.deps.clock.now().getTime() + minutes * minute).toISOString();
const publish = async (more: object = {}) =>
  (
    await publishKind(shop, seller, {
      kind: 'webinar',
      title: 'Hampers, live',
      content: { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: room, ...more },
    })
  ).id;
const path = ({ accessId }: Bought, end = '/join') => `/webinar/${accessId}${end}`;
const join = (of: Bought, headers: object = { cookie: of.cookie }) => get(path(of), headers);
const advance = (minutes: number) => shop.deps.clock.advance(minutes * minute);
const attendance = async ({ accessId }: Bought) =>
  (
    await shop.deps.database.pool.query(
      'select session_id, first_at, last_at from session_attendance where grant_id = $1 order by first_at',
      [accessId],
    )
  ).rows;
/** All that a buyer sees of it, in pages, answers and files. */
async function everythingShown(of: Bought): Promise<string> {
  const { cookie } = of;
  const pages = [`/access/${of.placed.id}`, '/purchase/library', `/access/${of.placed.id}/seat.ics`];
  const shown = await Promise.all(pages.map(async (url) => (await get(url, { cookie })).body));
  const token = { 'order-token': of.placed.token };
  const order = await shop.call({ url: `/api/orders/${of.placed.id}`, headers: token });
  const { rows } = await shop.deps.database.pool.query('select text from message');
  return shown.join('\n') + JSON.stringify([order.body, rows]);
}

beforeEach(async () => {
  startsAt = inMinutes(60);
  own = await buy(await publish({ recordingUrl: recording }));
});

test('before the hour the door says when, and nothing says where it leads', async () => {
  const early = await join(own);
  expect([early.statusCode, early.headers['cache-control'], early.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  const { title, session, parts } = modelOf(early.body, 'liveSession');
  expect([title, parts]).toEqual(['Hampers, live', []]);
  expect(session).toEqual({
    startsAt,
    minutes: 60,
    status: 'scheduled',
    hasRecording: false,
    opensAt: inMinutes(50),
    isRecordingHere: false,
    joinPath: path(own),
    calendarPath: path(own, '/session.ics'),
    attendedAt: null,
  });
  await shop.deps.jobs.drain();
  const shown = early.body + (await everythingShown(own));
  expect(shown).toContain(path(own));
  expect(shown).not.toMatch(/the-room|the-recording/);
  expect(await attendance(own)).toEqual([]);
});

test('from ten minutes before the hour it leads to the room, and notes when somebody came first and last', async () => {
  advance(50);
  const entered = await join(own);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, room]);
  const first = shop.deps.clock.now();
  advance(69);
  expect((await join(own)).headers.location).toBe(room);
  expect(await attendance(own)).toEqual([
    { session_id: '', first_at: first, last_at: shop.deps.clock.now() },
  ]);
  expect(await everythingShown(own)).not.toMatch(/the-room|the-recording/);
});

test('after the end it leads to the link of the recording, or says that it is over', async () => {
  const other = await buy(await publish());
  advance(120);
  const late = await join(own);
  expect([late.statusCode, late.headers.location]).toEqual([303, recording]);
  expect(await everythingShown(own)).not.toMatch(/the-room|the-recording/);
  const over = await join(other);
  expect(over.statusCode).toBe(200);
  expect(modelOf(over.body, 'liveSession').session).toMatchObject({ status: 'ended', hasRecording: false });
  expect(await attendance(own)).toEqual([]);
});

test('a recording that was uploaded is on the page after the end, and opens no sooner', async () => {
  const mediaId = await upload(await mp4Of({ seconds: 2 }), 'video', 'talk.mp4');
  const items = [{ id: 'talk', type: 'video', title: 'The talk', mediaId }];
  const bought = await buy(await publish({ items }));
  const file = `/media/file/${bought.accessId}/${mediaId}`;
  const { cookie } = bought;
  expect((await get(file, { cookie })).statusCode).toBe(404);
  advance(121);
  expect((await get(file, { cookie })).statusCode).toBe(200);
  const page = await join(bought);
  const { parts, session } = modelOf(page.body, 'liveSession');
  expect([page.statusCode, session?.isRecordingHere]).toEqual([200, true]);
  expect(parts).toMatchObject([{ type: 'video', title: 'The talk', mediaId }]);
});

test('where there is a link besides what was uploaded, the page of the door has both, after the end alone', async () => {
  const mediaId = await upload(await mp4Of({ seconds: 2 }), 'video', 'clip.mp4');
  const items = [{ id: 'clip', type: 'video', title: 'A clip', mediaId }];
  const bought = await buy(await publish({ items, recordingUrl: recording }));
  for (const minutes of [0, 30]) {
    advance(minutes);
    const early = await join(bought);
    expect([early.statusCode, modelOf(early.body, 'liveSession').parts]).toEqual([200, []]);
    expect(early.body + (await everythingShown(bought))).not.toContain('the-recording');
  }
  advance(91);
  const page = await join(bought);
  expect(page.statusCode).toBe(200);
  expect(modelOf(page.body, 'liveSession').parts).toMatchObject([
    { type: 'link', title: 'Watch the recording', url: recording },
    { type: 'video', title: 'A clip', mediaId },
  ]);
  // The receipt and messages lead there by the door, and nobody else gets in.
  expect(await everythingShown(bought)).not.toContain('the-recording');
  expect((await get(path(bought))).statusCode).toBe(404);
});

test('an account and the token of the order prove it too; nobody else is let in, and a refund closes the door', async () => {
  const other = await buy(await publish());
  advance(55);
  expect((await join(own, { 'order-token': own.placed.token })).statusCode).toBe(303);
  expect((await join(own, { authorization: `Bearer ${seller.token}` })).statusCode).toBe(404);
  for (const headers of [{}, { cookie: other.cookie }, { 'order-token': other.placed.token }])
    for (const end of ['/join', '/session.ics'])
      expect((await get(path(own, end), headers)).statusCode).toBe(404);
  expect((await get(`/webinar/${own.placed.id}/join`, { cookie: own.cookie })).statusCode).toBe(404);
  const refund = await shop.call({
    method: 'POST',
    url: `/api/transactions/${own.placed.id}/refund`,
    token: seller.token,
    payload: {},
  });
  expect(refund.status).toBeLessThan(300);
  expect((await join(own)).statusCode).toBe(404);
});

test('the link of a message asks for the phone in a browser that is not known', async () => {
  const asked = await get(`${path(own)}?from=link`);
  expect(modelOf(asked.body, 'libraryCode')).toMatchObject({ phone: '' });
  const known = await get(`${path(own)}?from=link`, { cookie: own.cookie });
  expect(modelOf(known.body, 'liveSession').title).toBe('Hampers, live');
});

test('it is not on sale from its start, as its page, the checkout and orders say; with a recording it is again', async () => {
  const id = await publish();
  advance(60);
  const closed = 'This webinar has started, so it is no longer on sale';
  expect(modelOf((await get(`/wp/${id}`)).body, 'preview').product.closed).toBe(closed);
  expect(modelOf((await get(`/pp/${id}/checkout`)).body, 'unavailable').text).toBe(closed);
  expect(await shop.order(id)).toMatchObject({ status: 409, body: { code: 'closed' } });
  const content = { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: room, recordingUrl: recording };
  expect(await changeKind(shop, seller, id, { content })).toBe(200);
  expect(modelOf((await get(`/pp/${id}/checkout`)).body, 'checkout').product.id).toBe(id);
  const replay = await buy(id);
  advance(60);
  expect((await join(replay)).headers.location).toBe(recording);
});

test('what a browser fetches ahead attends nothing', async () => {
  advance(55);
  const ahead = await join(own, { cookie: own.cookie, 'sec-purpose': 'prefetch;prerender' });
  expect([ahead.statusCode, ahead.headers.location]).toEqual([503, undefined]);
  expect(await attendance(own)).toEqual([]);
});

test('its creator sees who came and when, in the list and in the file; nobody else does', async () => {
  const id = await publish();
  const [came, away] = [await buy(id), await buy(id, { buyer: { phone: '9811177777' } })];
  advance(55);
  const first = shop.deps.clock.now().toISOString();
  await join(came);
  advance(10);
  await join(came);
  const at = `/api/products/${id}/engagement`;
  const ask = async <Body>(url: string, token = seller.token) =>
    (await shop.call({ url, token })) as { status: number; body: Body };
  const { body } = await ask<Engagement>(at);
  expect(body.totals).toMatchObject({ members: 2, attended: 1, sessions: [] });
  const attendance = { firstAt: first, lastAt: shop.deps.clock.now().toISOString() };
  const { items } = (await ask<MemberProgressList>(`${at}/members`)).body;
  expect(new Map(items.map((one) => [one.id, one.attendance]))).toEqual(
    new Map([
      [came.accessId, attendance],
      [away.accessId, null],
    ]),
  );
  const csv = (await ask<string>(`${at}/members.csv`)).body;
  const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
  expect(csv).toContain('Came (UTC),Last came (UTC)');
  expect(csv).toContain(`${minute(attendance.firstAt)},${minute(attendance.lastAt)}`);
  const other = await shop.seller('Uma');
  for (const url of [at, `${at}/members`, `${at}/members.csv`])
    expect((await ask(url, other.token)).status).toBe(404);
});

test('of a series its creator sees who came to which session, in the figures, the list and the file', async () => {
  const second = inMinutes(24 * 60);
  const id = await publish({ moreSessions: [{ id: 'evening-2', startsAt: second, minutes: 60 }] });
  const [both, one] = [await buy(id), await buy(id, { buyer: { phone: '9811177777' } })];
  advance(55);
  const first = shop.deps.clock.now();
  await join(both);
  await join(one);
  shop.deps.clock.advance(Date.parse(second) - first.getTime());
  await join(both);
  const later = shop.deps.clock.now();
  expect(await attendance(both)).toEqual([
    { session_id: '', first_at: first, last_at: first },
    { session_id: 'evening-2', first_at: later, last_at: later },
  ]);
  const at = `/api/products/${id}/engagement`;
  const ask = async <Body>(url: string) => (await shop.call({ url, token: seller.token })).body as Body;
  expect((await ask<Engagement>(at)).totals).toMatchObject({
    attended: 2,
    sessions: [
      { startsAt, minutes: 60, attended: 2, members: 2 },
      { startsAt: second, minutes: 60, attended: 1, members: 2 },
    ],
  });
  const { items } = await ask<MemberProgressList>(`${at}/members`);
  const cameTo = (of: Bought) =>
    items.find((item) => item.id === of.accessId)?.attendance?.sessions?.map((session) => session.startsAt);
  expect([cameTo(both), cameTo(one)]).toEqual([[startsAt, second], [startsAt]]);
  const csv = await ask<string>(`${at}/members.csv`);
  const minute = (time: Date | string) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  expect(csv).toContain(`Came to ${minute(startsAt)} (UTC),Came to ${minute(second)} (UTC)`);
  expect(csv).toContain(`${minute(first)},${minute(later)},${minute(first)},${minute(later)}`);
  expect(csv).toContain(`${minute(first)},${minute(first)},${minute(first)},\r\n`);
});

test('its file for calendars leads to the door', async () => {
  for (const url of [path(own, '/session.ics'), `/access/${own.placed.id}/seat.ics`]) {
    const file = await get(url, { cookie: own.cookie });
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body.replaceAll('\r\n ', '')).toMatch(new RegExp(`URL:http[^\\r]*${path(own)}\\r\\n`));
    expect(file.body).not.toContain('the-room');
  }
});

test('its file for calendars is in the language of its reader, under its own title', async () => {
  for (const url of [path(own, '/session.ics'), `/access/${own.placed.id}/seat.ics`])
    for (const [reads, isHindi] of [
      ['en', false],
      ['hi', true],
    ] as const) {
      const { body } = await get(url, { cookie: own.cookie, 'accept-language': reads });
      const lines = body.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain('SUMMARY:Hampers\\, live');
      const said = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
      expect(/\p{Script=Devanagari}/u.test(said)).toBe(isHindi);
    }
});

test('in a combo its door is that of its own grant', async () => {
  const id = await publish();
  const lesson = await publishKind(shop, seller, { kind: 'lesson', content: { text: 'Read.' } });
  const combo = await publishKind(shop, seller, {
    kind: 'combo',
    content: { items: [{ productId: id }, { productId: lesson.id }] },
  });
  const bought = await buy(combo.id);
  const order = (await shop.read(bought.placed)) as Order;
  const access = order.accesses?.find((one) => one.productId === id);
  advance(55);
  const entered = await get(`/webinar/${access?.id}/join`, { cookie: bought.cookie });
  expect([entered.statusCode, entered.headers.location]).toEqual([303, room]);
});

test('of a cancelled webinar the door, the receipt and its calendar file say so, and what becomes of the payment', async () => {
  const id = await publish();
  const bought = await buy(id);
  advance(55);
  const url = `/api/products/${id}/cancellation`;
  const payload = { seats: 1, amount: 49_900, reason: 'I have lost my voice' };
  const cancelled = await shop.call({ method: 'POST', url, token: seller.token, payload });
  expect([cancelled.status, cancelled.body]).toEqual([202, expect.anything()]);
  const waiting = await join(bought);
  expect(waiting.statusCode).toBe(200);
  expect(modelOf(waiting.body, 'liveSession').cancelled).toEqual({
    reason: 'I have lost my voice',
    amount: 49_900,
    refund: 'waiting',
  });
  const { cookie } = bought;
  const receipt = `/access/${bought.placed.id}`;
  const cancelledOnReceipt = async () => modelOf((await get(receipt, { cookie })).body, 'access').cancelled;
  const about = {
    accessId: bought.accessId,
    title: 'Hampers, live',
    reason: 'I have lost my voice',
    amount: 49_900,
  };
  const expectTakenOut = async (url: string) => {
    const { body } = await get(url, { cookie });
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1'])
      expect(body).toContain(`${line}\r\n`);
  };
  // Until the refund the order still opens it, and nothing says that it comes.
  expect(await cancelledOnReceipt()).toEqual([{ ...about, refund: 'waiting' }]);
  await expectTakenOut(`${receipt}/seat.ics`);
  await expectTakenOut(path(bought, '/session.ics'));
  const { purchases } = modelOf((await get('/purchase/library', { cookie })).body, 'library');
  expect(purchases.map(({ accessUrl, startsAt }) => [accessUrl === null, startsAt])).toEqual([[false, null]]);
  await shop.deps.jobs.drain();
  const page = await join(bought);
  expect([page.statusCode, modelOf(page.body, 'liveSession').cancelled?.refund]).toEqual([200, 'done']);
  expect(await cancelledOnReceipt()).toEqual([{ ...about, refund: 'done' }]);
  await expectTakenOut(path(bought, '/session.ics'));
  expect((await get(path(bought))).statusCode).toBe(404);
  expect(await attendance(bought)).toEqual([]);
  expect((await get(`/wp/${id}`)).statusCode).toBe(404);
});

test('of a series that is cancelled calendars keep what was held, and in a combo the other sessions', async () => {
  const series = await publish({ moreSessions: [{ id: 's2', startsAt: inMinutes(1500), minutes: 30 }] });
  const items = [{ productId: series }, { productId: await publish({ startsAt: inMinutes(3000) }) }];
  const combo = await publishKind(shop, seller, { kind: 'combo', content: { items } });
  const of = await buy(combo.id);
  advance(125);
  const url = `/api/products/${series}/cancellation`;
  const { seats, amount } = (await shop.call({ url, token: seller.token })).body;
  const payload = { seats, amount, reason: '' };
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(202);
  const ids = new Map((await shop.read(of.placed)).accesses?.map((one) => [one.productId, one.id]));
  const uids = { rest: `UID:${ids.get(series)}-s2`, other: `UID:${ids.get(items[1]?.productId ?? '')}` };
  const linesOf = async (from: string) =>
    (await get(from, { cookie: of.cookie })).body.match(/^(METHOD|UID|STATUS):[^@\r]+/gm);
  expect(await linesOf(`/webinar/${ids.get(series)}/session.ics`)).toEqual([
    'METHOD:CANCEL',
    uids.rest,
    'STATUS:CANCELLED',
  ]);
  expect(await linesOf(`/access/${of.placed.id}/seat.ics`)).toEqual([
    'METHOD:PUBLISH',
    uids.rest,
    'STATUS:CANCELLED',
    uids.other,
  ]);
});

test('the door of a series leads to each of its sessions, and between them its recordings are there', async () => {
  const moreSessions = [
    { id: 's2', startsAt: inMinutes(60 + 1440), minutes: 30 },
    { id: 's3', startsAt: inMinutes(60 + 2 * 1440), minutes: 30 },
  ];
  const items = [{ id: 'i1', type: 'text', title: 'Slides', text: 'Cost, price, profit.' }];
  const of = await buy(await publish({ moreSessions, items }));
  const sessions = [{ id: '', startsAt, minutes: 60 }, ...moreSessions];
  expect(modelOf((await join(of)).body, 'liveSession')).toMatchObject({ session: { sessions }, parts: [] });
  advance(50);
  expect((await join(of)).headers.location).toBe(room);
  advance(70);
  const between = await join(of);
  expect(between.statusCode).toBe(200);
  expect(modelOf(between.body, 'liveSession')).toMatchObject({
    session: { startsAt: moreSessions[0]?.startsAt, minutes: 30, status: 'scheduled' },
    parts: [{ title: 'Slides' }],
  });
  const receipt = await everythingShown(of);
  expect(receipt).toContain('Slides');
  expect(receipt).not.toMatch(/the-room/);
  const names = ['', '-s2', '-s3'].map((end) => `UID:${of.accessId}${end}@`);
  const calendars = [path(of, '/session.ics'), `/access/${of.placed.id}/seat.ics`];
  for (const url of calendars) {
    const { body } = await get(url, { cookie: of.cookie });
    expect(body.match(/UID:[^@]+@/g)).toEqual(names);
  }
  advance(1440 - 60);
  expect((await join(of)).headers.location).toBe(room);
  advance(2 * 1440);
  expect(modelOf((await join(of)).body, 'liveSession').session?.status).toBe('ended');
});
