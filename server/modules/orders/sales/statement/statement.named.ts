import type { Db } from '../../../../platform/database/database';
import type { StatementLine } from './statement.lines';
import { findStatementSubjects } from './statement.subject.repository';

/** A line of a statement with what it is about. */
export interface NamedLine extends StatementLine {
  /** The title of what was sold; empty where the line is about no sale. */
  product: string;
  /** Who bought it, or the masked account that money went to; empty where neither is known. */
  party: string;
}

/** Lines whose subjects are read together. */
const together = 200;

/** The same lines, each with the product and the buyer or account it is about, however many. */
export async function* namedLines(
  db: Db,
  sellerId: string,
  lines: AsyncIterable<StatementLine>,
): AsyncGenerator<NamedLine> {
  let batch: StatementLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < together) continue;
    yield* await named(db, sellerId, batch);
    batch = [];
  }
  yield* await named(db, sellerId, batch);
}

async function named(db: Db, sellerId: string, lines: readonly StatementLine[]): Promise<NamedLine[]> {
  const references = lines.map(({ reference }) => reference);
  const { sales, payoutAccounts } = await findStatementSubjects(db, sellerId, references);
  return lines.map((line) => {
    const sale = sales.get(line.reference);
    const buyer = sale?.buyer.name?.trim() || sale?.buyer.phone;
    return {
      ...line,
      product: sale?.productTitle ?? '',
      party: buyer ?? payoutAccounts.get(line.reference) ?? '',
    };
  });
}
