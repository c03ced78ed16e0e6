// A night on which the subscriptions of a channel end, at a Telegram that enforces its limits: how long until all are removed, and how long whoever
// buys meanwhile waits to be let in.

import type { Members } from '@haat/openapi';
import { telegramLimits as ownLimits } from '../server/gateways/telegram/telegram.limits';
import { buy, until } from '../tests/simulators/buyer';
import { inviteOf, pressJoin, sellChannel, telegramEnv } from '../tests/simulators/channel';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { signIn } from '../tests/simulators/shop';
import {
  addPerson,
  type Chat,
  isIn,
  openLink,
  startTelegram,
  statusIn,
  type Telegram,
  telegramLimits,
} from '../tests/simulators/telegram';
import { get } from './measure/client';
import { median } from './measure/ratios';
import { publish } from './measure/report';
import { fillMembers, firstUserId } from './telegram.rows';

const members = { full: 10_000, quick: 500 };
const buyerEveryMs = 10_000;
const filledWithinMs = 20_000;
const wantedAdmissionMs = 5_000;
const wantedListMs = 100;
const reads = 20;
const month = { unit: 'month', count: 1 } as const;

export async function measure(quick: boolean): Promise<void> {
  const count = quick ? members.quick : members.full;
  const postgres = await startPostgres();
  const telegram = await startTelegram({ limits: telegramLimits });
  const haat = await startHaat({ databaseUrl: postgres.url, env: telegramEnv(telegram) });
  const creator = await signIn(haat, '9812345703', 'Meera');
  const { chat, productId } = await sellChannel(haat, telegram, creator, [
    { type: 'subscription', label: 'Reader', amount: 19_900, period: month },
  ]);
  const first = await admit(haat, telegram, { chat, productId }, 0);
  const endsAt = new Date(Date.now() + filledWithinMs);
  for (let n = 1; n <= count; n += 1) addMember(telegram, chat, firstUserId + n);
  await fillMembers(postgres.url, first.orderId, { count, endsAt });
  if (Date.now() > endsAt.getTime()) throw new Error('The rows were written too late');
  const night = await endOfAll(haat, telegram, { chat, productId, endsAt, count });
  const lists = await readMembers(haat, creator.token, productId);
  await haat.dispose();
  await telegram.close();
  await postgres.stop();
  await report(night, lists, { count, quick });
}

/** In the chat since before anything is measured: no update says so. */
function addMember({ world }: Telegram, chat: Chat, id: number): void {
  const person = addPerson(world, 'Reader');
  world.people.delete(person.id);
  world.people.set(id, { ...person, id, hasStarted: true });
  chat.members.set(id, { status: 'member' });
}

interface Sale {
  chat: Chat;
  productId: string;
}

/** Somebody buys, presses Start at the bot and asks to join. Answers the ms from Start until they are in. */
async function admit(
  haat: Haat,
  telegram: Telegram,
  { chat, productId }: Sale,
  number: number,
): Promise<{ orderId: string; ms: number }> {
  const bought = await buy(haat.url, productId, `9${String(700_000_000 + number)}`);
  const person = addPerson(telegram.world, 'Buyer');
  const before = performance.now();
  await pressJoin(haat.url, telegram, bought, person);
  openLink(telegram.world, person, await until(() => inviteOf(person)));
  await until(() => isIn(statusIn(chat, person.id)));
  return { orderId: bought.id, ms: performance.now() - before };
}

interface Night {
  /** From the end of the subscriptions until the first is removed, until all are, and until all were written to. */
  firstMs: number;
  removedMs: number;
  writtenMs: number;
  calls: number;
  refused: number;
  admissions: number[];
}

async function endOfAll(
  haat: Haat,
  telegram: Telegram,
  { endsAt, count, ...sale }: Sale & { endsAt: Date; count: number },
): Promise<Night> {
  const left = () => {
    let present = 0;
    for (let n = 1; n <= count; n += 1) if (isIn(statusIn(sale.chat, firstUserId + n))) present += 1;
    return present;
  };
  const written = () => {
    let people = 0;
    for (let n = 1; n <= count; n += 1)
      if (telegram.world.people.get(firstUserId + n)?.inbox.length) people += 1;
    return people;
  };
  await wait(endsAt.getTime() - Date.now());
  const [callsBefore, refusedBefore] = [telegram.calls.length, telegram.refused()];
  const night: Night = { firstMs: 0, removedMs: 0, writtenMs: 0, calls: 0, refused: 0, admissions: [] };
  const since = () => Date.now() - endsAt.getTime();
  let admitting = Promise.resolve();
  let buyers = 0;
  while (written() < count) {
    const present = left();
    if (night.firstMs === 0 && present < count) night.firstMs = since();
    if (night.removedMs === 0 && present === 0) night.removedMs = since();
    if (since() >= buyers * buyerEveryMs) {
      buyers += 1;
      console.log(`${Math.round(since() / 1_000)} s: ${present} are in, ${written()} were written to`);
      admitting = Promise.all([admitting, admit(haat, telegram, sale, buyers)]).then(([, { ms }]) => {
        night.admissions.push(ms);
      });
    }
    if (since() > count * 1_000) throw new Error(`${left()} of ${count} are still in`);
    await wait(200);
  }
  night.writtenMs = since();
  night.removedMs ||= night.writtenMs;
  await admitting;
  night.calls = telegram.calls.length - callsBefore;
  night.refused = telegram.refused() - refusedBefore;
  return night;
}

/** Milliseconds, medians. */
interface Lists {
  first: number;
  next: number;
  search: number;
}

/** Pages of the members list as its screen asks for them. */
async function readMembers(haat: Haat, token: string, productId: string): Promise<Lists> {
  const path = `/api/products/${productId}/members?limit=50`;
  const { next } = JSON.parse(await get(haat.url, path, token)) as Members;
  const timed = async (more: string) => {
    const sample: number[] = [];
    for (let read = 0; read < reads; read += 1) {
      const before = performance.now();
      await get(haat.url, path + more, token);
      sample.push(performance.now() - before);
    }
    return median(sample);
  };
  return {
    first: await timed(''),
    next: await timed(`&cursor=${encodeURIComponent(next ?? '')}`),
    search: await timed('&q=reader'),
  };
}

async function report(
  { firstMs, removedMs, writtenMs, calls, refused, admissions }: Night,
  lists: Lists,
  { count, quick }: { count: number; quick: boolean },
): Promise<void> {
  const { perSecond } = ownLimits;
  const seconds = (ms: number) => Math.round(ms / 1_000);
  const worst = Math.max(...admissions);
  const floorMs = (count / perSecond) * 1_000;
  await publish(
    {
      section: 'telegram',
      conditions: `${count} members of one channel whose subscriptions end at the same moment, at a simulated Telegram that refuses more than ${telegramLimits.perSecond} calls a second; somebody buys every ${buyerEveryMs / 1_000} s. The floor is one call for each at ${perSecond} a second. PostgreSQL, one server.`,
      head: ['what', 'measured', 'floor'],
      rows: [
        ['the first is removed: ends are looked for every minute', `${seconds(firstMs)} s`, ''],
        ['all are removed', `${seconds(removedMs)} s`, `${seconds(floorMs)} s`],
        ['all have the message why', `${seconds(writtenMs)} s`, `${seconds(2 * floorMs)} s`],
        ['calls a second', Math.round((calls / writtenMs) * 10_000) / 10, perSecond],
        ['429 answers', refused, 0],
        ['buyers meanwhile', admissions.length, ''],
        ['from Start to being in, the slowest', `${Math.round(worst)} ms`, ''],
        ['the list of members, its first page with totals', `${Math.round(lists.first)} ms`, ''],
        ['another page of it', `${Math.round(lists.next)} ms`, ''],
        ['a search in it by a name', `${Math.round(lists.search)} ms`, ''],
      ],
      goals: [
        goal('from the first removal to the last / floor', (removedMs - firstMs) / floorMs, 1.25),
        goal('slowest admission, s', worst / 1_000, wantedAdmissionMs / 1_000),
        goal('first page of the members list, ms', lists.first, wantedListMs),
      ],
    },
    quick,
  );
}

const goal = (name: string, measured: number, most: number) => ({
  name,
  measured: measured.toFixed(2),
  wanted: `≤ ${most}`,
  met: measured <= most,
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
