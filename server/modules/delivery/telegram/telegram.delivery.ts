import { canOpen } from '@haat/machines/lifecycles/access';
import { TelegramChatMoved, type TelegramUpdate } from '../../../gateways/telegram';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { BotContext } from './bot/bot.context';
import { findTexts } from './bot/bot.repository';
import { handleBotEvent, invite, say } from './bot/bot.service';
import { findSellerOf, listChats, listConnected, renameChat } from './connection/chat.repository';
import { disconnect, listConnections, refreshChat, startConnection } from './connection/connection.service';
import { findGrant, type Key } from './membership/member.repository';
import {
  followGrants,
  refreshQueue,
  type SyncPayload,
  syncChat,
  syncMember,
  syncQueue,
} from './membership/membership.service';
import { type BotNotice, closedMessage, noticeQueue } from './membership/notices';
import { deleteExpiredCodes, insertStartCode } from './start-code.repository';
import { startPolling } from './updates/polling';
import { createUpdates } from './updates/updates.service';

const hour = 60 * 60_000;
/** In which a link to the bot is opened. */
const joinWithinMs = hour;
/** Chats that are read together. */
const chatsAtOnce = 100;

type Context = BotContext;

/** What the secret of the webhook signs: Telegram sends it along with each update. */
const signed = ['telegramWebhook', 'updates'] as const;

/** Channels and groups that admit and remove members by a bot. Null without a bot. */
export function createTelegramDelivery(deps: Deps) {
  const { telegram } = deps.gateways;
  if (!telegram) return null;
  const context: Context = {
    ...deps,
    telegram,
    origin: () => deps.config.publicUrl ?? deps.webhookBase(),
  };
  const updates = createUpdates(
    deps,
    followingMoves(context, (received) => handleBotEvent(context, received)),
  );
  handleJobs(context, deps);
  const webhookUrl = deps.config.publicUrl?.startsWith('https:')
    ? `${deps.config.publicUrl}/webhooks/telegram`
    : null;
  // Said again now and then: another installation may have taken the webhook of the bot.
  if (webhookUrl !== null)
    deps.jobs.every('telegram.webhook', 6 * hour, () =>
      telegram.setWebhook(webhookUrl, deps.signer.sign(...signed)),
    );
  return {
    startConnection: (sellerId: string) => startConnection(context, sellerId),
    listConnections: (sellerId: string) => listConnections(context, sellerId),
    disconnect: (sellerId: string, chatId: string) => disconnect(context, sellerId, chatId),
    /** Of chats those that are connected to a seller. */
    connectedOf: async (db: Db, sellerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const chats = await listChats(db, sellerId);
      return new Set(chats.flatMap(({ chat_id: id }) => (ids.includes(id) ? [id] : [])));
    },
    /** A link to the bot that gives the seat of a grant to whoever opens it first, within an hour; null for a grant that opens no chat. */
    joinLink: (sellerId: string, grantId: string) => joinLink(context, sellerId, grantId),
    /** Takes what Telegram posts; false when the secret is not the one that Telegram was given. What is no update is passed over: it would come again. */
    receive: async (secret: string, body: Buffer): Promise<boolean> => {
      if (!deps.signer.verify(...signed, secret)) return false;
      const update = updateIn(body);
      if (update) await updates.take([update]);
      return true;
    },
    /** Fetches updates for as long as the server runs, where Telegram cannot reach it; answers what ends it. */
    poll: (): (() => Promise<void>) | null =>
      webhookUrl === null ? startPolling(deps, telegram, updates).stop : null,
  };
}

export type TelegramDelivery = NonNullable<ReturnType<typeof createTelegramDelivery>>;

function handleJobs(context: Context, { events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  const { database, clock } = context;
  events.on(['access.granted', 'access.restored', 'access.suspended', 'access.revoked', 'access.ended'], {
    key: 'telegram.access',
    handleMany: (all) => followGrants(context, all),
  });
  jobs.handle<SyncPayload>(
    syncQueue,
    followingMoves(context, (payload) => syncMember(context, payload)),
    { attempts: 30 },
  );
  jobs.handle<BotNotice>(
    noticeQueue,
    followingMoves(context, (notice) => write(context, notice)),
  );
  jobs.every('telegram.codes.sweep', hour, () => deleteExpiredCodes(database.db, clock.now()));
  jobs.handle<{ chatId: string }>(
    refreshQueue,
    followingMoves(context, async ({ chatId }) => {
      await refreshChat(context, chatId);
    }),
  );
  events.on('telegram.ready', { key: 'telegram.resume', handle: (chat) => syncChat(context, chat) });
  jobs.every('telegram.reconcile', 24 * hour, () => reconcile(context));
}

/**
 * A group that was upgraded says so in the answer to any call, should the update about it be lost: then everybody with a seat there is looked at
 * under its new id.
 */
const followingMoves =
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
  const texts = await findTexts(context, { sellerId, productId: notice.productId });
  if (texts) await say(context, userId, closedMessage(language, notice.about, texts));
}

async function joinLink(context: Context, sellerId: string, grantId: string): Promise<string | null> {
  const { database, clock, random, telegram } = context;
  const grant = await findGrant(database.db, sellerId, grantId);
  if (!grant?.chat_id || !canOpen(grant.status)) return null;
  const code = random.publicId();
  const until = new Date(clock.now().getTime() + joinWithinMs);
  const username = await telegram.username();
  await insertStartCode(database.db, code, { purpose: 'join', sellerId, grantId }, until);
  return `https://t.me/${username}?start=join_${code}`;
}

function updateIn(body: Buffer): TelegramUpdate | null {
  try {
    const update = JSON.parse(body.toString('utf8')) as TelegramUpdate;
    return Number.isSafeInteger(update?.update_id) ? update : null;
  } catch {
    return null;
  }
}
