import { type ProductKind, productKinds } from '@haat/kinds/facts';
import type { AccessStatus } from '@haat/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/database';
import type { BuyerProof } from '../../../accounts';
import {
  type Access,
  type AskedOrder,
  isOpenGrant,
  type PeriodJson,
  periodOf,
  readPeriod,
} from '../../../delivery';

/** What somebody holds of a product already. */
export interface Owned {
  status: AccessStatus;
  /** Null when it does not end. */
  endsAt: Date | null;
  isSubscription: boolean;
  /** Its access page; null for what was given without an order. */
  url: string | null;
  /** The last four digits of its holder's phone. */
  phoneEnding: string;
}

/** What this browser has proved. */
export type Proved = Pick<BuyerProof, 'phones' | 'orders'>;

/** `phone` (E.164): only what that number holds. Null where nothing is held, or nothing of it was proved. */
export type FindOwned = (
  offer: { sellerId: string; product: { id: string; kind: ProductKind } },
  proof: Proved,
  phone?: string,
) => Promise<Owned | null>;

/** A grant with the versions of its order. */
export interface ProvedRow {
  order_id: string | null;
  holder_phone: string;
  link_version: number | null;
  token_version: number | null;
  /** What that has paid for of a subscription; null for what is paid once. */
  period: PeriodJson | null;
}

interface OwnedRow extends ProvedRow {
  status: AccessStatus;
  ends_at: Date | null;
  subscription_id: string | null;
}

/** Which grants of this name count, as a part of a query. */
export type CountsGrant = (alias: string) => RawBuilder<boolean>;

/**
 * By which grants `g` somebody has a product, with their order `o`: by one of its own or, where it is sold with others as a whole, by those of
 * an order of it while every one of them counts, and so does one of each part that was left out of that order because its buyer had it.
 */
export const isGrantOf = (productId: string, counts: CountsGrant) => sql<boolean>`(
  g.product_id = ${productId} or (o.product_id = ${productId} and not exists (
    select 1 from access_grant p where p.seller_id = g.seller_id and p.order_id = g.order_id and (${counts('p')}) is not true)
    and not exists (
      select 1 from order_event e, jsonb_array_elements_text(e.detail->'owned'->'productIds') as w (id)
      where e.seller_id = g.seller_id and e.order_id = g.order_id and e.event in ('payment.opened', 'order.placed')
        and not exists (
          select 1 from access_grant p where p.seller_id = g.seller_id and p.holder_phone = g.holder_phone and p.product_id = w.id and ${counts('p')}))))`;

const askedOrder = ({
  holder_phone: buyerPhone,
  order_id: id,
  period,
  ...versions
}: ProvedRow): AskedOrder | null => {
  const { link_version: linkVersion, token_version: tokenVersion } = versions;
  if (id === null || linkVersion === null || tokenVersion === null) return null;
  return { id, linkVersion, tokenVersion, buyerPhone, period: readPeriod(period) };
};

/** Whether a browser has proved to be the holder's: by a code that came to their phone, or by having bought it there. */
export function isProvedHolder(
  access: Pick<Access, 'decide'>,
  row: ProvedRow,
  { phones, orders }: Proved,
): boolean {
  if (phones.includes(row.holder_phone)) return true;
  const order = askedOrder(row);
  return order !== null && access.decide(order, { orders }) === 'open';
}

/** Until when it is held, as far as the holder of its order has paid for it; null when it does not end. */
function endOf(
  access: Pick<Access, 'isPaidByOthersSince'>,
  row: OwnedRow,
  { phones, orders }: Proved,
): Date | null {
  const order = phones.includes(row.holder_phone) ? null : askedOrder(row);
  return order?.period && access.isPaidByOthersSince(order, { orders }) ? order.period.endsAt : row.ends_at;
}

/**
 * Whether it is owned already, told only where it was proved: by a code that came to the holder's phone, or by having bought it in this browser.
 * What is bought again and again, such as a donation, is no question.
 */
export function createFindOwned(
  { database }: { database: Database },
  { access }: { access: Pick<Access, 'decide' | 'isPaidByOthersSince' | 'path'> },
): FindOwned {
  return async ({ sellerId, product: { id: productId, kind } }, { phones, orders }, phone) => {
    if (productKinds[kind].isRepeatable || (phones.length === 0 && orders.length === 0)) return null;
    const { rows } = await sql<OwnedRow>`
      select g.status, min(g.ends_at) over (partition by coalesce(g.order_id, g.id)) ends_at, g.subscription_id, ${periodOf('g')} as period, g.order_id, g.holder_phone, o.link_version, o.token_version
      from access_grant g left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
      where g.seller_id = ${sellerId} and ${isGrantOf(productId, isOpenGrant)} and ${isOpenGrant('g')} and g.holder_phone <> ''
        and (g.holder_phone = any(${[...phones]}::text[]) or g.order_id = any(${orders.map(({ id }) => id)}::text[]))
        and (${phone ?? null}::text is null or g.holder_phone = ${phone ?? null})
      order by ends_at desc nulls first, g.granted_at desc, g.id limit 20`.execute(database.db);
    const row = rows.find((one) => isProvedHolder(access, one, { phones, orders }));
    return row === undefined
      ? null
      : {
          status: row.status,
          endsAt: endOf(access, row, { phones, orders }),
          isSubscription: row.subscription_id !== null,
          url: row.order_id && access.path(row.order_id),
          phoneEnding: row.holder_phone.slice(-4),
        };
  };
}
