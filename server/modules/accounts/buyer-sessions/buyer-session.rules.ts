const day = 24 * 60 * 60_000;

/** Ms. Nothing of it is ever longer than a browser keeps a cookie. */
export const buyerSessionLivesMs = 365 * day;
export const buyerSessionIdleMs = 180 * day;
/** A browser that has only followed a link has proved nothing yet. */
export const linkLivesMs = day;

export const mostPhones = 5;
export const mostOrders = 100;

/** An order with the version of it that was signed or proved: raised, it opens nothing any more. */
export interface HeldOrder {
  id: string;
  version: number;
}

/** What a buyer's browser has proved, the newest first. */
export interface BuyerProof {
  /** E.164. */
  phones: readonly string[];
  orders: readonly HeldOrder[];
  /** Links opened in this browser: they allow requesting a code, but give no access. */
  links: readonly HeldOrder[];
}

export type Widening =
  | { order: HeldOrder }
  | { link: HeldOrder }
  | { phone: string; sessionId?: string | undefined };

export const noProof: BuyerProof = { phones: [], orders: [], links: [] };

/** With what came to it; beyond the bounds the oldest goes. */
export function widened(proof: BuyerProof, by: Widening): BuyerProof {
  if ('phone' in by) {
    const others = proof.phones.filter((phone) => phone !== by.phone);
    return { ...proof, phones: [by.phone, ...others].slice(0, mostPhones) };
  }
  if ('link' in by) return { ...proof, links: withOne(proof.links, by.link) };
  return {
    ...proof,
    orders: withOne(proof.orders, by.order),
    links: proof.links.filter(({ id }) => id !== by.order.id),
  };
}

const withOne = (held: readonly HeldOrder[], one: HeldOrder): HeldOrder[] =>
  [one, ...held.filter(({ id }) => id !== one.id)].slice(0, mostOrders);

/** When it ends, however much it is used. */
export function endOf({ phones, orders }: BuyerProof, { since, now }: { since: Date; now: Date }): Date {
  const isProved = phones.length > 0 || orders.length > 0;
  const longest = since.getTime() + buyerSessionLivesMs;
  return new Date(isProved ? longest : Math.min(longest, now.getTime() + linkLivesMs));
}

/** An order that was placed a moment ago: nothing of it has been taken back. */
export const placedNow = (id: string): HeldOrder => ({ id, version: 0 });
