import { TelegramChatMoved } from '../../../gateways/telegram';
import type { Deps } from '../../../platform/deps';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { BotContext } from './bot/bot.context';
import { findTexts } from './bot/bot.repository';
import { invite, say } from './bot/bot.service';
import { findSellerOf, listConnected, renameChat } from './connection/chat.repository';
import { refreshChat } from './connection/connection.service';
import { hasOpenSeat, type Key, latestEnd } from './membership/member.repository';
import { type Newcomers, newcomersQueue, notifyOfNewcomers } from './membership/newcomers';
import { type BotNotice, closedMessage, endingMessage, isBulk, noticeQueue } from './membership/notices';
import {
  followGrants,
  outsiderQueue,
  refreshQueue,
  removeOutsider,
  type SyncPayload,
  syncChat,
  syncMember,
  syncQueue,
} from './membership/syncing.service';
import { deleteExpiredCodes } from './start-code.repository';

const hour = 60 * 60_000;
/** Chats that are read together. */
const chatsAtOnce = 100;

type Context = BotContext;

/** What is done after events about access, and at its time. */
export function handleJobs(context: Context, { events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  const { database, clock } = context;
  const bulk = inBulk(context);
  events.on(['access.granted', 'access.restored', 'access.suspended', 'access.revoked', 'access.ended'], {
    key: 'telegram.access',
    handleMany: (all) => followGrants(context, all),
  });
  jobs.handle<SyncPayload>(
    syncQueue,
    followingMoves(context, (payload) => syncMember(bulk, payload)),
    { attempts: 30 },
  );
  jobs.handle<BotNotice>(
    noticeQueue,
    followingMoves(context, (notice) => write(isBulk(notice) ? bulk : context, notice)),
  );
  jobs.handle<SyncPayload>(
    outsiderQueue,
    followingMoves(context, (payload) => removeOutsider(context, payload)),
  );
  jobs.handle<Newcomers>(newcomersQueue, (newcomers) => notifyOfNewcomers(context, newcomers));
  jobs.every('telegram.codes.sweep', hour, () => deleteExpiredCodes(database.db, clock.now()));
  jobs.handle<{ chatId: string }>(
    refreshQueue,
    followingMoves(context, async ({ chatId }) => {
      await refreshChat(context, chatId);
    }),
  );
  events.on('telegram.ready', { key: 'telegram.resume', handle: (chat) => syncChat(context, chat) });
  jobs.every('telegram.reconcile', 24 * hour, () => reconcile(bulk));
}

/** Calls of people who wait go before its own. */
const inBulk = (context: Context): Context => ({
  ...context,
  telegram: { ...context.telegram.inBulk, inBulk: context.telegram.inBulk },
});

/**
 * A group that was upgraded says so in the answer to any call, should the update about it be lost: then everybody with a seat there is looked at
 * under its new id.
 */
export const followingMoves =
  <Payload>(context: Context, work: (payload: Payload) => Promise<void>) =>
  async (payload: Payload): Promise<void> => {
    try {
      await work(payload);
    } catch (error) {
      if (!(error instanceof TelegramChatMoved)) throw error;
      const { from, to } = error;
      const sellerId = await findSellerOf(context.database.db, from);
      await context.database.tx((trx) => renameChat(trx, from, to));
      if (sellerId !== null) await syncChat(context, { sellerId, chatId: to });
    }
  };

/** Asks Telegram about every chat, and about everybody who is in it through us or was until lately. */
async function reconcile(context: Context): Promise<void> {
  let after = '';
  for (;;) {
    const chats = await listConnected(context.database.db, { after, limit: chatsAtOnce });
    const look = followingMoves(context, async (chat: Key) => {
      const row = await refreshChat(context, chat.chatId);
      if (row?.status === 'ready') await syncChat(context, chat);
    });
    for (const chat of chats) await look(chat);
    if (chats.length < chatsAtOnce) return;
    after = chats.at(-1)?.chatId ?? '';
  }
}

/** Writes to a buyer what there is to say now: a grant may have changed since it was queued. */
async function write(context: Context, notice: BotNotice): Promise<void> {
  const { userId, language, sellerId } = notice;
  if (notice.about === 'invite')
    return invite(context, { sellerId, grantId: notice.grantId }, { userId, language, name: '' });
  if (notice.about === 'ending') return remindOfEnd(context, notice);
  // Thousands of these may have waited before it: whoever has paid again meanwhile is in, or invited.
  if (notice.about !== 'declined' && (await hasOpenSeat(context.database.db, notice, userId))) return;
  const texts = await findTexts(context, { sellerId, productId: notice.productId });
  if (texts) await say(context, userId, closedMessage(language, notice.about, texts));
  crashPoint('telegram.notice-sent');
}

/** Of an end that is still to come: whoever has renewed meanwhile, or is not in, hears nothing. */
async function remindOfEnd(
  context: BotContext,
  notice: Extract<BotNotice, { about: 'ending' }>,
): Promise<void> {
  const { userId, language, sellerId, chatId, productId, renewalPath } = notice;
  const endsAt = new Date(notice.endsAt);
  const { database, clock } = context;
  const latest = await latestEnd(database.db, { sellerId, chatId }, userId);
  if (endsAt <= clock.now() || latest?.getTime() !== endsAt.getTime()) return;
  const texts = await findTexts(context, { sellerId, productId });
  const renewalUrl = renewalPath && context.origin() + renewalPath;
  if (texts) await say(context, userId, endingMessage(language, { ...texts, endsAt, renewalUrl }));
}
