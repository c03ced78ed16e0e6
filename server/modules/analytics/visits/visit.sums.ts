import { createHmac } from 'node:crypto';
import { networkOf } from '../../../platform/http/http';
import type { VisitCountTable } from '../analytics.tables';
import type { Visit } from './visit.rules';
import type { Mark } from './visits.repository';

/** How far somebody came on a page: only there, to the step where details are given, or to playing what it shows for free. */
export type Place = 'page' | 'details' | 'played';

/** Pages that one person has opened of one product on one day. */
export interface Seen {
  place: Place;
  sellerId: string;
  productId: string;
  /** What was played. */
  mediaId?: string;
  day: string;
  /** The first of them. */
  visit: Pick<Visit, 'ip' | 'agent'> & Partial<Visit>;
  visits: number;
}

/** With the source it is counted under. */
export type Sourced = Seen & { source: string };

const markBytes = 12;

/** What a person is that day at a seller's, at one product of theirs or, with an empty id, at all of them: nobody else can tell whose it is. */
export function markOf(
  secret: Buffer,
  { sellerId, day, visit, place, mediaId }: Seen,
  productId: string,
): Mark {
  // Who opened the details has opened the page before: both are counted, each once.
  const at =
    place === 'page' ? productId : [productId, place, ...(mediaId === undefined ? [] : [mediaId])].join(' ');
  const who = [sellerId, at, networkOf(visit.ip), visit.agent].join('\n');
  const mark = createHmac('sha256', secret).update(who).digest().subarray(0, markBytes).toString('hex');
  return { seller_id: sellerId, product_id: at, day, mark };
}

function dimensionsOf({
  place,
  visit,
  source,
  mediaId = '',
}: Sourced): [VisitCountTable['dimension'], string][] {
  if (place === 'details') return [['opened', '']];
  if (place === 'played') return [['played', mediaId]];
  return [
    ['all', ''],
    ['source', source],
    ['device', visit.device ?? ''],
  ];
}

/** Where it counts: for the product, and for all of the seller's together but where that says nothing. */
export const countedFor = ({ place, productId }: Seen): string[] =>
  place === 'played' ? [productId] : ['', productId];

/** What is added to the counts: pages by all who opened them, people by those who are new. */
export function sumsOf(
  seen: readonly Sourced[],
  isNew: (seen: Sourced, productId: string) => boolean,
): VisitCountTable[] {
  const sums = new Map<string, VisitCountTable>();
  for (const one of seen)
    for (const productId of countedFor(one)) {
      const visitors = isNew(one, productId) ? 1 : 0;
      for (const [dimension, value] of dimensionsOf(one)) {
        const key = [one.sellerId, productId, dimension, one.day, value].join('\n');
        const sum = sums.get(key) ?? {
          seller_id: one.sellerId,
          product_id: productId,
          dimension,
          day: one.day,
          value,
          visits: 0,
          visitors: 0,
        };
        sum.visits += one.visits;
        sum.visitors += visitors;
        sums.set(key, sum);
      }
    }
  return [...sums.values()];
}
