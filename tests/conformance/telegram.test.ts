import type {
  AddedMembers,
  Broadcast,
  Members,
  Order,
  PlacedOrder,
  Product,
  TelegramConnectionLink,
  TelegramConnections,
} from '@haat/openapi';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../simulators/call';
import { telegramEnv } from '../simulators/channel';
import { type Haat, startHaat } from '../simulators/haat';
import { type Creator, decide, signIn } from '../simulators/shop';
import {
  addPerson,
  type Chat,
  chooseChat,
  createChat,
  openLink,
  type Person,
  start,
  startTelegram,
  statusIn,
  type Telegram,
} from '../simulators/telegram';
import { operations } from './contract';
import { walker } from './walker';

let telegram: Telegram;
let haat: Haat;
let creator: Creator;
let owner: Person;
let chat: Chat;
const { ask, leftOut } = walker(
  () => haat,
  operations.filter(({ path }) => /telegram|(?<!engagement\/)members|outsiders|broadcasts/.test(path)),
);

beforeAll(async () => {
  telegram = await startTelegram();
  haat = await startHaat({ env: telegramEnv(telegram) });
  creator = await signIn(haat, '9812345703', 'Meera');
  owner = addPerson(telegram.world, 'Owner');
  chat = createChat(telegram.world, owner, { type: 'channel', title: 'Morning notes' });
});
afterAll(async () => {
  await haat?.dispose();
  await telegram?.close();
});

const codeIn = (link: string) => new URL(link).searchParams.get('start') ?? '';
/** The link under the last message of the bot. */
const linkFor = (person: Person) => person.inbox.at(-1)?.buttons[0]?.url ?? '';
/** The server polls: what it does takes effect a moment later. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 50 });

test('a channel is connected, sold, joined and left, by a server that fetches its updates', async () => {
  const { token } = creator;
  const { body: link } = await ask<TelegramConnectionLink>('POST', '/api/telegram/connection', { token });
  start(telegram.world, owner, codeIn(link.deepLink));
  await soon(() => expect(owner.inbox).toHaveLength(1));
  chooseChat(telegram.world, owner, chat);
  await soon(async () => {
    const { body } = await ask<TelegramConnections>('GET', '/api/telegram/connection', { token });
    expect(body.items).toMatchObject([{ id: String(chat.id), status: 'ready' }]);
  });

  const content = { chatId: String(chat.id), chatTitle: chat.title, chatType: 'channel' };
  const prices = [{ type: 'once', amount: 19_900 }];
  const { body: product } = await call<Product>(haat.url, 'POST', '/api/products', {
    token,
    body: { kind: 'telegram', title: 'Morning notes', prices, content },
  });
  await call(haat.url, 'POST', `/api/products/${product.id}/publish`, { token });

  const buyer = { phone: '9812345704' };
  const answer = await call<PlacedOrder>(haat.url, 'POST', '/api/orders', {
    body: { productId: product.id, buyer },
    headers: { 'idempotency-key': 'telegram-1' },
  });
  const placed = answer.body;
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  await decide(haat.url, placed.payment.session);
  const headers = { 'order-token': placed.token };
  const order = await soon(async () => {
    const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, { headers });
    expect(body.accesses).toHaveLength(1);
    return body;
  });
  const part = order.access?.received?.parts[0];
  expect(part).toMatchObject({ type: 'link', url: `/access/${placed.id}/join/${order.accesses?.[0]?.id}` });
  const path = (part?.type === 'link' && part.url) || '/';
  const joined = await fetch(new URL(path, haat.url), { redirect: 'manual', headers: { cookie } });
  expect(joined.status).toBe(303);

  const ravi = addPerson(telegram.world, 'Ravi');
  start(telegram.world, ravi, codeIn(joined.headers.get('location') ?? ''));
  await soon(() => expect(linkFor(ravi)).toContain('https://t.me/+'));
  openLink(telegram.world, ravi, linkFor(ravi));
  await soon(() => expect(statusIn(chat, ravi.id)).toBe('member'));

  await walkMembers(token, product.id);
  await walkBroadcasts(token, product.id);
  await soon(() => expect(ravi.inbox.at(-1)?.text).toContain('New notes are here'));
  await call(haat.url, 'POST', `/api/transactions/${placed.id}/refund`, { token, body: {} });
  await soon(() => expect(statusIn(chat, ravi.id)).toBe('left'));
  await soon(() => expect(ravi.inbox.at(-1)?.text).toContain('you were removed'));
  await ask('DELETE', `/api/telegram/connection/${chat.id}`, { token });
});

/** What a creator does with the members of a channel. */
async function walkMembers(token: string, productId: string): Promise<void> {
  const url = `/api/products/${productId}/members`;
  const members = [{ phone: '9812345705', name: 'Asha', endsAt: '2027-01-01T00:00:00Z' }];
  const { body: added } = await ask<AddedMembers>('POST', url, { token, body: { members } });
  const { body: page } = await ask<Members>('GET', url, { token });
  expect(page.items.map(({ status }) => status)).toEqual(['active', 'active']);
  await ask('GET', `${url}?status=notThroughHaat&linkTried=true`, { token });
  await ask('POST', `/api/products/${productId}/outsiders/7000000099/remove`, { token });
  await ask('GET', `${url}.csv`, { token });
  const member = `/api/members/${added.items[0]?.id}`;
  await ask('POST', `${member}/extend`, { token, body: { endsAt: '2027-02-01T00:00:00Z' } });
  await ask('POST', `${member}/remove`, { token });
  await ask('POST', `${member}/reinvite`, { token });
  await ask('GET', member, { token });
}

/** What a creator writes to the members of a channel. */
async function walkBroadcasts(token: string, productId: string): Promise<void> {
  const url = `/api/products/${productId}/broadcasts`;
  const message = { text: 'New notes are here' };
  await ask('POST', `${url}/test`, { token, body: message });
  const post = (body: object, key: string) =>
    ask<Broadcast>('POST', url, { token, body, headers: { 'idempotency-key': key } });
  const { body: sent } = await post(message, 'broadcast-1');
  const scheduledAt = new Date(Date.now() + 60 * 60_000).toISOString();
  const { body: waiting } = await post({ ...message, scheduledAt }, 'broadcast-2');
  await ask('POST', `/api/broadcasts/${waiting.id}/cancel`, { token });
  await soon(async () => {
    const { body } = await ask<Broadcast>('GET', `/api/broadcasts/${sent.id}`, { token });
    expect(body).toMatchObject({ status: 'sent', sent: 1 });
  });
  await ask('GET', `/api/broadcasts/${sent.id}/recipients?status=failed`, { token });
  await ask('GET', url, { token });
}

/** Telegram posts to a public address alone: tests/contract sends an update with its secret. */
test('no call of channels was left out', () => {
  expect(leftOut(['receiveTelegramUpdate'])).toEqual([]);
});
