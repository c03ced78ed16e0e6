import type { Tx } from '../../../platform/database/database';
import { sourceKey } from './source.rules';
import type { Seen, Sourced } from './visit.sums';
import { realLinks, type SaidLink } from './visits.repository';

const nowhere = { linkId: null, utmSource: null, utmCampaign: null, referrerHost: null };
const nameOf = ({ seller_id, product_id, id }: SaidLink) => [seller_id, product_id, id].join('\n');

/**
 * Where people came from. A link that is none of this seller's to this product is nothing that anybody came by: what else is known of the visit counts,
 * as it does of an order.
 */
export async function withSources(trx: Tx, seen: readonly Seen[]): Promise<Sourced[]> {
  const said = new Map<string, SaidLink>();
  for (const one of seen) {
    const link = linkOf(one);
    if (link) said.set(nameOf(link), link);
  }
  const real = new Set((await realLinks(trx, [...said.values()])).map(nameOf));
  return seen.map((one) => {
    const { came = nowhere } = one.visit;
    const link = linkOf(one);
    const isReal = link !== null && real.has(nameOf(link));
    return { ...one, source: sourceKey({ ...came, linkId: isReal ? link.id : null }) };
  });
}

const linkOf = ({ sellerId, productId, visit }: Seen): SaidLink | null =>
  visit.came?.linkId ? { seller_id: sellerId, product_id: productId, id: visit.came.linkId } : null;
