import { membersPath } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { enqueue } from '../../../../platform/jobs/jobs';
import { morningBefore } from '../../../../platform/text/period';
import type { BotContext } from '../bot/bot.context';
import { findChat } from '../connection/chat.repository';
import { isOutsider, type Key } from './member.repository';

export const newcomersQueue = 'telegram.newcomers';

export interface Newcomers extends Key {
  /** ISO 8601, UTC: of the first of them. */
  since: string;
}

/** Notifies the creator of those who came in another way, all of a day together on the next morning. */
export function watchNewcomer(trx: Tx, key: Key, at: Date): Promise<void> {
  const payload: Newcomers = { ...key, since: at.toISOString() };
  const today = morningBefore(at, 0);
  const runAt = today > at ? today : morningBefore(at, -1);
  return enqueue(trx, { queue: newcomersQueue, payload, runAt, dedupeKey: key.chatId });
}

/** In the feed and by push: it asks for nothing. */
export async function notifyOfNewcomers(context: BotContext, { since, ...key }: Newcomers): Promise<void> {
  const { database, notify } = context;
  const chat = await findChat(database.db, key.sellerId, key.chatId);
  const { count, product } = await countNewcomers(database.db, key, new Date(since));
  const path = product && membersPath(product.kind, product.id);
  if (!chat || count === 0 || !path) return;
  await database.tx((trx) =>
    notify.notify(trx, {
      template: 'channel',
      about: 'newcomers',
      count,
      accountId: key.sellerId,
      email: null,
      key: `${key.chatId} ${since}`,
      channelTitle: chat.title,
      path,
    }),
  );
}

interface CountedNewcomers {
  count: number;
  /** One that leads to the chat. */
  product: { id: string; kind: ProductKind } | null;
}

/** Who came in since a moment and has no seat. */
async function countNewcomers(db: Db, { sellerId, chatId }: Key, since: Date): Promise<CountedNewcomers> {
  const { rows } = await sql<CountedNewcomers>`
    select count(*)::int as count, (
      select json_build_object('id', p.id, 'kind', p.kind) from product p
      where p.seller_id = ${sellerId} and p.kind = 'telegram' and p.content->>'chatId' = ${chatId} order by p.id limit 1
    ) as product
    from telegram_presence t
    where t.seller_id = ${sellerId} and t.chat_id = ${chatId} and t.came_at >= ${since} and ${isOutsider}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, product: null };
}
