import { type MainAct, mainActOf, type PlacedPart, translatePart } from '@haat/kinds/access';
import { membershipPath } from '@haat/kinds/facts';
import type { AccessGrant, ReceivedPart } from '@haat/openapi';
import type { AccessModel } from '@haat/openapi/pages';

interface Placed extends PlacedPart {
  /** Among all parts of the page. */
  index: number;
}

/** One product that was bought, and what its buyer does with it next. */
export interface BoughtItem {
  productId: string;
  title: string;
  /** What became of it since; null where there is nothing to say. */
  note: string | null;
  /** Null on receipts of before there were grants. */
  grant: AccessGrant | null;
  parts: readonly Placed[];
  /** It is a session that does not take place: access to it ends with the refund. */
  isCancelled: boolean;
  /** Null where nothing is left to do. */
  act: MainAct | null;
}

/** Where a part stands on the page. */
export const partId = (index: number): string => `part-${index}`;

const startsProduct = ({ type, url = '' }: ReceivedPart): string | null =>
  type === 'product' && url.startsWith('#') ? url.slice(1) : null;

/** The parts of each product, by its id: a combo names each before what it gives. */
function partsByProduct(parts: readonly ReceivedPart[], only: string): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  let productId = only;
  parts.forEach((given, index) => {
    const next = startsProduct(given);
    if (next !== null) productId = next;
    const placed = found.get(productId) ?? [];
    found.set(productId, placed);
    if (next === null) placed.push({ part: translatePart(given), anchor: `#${partId(index)}`, index });
  });
  return found;
}

/** What a combo says of one of its products beside its name. */
function noteOf(parts: readonly ReceivedPart[], productId: string): string | null {
  const named = parts.find((part) => startsProduct(part) === productId);
  return (named && translatePart(named).note) ?? null;
}

/** Whether its buyer is let in by us, with an account that has the place from then on. */
const hasPlace = (parts: readonly Placed[], { id }: AccessGrant): boolean =>
  parts.some(({ part: { url } }) => url?.endsWith(`/join/${id}`) ?? false);

/** What an order opens, product by product in the order in which they were bought. */
export function boughtItems({ order, learning, seats, now, cancelled = [] }: AccessModel): BoughtItem[] {
  const { accesses, product } = order;
  const received = order.access?.received?.parts ?? [];
  const byProduct = partsByProduct(received, product.id);
  const held: readonly (AccessGrant | null)[] = accesses && accesses.length > 0 ? accesses : [null];
  return held.map((grant) => {
    const { productId, kind, title } = grant ?? { productId: product.id, ...product };
    const parts = byProduct.get(productId) ?? [];
    // A session that does not take place is off sale too, and nobody keeps it.
    if (cancelled.some(({ accessId }) => accessId === grant?.id))
      return { productId, title, note: null, grant, parts, isCancelled: true, act: null };
    const act = mainActOf(kind, {
      parts,
      // Of a later period of a subscription it is that of the first.
      learning: (grant && learning.find((one) => one.productId === productId)) ?? null,
      membershipUrl: grant && hasPlace(parts, grant) ? membershipPath(kind, productId) : null,
      isJoined: grant !== null && (seats?.joined.includes(grant.id) ?? false),
      calendarUrl: `/access/${order.id}/seat.ics`,
      now: new Date(now),
    });
    return { productId, title, note: noteOf(received, productId), grant, parts, isCancelled: false, act };
  });
}

/**
 * The parts of which the buttons above say all, and seats of what is cancelled, by their places on the page; of a product of which nothing is left,
 * its name too.
 */
export function saidAbove(parts: readonly ReceivedPart[], items: readonly BoughtItem[]): Set<number> {
  const said = new Set<number>();
  for (const { act, isCancelled, parts: placed } of items) {
    if (isCancelled) for (const { part, index } of placed) if (part.type === 'seat') said.add(index);
    const covered = placed.find(({ part }) => part === act?.instead);
    if (covered) said.add(covered.index);
  }
  parts.forEach((part, index) => {
    if (startsProduct(part) === null) return;
    const next = parts.findIndex((other, place) => place > index && startsProduct(other) !== null);
    const inside = [...parts.keys()].slice(index + 1, next === -1 ? undefined : next);
    if (inside.every((place) => said.has(place))) said.add(index);
  });
  return said;
}
