import type { Tx } from '../../../platform/database/database';
import type { VisitCountTable } from '../analytics.tables';
import { boundSources, isFree } from './visit.sources';
import { addVisits, sourcesOfDay } from './visits.repository';

/** Adds the counts of one day, with no more sources than a seller may have. */
export async function writeSums(trx: Tx, sums: readonly VisitCountTable[], day: string): Promise<void> {
  const isWhole = ({ product_id, dimension }: VisitCountTable) => product_id === '' && dimension === 'all';
  const whole = sums.filter(isWhole);
  // A seller's row of the day goes first: whoever has it is alone with their sources, so that two servers do not both give away the last place.
  if (whole.length > 0) await addVisits(trx, whole);
  const sellers = [...new Set(whole.map(({ seller_id }) => seller_id))];
  const taken = new Map(sellers.map((seller) => [seller, new Set<string>()]));
  if (sellers.length > 0)
    for (const { seller_id, value } of await sourcesOfDay(trx, sellers, day))
      if (!isFree(value)) taken.get(seller_id)?.add(value);
  await addVisits(
    trx,
    boundSources(
      sums.filter((row) => !isWhole(row)),
      taken,
    ),
  );
}
