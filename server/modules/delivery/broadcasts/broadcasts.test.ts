import type { Broadcast, BroadcastRecipients, Broadcasts } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picture } from '../../../../tests/contract/world/world.creator';
import {
  addPerson,
  block,
  type Chat,
  type Person,
  start,
  write,
} from '../../../../tests/simulators/telegram';
import { newKey, type Seller } from '../../orders/checkout/testing/shop';
import { type Bought, type ChannelShop, openChannelShop, ownedChat } from '../telegram/testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
let owner: Person;
let chat: Chat;
let productId: string;
beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller('Meera');
  ({ owner, chat } = ownedChat(shop));
  await shop.connect(seller, owner, chat);
  productId = await shop.channel(seller, chat);
});
afterEach(() => shop.close());

const world = () => shop.telegram.world;
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (ms: number) => new Date(shop.deps.clock.now().getTime() + ms).toISOString();

const ask = (method: 'GET' | 'POST', url: string, payload?: object, token = seller.token) =>
  shop.call({ method, url, token, ...(payload && { payload }) });
const post = (payload: object, key = newKey(), id = productId) =>
  shop.call({
    method: 'POST',
    url: `/api/products/${id}/broadcasts`,
    token: seller.token,
    headers: { 'idempotency-key': key },
    payload,
  });

async function send(payload: object, key?: string): Promise<Broadcast> {
  const { status, body } = await post(payload, key);
  expect([status, body]).toMatchObject([201, {}]);
  await shop.settle();
  return read((body as Broadcast).id);
}
async function read(id: string): Promise<Broadcast> {
  return (await ask('GET', `/api/broadcasts/${id}`)).body;
}
async function failures(id: string): Promise<string[]> {
  const { body } = await ask('GET', `/api/broadcasts/${id}/recipients?status=failed`);
  return (body as BroadcastRecipients).items
    .map(({ reason }) => `${reason}`)
    .toSorted((a, b) => a.localeCompare(b));
}
async function pass(ms: number): Promise<void> {
  shop.deps.clock.advance(ms);
  await shop.settle();
}

let people = 0;
/** Somebody who bought and opened the bot. */
async function member(name: string): Promise<{ person: Person; bought: Bought }> {
  people += 1;
  const bought = await shop.buy(productId, `+91981000${String(people).padStart(4, '0')}`);
  const person = addPerson(world(), name);
  await shop.open(person, await shop.joinLink(bought));
  person.inbox.length = 0;
  return { person, bought };
}
const textsOf = (...all: Person[]) => all.map(({ inbox }) => inbox.map(({ text }) => text.split('\n')[0]));

it('writes to every member once, with a picture that is uploaded once and a button', async () => {
  const [{ person: ravi }, { person: devi }] = [await member('Ravi'), await member('Devi')];
  const uploaded = await shop.call({
    method: 'POST',
    url: '/api/media?alt=Bread',
    token: seller.token,
    headers: { 'content-type': 'image/jpeg' },
    payload: picture,
  });
  const pictureId = (uploaded.body as { id: string }).id;
  const button = { label: 'Read it', url: 'https://example.in/notes' };
  const key = newKey();
  const sent = await send({ text: 'New notes are here', picture: pictureId, button }, key);
  expect(sent).toMatchObject({ status: 'sent', recipients: 2, sent: 2, failed: 0, actions: [] });
  expect(sent.picture).toMatchObject({ id: pictureId });
  expect(textsOf(ravi, devi)).toEqual([['New notes are here'], ['New notes are here']]);
  expect(ravi.inbox[0]?.text).toContain('From Meera. Send /stop');
  expect(ravi.inbox[0]?.buttons).toEqual([{ text: 'Read it', url: 'https://example.in/notes' }]);
  expect(ravi.inbox[0]?.photo).toBe(devi.inbox[0]?.photo);
  expect(world().photos.size).toBe(1);

  // The same request makes no second one, another one under its key is refused.
  expect((await send({ text: 'New notes are here', picture: pictureId, button }, key)).id).toBe(sent.id);
  expect((await post({ text: 'Something else' }, key)).status).toBe(422);
  expect(ravi.inbox).toHaveLength(1);
  await shop.deps.jobs.drain();
  const found = await shop.call({ method: 'GET', url: `/media/${pictureId}/32.jpg` });
  expect(found.status).toBe(200);
});

it('says who did not get it and why', async () => {
  const [{ person: ravi }, { person: devi }, { person: gone }, { bought }] = [
    await member('Ravi'),
    await member('Devi'),
    await member('Gone'),
    await member('Refunded'),
  ];
  await shop.buy(productId, '+919810009999');
  block(world(), gone);
  write(world(), devi, '/stop');
  await shop.settle();
  expect(devi.inbox.pop()?.text).toContain('no more messages');
  const { body } = await post({ text: 'Tomorrow at nine', scheduledAt: later(30 * minute) });
  const { id } = body as Broadcast;
  await ask('POST', `/api/transactions/${bought.id}/refund`, {});
  await pass(31 * minute);
  expect(await read(id)).toMatchObject({ status: 'sent', recipients: 4, sent: 1, failed: 3 });
  expect(textsOf(ravi, devi, gone)).toEqual([['Tomorrow at nine'], [], []]);
  expect(await failures(id)).toEqual(['blocked', 'notJoined', 'optedOut']);

  // Start turns it on again.
  start(world(), devi);
  await shop.settle();
  devi.inbox.length = 0;
  await send({ text: 'Again' });
  expect(textsOf(devi)).toEqual([['Again']]);
});

it('writes once to one account that holds two grants, and to one person who bought twice', async () => {
  const { person, bought } = await member('Ravi');
  const again = await shop.buy(productId, '+919810008888');
  await shop.open(person, await shop.joinLink(again));
  await shop.buy(productId, '+919810008888');
  person.inbox.length = 0;
  const sent = await send({ text: 'Hello' });
  expect([sent.recipients, sent.sent, sent.failed]).toEqual([1, 1, 0]);
  expect(textsOf(person)).toEqual([['Hello']]);
  expect(bought.id).not.toBe(again.id);
});

it('stops when it is paused, goes on when it is resumed, and passes over whose access ended meanwhile', async () => {
  const all = [await member('A'), await member('B'), await member('C')];
  const persons = all.map(({ person }) => person);
  const got = () => persons.filter(({ inbox }) => inbox.some(({ text }) => text.startsWith('Hello'))).length;
  // The second call is done, and its answer is lost.
  shop.telegram.loseAnswer(1);
  const { id, status } = await send({ text: 'Hello' });
  expect([status, got()]).toEqual(['sending', 2]);
  const paused = await ask('POST', `/api/broadcasts/${id}/pause`);
  expect(paused.body).toMatchObject({ status: 'paused', actions: ['resume', 'cancel'], sent: 1 });
  expect((await ask('POST', `/api/broadcasts/${id}/pause`)).status).toBe(200);
  await pass(10 * minute);
  expect(got()).toBe(2);
  const waiting = all.find(({ person }) => person.inbox.length === 0);
  await ask('POST', `/api/transactions/${waiting?.bought.id}/refund`, {});
  await shop.settle();
  for (const person of persons) person.inbox.length = 0;
  expect((await ask('POST', `/api/broadcasts/${id}/resume`)).body).toMatchObject({ status: 'sending' });
  await shop.settle();
  expect(await read(id)).toMatchObject({ status: 'sent', recipients: 3, sent: 2, failed: 1 });
  expect(await failures(id)).toEqual(['accessEnded']);
  // Whose answer was lost gets it twice, nobody else.
  expect(got()).toBe(1);
  expect((await ask('POST', `/api/broadcasts/${id}/pause`)).status).toBe(409);
});

it('gives up on somebody about whom nothing is answered, and waits as long as Telegram asks', async () => {
  const { person } = await member('Ravi');
  shop.telegram.refuseNext(1, 30);
  const { id } = await send({ text: 'Slow' });
  await pass(10_000);
  expect(person.inbox).toEqual([]);
  await pass(60_000);
  expect(await read(id)).toMatchObject({ status: 'sent', sent: 1 });

  shop.telegram.loseAnswer(0);
  const lost = await send({ text: 'Lost' });
  shop.telegram.loseAnswer(0);
  await pass(5_000);
  shop.telegram.loseAnswer(0);
  await pass(minute);
  expect(await read(lost.id)).toMatchObject({ status: 'sent', sent: 0, failed: 1 });
  expect(await failures(lost.id)).toEqual(['unconfirmed']);
});

it('is cancelled before and while it is sent', async () => {
  const { person } = await member('Ravi');
  const { body } = await post({ text: 'Later', scheduledAt: later(day) });
  const { id, status, actions } = body as Broadcast;
  expect([status, actions]).toEqual(['scheduled', ['cancel']]);
  expect((await ask('POST', `/api/broadcasts/${id}/cancel`)).body).toMatchObject({ status: 'cancelled' });
  await pass(2 * day);
  expect(textsOf(person)[0]).not.toContain('Later');

  await member('Devi');
  shop.telegram.loseAnswer(1);
  const sending = await send({ text: 'Hello' });
  expect((await ask('POST', `/api/broadcasts/${sending.id}/cancel`)).body).toMatchObject({
    status: 'cancelled',
    sent: 1,
  });
  await pass(60 * minute);
  expect(await read(sending.id)).toMatchObject({ status: 'cancelled', sent: 1, failed: 0 });
});

it('begins only where the channel is connected', async () => {
  await member('Ravi');
  const { body } = await post({ text: 'Later', scheduledAt: later(day) });
  await shop.call({ method: 'DELETE', url: `/api/telegram/connection/${chat.id}`, token: seller.token });
  expect(await post({ text: 'Now' })).toMatchObject({ status: 409, body: { code: 'not_connected' } });
  await pass(2 * day);
  expect(await read((body as Broadcast).id)).toMatchObject({ status: 'failed', actions: [] });
});

it('tests on the creator alone, twenty times an hour', async () => {
  const { person } = await member('Ravi');
  owner.inbox.length = 0;
  const url = `/api/products/${productId}/broadcasts/test`;
  const button = { label: 'Open', url: 'https://example.in' };
  expect((await ask('POST', url, { text: 'A test', button })).status).toBe(204);
  expect(textsOf(owner, person)).toEqual([['A test'], []]);
  block(world(), owner);
  expect(await ask('POST', url, { text: 'A test' })).toMatchObject({ body: { code: 'bot_blocked' } });
  start(world(), owner);
  for (let number = 3; number <= 20; number += 1) await ask('POST', url, { text: 'A test' });
  expect((await ask('POST', url, { text: 'A test' })).status).toBe(429);
});

it('bounds texts, addresses, times, and how many are sent in a day', async () => {
  const refused = async (payload: object) => (await post(payload)).status;
  expect(await refused({ text: ' ' })).toBe(400);
  expect(await refused({ text: 'x'.repeat(3_901) })).toBe(400);
  const button = { label: 'Open', url: 'http://example.in' };
  expect(await refused({ text: 'Hello', button })).toBe(400);
  expect(await refused({ text: 'Hello', button: { ...button, url: 'https://a:b@example.in' } })).toBe(422);
  expect(await refused({ text: 'Hello', picture: '1'.repeat(22) })).toBe(422);
  expect(await refused({ text: 'Hello', scheduledAt: later(-minute) })).toBe(422);
  expect(await refused({ text: 'Hello', scheduledAt: later(91 * day) })).toBe(422);
  for (let number = 0; number < 5; number += 1) {
    shop.deps.clock.advance(1_000);
    await send({ text: `Hello ${number}` });
  }
  expect(await refused({ text: 'Hello' })).toBe(429);
  const { body } = await ask('GET', `/api/products/${productId}/broadcasts?limit=2`);
  const page = body as Broadcasts;
  expect(page.audience).toEqual({ canSend: true, reachable: 0, canTest: true, leftToday: 0 });
  const second = await ask('GET', `/api/products/${productId}/broadcasts?limit=2&cursor=${page.next}`);
  const texts = [...page.items, ...(second.body as Broadcasts).items].map(({ text }) => text);
  expect(texts).toEqual(['Hello 4', 'Hello 3', 'Hello 2', 'Hello 1']);
  shop.deps.clock.advance(day + 1);
  expect(await refused({ text: 'Hello' })).toBe(201);
});

it('is its creator’s alone', async () => {
  const { id } = await send({ text: 'Hello' });
  const other = (await shop.seller()).token;
  for (const [method, url, payload] of [
    ['GET', `/api/products/${productId}/broadcasts`],
    ['POST', `/api/products/${productId}/broadcasts/test`, { text: 'Hello' }],
    ['GET', `/api/broadcasts/${id}`],
    ['GET', `/api/broadcasts/${id}/recipients`],
    ['POST', `/api/broadcasts/${id}/cancel`],
  ] as const)
    expect([url, (await ask(method, url, payload, other)).status]).toEqual([url, 404]);
  const foreign = await shop.call({
    method: 'POST',
    url: `/api/products/${productId}/broadcasts`,
    token: other,
    headers: { 'idempotency-key': newKey() },
    payload: { text: 'Hello' },
  });
  expect(foreign.status).toBe(404);
});

it('goes on when its job was lost, and forgets who got it after 90 days', async () => {
  const { person } = await member('Ravi');
  const { body } = await post({ text: 'Hello' });
  const { id } = body as Broadcast;
  shop.telegram.refuseNext(1, 60);
  await shop.settle();
  await shop.deps.database.pool.query("delete from job where queue = 'broadcasts.send'");
  shop.deps.clock.advance(20 * minute);
  await shop.deps.jobs.drain({ schedules: (name) => name === 'broadcasts.resume' });
  expect(await read(id)).toMatchObject({ status: 'sent', sent: 1 });
  expect(textsOf(person)).toEqual([['Hello']]);
  shop.deps.clock.advance(91 * day);
  await shop.deps.jobs.drain({ schedules: (name) => name === 'broadcasts.sweep' });
  expect((await ask('GET', `/api/broadcasts/${id}/recipients`)).body).toEqual({ items: [], next: null });
  expect(await read(id)).toMatchObject({ recipients: 1, sent: 1 });
});
