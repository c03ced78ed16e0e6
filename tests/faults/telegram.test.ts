// The server dies at every step of admitting and removing a member, and of writing to all: after it has started again, exactly the right people are in,
// and everybody has the message.
import type { Broadcast } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, refundAll, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import { inviteOf, pressJoin, type SoldChannel, sellChannel, telegramEnv } from '../simulators/channel';
import { type Creator, signIn } from '../simulators/shop';
import {
  addMember,
  addPerson,
  isIn,
  openLink,
  type Person,
  startTelegram,
  statusIn,
  type Telegram,
} from '../simulators/telegram';
import { type Installation, install } from './crashes';

let installation: Installation;
let telegram: Telegram;
let creator: Creator;
let channel: SoldChannel;

beforeAll(async () => {
  telegram = await startTelegram();
  installation = await install(telegramEnv(telegram));
  const haat = await installation.startAgain();
  creator = await signIn(haat, '9812345703', 'Meera');
  channel = await sellChannel(haat, telegram, creator);
}, 120_000);
afterAll(async () => {
  await installation?.remove();
  await telegram?.close();
});

const diesAt: Installation['diesAt'] = (...of) => installation.diesAt(...of);
const startAgain = () => installation.startAgain();
const settle = () => installation.settle();
const url = () => installation.url;
const isMember = (person: Person) => isIn(statusIn(channel.chat, person.id));
const present = () =>
  [...channel.chat.members].flatMap(([id, { status }]) => (isIn(status) ? [id] : [])).sort((a, b) => a - b);
const idsOf = (...people: readonly { id: number }[]) => people.map(({ id }) => id).sort((a, b) => a - b);

it('admits and removes exactly once, wherever it died', async () => {
  const { world } = telegram;
  const [reader, ravi, devi] = [
    addPerson(world, 'Reader'),
    addPerson(world, 'Ravi'),
    addPerson(world, 'Devi'),
  ];
  addMember(world, channel.chat, reader);
  const ofDevi = await buy(url(), channel.productId, '9812345705');
  await pressJoin(url(), telegram, ofDevi, devi);
  openLink(world, devi, await until(() => inviteOf(devi)));
  await until(() => isMember(devi));
  const first = await buy(url(), channel.productId, '9812345704');

  await diesAt('telegram.seat-taken', () => pressJoin(url(), telegram, first, ravi));
  // Each goes on with what the one before it left undone, and dies a step later.
  await diesAt('telegram.link-made');
  await diesAt('telegram.link-saved');
  await diesAt('telegram.invite-sent');
  expect(present()).toEqual(idsOf(channel.owner, world.bot, reader, devi));
  await diesAt('telegram.request-decided', async () => void openLink(world, ravi, inviteOf(ravi)));
  await diesAt('telegram.request-answered');
  expect(present()).toEqual(idsOf(channel.owner, world.bot, reader, ravi, devi));

  await settle();
  // It may die before it has answered.
  await diesAt('telegram.access-changed', () => refundAll(url(), creator, first).catch(() => undefined));
  await diesAt('telegram.removed');
  await diesAt('telegram.removal-noted');
  await diesAt('telegram.notice-sent');
  expect(present()).toEqual(idsOf(channel.owner, world.bot, reader, devi));
  expect(ravi.inbox.at(-1)?.text).toContain('you were removed');

  await settle();
  await diesAt('telegram.access-changed', async () => {
    await buy(url(), channel.productId, '9812345704').catch(() => undefined);
  });
  const invites = ravi.inbox.length;
  await settle();
  await until(() => ravi.inbox.slice(invites).some(({ text }) => text.includes('is ready')));
  openLink(world, ravi, inviteOf(ravi));
  await until(() => isMember(ravi));
  expect(present()).toEqual(idsOf(channel.owner, world.bot, reader, ravi, devi));
}, 180_000);

it('writes to every member, and to one at most twice, wherever it died', async () => {
  const { world } = telegram;
  const people = ['Asha', 'Imran', 'Kavya', 'Noor'].map((name) => addPerson(world, name));
  for (const [index, person] of people.entries()) {
    const bought = await buy(url(), channel.productId, `981234580${index}`);
    await pressJoin(url(), telegram, bought, person);
    await until(() => inviteOf(person));
  }
  const path = `/api/products/${channel.productId}/broadcasts`;
  const send = async () => {
    const headers = { 'idempotency-key': 'notes-of-today' };
    const body = { text: 'Notes of today' };
    return (await call<Broadcast>(url(), 'POST', path, { token: creator.token, headers, body })).body;
  };
  const copies = () =>
    people.map(({ inbox }) => inbox.filter(({ text }) => text.startsWith('Notes of today')).length);

  await diesAt('broadcasts.listed', async () => void (await send().catch(() => undefined)));
  expect(copies()).toEqual([0, 0, 0, 0]);
  await diesAt('broadcasts.sent');
  await startAgain();
  // Whether the answer was lost or not, the same request is the same message.
  const { id } = await send();
  await until(async () => {
    const { body } = await call<Broadcast>(url(), 'GET', `/api/broadcasts/${id}`, { token: creator.token });
    return body.status === 'sent';
  });
  expect(Math.min(...copies())).toBe(1);
  expect(copies().reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(people.length + 1);
}, 120_000);
