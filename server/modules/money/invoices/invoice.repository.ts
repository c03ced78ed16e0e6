import type { ProductKind } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import { financialYear } from '../../../platform/text/india.calendar';
import type { InvoiceFacts } from './invoice.facts';
import { type Series, serialOf } from './serial.rules';

/** What a number is asked for. */
export interface Wanted {
  sellerId: string;
  orderId: string;
  /** What it is for, once: the order of a receipt, the refund of a refund note. */
  reference: string;
  at: Date;
  facts: Omit<InvoiceFacts, 'serial'>;
}

export interface IssuedInvoice {
  /** As in `Wanted`. */
  reference: string;
  facts: InvoiceFacts;
}

const nameOf = ({ kind, mark }: Series) => kind + mark;

/**
 * Holds the numbers of a seller's series and year until the transaction ends: whoever else wants one waits, and then sees what was
 * given meanwhile.
 */
export async function holdSeries(trx: Tx, sellerId: string, series: Series, year: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series as s (seller_id, kind, year, last) values (${sellerId}, ${nameOf(series)}, ${year}, 0)
    on conflict (seller_id, kind, year) do update set last = s.last returning last`.execute(trx);
  return rows[0]?.last ?? 0;
}

/** Gives the next numbers of a series in the order given, under `holdSeries`. */
export async function writeInvoices(
  trx: Tx,
  series: Series,
  wanted: readonly Wanted[],
  last: number,
): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const year = financialYear(first.at);
  await trx
    .insertInto('invoice')
    .values(
      wanted.map(({ sellerId, orderId, reference, at, facts }, index) => {
        const serial = serialOf(series, year, last + index + 1);
        return {
          seller_id: sellerId,
          order_id: orderId,
          kind: facts.kind,
          reference,
          serial,
          facts: json({ ...facts, serial }),
          at,
        };
      }),
    )
    .execute();
  await countTo(trx, { sellerId: first.sellerId, series, year, last: last + wanted.length });
}

/** Says how far a series has come, under `holdSeries`. */
export async function countTo(
  trx: Tx,
  { sellerId, series, year, last }: { sellerId: string; series: Series; year: string; last: number },
): Promise<void> {
  await trx
    .updateTable('invoice_series')
    .set({ last })
    .where('seller_id', '=', sellerId)
    .where('kind', '=', nameOf(series))
    .where('year', '=', year)
    .execute();
}

/** The documents of an order, the receipt or invoice first, then as money went back. */
export async function findInvoices(db: Db, sellerId: string, orderId: string): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(['reference', 'facts'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy((eb) => eb('kind', 'in', ['refund', 'creditNote']))
    .orderBy('at')
    .orderBy('serial')
    .execute();
  return rows.map(({ reference, facts }) => ({ reference, facts: facts as unknown as InvoiceFacts }));
}

export interface PaidRow {
  id: string;
  paid_at: Date;
  quantity: number;
  amount: number;
  method: string | null;
  buyer_name: string | null;
  buyer_email: string | null;
  buyer_phone: string;
  title: string;
  kind: ProductKind;
  discount: number;
  buyer_state: string | null;
  buyer_gstin: string | null;
  buyer_address: string | null;
  seller_gstin: string | null;
  gst_basis_points: number | null;
  buyer_language: 'en' | 'hi' | null;
}

/** Those of the orders that are paid and have neither receipt nor invoice, as they were paid. */
export async function findUnreceipted(
  db: Db,
  sellerId: string,
  orderIds: readonly string[],
): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select o.id, o.paid_at, o.quantity, o.amount, o.method, o.buyer_name, o.buyer_email, o.buyer_phone, o.discount,
      o.buyer_state, o.buyer_gstin, o.buyer_address, o.seller_gstin, o.gst_basis_points, o.buyer_language, p.title, p.kind
    from orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id
    where o.seller_id = ${sellerId} and o.id in (${sql.join([...orderIds])}) and o.paid_at is not null
      and o.amount > 0
      and not exists (select 1 from invoice i
        where i.seller_id = o.seller_id and i.order_id = o.id and i.kind in ('receipt', 'invoice'))
    order by o.paid_at, o.id`.execute(db);
  return rows;
}

/** Who sold and who bought; null when there is no such order. */
export async function findPeople(
  db: Db,
  orderId: string,
): Promise<{ sellerId: string; buyerPhone: string } | null> {
  const row = await db
    .selectFrom('order_ref as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.id'),
    )
    .select(['o.seller_id as sellerId', 'o.buyer_phone as buyerPhone'])
    .where('r.id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}
