import type { Db } from '../../platform/database';
import type { DayOrders, LiveOrders, OrderCounts, ProductOrders, ValueOrders } from './count.repository';
import * as repository from './count.repository';
import type { Days, Plan } from './day.spans';

/** What a figure is about, beside its counts. */
type About<Row> = Omit<Row, keyof OrderCounts>;

const dimensions: repository.OrderDimension[] = ['source', 'state', 'price', 'method', 'failure'];

/** The orders of some days, from what is added up and from themselves. What is not added up is read once, however much is asked. */
export interface Counting {
  plan: Plan;
  /** The same orders, but only those of some of the days. */
  within(days: Days): Counting;
  /** Of one product, or under an empty id of all. */
  byDay(productId: string): Promise<DayOrders[]>;
  byValue(productId: string): Promise<ValueOrders[]>;
  /** Each product apart, or each of some. */
  byProduct(productIds?: readonly string[]): Promise<ProductOrders[]>;
}

export function createCounting(
  db: Db,
  sellerId: string,
  plan: Plan,
  readLive: () => Promise<LiveOrders[]> = once(() => repository.countLive(db, sellerId, plan.live)),
): Counting {
  const { kept } = plan;

  /** What is added up, and on it what is read live, under the same key. */
  async function together<Row extends OrderCounts>(
    counted: Promise<Row[]> | null,
    isWanted: (orders: LiveOrders) => boolean,
    about: (row: About<Row> & Partial<LiveOrders>) => About<Row>,
  ): Promise<Row[]> {
    const [before, live] = await Promise.all([counted ?? [], readLive()]);
    const sums = new Map<string, Row>();
    const add = (row: OrderCounts & About<Row>) => {
      const key = JSON.stringify(about(row));
      sums.set(key, { ...about(row), ...plus(sums.get(key), row) } as Row);
    };
    for (const row of before) add(row);
    for (const row of live) if (isWanted(row)) add(row as unknown as OrderCounts & About<Row>);
    return [...sums.values()];
  }

  return {
    plan,
    within({ from, to }) {
      const begins = kept && kept.from > from ? kept.from : from;
      const ends = kept && kept.to < to ? kept.to : to;
      const narrowed = kept && begins <= ends ? { ...kept, from: begins, to: ends } : null;
      const ofDays = async () => (await readLive()).filter(({ day }) => day >= from && day <= to);
      return createCounting(db, sellerId, { ...plan, kept: narrowed }, ofDays);
    },
    byDay: (productId) =>
      together<DayOrders>(
        kept && repository.keptByDay(db, sellerId, productId, kept),
        ({ product, dimension }) => product === productId && dimension === 'all',
        ({ day }) => ({ day }),
      ),
    byValue: (productId) =>
      together<ValueOrders>(
        kept && repository.keptByValue(db, sellerId, productId, dimensions, kept),
        ({ product, dimension }) => product === productId && dimensions.includes(dimension),
        ({ dimension, value }) => ({ dimension, value }),
      ),
    byProduct: (productIds) =>
      together<ProductOrders>(
        kept && repository.keptByProduct(db, sellerId, productIds ?? null, kept),
        ({ product, dimension }) =>
          dimension === 'all' && (productIds ? productIds.includes(product) : product !== ''),
        ({ product }) => ({ product }),
      ),
  };
}

const plus = (sum: OrderCounts | undefined, more: OrderCounts): OrderCounts => ({
  checkouts: (sum?.checkouts ?? 0) + more.checkouts,
  failed: (sum?.failed ?? 0) + more.failed,
  sold: (sum?.sold ?? 0) + more.sold,
  returned: (sum?.returned ?? 0) + more.returned,
  amount: (sum?.amount ?? 0) + more.amount,
  refunded: (sum?.refunded ?? 0) + more.refunded,
});

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read();
    return reading;
  };
}
