import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { enqueue } from '../../../../platform/jobs/jobs';
import { morningBefore } from '../../../../platform/text/period';
import type { BotContext } from '../bot/bot.context';
import { findChat } from '../connection/chat.repository';
import { countAttempts, deleteAttempts, noteAttempt } from './link-attempt.repository';
import { findGrant, isOutsider, type Key } from './member.repository';

export const sharedLinkQueue = 'telegram.sharedLink';
export const newcomersQueue = 'telegram.newcomers';

const day = 24 * 60 * 60_000;
const week = 7 * day;
/** What is older is deleted. */
const storedMs = 90 * day;
/** So many accounts that try one invite within a week are said to its creator: a second phone or a family is fewer. */
const tellingPeople = 3;

export interface SharedLink {
  sellerId: string;
  grantId: string;
}

export interface Newcomers extends Key {
  /** ISO 8601, UTC: of the first of them. */
  since: string;
}

/** Notes that somebody tried to come in by the invite of another, and notifies the creator where it is many. */
export async function watchLink(
  trx: Tx,
  key: Key,
  attempt: { grantId: string; userId: string; at: Date },
): Promise<void> {
  if (!(await noteAttempt(trx, key, attempt))) return;
  const { sellerId } = key;
  const { grantId, at } = attempt;
  const people = await countAttempts(trx, { sellerId, grantId, after: new Date(at.getTime() - week) });
  if (people < tellingPeople) return;
  const payload: SharedLink = { sellerId, grantId };
  await enqueue(trx, { queue: sharedLinkQueue, payload, dedupeKey: grantId });
}

/** Notifies a creator of the invite that several people tried, once a week at most. */
export async function tellSharedLink(context: BotContext, { sellerId, grantId }: SharedLink): Promise<void> {
  const { database, clock, notify, identity } = context;
  const now = clock.now().getTime();
  const grant = await findGrant(database.db, sellerId, grantId);
  const chat = grant?.chat_id ? await findChat(database.db, sellerId, grant.chat_id) : null;
  if (!grant || !chat) return;
  const people = await countAttempts(database.db, { sellerId, grantId, after: new Date(now - week) });
  const email = (await identity.seller(sellerId))?.email ?? null;
  await database.tx((trx) =>
    notify.notify(trx, {
      template: 'channel',
      about: 'linkShared',
      count: people,
      accountId: sellerId,
      email,
      key: `${grantId} ${Math.floor(now / week)}`,
      channelTitle: chat.title,
      path: `/tgch/${grant.product_id}`,
    }),
  );
}

/** Notifies the creator of those who came in another way, all of a day together on the next morning. */
export function watchNewcomer(trx: Tx, key: Key, at: Date): Promise<void> {
  const payload: Newcomers = { ...key, since: at.toISOString() };
  const today = morningBefore(at, 0);
  const runAt = today > at ? today : morningBefore(at, -1);
  return enqueue(trx, { queue: newcomersQueue, payload, runAt, dedupeKey: key.chatId });
}

/** In the feed and by push: it asks for nothing. */
export async function tellNewcomers(context: BotContext, { since, ...key }: Newcomers): Promise<void> {
  const { database, notify } = context;
  const chat = await findChat(database.db, key.sellerId, key.chatId);
  const { count, product_id: productId } = await countNewcomers(database.db, key, new Date(since));
  if (!chat || count === 0 || productId === null) return;
  await database.tx((trx) =>
    notify.notify(trx, {
      template: 'channel',
      about: 'newcomers',
      count,
      accountId: key.sellerId,
      email: null,
      key: `${key.chatId} ${since}`,
      channelTitle: chat.title,
      path: `/tgch/${productId}`,
    }),
  );
}

/** Who came in since a moment and has no seat, with a product that leads to the chat. */
async function countNewcomers(db: Db, { sellerId, chatId }: Key, since: Date) {
  const { rows } = await sql<{ count: number; product_id: string | null }>`
    select count(*)::int as count, (
      select p.id from product p
      where p.seller_id = ${sellerId} and p.kind = 'telegram' and p.content->>'chatId' = ${chatId} order by p.id limit 1
    ) as product_id
    from telegram_presence t
    where t.seller_id = ${sellerId} and t.chat_id = ${chatId} and t.came_at >= ${since} and ${isOutsider}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, product_id: null };
}

export const sweepAttempts = (db: Db, now: Date): Promise<void> =>
  deleteAttempts(db, new Date(now.getTime() - storedMs));
