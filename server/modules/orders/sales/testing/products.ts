import type { ProductKind } from '@haat/openapi';
import type { PgPoolLike } from '../../../../platform/database/database';

/** Puts products of some kinds on sale, called by their ids. */
export async function putOnSale(
  pool: PgPoolLike,
  seller: string,
  at: Date,
  kinds: Readonly<Record<string, ProductKind>>,
): Promise<void> {
  for (const [id, kind] of Object.entries(kinds))
    await pool.query(
      `insert into product (seller_id, id, kind, status, title, description, prices, content, questions, thank_you, seo, language,
         created_at, updated_at, version)
       values ($1, $2, $3, 'published', $2, '', '[]', '{}', '[]', '{}', '{}', 'en', $4, $4, 1)`,
      [seller, id, kind, at],
    );
}
