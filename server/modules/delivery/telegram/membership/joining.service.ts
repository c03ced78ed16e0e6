import type { Language } from '@haat/i18n';
import { canOpen } from '@haat/machines/lifecycles/access';
import { TelegramRefused } from '../../../../gateways/telegram';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { watchLink } from '../../members/shared-links';
import { findSellerOf } from '../connection/chat.repository';
import type { BotEvent } from '../updates/bot-event';
import {
  changeSeat,
  ensureSeat,
  findAccountOf,
  findGrant,
  findGrantsToSeat,
  lockSeatByLink,
  lockSeatsOf,
  type MemberRow,
  type Seat,
  type TelegramGrant,
} from './member.repository';
import { isOpen, keyOf, type MembershipContext, notify } from './membership.context';

export interface Account {
  userId: string;
  name: string;
  language: Language;
}

const accountOf = ({ userId, name, language }: Account) => ({ telegram_user_id: userId, name, language });

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
  crashPoint('telegram.link-saved');
  if (stored !== link) await telegram.revokeLink(seat.chat_id, link);
  return stored;
}

export type Invited =
  | { outcome: 'invited'; link: string; chatId: string }
  /** The access is over or suspended, or there is none. */
  | { outcome: 'closed'; productId: string | null }
  /** Another Telegram account has the seat. */
  | { outcome: 'taken'; productId: string };

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
    if (now.telegram_user_id !== null && now.telegram_user_id !== account.userId) {
      await watchLink(trx, { sellerId, grantId, accountId: account.userId, at: clock.now() });
      return null;
    }
    await changeSeat(trx, now, clock.now(), { ...accountOf(account), type: 'invite.sent' });
    // What else they have paid for leads to the same chat: one of it that ends removes nobody.
    for (const other of await findGrantsToSeat(trx, { sellerId, chatId }, grantId)) {
      const free = await ensureSeat(trx, { sellerId, chatId }, other, clock.now());
      if (free.telegram_user_id === null)
        await changeSeat(trx, free, clock.now(), { ...accountOf(account), type: 'invite.sent' });
    }
    return now;
  });
  if (!seat) return { outcome: 'taken', productId: grant.product_id };
  crashPoint('telegram.seat-taken');
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
      await watchLink(trx, { sellerId, grantId: seat.grant_id, accountId: userId, at: clock.now() });
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
  crashPoint('telegram.request-answered');
}

/** Whoever had a seat before, by this grant or by another paid one for the same phone, gets it back with an invite from the bot. */
export async function inviteAgain(
  { database, clock }: Pick<MembershipContext, 'database' | 'clock'>,
  grant: TelegramGrant,
): Promise<void> {
  const { seller_id: sellerId, id: grantId, chat_id: chatId } = grant;
  if (chatId === null || (await findSellerOf(database.db, chatId)) !== sellerId) return;
  await database.tx(async (trx) => {
    const seat = await ensureSeat(trx, { sellerId, chatId }, grantId, clock.now());
    const account =
      seat.telegram_user_id === null ? await findAccountOf(trx, { sellerId, chatId }, grant) : seat;
    if (!account?.telegram_user_id || seat.status === 'joined') return;
    const { telegram_user_id, name, language } = account;
    const others = await lockSeatsOf(trx, { sellerId, chatId }, telegram_user_id);
    const joined = others.find(({ status }) => status === 'joined');
    // Who pays again while they are in is in.
    if (joined)
      return changeSeat(trx, seat, clock.now(), {
        telegram_user_id,
        name,
        language,
        type: 'member.joined',
        joined_at: joined.joined_at,
      });
    await changeSeat(trx, seat, clock.now(), { telegram_user_id, name, language, type: 'invite.sent' });
    await notify(trx, { about: 'invite', userId: telegram_user_id, language, sellerId, grantId });
  });
}

/** Waits for a call to Telegram, and takes these refusals for what was wanted. */
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
