import type { LiveRooms, Product } from '@haat/openapi';
import { expect, test } from 'vitest';
import { publishKind } from '../../orders/checkout/testing/kinds';
import { get, seller, setUpPageOnSale, shop } from '../../storefront/pages/testing/pages.setup';
import { buy } from '../../storefront/pages/testing/sold-files';

setUpPageOnSale();

const minute = 60_000;
const server = 'https://meet.example.in';
const inMinutes = (minutes: number) =>
  new Date(shop.deps.clock.now().getTime() + minutes * minute).toISOString();
const content = () => ({ startsAt: inMinutes(60), minutes: 60, timeZone: 'Asia/Kolkata' });
const withRooms = () => Object.assign(shop.deps.config.providers, { jitsi: { url: server } });
const withoutRooms = () => Object.assign(shop.deps.config.providers, { jitsi: null });
async function rooms(id: string, token = seller.token): Promise<{ status: number; body: LiveRooms }> {
  return shop.call({ url: `/api/products/${id}/rooms`, token });
}

test('a session without a link is held in a room of its own, which its creator and its buyers find', async () => {
  withRooms();
  const { id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content: content() });
  const { body } = await rooms(id);
  expect(body.items).toEqual([
    { lessonId: null, title: 'Hampers', url: expect.stringMatching(/^https:\/\/meet\.example\.in\/\w{32}$/) },
  ]);
  const [first, second] = [await buy(id), await buy(id)];
  const join = async ({ accessId, cookie }: typeof first) =>
    (await get(`/webinar/${accessId}/join`, { cookie })).headers.location;
  expect(await join(first)).toBeUndefined();
  const receipt = await get(`/access/${first.placed.id}`, { cookie: first.cookie });
  expect(receipt.body).not.toContain('meet.example.in');
  expect((await get(`/wp/${id}`)).body).not.toContain('meet.example.in');
  shop.deps.clock.advance(55 * minute);
  const url = body.items[0]?.url;
  expect([await join(first), await join(second)]).toEqual([url, url]);
  // A server that is taken away leaves the page that says when.
  withoutRooms();
  expect(await join(first)).toBeUndefined();
  withRooms();
});

test('each product and each lesson has a room that nobody can guess from another, and asked at once it is one', async () => {
  withRooms();
  const { startsAt, minutes } = content();
  const lesson = (id: string, live: object) => ({
    id,
    title: `Call ${id}`,
    live: { startsAt, minutes, ...live },
  });
  const lessons = [
    lesson('l1', {}),
    lesson('l2', { joinUrl: 'https://meet.example.com/mine' }),
    lesson('l3', {}),
  ];
  const course = await publishKind(shop, seller, {
    kind: 'course',
    title: 'Bread',
    content: { sections: [{ id: 's1', title: 'Week 1', lessons }] },
  });
  const answers = await Promise.all([1, 2, 3].map(() => rooms(course.id)));
  const [one] = answers;
  expect(one?.body.items.map(({ lessonId }) => lessonId)).toEqual(['l1', 'l3']);
  expect(new Set(one?.body.items.map(({ url }) => url)).size).toBe(2);
  for (const answer of answers) expect(answer.body).toEqual(one?.body);
  const stranger = await shop.seller('Asha');
  expect((await rooms(course.id, stranger.token)).status).toBe(404);
});

test('without a server a link is needed, and one that is given is used', async () => {
  withoutRooms();
  const make = async (more: object): Promise<{ status: number; body: Product }> =>
    shop.call({
      method: 'POST',
      url: '/api/products',
      token: seller.token,
      payload: { kind: 'webinar', title: 'Hampers', prices: [], content: { ...content(), ...more } },
    });
  const { body, status } = await make({});
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.missing).toContainEqual({ field: 'content.joinUrl', message: 'Add the join link' });
  withRooms();
  const own = await make({ joinUrl: 'https://meet.example.com/mine' });
  expect((await rooms(own.body.id)).body.items).toEqual([]);
});
