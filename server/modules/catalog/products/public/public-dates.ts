import { hasBegun } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { PublicProduct } from '@haat/openapi';
import type { Db } from '../../../../platform/database/database';
import { type DatedRow, findDates } from '../copies/product-date.repository';
import { closedNow } from '../delivery.service';
import { type RowContext, takenOfEach } from '../product/product.context';
import type { ProductRow } from '../product/product.repository';
import { fullNow } from '../product/product.view';

type PublicDates = NonNullable<PublicProduct['dates']>;

/** The dates of a live session that are on sale and still to come, its own among them, in order; null where there is no choice. */
export async function publicDates(
  db: Db,
  row: ProductRow,
  { productContext, urlOf }: { productContext: RowContext; urlOf: (row: ProductRow) => string },
): Promise<PublicDates | null> {
  if (!kindOf(row).atDate) return null;
  const { now } = productContext;
  const sellerId = row.seller_id;
  const offered = (await findDates(db, { sellerId, productId: row.id })).flatMap((one) => {
    const held = kindOf(one).session?.(one.content as never);
    const isShown = one.id === row.id || (one.status === 'published' && held && !hasBegun(held.session, now));
    return held && isShown ? [{ one, ...held }] : [];
  });
  if (offered.length < 2) return null;
  const taken = await takenOfEach(db, sellerId, { rows: offered.map(({ one }) => one), now });
  const dates = offered.map(({ one, session: { startsAt }, timeZone }): PublicDates[number] => {
    const full = fullNow(one, { productContext, taken: taken.get(one.id) ?? 0 });
    const closed = closedNow(one, productContext) ?? full;
    return { id: one.id, url: urlOf(one), startsAt, timeZone, ...(closed !== null && { closed }) };
  });
  return dates.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** Ms, later than any date. */
const farMs = 8.64e15;

/** Low for what is next, higher for what comes later, highest for what began longest ago. */
function rankOf(row: DatedRow, now: Date): number {
  const startsAt = kindOf(row).session?.(row.content as never)?.session.startsAt;
  if (startsAt === undefined) return Number.POSITIVE_INFINITY;
  const ms = Date.parse(startsAt) - now.getTime();
  return ms > 0 ? ms : farMs - ms;
}

/** Of what is offered on several dates the one that is next, or was last; everything else, in its order. */
export function nextOfEach(rows: readonly DatedRow[], now: Date): DatedRow[] {
  const next = new Map<string, DatedRow>();
  for (const row of rows) {
    if (row.first_id === null) continue;
    const before = next.get(row.first_id);
    if (!before || rankOf(row, now) < rankOf(before, now)) next.set(row.first_id, row);
  }
  return rows.filter((row) => row.first_id === null || next.get(row.first_id) === row);
}
