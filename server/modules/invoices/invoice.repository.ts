import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database';
import { json } from '../../platform/schema';
import { financialYear } from './india.calendar';
import type { InvoiceFacts } from './invoice.facts';
import { type InvoiceKind, serialOf } from './serial.rules';

/** What a number is asked for. */
export interface Wanted {
  sellerId: string;
  orderId: string;
  /** What it is for, once: the order of a receipt, the refund of a refund note. */
  reference: string;
  at: Date;
  facts: Omit<InvoiceFacts, 'serial'>;
}

interface IssuedInvoice {
  reference: string;
  facts: InvoiceFacts;
}

/**
 * Holds the numbers of a seller's kind and year until the transaction ends: whoever else wants one waits, and then sees what was
 * given meanwhile.
 */
export async function holdSeries(
  trx: Tx,
  sellerId: string,
  kind: InvoiceKind,
  year: string,
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series as s (seller_id, kind, year, last) values (${sellerId}, ${kind}, ${year}, 0)
    on conflict (seller_id, kind, year) do update set last = s.last returning last`.execute(trx);
  return rows[0]?.last ?? 0;
}

/** Gives the next numbers in the order given, under `holdSeries`. */
export async function writeInvoices(trx: Tx, wanted: readonly Wanted[], last: number): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const { kind } = first.facts;
  const year = financialYear(first.at);
  await trx
    .insertInto('invoice')
    .values(
      wanted.map(({ sellerId, orderId, reference, at, facts }, index) => {
        const serial = serialOf(kind, year, last + index + 1);
        return {
          seller_id: sellerId,
          order_id: orderId,
          kind,
          reference,
          serial,
          facts: json({ ...facts, serial }),
          at,
        };
      }),
    )
    .execute();
  await trx
    .updateTable('invoice_series')
    .set({ last: last + wanted.length })
    .where('seller_id', '=', first.sellerId)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute();
}

/** The papers of an order, the receipt first, then as money went back. */
export async function findInvoices(db: Db, sellerId: string, orderId: string): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(['reference', 'facts'])
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .orderBy('at')
    .orderBy('serial')
    .execute();
  return rows.map(({ reference, facts }) => ({ reference, facts: facts as unknown as InvoiceFacts }));
}

export interface PaidRow {
  id: string;
  paid_at: Date;
  amount: number;
  method: string | null;
  buyer_name: string | null;
  buyer_email: string | null;
  buyer_phone: string;
  title: string;
}

/** Those of the orders that are paid and have no receipt, as they were paid. */
export async function findUnreceipted(
  db: Db,
  sellerId: string,
  orderIds: readonly string[],
): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select o.id, o.paid_at, o.amount, o.method, o.buyer_name, o.buyer_email, o.buyer_phone, p.title
    from orders o join product p on p.seller_id = o.seller_id and p.id = o.product_id
    where o.seller_id = ${sellerId} and o.id in (${sql.join([...orderIds])}) and o.paid_at is not null
      and not exists (select 1 from invoice i
        where i.seller_id = o.seller_id and i.order_id = o.id and i.kind = 'receipt')
    order by o.paid_at, o.id`.execute(db);
  return rows;
}

export async function findSellerOf(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_ref')
    .select('seller_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.seller_id ?? null;
}
