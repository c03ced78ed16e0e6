import type { Db } from '../../../platform/database/database';
import type { OrderDimension } from '../analytics.tables';
import type {
  DayOrders,
  HourOrders,
  LiveOrders,
  OrderCounts,
  PriceOrders,
  ProductOrders,
  ValueOrders,
} from './count.repository';
import { countLive, countLiveHours } from './count.repository';
import { type Days, hourPlanOf, type Plan, planOf, type Reach, spanOf } from './day.spans';
import * as repository from './stored-counts.repository';

/** What a figure is about, beside its counts. */
type About<Row> = Omit<Row, keyof OrderCounts>;

const dimensions: OrderDimension[] = ['source', 'state', 'device', 'price', 'method', 'failure'];

/** The orders of some days, from what is added up and from themselves. What is not added up is read once, however much is asked. */
export interface Counting {
  plan: Plan;
  /** The same orders, but only those of some of the days. */
  within(days: Days): Counting;
  /** Of one product, or under an empty id of all. */
  byDay(productId: string): Promise<DayOrders[]>;
  /** All products together. */
  byHour(): Promise<HourOrders[]>;
  /** As `byDay`. */
  byValue(productId: string): Promise<ValueOrders[]>;
  /** Each product apart, or each of some. */
  byProduct(productIds?: readonly string[]): Promise<ProductOrders[]>;
  /** Each price of each product apart. */
  byPrice(): Promise<PriceOrders[]>;
}

/** What is known of a seller's orders before any is read: how far they are added up, and the hours of which one has changed since. */
export interface Coverage {
  sellerId: string;
  reach: Reach | null;
  changed: readonly Date[];
}

export function createCounting(
  db: Db,
  { sellerId, reach, changed }: Coverage,
  days: Days,
  plan: Plan = planOf(days, reach, changed),
  readLive: () => Promise<LiveOrders[]> = once(() => countLive(db, sellerId, plan.live)),
): Counting {
  const { stored } = plan;

  /** What is added up, and on it what is read live, under the same key. */
  async function together<Row extends OrderCounts>(
    counted: Promise<Row[]>,
    isWanted: (orders: LiveOrders) => boolean,
    about: (row: About<Row> & Partial<LiveOrders>) => About<Row>,
  ): Promise<Row[]> {
    const [before, live] = await Promise.all([counted, readLive()]);
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
    within(part) {
      const { from, to } = part;
      const ofDays = async () => (await readLive()).filter(({ day }) => day >= from && day <= to);
      return createCounting(db, { sellerId, reach, changed }, part, narrowed(plan, part), ofDays);
    },
    byDay: (productId) =>
      together<DayOrders>(
        repository.storedByDay(db, sellerId, productId, stored),
        ({ product, dimension }) => product === productId && dimension === 'all',
        ({ day }) => ({ day }),
      ),
    async byHour() {
      const hours = hourPlanOf(days, reach, changed);
      const [before, live] = await Promise.all([
        repository.storedByHour(db, sellerId, hours.stored),
        countLiveHours(db, sellerId, hours.live),
      ]);
      return [...before, ...live];
    },
    byValue: (productId) =>
      together<ValueOrders>(
        repository.storedByValue(db, sellerId, productId, dimensions, stored),
        ({ product, dimension }) => product === productId && dimensions.includes(dimension),
        ({ dimension, value }) => ({ dimension, value }),
      ),
    byProduct: (productIds) =>
      together<ProductOrders>(
        repository.storedByProduct(db, sellerId, productIds ?? null, stored),
        ({ product, dimension }) =>
          dimension === 'all' && (productIds ? productIds.includes(product) : product !== ''),
        ({ product }) => ({ product }),
      ),
    byPrice: () =>
      together<PriceOrders>(
        repository.storedByPrice(db, sellerId, stored),
        ({ product, dimension }) => dimension === 'price' && product !== '',
        ({ product, value }) => ({ product, value }),
      ),
  };
}

/** What a plan says of some of its days. */
function narrowed({ stored: { days, hours }, live }: Plan, part: Days): Plan {
  const from = days && days.from > part.from ? days.from : part.from;
  const to = days && days.to < part.to ? days.to : part.to;
  const { from: begins, to: ends } = spanOf(part);
  const isUnderWay = hours && hours.from >= begins && hours.from < ends;
  return {
    stored: { days: days && from <= to ? { ...days, from, to } : null, hours: isUnderWay ? hours : null },
    live,
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
