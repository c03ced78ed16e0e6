import { createPath } from '@haat/kinds/facts';
import type { TelegramConnection, TelegramConnections } from '@haat/openapi';
import { type TelegramGateway, TelegramRefused } from '../../../../gateways/telegram';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { notFound, unavailable } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import type { Feed, Notifier } from '../../../messaging';
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
/** Bytes; the small pictures of Telegram have 160 by 160 pixels. */
const largestPhoto = 40_000;

export interface ConnectionContext extends Pick<Deps, 'database' | 'clock' | 'random' | 'events' | 'jobs'> {
  telegram: TelegramGateway;
  /** Has the screens of a creator that are open show what has changed. */
  feed: Pick<Feed, 'refresh' | 'changed'>;
  notify: Pick<Notifier, 'notify'>;
  identity: Pick<Identity, 'seller'>;
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
  photo: row.photo && `data:${imageType(row.photo)};base64,${row.photo.toString('base64')}`,
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
  return { isAvailable: true, items: (await listChats(database.db, sellerId)).map(viewOf) };
}

/** Its products keep what they say; nobody is admitted or removed there any more. @throws Refusal 404 */
export async function disconnect(
  { database, clock, feed }: Pick<ConnectionContext, 'database' | 'clock' | 'feed'>,
  sellerId: string,
  chatId: string,
): Promise<void> {
  await database.tx(async (trx) => {
    if (!(await findChat(trx, sellerId, chatId))) throw notFound();
    await disconnectChat(trx, { sellerId, chatId }, clock.now());
    await feed.refresh(trx, [sellerId]);
  });
  feed.changed([sellerId]);
}

/** Asks Telegram about a chat. Null where the bot is no administrator, or is not in it. */
async function readChat({ telegram, clock }: ConnectionContext, chatId: string): Promise<ChatFacts | null> {
  try {
    const missing = await telegram.missingRights(chatId);
    if (missing === null) return null;
    const [{ title, type, photoId }, count] = await Promise.all([
      telegram.chat(chatId),
      telegram.memberCount(chatId),
    ]);
    return {
      title,
      type,
      photo: photoId === null ? null : await readPhoto(telegram, photoId),
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

/** Null for what is no small picture: a channel is connected without it. */
async function readPhoto(telegram: TelegramGateway, photoId: string): Promise<Buffer | null> {
  try {
    const photo = Buffer.from(await telegram.file(photoId));
    return photo.length <= largestPhoto && imageType(photo) !== null ? photo : null;
  } catch (error) {
    if (error instanceof TelegramRefused) return null;
    throw error;
  }
}

function imageType(photo: Buffer): 'image/jpeg' | 'image/png' | null {
  if (photo.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  return photo.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ? 'image/png' : null;
}

/** Connects a chat to a creator, whose Telegram account has to administer it. Told twice it is done once. */
export async function connectChat(
  context: ConnectionContext,
  { sellerId, chatId, userId }: { sellerId: string; chatId: string; userId: string },
): Promise<Connected> {
  const { database, telegram, feed } = context;
  const owner = await findSellerOf(database.db, chatId);
  if (owner !== null && owner !== sellerId) return { outcome: 'taken' };
  const facts = await readChat(context, chatId);
  if (!facts || !isAdministrator(await statusIn(telegram, chatId, userId)))
    return { outcome: 'notAdministrator' };
  const chat = await database.tx(async (trx) => {
    if (!(await saveChat(trx, { sellerId, chatId, userId }, facts))) return null;
    await feed.refresh(trx, [sellerId]);
    return findChat(trx, sellerId, chatId);
  });
  feed.changed([sellerId]);
  return chat ? { outcome: 'connected', chat } : { outcome: 'taken' };
}

/** Brings what is known of a connected chat up to date. That the bot lost what it needs there, or has it again, is an event. */
export async function refreshChat(context: ConnectionContext, chatId: string): Promise<ChatRow | null> {
  const { database, clock, feed, jobs, identity } = context;
  const sellerId = await findSellerOf(database.db, chatId);
  if (sellerId === null) return null;
  const facts = (await readChat(context, chatId)) ?? { status: 'lost' as const, checked_at: clock.now() };
  const seller = await identity.seller(sellerId);
  const row = await database.tx(async (trx) => {
    const before = await lockChat(trx, sellerId, chatId);
    if (!before) return null;
    await updateChat(trx, { sellerId, chatId }, facts);
    const after = await findChat(trx, sellerId, chatId);
    if (after && after.status !== before.status) await tellStatus(context, trx, after, seller?.email ?? null);
    await feed.refresh(trx, [sellerId]);
    return after;
  });
  feed.changed([sellerId]);
  jobs.kick();
  return row;
}

/** A change of what the bot can do in a chat: an event, and a message to its creator. */
async function tellStatus(
  { events, notify, clock }: ConnectionContext,
  trx: Tx,
  { seller_id: sellerId, chat_id: chatId, status, title }: ChatRow,
  email: string | null,
): Promise<void> {
  if (status === 'ready') await events.publish(trx, 'telegram.ready', { sellerId, chatId });
  else await events.publish(trx, 'telegram.restricted', { sellerId, chatId, status });
  await notify.notify(trx, {
    template: 'channel',
    accountId: sellerId,
    email,
    key: `${chatId} ${status} ${clock.now().toISOString()}`,
    about: status,
    channelTitle: title,
    path: createPath('telegram'),
  });
}
