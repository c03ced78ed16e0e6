import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';
import { replaceChannel } from '../../../catalog';

export type ChatRow = Selectable<Schema['telegram_chat']>;

/** What Telegram says of a chat. */
export type ChatFacts = Pick<
  ChatRow,
  'title' | 'type' | 'status' | 'missing_rights' | 'member_count' | 'photo' | 'checked_at'
>;

/** Whose chat it is; null for one that nobody has connected. */
export async function findSellerOf(db: Db, chatId: string): Promise<string | null> {
  const row = await db
    .selectFrom('telegram_chat_ref')
    .select('seller_id')
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return row?.seller_id ?? null;
}

/** The chats of a seller that are connected, the newest first. */
export function listChats(db: Db, sellerId: string): Promise<ChatRow[]> {
  return db
    .selectFrom('telegram_chat')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('disconnected_at', 'is', null)
    .orderBy('connected_at', 'desc')
    .orderBy('chat_id')
    .limit(100)
    .execute();
}

const connected = (db: Db, sellerId: string, chatId: string) =>
  db
    .selectFrom('telegram_chat')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('chat_id', '=', chatId)
    .where('disconnected_at', 'is', null);

export async function findChat(db: Db, sellerId: string, chatId: string): Promise<ChatRow | null> {
  return (await connected(db, sellerId, chatId).executeTakeFirst()) ?? null;
}

/** Of chats those that are connected to a seller, and whose bot can admit and remove members. */
export async function findReady(
  db: Db,
  sellerId: string,
  chatIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (chatIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('telegram_chat')
    .select('chat_id')
    .where('seller_id', '=', sellerId)
    .where('chat_id', 'in', chatIds)
    .where('status', '=', 'ready')
    .where('disconnected_at', 'is', null)
    .execute();
  return new Set(rows.map(({ chat_id }) => chat_id));
}

/** As `findChat`, locked until the transaction ends. */
export async function lockChat(trx: Tx, sellerId: string, chatId: string): Promise<ChatRow | null> {
  return (await connected(trx, sellerId, chatId).forUpdate().executeTakeFirst()) ?? null;
}

/** Makes the chat this seller's, whose Telegram account connects it, or refreshes what is known of it. False when it is another seller's. */
export async function saveChat(
  trx: Tx,
  { sellerId, chatId, userId }: { sellerId: string; chatId: string; userId: string },
  facts: ChatFacts,
): Promise<boolean> {
  await trx
    .insertInto('telegram_chat_ref')
    .values({ chat_id: chatId, seller_id: sellerId })
    .onConflict((conflict) => conflict.column('chat_id').doNothing())
    .execute();
  if ((await findSellerOf(trx, chatId)) !== sellerId) return false;
  const { missing_rights, ...plain } = facts;
  const written = { ...plain, missing_rights: json(missing_rights), connected_by: userId };
  await trx
    .insertInto('telegram_chat')
    .values({
      seller_id: sellerId,
      chat_id: chatId,
      connected_at: facts.checked_at,
      disconnected_at: null,
      ...written,
    })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'chat_id']).doUpdateSet({ ...written, disconnected_at: null }),
    )
    .execute();
  return true;
}

/** Writes what Telegram says of a connected chat now. */
export async function updateChat(
  trx: Tx,
  { sellerId, chatId }: { sellerId: string; chatId: string },
  { missing_rights, ...plain }: Partial<ChatFacts>,
): Promise<void> {
  await trx
    .updateTable('telegram_chat')
    .set({ ...plain, ...(missing_rights && { missing_rights: json(missing_rights) }) })
    .where('seller_id', '=', sellerId)
    .where('chat_id', '=', chatId)
    .execute();
}

/** Lets go of a chat: whoever administers it may connect it. Its members stay. */
export async function disconnectChat(
  trx: Tx,
  { sellerId, chatId }: { sellerId: string; chatId: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('telegram_chat')
    .set({ disconnected_at: at })
    .where('seller_id', '=', sellerId)
    .where('chat_id', '=', chatId)
    .execute();
  await trx
    .deleteFrom('telegram_chat_ref')
    .where('chat_id', '=', chatId)
    .where('seller_id', '=', sellerId)
    .execute();
}

/** A group that was upgraded has another id from now on, wherever the former one is written. Done once, however often it is said. */
export async function renameChat(trx: Tx, from: string, to: string): Promise<void> {
  const sellerId = await findSellerOf(trx, from);
  if (sellerId === null) return;
  // What was written under the new id before we heard of it is less than what is known under the former one.
  for (const table of ['telegram_chat', 'telegram_presence'] as const)
    await sql`delete from ${sql.table(table)} where seller_id = ${sellerId} and chat_id = ${to}`.execute(trx);
  for (const table of [
    'telegram_chat',
    'telegram_member',
    'telegram_seat_move',
    'telegram_presence',
  ] as const)
    await sql`update ${sql.table(table)} set chat_id = ${to} where seller_id = ${sellerId} and chat_id = ${from}`.execute(
      trx,
    );
  await replaceChannel(trx, sellerId, { from, to });
  await trx.deleteFrom('telegram_chat_ref').where('chat_id', 'in', [from, to]).execute();
  await trx.insertInto('telegram_chat_ref').values({ chat_id: to, seller_id: sellerId }).execute();
}

/** Connected chats of all sellers, in the order of their ids. */
export async function listConnected(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ sellerId: string; chatId: string }[]> {
  const rows = await db
    .selectFrom('telegram_chat_ref')
    .selectAll()
    .where('chat_id', '>', after)
    .orderBy('chat_id')
    .limit(limit)
    .execute();
  return rows.map(({ seller_id, chat_id }) => ({ sellerId: seller_id, chatId: chat_id }));
}

/** Everything that is written of the chats of a seller, who is gone. */
export async function eraseChats(trx: Tx, sellerId: string): Promise<void> {
  for (const table of [
    'telegram_chat_ref',
    'telegram_chat',
    'telegram_start_code',
    'telegram_member',
    'telegram_seat_move',
    'telegram_presence',
    'telegram_opt_out',
  ] as const)
    await sql`delete from ${sql.table(table)} where seller_id = ${sellerId}`.execute(trx);
}
