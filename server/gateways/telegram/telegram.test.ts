import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addMember,
  addPerson,
  block,
  type Chat,
  createChat,
  openLink,
  type Person,
  promoteBot,
  removeBot,
  start,
  startTelegram,
  statusIn,
  type Telegram,
  unlimited,
  upgrade,
} from '../../../tests/simulators/telegram';
import { TryLater } from '../delivery';
import { createTelegram, TelegramChatMoved, TelegramRefused } from '.';

let telegram: Telegram;
let owner: Person;
let asha: Person;
let channel: Chat;
const gateway = (token = telegram.token, url = telegram.url) => createTelegram({ token, url }, unlimited());
const idOf = ({ id }: { id: number }) => String(id);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Error & { refusal?: string },
  );

beforeEach(async () => {
  telegram = await startTelegram();
  owner = addPerson(telegram.world, 'Owner');
  asha = addPerson(telegram.world, 'Asha');
  channel = createChat(telegram.world, owner, { type: 'channel', title: 'Morning notes', photo: 'p1' });
});
afterEach(() => telegram.close());

it('reads the bot, a chat, its members and what the bot may not do there', async () => {
  promoteBot(telegram.world, owner, channel, { can_invite_users: true });
  const api = gateway();
  expect(await api.username()).toBe('haat_simulated_bot');
  expect(await api.chat(idOf(channel))).toEqual({
    id: idOf(channel),
    type: 'channel',
    title: 'Morning notes',
    photoId: 'p1',
  });
  expect(await api.memberCount(idOf(channel))).toBe(2);
  expect(await api.missingRights(idOf(channel))).toEqual(['can_restrict_members']);
  expect((await api.file('p1')).length).toBeGreaterThan(60);
});

it('admits whom it approves, and removes them so that they may come back', async () => {
  promoteBot(telegram.world, owner, channel);
  const api = gateway();
  const link = await api.createJoinLink(idOf(channel), 'a grant');
  expect(openLink(telegram.world, asha, link)).toBe('requested');
  expect(await api.status(idOf(channel), idOf(asha))).toBe('left');
  await api.approve(idOf(channel), idOf(asha));
  expect(await api.status(idOf(channel), idOf(asha))).toBe('member');
  await api.remove(idOf(channel), idOf(asha));
  expect(statusIn(channel, asha.id)).toBe('left');
  expect(openLink(telegram.world, asha, link)).toBe('requested');
  await api.decline(idOf(channel), idOf(asha));
  await api.revokeLink(idOf(channel), link);
  expect(openLink(telegram.world, asha, link)).toBe('expired');
});

it('says why Telegram refuses', async () => {
  const api = gateway();
  const refusalOf = async (work: Promise<unknown>) => (await failureOf(work))?.refusal;
  expect(await refusalOf(api.chat('-1009'))).toBe('chatUnavailable');
  expect(await refusalOf(api.createJoinLink(idOf(channel), 'x'))).toBe('chatUnavailable');
  promoteBot(telegram.world, owner, channel, {});
  expect(await refusalOf(api.createJoinLink(idOf(channel), 'x'))).toBe('rightMissing');
  expect(await refusalOf(api.remove(idOf(channel), idOf(asha)))).toBe('rightMissing');
  promoteBot(telegram.world, owner, channel);
  expect(await refusalOf(api.approve(idOf(channel), idOf(asha)))).toBe('noJoinRequest');
  addMember(telegram.world, channel, asha);
  expect(await refusalOf(api.approve(idOf(channel), idOf(asha)))).toBe('alreadyMember');
  expect(await refusalOf(api.status(idOf(channel), '42'))).toBe('personUnknown');
  expect(await refusalOf(api.send(idOf(asha), { text: 'Hello' }))).toBe('neverStarted');
  start(telegram.world, asha);
  await api.send(idOf(asha), { text: 'Hello', buttons: [{ text: 'Open', url: 'https://haat.example' }] });
  expect(asha.inbox.map(({ text, buttons }) => [text, buttons])).toEqual([
    ['Hello', [{ text: 'Open', url: 'https://haat.example' }]],
  ]);
  block(telegram.world, asha);
  expect(await refusalOf(api.send(idOf(asha), { text: 'Hello' }))).toBe('blockedByPerson');
  removeBot(telegram.world, owner, channel);
  expect(await refusalOf(api.memberCount(idOf(channel)))).toBe('chatUnavailable');
});

it('says which id a group has after its upgrade', async () => {
  const group = createChat(telegram.world, owner, { type: 'group', title: 'Talk' });
  promoteBot(telegram.world, owner, group);
  const upgraded = upgrade(telegram.world, group);
  const failure = await failureOf(gateway().memberCount(idOf(group)));
  expect(failure).toBeInstanceOf(TelegramChatMoved);
  expect(failure).toMatchObject({ from: idOf(group), to: idOf(upgraded) });
});

it('calls once, and says how long Telegram asks to wait', async () => {
  promoteBot(telegram.world, owner, channel);
  telegram.refuseNext(1, 7);
  const failure = await failureOf(gateway().memberCount(idOf(channel)));
  expect(failure).toBeInstanceOf(TryLater);
  expect(failure).toMatchObject({ reason: 'too_many_requests', retryAfterMs: 7_000 });
  expect(telegram.calls.filter(({ method }) => method === 'getChatMemberCount')).toHaveLength(1);
});

it('takes an outage for what passes, and never says its token', async () => {
  telegram.trouble('internal');
  expect(await failureOf(gateway().username())).toMatchObject({ name: 'TryLater', reason: 'status_500' });
  telegram.trouble('badGateway');
  const proxy = await failureOf(gateway().username());
  expect(proxy).toMatchObject({ name: 'TryLater' });
  expect(`${proxy?.stack}`).not.toContain(telegram.token);
  const unreachable = await failureOf(gateway(telegram.token, 'http://127.0.0.1:9').file('p1'));
  expect(unreachable).toBeInstanceOf(TryLater);
  expect(`${unreachable?.stack}${unreachable?.cause}`).not.toContain(telegram.token);
});

it('is told of a wrong token as what no second try heals', async () => {
  const failure = await failureOf(gateway('123456:wrong-wrong-wrong-wrong-wrong-wrong').username());
  expect(failure).toBeInstanceOf(TelegramRefused);
  expect(failure?.message).toContain('unauthorized');
});

it('fetches updates, each until it is confirmed', async () => {
  const api = gateway();
  await api.deleteWebhook();
  start(telegram.world, asha, 'connect_abc');
  promoteBot(telegram.world, owner, channel);
  addMember(telegram.world, channel, asha);
  const signal = new AbortController().signal;
  const all = await api.updates(0, 0, signal);
  expect(all.map((one) => Object.keys(one)[1])).toEqual(['message', 'my_chat_member', 'chat_member']);
  expect(await api.updates(all[1]?.update_id ?? 0, 0, signal)).toHaveLength(2);
  expect(await api.updates((all.at(-1)?.update_id ?? 0) + 1, 0, signal)).toEqual([]);
});
