import { sql } from 'kysely';
import { productPath } from '../../../catalog';
import type { NoticeTexts } from '../membership/notices';
import type { BotContext } from './bot.context';

interface Row {
  product_id: string | null;
  title: string;
}

/** What messages say of a chat, or of a product and its chat; null where it is gone. */
export async function findTexts(
  { database, origin }: Pick<BotContext, 'database' | 'origin'>,
  of: { sellerId: string } & ({ chatId: string } | { productId: string }),
): Promise<NoticeTexts | null> {
  const { sellerId } = of;
  const { rows } =
    'productId' in of
      ? await sql<Row>`
          select p.id as product_id, coalesce(c.title, p.title) as title
          from product p left join telegram_chat c on c.seller_id = p.seller_id and c.chat_id = p.content->>'chatId'
          where p.seller_id = ${sellerId} and p.id = ${of.productId}`.execute(database.db)
      : await sql<Row>`
          select null as product_id, title from telegram_chat
          where seller_id = ${sellerId} and chat_id = ${of.chatId}`.execute(database.db);
  const [row] = rows;
  if (!row) return null;
  const path = row.product_id === null ? '/' : productPath({ kind: 'telegram', id: row.product_id });
  return { title: row.title, previewUrl: origin() + path, purchasesUrl: `${origin()}/purchase` };
}
