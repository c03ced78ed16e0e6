import { canOpen } from '@haat/machines/lifecycles/access';
import type { TelegramUpdate } from '../../../gateways/telegram';
import type { Deps } from '../../../platform/deps';
import type { MemberDelivery } from '../members/member.delivery';
import type { SeatDelivery } from '../members/seat.delivery';
import type { BotContext } from './bot/bot.context';
import { handleBotEvent } from './bot/bot.service';
import { findReady } from './connection/chat.repository';
import {
  type ConnectionContext,
  disconnect,
  listConnections,
  startConnection,
} from './connection/connection.service';
import { findGrant } from './membership/member.repository';
import { moveSeat, seatOf } from './membership/seats.service';
import { telegramMembers } from './membership/telegram-members';
import { telegramMessenger } from './messages/telegram-messenger';
import { insertStartCode } from './start-code.repository';
import { followingMoves, handleJobs } from './telegram.jobs';
import { startPolling } from './updates/polling';
import { createUpdates } from './updates/updates.service';

const hour = 60 * 60_000;
/** In which a link to the bot is opened. */
const joinWithinMs = hour;

type Context = BotContext;

/** What the secret of the webhook signs: Telegram sends it along with each update. */
const signed = ['telegramWebhook', 'updates'] as const;

/** Channels and groups that admit and remove members by a bot. Null without a bot. */
export function createTelegramDelivery(
  deps: Deps,
  { feed, notify, identity }: Pick<ConnectionContext, 'feed' | 'notify' | 'identity'>,
) {
  const { telegram } = deps.gateways;
  if (!telegram) return null;
  const context: Context = {
    ...deps,
    feed,
    notify,
    identity,
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
  const members: MemberDelivery = { ...telegramMembers, messenger: telegramMessenger(telegram) };
  return {
    /** What the bot knows of members, and writes to them. */
    members,
    startConnection: (sellerId: string) => startConnection(context, sellerId),
    listConnections: (sellerId: string) => listConnections(context, sellerId),
    disconnect: (sellerId: string, chatId: string) => disconnect(context, sellerId, chatId),
    /** Of chats those that are connected to a seller and admit members. */
    connectedOf: findReady,
    seats: {
      joinLink: (sellerId, grantId) => joinLink(context, sellerId, grantId),
      seatOf: (sellerId, grantId) => seatOf(context, { sellerId, grantId }),
      moveSeat: (sellerId, grantId) => moveSeat(context, { sellerId, grantId }),
    } satisfies SeatDelivery,
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

/** A link to the bot. */
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
