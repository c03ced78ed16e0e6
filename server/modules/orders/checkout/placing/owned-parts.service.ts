import { kindOf } from '@haat/kinds/rules';
import type { Price } from '@haat/openapi';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database';
import type { Catalog } from '../../../catalog';
import { type Access, isOpenGrant, splitAmount } from '../../../delivery';
import type { Offer } from './offer.service';
import { isProvedHolder, type Proved, type ProvedRow } from './owned.service';

/** What a buyer owns of the parts of a product. */
export interface OwnedParts {
  /** Its creator lets them pay only for the rest. */
  isReckoned: boolean;
  /** In the order of the parts; never all of them unless `isAll`. */
  productIds: readonly string[];
  restIds: readonly string[];
  /** Nothing is left to pay for. */
  isAll: boolean;
  /** The last four digits of their holder's phone. */
  phoneEnding: string;
  /** What a price (paise) is for the rest alone: the shares of its parts, as refunds split it. */
  restOf(amount: number): number;
}

/**
 * `phone` (E.164): only what that number holds; without it, of the proved holders the one with most. Null where nothing is owned, or nothing of it
 * was proved.
 */
export type FindOwnedParts = (
  offer: Pick<Offer, 'sellerId' | 'product'>,
  proof: Proved,
  phone?: string,
) => Promise<OwnedParts | null>;

/** The least that is paid, if anything is. Paise. */
const least = 100;

/** A price for the rest alone, where that is reckoned; what is paid once, and not by the period, can be split. */
export const restPrice = <P extends Pick<Price, 'type' | 'amount'>>(price: P, owned: OwnedParts): P =>
  price.type === 'once' && owned.isReckoned ? { ...price, amount: owned.restOf(price.amount) } : price;

export function createFindOwnedParts(
  { database }: { database: Database },
  { access, catalog }: { access: Pick<Access, 'decide'>; catalog: Pick<Catalog, 'itemsOf'> },
): FindOwnedParts {
  return async ({ sellerId, product }, { phones, orders }, phone) => {
    if (phones.length === 0 && orders.length === 0) return null;
    const { paysForRest } = kindOf(product);
    if (!paysForRest) return null;
    const items = await catalog.itemsOf(database.db, product, async () => null);
    const ids = items.map(({ productId }) => productId);
    // What ends is not owned: the part that is bought may last longer.
    const { rows } = await sql<ProvedRow & { product_id: string }>`
      select g.product_id, g.order_id, g.holder_phone, o.link_version, o.token_version, null as period
      from access_grant g left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
      where g.seller_id = ${sellerId} and g.product_id = any(${ids}::text[]) and ${isOpenGrant('g')} and g.ends_at is null
        and g.holder_phone <> '' and g.subscription_id is null
        and (g.holder_phone = any(${[...phones]}::text[]) or g.order_id = any(${orders.map(({ id }) => id)}::text[]))
        and (${phone ?? null}::text is null or g.holder_phone = ${phone ?? null})
      order by g.granted_at, g.id limit 200`.execute(database.db);
    const byHolder = new Map<string, Set<string>>();
    for (const row of rows.filter((one) => isProvedHolder(access, one, { phones, orders }))) {
      const held = byHolder.get(row.holder_phone) ?? new Set();
      byHolder.set(row.holder_phone, held.add(row.product_id));
    }
    const [most] = [...byHolder].sort(([, a], [, b]) => b.size - a.size);
    if (!most) return null;
    const [holder, owned] = most;
    const weights = items.map(({ price }) => price?.amount ?? 0);
    return {
      isReckoned: paysForRest(product.content as never),
      productIds: ids.filter((id) => owned.has(id)),
      restIds: ids.filter((id) => !owned.has(id)),
      isAll: ids.every((id) => owned.has(id)),
      phoneEnding: holder.slice(-4),
      restOf(amount) {
        const shares = splitAmount(amount, weights);
        const rest = ids.reduce((sum, id, index) => (owned.has(id) ? sum : sum + (shares[index] ?? 0)), 0);
        return rest === 0 ? 0 : Math.min(amount, Math.max(rest, least));
      },
    };
  };
}
