import { canOpen } from '@haat/machines/lifecycles/access';
import { TelegramRefused } from '../../../../gateways/telegram';
import { bulkPriority, enqueue, enqueueMany, type NewJob } from '../../../../platform/jobs/jobs';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { refreshMembers } from '../../members/members-refresh';
import { type ChatRow, findChat, findSellerOf } from '../connection/chat.repository';
import { statusIn } from '../connection/chat-status';
import { type BotEvent, isAdministrator, isPresent } from '../updates/bot-event';
import { inviteAgain } from './joining.service';
import {
  changeSeat,
  findGrants,
  findSeated,
  findSeats,
  type Key,
  lockSeatsOf,
  type MemberRow,
  noteAbsence,
  type Seat,
  savePresence,
} from './member.repository';
import { isOpen, type MembershipContext, notify } from './membership.context';
import { hasMoved, settleMoves } from './move.repository';
import { watchNewcomer } from './newcomers';

export const syncQueue = 'telegram.sync';
export const refreshQueue = 'telegram.refresh';
export const outsiderQueue = 'telegram.outsider';

const day = 24 * 60 * 60_000;
/** Grants that ended longer ago are looked at again only where their holder may be in still. */
const recentMs = 7 * day;
/** Seats that are read together. */
const atOnce = 500;

/** Whom to bring in accordance with their grants, and where. */
export interface SyncPayload {
  sellerId: string;
  chatId: string;
  userId: string;
}

const joined = (seat: MemberRow, at: Date) =>
  ({ type: 'member.joined', joined_at: seat.joined_at ?? at, left_at: null }) as const;

/** Notes that somebody came or left. Who came in through us and may not be in is removed by the job that follows. */
export async function noteMember(
  { database, clock, jobs }: MembershipContext,
  { chatId, userId, name, status, cameBy }: Extract<BotEvent, { type: 'memberChanged' }>,
  updateId: number,
): Promise<void> {
  const sellerId = await findSellerOf(database.db, chatId);
  if (sellerId === null) return;
  const at = clock.now();
  const isIn = isPresent(status);
  await database.tx(async (trx) => {
    const presence = {
      userId,
      name,
      isPresent: isIn,
      isAdministrator: isAdministrator(status),
      cameBy,
      updateId,
      at,
    };
    if (!(await savePresence(trx, { sellerId, chatId }, presence))) return;
    const seats = await lockSeatsOf(trx, { sellerId, chatId }, userId);
    await refreshMembers(trx, [sellerId], at);
    if (cameBy !== null && seats.length === 0) await watchNewcomer(trx, { sellerId, chatId }, at);
    for (const seat of seats)
      await changeSeat(
        trx,
        seat,
        at,
        isIn ? { name, ...joined(seat, at) } : { name, type: 'member.left', left_at: at },
      );
    if (isIn && seats.length > 0 && !seats.some(isOpen))
      await enqueue(trx, {
        queue: syncQueue,
        payload: { sellerId, chatId, userId } satisfies SyncPayload,
        priority: bulkPriority,
      });
  });
  jobs.kick();
}

/**
 * Brings a Telegram account in a chat in accordance with its grants: removed where none of them opens the chat any more, unless it administers the
 * chat; otherwise what is written follows what Telegram says. Only whoever came in through us has a seat, or had one before it was moved, so nobody else is ever removed. Run
 * twice it does nothing more.
 */
export async function syncMember(context: MembershipContext, payload: SyncPayload): Promise<void> {
  const { database } = context;
  const { sellerId, chatId, userId } = payload;
  const chat = await findChat(database.db, sellerId, chatId);
  // When the bot has its rights again, everybody with a seat is looked at anew.
  if (!chat || !canRemove(chat)) return;
  const seats = await database.tx((trx) => lockSeatsOf(trx, { sellerId, chatId }, userId));
  if (seats.length === 0 && !(await hasMoved(database.db, { sellerId, chatId }, userId))) return;
  try {
    const isOut = seats.some(isOpen)
      ? await noteWhereTheyAre(context, payload)
      : await removeSeated(context, payload, seats);
    if (isOut) await settleMoves(database.db, { sellerId, chatId }, userId);
  } catch (error) {
    if (!(error instanceof TelegramRefused) || !isLost(error)) throw error;
    await database.tx((trx) => enqueue(trx, { queue: refreshQueue, payload: { chatId }, dedupeKey: chatId }));
  }
}

/** Nobody who has a seat is to be removed: true. */
async function noteWhereTheyAre(context: MembershipContext, payload: SyncPayload): Promise<true> {
  const { chatId, userId } = payload;
  await noteStatus(context, payload, isPresent(await statusIn(context.telegram, chatId, userId)));
  return true;
}

/** Takes out somebody who has no seat, because the creator said so: never an administrator, and nobody who has bought meanwhile. */
export async function removeOutsider(
  context: MembershipContext,
  { sellerId, chatId, userId }: SyncPayload,
): Promise<void> {
  const { database, clock } = context;
  const chat = await findChat(database.db, sellerId, chatId);
  if (!chat || !canRemove(chat)) return;
  if ((await database.tx((trx) => lockSeatsOf(trx, { sellerId, chatId }, userId))).length > 0) return;
  if (!(await remove(context, { sellerId, chatId, userId }))) return;
  await database.tx(async (trx) => {
    await noteAbsence(trx, { sellerId, chatId }, userId);
    await refreshMembers(trx, [sellerId], clock.now());
  });
}

/** Whoever is written as being in is removed without a question, in one call: it changes nothing for those who have left, and is refused for administrators: false. */
async function removeSeated(
  context: MembershipContext,
  payload: SyncPayload,
  seats: readonly Seat[],
): Promise<boolean> {
  const { telegram } = context;
  const { chatId, userId } = payload;
  const isIn =
    seats.some(({ status }) => status === 'joined') || isPresent(await statusIn(telegram, chatId, userId));
  if (isIn && !(await remove(context, payload))) return false;
  crashPoint('telegram.removed');
  await noteRemoval(context, payload, isIn);
  crashPoint('telegram.removal-noted');
  return true;
}

/** False for an administrator, who stays. */
async function remove({ telegram }: MembershipContext, { chatId, userId }: SyncPayload): Promise<boolean> {
  try {
    await telegram.remove(chatId, userId);
  } catch (error) {
    if (!(error instanceof TelegramRefused)) throw error;
    if (error.refusal === 'isAdministrator') return false;
    if (error.refusal !== 'personUnknown') throw error;
  }
  return true;
}

const canRemove = ({ status, missing_rights: missing }: ChatRow): boolean =>
  status !== 'lost' && !missing.includes('can_restrict_members');

const isLost = ({ refusal }: TelegramRefused) => refusal === 'rightMissing' || refusal === 'chatUnavailable';

async function noteStatus(
  { database, clock }: MembershipContext,
  { sellerId, chatId, userId }: SyncPayload,
  isIn: boolean,
): Promise<void> {
  const at = clock.now();
  await database.tx(async (trx) => {
    for (const seat of await lockSeatsOf(trx, { sellerId, chatId }, userId))
      if (isIn !== (seat.status === 'joined') && (isIn || seat.status === 'joined'))
        await changeSeat(trx, seat, at, isIn ? joined(seat, at) : { type: 'member.left', left_at: at });
  });
}

async function noteRemoval(
  { database, clock, jobs }: MembershipContext,
  { sellerId, chatId, userId }: SyncPayload,
  wasIn: boolean,
): Promise<void> {
  await database.tx(async (trx) => {
    const seats = await lockSeatsOf(trx, { sellerId, chatId }, userId);
    await refreshMembers(trx, [sellerId], clock.now());
    const [last] = seats.toSorted((a, b) => b.changed_at.getTime() - a.changed_at.getTime());
    if (!last) return;
    // Whoever is written as being in was removed by a run that did not get further.
    const isRemoved = wasIn || seats.some(({ status }) => status === 'joined');
    for (const seat of seats)
      if (seat.status !== 'invited' && seat.status !== 'removed')
        await changeSeat(trx, seat, clock.now(), {
          type: 'member.removed',
          left_at: seat.left_at ?? clock.now(),
        });
    const to = { userId, language: last.language, sellerId };
    // A payment came in between: they are asked to come back.
    const open = seats.find(isOpen);
    if (open) await notify(trx, { about: 'invite', ...to, grantId: open.grant_id });
    else if (isRemoved) {
      const about = last.grant_changed_by === 'trial.replaced' ? 'replaced' : 'removed';
      await notify(trx, { about, ...to, chatId, productId: last.product_id });
    }
  });
  jobs.kick();
}

/** Looks again at everybody with a seat in a chat: the bot can act there again, or a night is over. */
export async function syncChat(
  { database, clock, jobs }: Pick<MembershipContext, 'database' | 'clock' | 'jobs'>,
  { sellerId, chatId }: Key,
): Promise<void> {
  const endedAfter = new Date(clock.now().getTime() - recentMs);
  let after = '';
  for (;;) {
    const userIds = await findSeated(database.db, { sellerId, chatId }, { endedAfter, after, limit: atOnce });
    await database.tx((trx) =>
      enqueueMany(
        trx,
        userIds.map((userId) => ({
          queue: syncQueue,
          payload: { sellerId, chatId, userId } satisfies SyncPayload,
          priority: bulkPriority + 2,
        })),
      ),
    );
    if (userIds.length < atOnce) break;
    after = userIds.at(-1) ?? '';
  }
  jobs.kick();
}

/** Grants were opened or closed: whoever has their seats is asked in, or is to leave. */
export async function followGrants(
  context: MembershipContext,
  keys: readonly { sellerId: string; grantId: string }[],
): Promise<void> {
  const { database, jobs } = context;
  const grants = await findGrants(database.db, keys);
  if (grants.length === 0) return;
  crashPoint('telegram.access-changed');
  for (const grant of grants) if (canOpen(grant.status)) await inviteAgain(context, grant);
  const closed = grants.filter(({ status }) => !canOpen(status));
  const seats = await findSeats(database.db, closed);
  await database.tx((trx) => enqueueMany(trx, seats.flatMap(syncJobOf)));
  jobs.kick();
}

const syncJobOf = ({ seller_id, chat_id, telegram_user_id }: MemberRow): NewJob[] => {
  if (telegram_user_id === null) return [];
  const payload: SyncPayload = { sellerId: seller_id, chatId: chat_id, userId: telegram_user_id };
  return [{ queue: syncQueue, payload, priority: bulkPriority }];
};
