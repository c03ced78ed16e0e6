import type { Language } from '@haat/i18n';
import { canOpen } from '@haat/machines/lifecycles/access';
import { type TelegramGateway, TelegramRefused } from '../../../../gateways/telegram';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue, enqueueMany } from '../../../../platform/jobs/jobs';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { findSellerOf } from '../connection/chat.repository';
import { statusIn } from '../connection/chat-status';
import { type BotEvent, isAdministrator, isPresent } from '../updates/bot-event';
import {
  changeSeat,
  ensureSeat,
  findAccountOf,
  findGrant,
  findGrants,
  findSeated,
  findSeats,
  type Key,
  lockSeatByLink,
  lockSeatsOf,
  type MemberRow,
  type Seat,
  savePresence,
  type TelegramGrant,
} from './member.repository';
import { type BotNotice, noticeQueue } from './notices';

export const syncQueue = 'telegram.sync';
export const refreshQueue = 'telegram.refresh';

const day = 24 * 60 * 60_000;
/** Grants that ended longer ago are not looked at again. */
const recentMs = 7 * day;
/** Seats that are read together. */
const atOnce = 500;

/** Whom to bring in accordance with their grants, and where. */
export interface SyncPayload {
  sellerId: string;
  chatId: string;
  userId: string;
}

export interface MembershipContext extends Pick<Deps, 'database' | 'clock' | 'jobs'> {
  telegram: TelegramGateway;
}

export interface Account {
  userId: string;
  name: string;
  language: Language;
}

const isOpen = ({ grant_status }: Seat): boolean => canOpen(grant_status);
const keyOf = ({ seller_id, chat_id }: MemberRow): Key => ({ sellerId: seller_id, chatId: chat_id });
const joined = (seat: MemberRow, at: Date) =>
  ({ type: 'member.joined', joined_at: seat.joined_at ?? at, left_at: null }) as const;
const accountOf = ({ userId, name, language }: Account) => ({ telegram_user_id: userId, name, language });

const notify = (trx: Tx, payload: BotNotice): Promise<void> =>
  enqueue(trx, { queue: noticeQueue, payload, priority: 0 });

/** A link of the seat that makes a request to join. Made once; of two that are made at once the second is revoked. */
async function inviteLinkOf(context: MembershipContext, seat: MemberRow): Promise<string> {
  if (seat.invite_link !== null) return seat.invite_link;
  const { database, clock, telegram } = context;
  const link = await telegram.createJoinLink(seat.chat_id, seat.grant_id);
  crashPoint('telegram.link-made');
  const stored = await database.tx(async (trx) => {
    const now = await ensureSeat(trx, keyOf(seat), seat.grant_id, clock.now());
    if (now.invite_link === null) await changeSeat(trx, now, clock.now(), { invite_link: link });
    return now.invite_link ?? link;
  });
  if (stored !== link) await telegram.revokeLink(seat.chat_id, link);
  return stored;
}

export type Invited =
  | { outcome: 'invited'; link: string; chatId: string }
  /** The access is over or suspended, or there is none. */
  | { outcome: 'closed'; productId: string | null }
  /** Another Telegram account has the seat. */
  | { outcome: 'taken' };

/** Gives the seat of a grant to a Telegram account, unless another one has it, and answers the link that is theirs. */
export async function takeSeat(
  context: MembershipContext,
  { sellerId, grantId }: { sellerId: string; grantId: string },
  account: Account,
): Promise<Invited> {
  const { database, clock } = context;
  const grant = await findGrant(database.db, sellerId, grantId);
  if (!grant || grant.chat_id === null || !canOpen(grant.status))
    return { outcome: 'closed', productId: grant?.product_id ?? null };
  const chatId = grant.chat_id;
  // The boundary between creators: a product may name any chat.
  if ((await findSellerOf(database.db, chatId)) !== sellerId)
    return { outcome: 'closed', productId: grant.product_id };
  const seat = await database.tx(async (trx) => {
    const now = await ensureSeat(trx, { sellerId, chatId }, grantId, clock.now());
    if (now.telegram_user_id !== null && now.telegram_user_id !== account.userId) return null;
    await changeSeat(trx, now, clock.now(), { ...accountOf(account), type: 'invite.sent' });
    return now;
  });
  if (!seat) return { outcome: 'taken' };
  return { outcome: 'invited', link: await inviteLinkOf(context, seat), chatId };
}

/**
 * Answers a request to join by a link of ours: the first to ask takes the seat, and after that only the same account. Requests by other links are
 * left to the administrators of the chat.
 */
export async function answerJoinRequest(
  context: MembershipContext,
  { chatId, link, ...account }: Extract<BotEvent, { type: 'joinRequested' }>,
): Promise<void> {
  const { database, clock, telegram } = context;
  const { userId } = account;
  const sellerId = link === null ? null : await findSellerOf(database.db, chatId);
  if (sellerId === null || link === null) return;
  const answer = await database.tx(async (trx) => {
    const seat = await lockSeatByLink(trx, { sellerId, chatId }, link);
    if (!seat) return null;
    const recipient = ({ product_id: productId }: Seat) => ({
      userId,
      language: account.language,
      sellerId,
      chatId,
      productId,
    });
    if (!isOpen(seat)) {
      await notify(trx, { about: 'ended', ...recipient(seat) });
      return 'decline';
    }
    if (seat.telegram_user_id !== null && seat.telegram_user_id !== userId) {
      await notify(trx, { about: 'declined', ...recipient(seat) });
      return 'decline';
    }
    await changeSeat(trx, seat, clock.now(), { ...accountOf(account), type: 'join.requested' });
    return 'approve';
  });
  if (answer === null) return;
  crashPoint('telegram.request-decided');
  await unlessRefused(
    answer === 'approve' ? telegram.approve(chatId, userId) : telegram.decline(chatId, userId),
    ['noJoinRequest', 'alreadyMember', 'personUnknown'],
  );
}

/** Notes that somebody came or left. Who came in through us and may not be in is removed by the job that follows. */
export async function noteMember(
  { database, clock, jobs }: MembershipContext,
  { chatId, userId, name, status }: Extract<BotEvent, { type: 'memberChanged' }>,
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
      updateId,
      at,
    };
    if (!(await savePresence(trx, { sellerId, chatId }, presence))) return;
    const seats = await lockSeatsOf(trx, { sellerId, chatId }, userId);
    for (const seat of seats)
      await changeSeat(
        trx,
        seat,
        at,
        isIn ? { name, ...joined(seat, at) } : { name, type: 'member.left', left_at: at },
      );
    if (isIn && seats.length > 0 && !seats.some(isOpen))
      await enqueue(trx, { queue: syncQueue, payload: { sellerId, chatId, userId } satisfies SyncPayload });
  });
  jobs.kick();
}

/**
 * Brings a Telegram account in a chat in accordance with its grants: removed where none of them opens the chat any more, unless it administers the
 * chat; otherwise what is written follows what Telegram says. Only whoever came in through us has a seat, so nobody else is ever removed. Run
 * twice it does nothing more.
 */
export async function syncMember(context: MembershipContext, payload: SyncPayload): Promise<void> {
  const { database, telegram } = context;
  const { sellerId, chatId, userId } = payload;
  if ((await findSellerOf(database.db, chatId)) !== sellerId) return;
  const seats = await database.tx((trx) => lockSeatsOf(trx, { sellerId, chatId }, userId));
  if (seats.length === 0) return;
  try {
    const status = await statusIn(telegram, chatId, userId);
    const mayStay = seats.some(isOpen) || isAdministrator(status);
    if (mayStay) return await noteStatus(context, payload, isPresent(status));
    if (isPresent(status))
      await unlessRefused(telegram.remove(chatId, userId), ['isAdministrator', 'personUnknown']);
    crashPoint('telegram.removed');
    await noteRemoval(context, payload, isPresent(status));
  } catch (error) {
    // Nothing can be done before the bot has its rights again; then whoever is still in is looked at anew.
    if (!(error instanceof TelegramRefused) || !isLost(error)) throw error;
    await database.tx((trx) => enqueue(trx, { queue: refreshQueue, payload: { chatId } }));
  }
}

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
    const [last] = seats.toSorted((a, b) => b.changed_at.getTime() - a.changed_at.getTime());
    if (!last) return;
    // Whoever is written as being in was removed by a run that did not get further.
    const isRemoved = wasIn || seats.some(({ status }) => status === 'joined');
    for (const seat of seats)
      if (seat.status === 'joined' || seat.status === 'left')
        await changeSeat(trx, seat, clock.now(), {
          type: 'member.removed',
          left_at: seat.left_at ?? clock.now(),
        });
    const to = { userId, language: last.language, sellerId };
    // A payment came in between: they are asked to come back.
    const open = seats.find(isOpen);
    if (open) await notify(trx, { about: 'invite', ...to, grantId: open.grant_id });
    else if (isRemoved) await notify(trx, { about: 'removed', ...to, chatId, productId: last.product_id });
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
          priority: 7,
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
  for (const grant of grants) await (canOpen(grant.status) ? inviteAgain : syncSeats)(context, grant);
  if (grants.length > 0) jobs.kick();
}

async function syncSeats(
  { database }: Pick<Deps, 'database'>,
  { seller_id: sellerId, id }: TelegramGrant,
): Promise<void> {
  const seats = await findSeats(database.db, sellerId, id);
  const payloads = seats.flatMap(({ chat_id: chatId, telegram_user_id: userId }): SyncPayload[] =>
    userId === null ? [] : [{ sellerId, chatId, userId }],
  );
  await database.tx((trx) =>
    enqueueMany(
      trx,
      payloads.map((payload) => ({ queue: syncQueue, payload })),
    ),
  );
}

/** Whoever had a seat before, by this grant or by another one for the same phone, gets it back with an invite from the bot. */
async function inviteAgain(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { seller_id: sellerId, id: grantId, chat_id: chatId, holder_phone: phone }: TelegramGrant,
): Promise<void> {
  if (chatId === null || (await findSellerOf(database.db, chatId)) !== sellerId) return;
  await database.tx(async (trx) => {
    const seat = await ensureSeat(trx, { sellerId, chatId }, grantId, clock.now());
    const account =
      seat.telegram_user_id === null ? await findAccountOf(trx, { sellerId, chatId }, phone) : seat;
    if (!account?.telegram_user_id || seat.status === 'joined') return;
    const { telegram_user_id, name, language } = account;
    await changeSeat(trx, seat, clock.now(), { telegram_user_id, name, language, type: 'invite.sent' });
    await notify(trx, { about: 'invite', userId: telegram_user_id, language, sellerId, grantId });
  });
}

async function unlessRefused(
  work: Promise<void>,
  refusals: readonly TelegramRefused['refusal'][],
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof TelegramRefused) || !refusals.includes(error.refusal)) throw error;
  }
}
