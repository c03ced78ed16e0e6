import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTelegram } from '../../../server/gateways/telegram';
import { type Asked, answerJson, type Loopback, listen } from '../loopback';
import {
  addMember,
  addPerson,
  chooseChat,
  createChat,
  deleteChat,
  kick,
  leave,
  type Person,
  press,
  start,
  startTelegram,
  statusIn,
  type Telegram,
  telegramLimits,
  unlimited,
  write,
} from '.';

interface Update {
  update_id: number;
  message?: { text?: string; chat_shared?: { chat_id: number } };
  chat_member?: { new_chat_member: { status: string } };
  my_chat_member?: { new_chat_member: { status: string; can_invite_users?: boolean } };
  callback_query?: { data: string };
}

let telegram: Telegram;
let bot: Loopback;
let owner: Person;
let taken: { update: Update; secret: string | undefined }[];
/** How the bot answers its webhook. */
let status: number;

beforeEach(async () => {
  taken = [];
  status = 200;
  telegram = await startTelegram();
  owner = addPerson(telegram.world, 'Owner');
  bot = await listen(({ body, headers }: Asked, response) => {
    const secret = headers['x-telegram-bot-api-secret-token'] as string | undefined;
    taken.push({ update: JSON.parse(body) as Update, secret });
    answerJson(response, status, {});
    status = 200;
  });
  await createTelegram(telegram).setWebhook(`${bot.url}/webhook`, 'a-secret');
});
afterEach(async () => {
  await telegram.close();
  await bot.close();
});

it('posts updates with the secret, again until they are taken', async () => {
  status = 500;
  start(telegram.world, owner, 'connect_abc');
  press(telegram.world, owner, 'later');
  await telegram.settled();
  expect(
    taken.map(({ update, secret }) => [update.message?.text ?? update.callback_query?.data, secret]),
  ).toEqual([
    ['/start connect_abc', 'a-secret'],
    ['/start connect_abc', 'a-secret'],
    ['later', 'a-secret'],
  ]);
});

it('posts updates twice, late, or never', async () => {
  telegram.double(true);
  write(telegram.world, owner, 'twice');
  await telegram.settled();
  telegram.double(false);
  telegram.hold(true);
  write(telegram.world, owner, 'late');
  expect(taken.map(({ update }) => update.message?.text)).toEqual(['twice', 'twice']);
  telegram.hold(false);
  await telegram.settled();
  telegram.loseNext();
  write(telegram.world, owner, 'lost');
  await telegram.settled();
  expect(taken.map(({ update }) => update.message?.text)).toEqual(['twice', 'twice', 'late']);
});

it('makes the bot administrator of the chat that its owner chooses, and tells who leaves, is removed, and that it is gone', async () => {
  const api = createTelegram(telegram);
  const channel = createChat(telegram.world, owner, { type: 'channel', title: 'Morning notes' });
  start(telegram.world, owner);
  await api.send(String(owner.id), {
    text: 'Choose your channel or group',
    chatRequests: { channel: { id: 1, text: 'Choose a channel' }, group: { id: 2, text: 'Choose a group' } },
  });
  chooseChat(telegram.world, owner, channel);
  expect(await api.missingRights(String(channel.id))).toEqual([]);
  const [asha, ravi] = [addPerson(telegram.world, 'Asha'), addPerson(telegram.world, 'Ravi')];
  addMember(telegram.world, channel, asha);
  addMember(telegram.world, channel, ravi);
  leave(telegram.world, asha, channel);
  kick(telegram.world, owner, channel, ravi);
  expect([statusIn(channel, asha.id), statusIn(channel, ravi.id)]).toEqual(['left', 'kicked']);
  deleteChat(telegram.world, owner, channel);
  await telegram.settled();
  const statuses = taken.flatMap(({ update }) =>
    [update.my_chat_member, update.chat_member].flatMap((change) => change?.new_chat_member.status ?? []),
  );
  expect(statuses).toEqual(['administrator', 'member', 'member', 'left', 'kicked', 'left']);
  expect(taken.some(({ update }) => update.message?.chat_shared?.chat_id === channel.id)).toBe(true);
});

it('refuses calls beyond its limits, for as long as it says', async () => {
  let now = 0;
  const limits = { ...telegramLimits, perSecond: 3, perGroup: 2 };
  const limited = await startTelegram({ limits, now: () => now });
  const api = createTelegram(
    limited,
    unlimited(() => now),
  );
  const person = addPerson(limited.world, 'Asha');
  start(limited.world, person);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { retryAfterMs?: number }) => error.retryAfterMs,
    );
  const say = () => refusalOf(api.send(String(person.id), { text: 'Hello' }));
  const group = String(createChat(limited.world, owner, { type: 'group', title: 'Talk' }).id);
  expect([await say(), await say()]).toEqual([null, 1_000]);
  // Others go on.
  expect(await refusalOf(api.username())).toBeNull();
  now += 1_000;
  expect([await say(), await say(), person.inbox.length]).toEqual([null, 1_000, 2]);
  now += 1_000;
  const many = await Promise.all([1, 2, 3, 4].map((id) => refusalOf(api.inBulk.memberCount(`${-id}`))));
  expect(many.filter((one) => one === 3_000)).toHaveLength(1);
  now += 3_000;
  const toGroup: (number | null | undefined)[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    toGroup.push(await refusalOf(api.send(group, { text: 'Hello' })));
    now += 1_000;
  }
  expect(toGroup.map((ms) => ms === 3_000)).toEqual([false, false, true]);
  await limited.close();
});
