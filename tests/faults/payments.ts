// Buyers that keep a note of everything the server has told them, and ask again with the same key when it went away.
import type { NewOrder } from '@haat/openapi';
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
const readersAtOnce = 8;

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

/**
 * Answers the orders that do not become fulfilled by themselves; a webhook may still be on its way after a restart. A few are read at a
 * time, and each again only while it is the next to be waited for: whoever asks for all of them without end keeps the server from them.
 */
export async function settledIn(url: string, payments: Acknowledged[]): Promise<string[]> {
  const deadline = Date.now() + settleWithinMs;
  const waiting = payments.flatMap((payment) => (payment.placed ? [payment.placed] : []));
  const open: string[] = [];
  const reader = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (!(await becomesFulfilled(url, next, deadline))) open.push(next.id);
  };
  await Promise.all(Array.from({ length: readersAtOnce }, reader));
  return open;
}

async function becomesFulfilled(
  url: string,
  placed: { id: string; token: string },
  deadline: number,
): Promise<boolean> {
  for (;;) {
    if ((await readOrder(url, placed)).status === 'fulfilled') return true;
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
