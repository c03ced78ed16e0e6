import type { Analytics, NewFile } from '@haat/openapi';
import { indianStates } from '@haat/openapi/states';
import type { Deps } from '../../../platform/deps';
import { csvMark, csvRow, csvRupees } from '../../../platform/documents/csv';
import { longest } from './analytics.days';
import type { FileTime } from './analytics.file';
import type { AnalyticsService } from './analytics.service';
import { plusDays, stepKey } from './calendar.rules';

export type Breakdown = NonNullable<NewFile['breakdown']>;

interface Sold {
  checkouts?: number;
  sales: number;
  earned: number;
}

/** A breakdown as a table: how its columns are called, and a row of it. */
interface Written<Row> {
  head: string[];
  row: (row: Row) => string[];
}

type Rows = { [B in Breakdown]: Analytics[B][number] };

const soldHead = ['Sales', 'Earned (INR)'];
const sold = ({ sales, earned }: Sold) => [String(sales), csvRupees(earned)];
const orderedHead = ['Orders placed', ...soldHead];
const ordered = (row: Sold) => [String(row.checkouts ?? 0), ...sold(row)];

const written: { [B in Breakdown]: Written<Rows[B]> } = {
  sources: {
    head: ['Source', 'Campaign', 'Visitors', ...orderedHead, 'Conversion (%)'],
    row: (row) => {
      const conversion = row.visitors === 0 ? '' : ((row.sales / row.visitors) * 100).toFixed(1);
      return [row.name, row.detail ?? '', String(row.visitors), ...ordered(row), conversion];
    },
  },
  places: {
    head: ['State code', 'State', ...soldHead],
    row: ({ state, ...row }) => [
      state ?? '',
      indianStates.find(({ code }) => code === state)?.name ?? 'Not asked',
      ...sold(row),
    ],
  },
  devices: {
    head: ['Device', 'Visitors', ...orderedHead],
    row: ({ device, visitors, ...row }) => [device, String(visitors), ...ordered(row)],
  },
  methods: {
    head: ['Way of paying', ...soldHead, 'Failed attempts'],
    row: ({ method, failed, ...row }) => [method ?? '', ...sold(row), String(failed)],
  },
  prices: {
    head: ['Product', 'Price', ...orderedHead],
    row: ({ product, label, ...row }) => [product ?? '', label ?? '', ...ordered(row)],
  },
  products: {
    head: ['Product', ...orderedHead],
    row: ({ product, ...row }) => [product.title, ...ordered(row)],
  },
  failures: {
    head: ['Way of paying', 'Bank or app', 'Reason', 'Attempts'],
    row: ({ method, via, reason, count }) => [method ?? '', via ?? '', reason, String(count)],
  },
};

export interface BreakdownWish extends FileTime {
  breakdown: Breakdown;
}

/**
 * The figures of some days told apart by one thing, every row of it: as many as a creator has products, labels and States.
 * @throws Refusal 404 for a product of somebody else
 */
export const breakdownFile =
  ({ clock }: Pick<Deps, 'clock'>, analytics: Pick<AnalyticsService, 'ofAll' | 'ofProduct' | 'firstDay'>) =>
  async (sellerId: string, { productId, from, to, breakdown }: BreakdownWish): Promise<string> => {
    const today = stepKey(clock.now(), 'day');
    const wanted = to && stepKey(new Date(to.getTime() - 1), 'day');
    const last = wanted && wanted < today ? wanted : today;
    const firstKey = from ? stepKey(from, 'day') : ((await analytics.firstDay(sellerId)) ?? last);
    const first = [firstKey, plusDays(last, 1 - longest)].sort()[1] ?? firstKey;
    const days = { from: first < last ? first : last, to: last };
    const figures =
      productId === ''
        ? await analytics.ofAll(sellerId, days, Number.POSITIVE_INFINITY)
        : await analytics.ofProduct(sellerId, productId, days);
    return csvMark + tableOf(breakdown, figures);
  };

function tableOf<B extends Breakdown>(breakdown: B, figures: Analytics): string {
  const { head, row } = written[breakdown];
  const rows = figures[breakdown] as Rows[B][];
  return [head, ...rows.map(row)].map(csvRow).join('');
}
