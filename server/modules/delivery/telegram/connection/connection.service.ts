import type { TelegramConnection, TelegramConnections } from '@haat/openapi';
import { type TelegramGateway, TelegramRefused } from '../../../../gateways/telegram';
import type { Deps } from '../../../../platform/deps';
import { notFound, unavailable } from '../../../../platform/http/errors';
import { insertStartCode } from '../start-code.repository';
import { isAdministrator } from '../updates/bot-event';
import {
  type ChatFacts,
  type ChatRow,
  disconnectChat,
  findChat,
  findSellerOf,
  listChats,
  lockChat,
  saveChat,
  updateChat,
} from './chat.repository';
import { statusIn } from './chat-status';

/** In which a creator opens the code and chooses a chat. */
export const connectWithinMs = 15 * 60_000;

export interface ConnectionContext extends Pick<Deps, 'database' | 'clock' | 'random' | 'events'> {
  telegram: TelegramGateway;
}

/** What became of an attempt to connect a chat. */
export type Connected =
  | { outcome: 'connected'; chat: ChatRow }
  /** It is connected to another creator. */
  | { outcome: 'taken' }
  /** The bot is no administrator there, or whoever chose it is none. */
  | { outcome: 'notAdministrator' };

const viewOf = (row: ChatRow): TelegramConnection => ({
  id: row.chat_id,
  title: row.title,
  type: row.type,
  status: row.status,
  missingRights: [...row.missing_rights],
  memberCount: row.member_count,
});

/** A code for the bot, and the link that opens it there. */
export async function startConnection(
  { database, clock, random, telegram }: ConnectionContext,
  sellerId: string,
): Promise<{ code: string; deepLink: string; expiresAt: string }> {
  const username = await telegram.username().catch(() => {
    throw unavailable(
      'telegram_unavailable',
      'Telegram does not answer at the moment. Try again in a minute',
    );
  });
  const code = random.publicId();
  const expiresAt = new Date(clock.now().getTime() + connectWithinMs);
  await insertStartCode(database.db, code, { purpose: 'connect', sellerId, grantId: null }, expiresAt);
  return {
    code,
    deepLink: `https://t.me/${username}?start=connect_${code}`,
    expiresAt: expiresAt.toISOString(),
  };
}

export async function listConnections(
  { database }: Pick<ConnectionContext, 'database'>,
  sellerId: string,
): Promise<TelegramConnections> {
  return { items: (await listChats(database.db, sellerId)).map(viewOf) };
}

/** Its products keep what they say; nobody is admitted or removed there any more. @throws Refusal 404 */
export async function disconnect(
  { database, clock }: Pick<ConnectionContext, 'database' | 'clock'>,
  sellerId: string,
  chatId: string,
): Promise<void> {
  await database.tx(async (trx) => {
    if (!(await findChat(trx, sellerId, chatId))) throw notFound();
    await disconnectChat(trx, { sellerId, chatId }, clock.now());
  });
}

/** Asks Telegram about a chat. Null where the bot is no administrator, or is not in it. */
async function readChat({ telegram, clock }: ConnectionContext, chatId: string): Promise<ChatFacts | null> {
  try {
    const missing = await telegram.missingRights(chatId);
    if (missing === null) return null;
    const [{ title, type }, count] = await Promise.all([telegram.chat(chatId), telegram.memberCount(chatId)]);
    return {
      title,
      type,
      status: missing.length > 0 ? 'missingRights' : 'ready',
      missing_rights: missing,
      member_count: count,
      checked_at: clock.now(),
    };
  } catch (error) {
    if (error instanceof TelegramRefused) return null;
    throw error;
  }
}

/** Connects a chat to a creator, whose Telegram account has to administer it. Told twice it is done once. */
export async function connectChat(
  context: ConnectionContext,
  { sellerId, chatId, userId }: { sellerId: string; chatId: string; userId: string },
): Promise<Connected> {
  const { database, telegram } = context;
  const owner = await findSellerOf(database.db, chatId);
  if (owner !== null && owner !== sellerId) return { outcome: 'taken' };
  const facts = await readChat(context, chatId);
  if (!facts || !isAdministrator(await statusIn(telegram, chatId, userId)))
    return { outcome: 'notAdministrator' };
  const chat = await database.tx(async (trx) =>
    (await saveChat(trx, { sellerId, chatId }, facts)) ? findChat(trx, sellerId, chatId) : null,
  );
  return chat ? { outcome: 'connected', chat } : { outcome: 'taken' };
}

/** Brings what is known of a connected chat up to date. That the bot lost what it needs there, or has it again, is an event. */
export async function refreshChat(context: ConnectionContext, chatId: string): Promise<ChatRow | null> {
  const { database, clock, events } = context;
  const sellerId = await findSellerOf(database.db, chatId);
  if (sellerId === null) return null;
  const facts = (await readChat(context, chatId)) ?? { status: 'lost' as const, checked_at: clock.now() };
  return database.tx(async (trx) => {
    const before = await lockChat(trx, sellerId, chatId);
    if (!before) return null;
    await updateChat(trx, { sellerId, chatId }, facts);
    const isWorse = before.status !== facts.status && facts.status !== 'ready';
    if (isWorse) await events.publish(trx, 'telegram.restricted', { sellerId, chatId, status: facts.status });
    if (before.status !== 'ready' && facts.status === 'ready')
      await events.publish(trx, 'telegram.ready', { sellerId, chatId });
    return findChat(trx, sellerId, chatId);
  });
}
