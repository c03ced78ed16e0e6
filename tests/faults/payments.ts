// Buyers that keep a note of everything the server has told them, and ask again with the same key when it went away.
import type { NewOrder } from '@haat/contract';
import { decide, placeOrder, readOrder } from '../simulators/shop';

export interface Acknowledged {
  key: string;
  order: NewOrder;
  /** Every order id ever answered for this key; more than one would be a second order. */
  ids: Set<string>;
  placed?: { id: string; token: string; session: string };
  /** The gateway has answered that the money is paid. */
  decided: boolean;
}

const settleWithinMs = 20_000;

export function newPayments(count: number, round: number, productId: string): Acknowledged[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `round-${round}-payment-${index}`,
    order: { productId, buyer: { phone: `9${String(800_000_000 + round * 1000 + index)}` } },
    ids: new Set<string>(),
    decided: false,
  }));
}

interface Interruption {
  /** How many payments are acknowledged when the server is made to stop. */
  stopAfter: number;
  onStop: () => Promise<void>;
}

/** Pays everything that is not paid yet; with an interruption, gives up quietly when the server goes away. */
export async function payAll(
  url: string,
  payments: Acknowledged[],
  atOnce: number,
  interruption?: Interruption,
) {
  const waiting = payments.filter((payment) => !payment.decided);
  let done = 0;
  let stopping: Promise<void> | undefined;
  const buyer = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await payOne(url, next);
      } catch (error) {
        if (stopping === undefined) throw error;
        return;
      }
      done += 1;
      if (interruption && done === interruption.stopAfter) stopping = interruption.onStop();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  await stopping;
}

async function payOne(url: string, payment: Acknowledged): Promise<void> {
  const placed = await placeOrder(url, payment.order, payment.key);
  payment.ids.add(placed.id);
  payment.placed = { id: placed.id, token: placed.token, session: placed.payment.session };
  await decide(url, placed.payment.session);
  payment.decided = true;
}

/** Answers the orders that do not become fulfilled by themselves; a webhook may still be on its way after a restart. */
export async function settledIn(url: string, payments: Acknowledged[]): Promise<string[]> {
  const deadline = Date.now() + settleWithinMs;
  let open = payments.flatMap((payment) => (payment.placed ? [payment.placed] : []));
  while (open.length > 0) {
    const statuses = await Promise.all(open.map(async (placed) => (await readOrder(url, placed)).status));
    open = open.filter((_, index) => statuses[index] !== 'fulfilled');
    if (Date.now() > deadline) break;
    if (open.length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return open.map((placed) => placed.id);
}
