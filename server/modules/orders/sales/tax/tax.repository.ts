import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';

interface Time {
  from: Date;
  to: Date;
}

/** The first day of an entry's month in India, as `2026-11-01`. */
const month = sql`to_char(date_trunc('month', (e.at at time zone 'UTC') + interval '5 hours 30 minutes'), 'YYYY-MM-DD')`;

/** What each sort of entry came to for the creator in each month of a time, in paise. */
export async function sumEntries(
  db: Db,
  sellerId: string,
  { from, to }: Time,
): Promise<{ month: string; type: string; entries: number; amount: number }[]> {
  const { rows } = await sql<{ month: string; type: string; entries: number; amount: number }>`
    select ${month} as month, e.type, count(*)::int as entries, sum(e.amount)::bigint as amount from ledger_entry e
    where e.seller_id = ${sellerId} and e.account in ('creator.pending', 'creator.available', 'creator.held')
      and e.type not in ('settlement', 'hold', 'release') and e.at >= ${from} and e.at < ${to}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

interface GstRow {
  month: string;
  gstin: string;
  state: string;
  kind: string;
  documents: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

const paise = (name: string) =>
  sql`coalesce(sum((e.facts->'tax'->'parts'->>${sql.lit(name)})::bigint), 0)::bigint`;

/** Tax invoices and credit notes of a time by month, GSTIN and State: what stands on the documents themselves. */
export async function sumGst(db: Db, sellerId: string, { from, to }: Time): Promise<GstRow[]> {
  const { rows } = await sql<GstRow>`
    select ${month} as month, e.facts->'tax'->'seller'->>'gstin' as gstin, e.facts->'tax'->>'placeOfSupply' as state, e.kind,
      count(*)::int as documents, ${paise('taxable')} as taxable, ${paise('cgst')} as cgst, ${paise('sgst')} as sgst, ${paise('igst')} as igst
    from invoice e where e.seller_id = ${sellerId} and e.facts->'tax' is not null and e.at >= ${from} and e.at < ${to}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

interface FeeDocument {
  month: string;
  kind: string;
  serial: string;
  at: Date;
  /** Paise. */
  fee: number;
  tax: number;
  /** Null where the house had none: then it is no tax invoice. */
  gstin: string | null;
}

/** The platform's fee documents by month */
export async function findFeeDocuments(
  db: Db,
  sellerId: string,
  { first, last }: { first: string; last: string },
): Promise<FeeDocument[]> {
  const { rows } = await sql<FeeDocument>`
    select month, kind, serial, at, (facts->>'fee')::bigint as fee, (facts->>'tax')::bigint as tax, facts->'house'->>'gstin' as gstin
    from fee_invoice where seller_id = ${sellerId} and month >= ${first} and month <= ${last}
    order by month, kind`.execute(db);
  return rows;
}
