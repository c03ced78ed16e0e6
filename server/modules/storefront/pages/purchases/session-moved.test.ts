import type { Engagement } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { changeKind, publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

// What becomes of the door and of who came when a live session loses its date, or is moved.
setUpPageOnSale();

const room = 'https://meet.example.com/the-room';
const minute = 60_000;
let startsAt: string;

const inMinutes = (minutes: number) =>
  new Date(shop.deps.clock.now().getTime() + minutes * minute).toISOString();
const publish = async () =>
  (
    await publishKind(shop, seller, {
      kind: 'webinar',
      title: 'Hampers, live',
      content: { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: room },
    })
  ).id;
const path = ({ accessId }: Bought, end = '/join') => `/webinar/${accessId}${end}`;
const join = (of: Bought) => get(path(of), { cookie: of.cookie });
const advance = (minutes: number) => shop.deps.clock.advance(minutes * minute);
const attendance = async ({ accessId }: Bought) =>
  (
    await shop.deps.database.pool.query('select session_id from session_attendance where grant_id = $1', [
      accessId,
    ])
  ).rows;

beforeEach(() => {
  startsAt = inMinutes(60);
});

test('while it has no date the door says so, and there is no file for calendars', async () => {
  const { token } = seller;
  const id = await publish();
  const bought = await buy(id);
  const pause = `/api/products/${id}/pause`;
  expect((await shop.call({ method: 'POST', url: pause, token })).status).toBe(200);
  const content = { minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: room };
  expect(await changeKind(shop, seller, id, { content })).toBe(200);
  await shop.deps.jobs.drain();
  const page = await join(bought);
  expect([page.statusCode, modelOf(page.body, 'liveSession')]).toMatchObject([
    200,
    { title: 'Hampers, live', session: null, parts: [], cancelled: null },
  ]);
  expect(page.body).not.toContain('the-room');
  expect((await get(path(bought, '/session.ics'), { cookie: bought.cookie })).statusCode).toBe(404);
  expect((await get(path(bought))).statusCode).toBe(404);
  expect((await get('/purchase/library', { cookie: bought.cookie })).statusCode).toBe(200);
  // Cancelled, it says that instead.
  const url = `/api/products/${id}/cancellation`;
  const payload = { seats: 1, amount: 49_900, reason: 'No other day' };
  expect((await shop.call({ url, token })).body).toMatchObject({ canCancel: true, seats: 1 });
  expect((await shop.call({ method: 'POST', url, token, payload })).status).toBe(202);
  await shop.deps.jobs.drain();
  expect(modelOf((await join(bought)).body, 'liveSession')).toMatchObject({
    session: null,
    cancelled: { reason: 'No other day', amount: 49_900, refund: 'done' },
  });
});

test('what was held cannot be cancelled by taking its date out', async () => {
  const { token } = seller;
  const id = await publish();
  await buy(id);
  advance(180);
  expect((await shop.call({ method: 'POST', url: `/api/products/${id}/pause`, token })).status).toBe(200);
  const content = { minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: room };
  expect(await changeKind(shop, seller, id, { content })).toBe(200);
  const url = `/api/products/${id}/cancellation`;
  expect((await shop.call({ url, token })).body).toMatchObject({ canCancel: false, seats: 1 });
});

test('who was in the room of a time that was moved away has not come, and is free to change the date', async () => {
  const { token } = seller;
  const id = await publish();
  const bought = await buy(id);
  const content = { minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: room };
  const move = async (to: string) => {
    expect(await changeKind(shop, seller, id, { content: { ...content, startsAt: to } })).toBe(200);
    await shop.deps.jobs.drain();
  };
  await shop.deps.jobs.drain();
  advance(51);
  await join(bought);
  // A little later, while they wait there: they have come.
  advance(5);
  await move(inMinutes(8));
  expect(await attendance(bought)).toHaveLength(1);
  const later = inMinutes(7 * 1440);
  await move(later);
  expect(await attendance(bought)).toEqual([]);
  const { totals } = (await shop.call({ url: `/api/products/${id}/engagement`, token })).body as Engagement;
  expect(totals).toMatchObject({ members: 1, attended: 0 });
  advance(7 * 1440);
  expect((await join(bought)).statusCode).toBe(303);
  expect(await attendance(bought)).toHaveLength(1);
  // What was held stays held, whatever becomes of its time.
  advance(61);
  expect(modelOf((await join(bought)).body, 'liveSession').session?.attendedAt).not.toBeNull();
  await move(inMinutes(1440));
  expect(await attendance(bought)).toHaveLength(1);
});
