import type { VisitCountTable } from '../analytics.tables';
import { otherSources, wideSource } from './source.rules';

/**
 * How many sources of a seller have a name of their own on one day. Anybody can write any into an address, and each would be a row for every product
 * forever; a shop that really has more sees the smallest of them as one.
 */
export const namedADay = 100;

/** What strangers cannot make up: the seller's own links, which have been looked up, and what has no name. */
export const isFree = (source: string): boolean =>
  source.startsWith('link:') || source === 'direct' || source === otherSources;

/**
 * The same counts with no more sources than a seller may have that day; `taken` are those written down already. Those that brought most in these counts
 * come first. What is left over is counted under the name that everybody knows it by, or with all others: no visit is lost.
 */
export function boundSources(
  rows: readonly VisitCountTable[],
  taken: ReadonlyMap<string, ReadonlySet<string>>,
): VisitCountTable[] {
  const named = namedOf(rows, taken);
  const bound = new Map<string, VisitCountTable>();
  for (const row of rows) {
    const { seller_id, product_id, dimension, day } = row;
    const isNamed = dimension !== 'source' || isFree(row.value) || named.get(seller_id)?.has(row.value);
    const value = isNamed ? row.value : wideSource(row.value);
    const key = [seller_id, product_id, dimension, day, value].join('\n');
    const sum = bound.get(key);
    if (sum) {
      sum.visits += row.visits;
      sum.visitors += row.visitors;
    } else bound.set(key, { ...row, value });
  }
  return [...bound.values()];
}

/** The sources of each seller that have a name of their own from now on. */
function namedOf(
  rows: readonly VisitCountTable[],
  taken: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>> {
  const requested = new Map<string, Map<string, number>>();
  for (const { seller_id, dimension, value, visits } of rows) {
    if (dimension !== 'source' || isFree(value)) continue;
    const ofSeller = requested.get(seller_id) ?? new Map<string, number>();
    ofSeller.set(value, (ofSeller.get(value) ?? 0) + visits);
    requested.set(seller_id, ofSeller);
  }
  const named = new Map<string, Set<string>>();
  for (const [seller, values] of requested) {
    const all = new Set(taken.get(seller));
    const most = [...values].sort(([a, more], [b, fewer]) => fewer - more || (a < b ? -1 : 1));
    for (const [value] of most) if (all.size < namedADay) all.add(value);
    named.set(seller, all);
  }
  return named;
}
