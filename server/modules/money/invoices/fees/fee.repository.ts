import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json } from '../../../../platform/database/schema';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { SerialOf } from '../serial.rules';
import type { FeeFacts, MonthOfFees } from './fee.facts';
import type { Month } from './fee.months';

interface FeeRow {
  seller_id: string;
  charged: number;
  charged_tax: number;
  given_back: number;
  given_back_tax: number;
}

/**
 * At most so many creators whose fees of a month have no document yet, as the ledger has them. The platform pays itself no fee: what stands on its
 * books are its plans.
 */
export async function findUninvoiced(db: Db, month: Month, limit: number): Promise<MonthOfFees[]> {
  const { rows } = await sql<FeeRow>`
    select s.seller_id, f.* from (
      select distinct p.seller_id from product p where p.seller_id <> ${platformAccountId}
        and not exists (select 1 from fee_invoice i where i.seller_id = p.seller_id and i.month = ${month.name})
    ) s cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account = 'platform.fee' and e.amount > 0), 0)::bigint as charged,
        coalesce(sum(e.amount) filter (where e.account = 'platform.feeTax' and e.amount > 0), 0)::bigint as charged_tax,
        coalesce(-sum(e.amount) filter (where e.account = 'platform.fee' and e.amount < 0), 0)::bigint as given_back,
        coalesce(-sum(e.amount) filter (where e.account = 'platform.feeTax' and e.amount < 0), 0)::bigint as given_back_tax
      from ledger_entry e
      where e.seller_id = s.seller_id and e.account in ('platform.fee', 'platform.feeTax')
        and e.at >= ${month.from} and e.at < ${month.to}
    ) f where f.charged > 0 or f.given_back > 0
    order by s.seller_id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    sellerId: row.seller_id,
    charged: { fee: row.charged, tax: row.charged_tax },
    givenBack: { fee: row.given_back, tax: row.given_back_tax },
  }));
}

/** What the newest receipt calls its creator, for one who has closed the account before the month was over; empty when there is none. */
export async function findLastName(db: Db, sellerId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select facts->>'sellerName' as name from invoice where seller_id = ${sellerId} and facts->>'sellerName' <> ''
    order by at desc limit 1`.execute(db);
  return rows[0]?.name ?? '';
}

/** Of those creators, who have documents of the month by now. */
export async function findInvoiced(
  trx: Tx,
  month: string,
  sellerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('fee_invoice')
    .select('seller_id')
    .where('seller_id', 'in', [...sellerIds])
    .where('month', '=', month)
    .execute();
  return new Set(rows.map((row) => row.seller_id));
}

export interface NewFeeDocument {
  sellerId: string;
  facts: Omit<FeeFacts, 'serial'>;
}

export interface FeeDocument {
  sellerId: string;
  facts: FeeFacts;
}

/** Writes documents with the numbers they are given, in their order; answers them so. */
export async function insertFeeDocuments(
  trx: Tx,
  documents: readonly NewFeeDocument[],
  serialOf: SerialOf,
): Promise<FeeDocument[]> {
  if (documents.length === 0) return [];
  const numbered = documents.map(({ sellerId, facts }, index) => ({
    sellerId,
    facts: { ...facts, serial: serialOf(index) },
  }));
  await trx
    .insertInto('fee_invoice')
    .values(
      numbered.map(({ sellerId, facts }) => ({
        seller_id: sellerId,
        month: facts.month,
        kind: facts.kind,
        serial: facts.serial,
        facts: json({ ...facts }),
        at: new Date(facts.at),
      })),
    )
    .execute();
  return numbered;
}

/** A creator's documents, the latest month first, at most twenty years of them. */
export async function findFeeDocuments(db: Db, sellerId: string): Promise<FeeFacts[]> {
  const rows = await db
    .selectFrom('fee_invoice')
    .select('facts')
    .where('seller_id', '=', sellerId)
    .orderBy('month', 'desc')
    .orderBy('kind')
    .limit(480)
    .execute();
  return rows.map(({ facts }) => facts as unknown as FeeFacts);
}
