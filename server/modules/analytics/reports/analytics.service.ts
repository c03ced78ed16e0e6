import type { Analytics } from '@haat/openapi';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import type { Media } from '../../catalog';
import * as counted from '../rollups/count.repository';
import type { Counts } from '../rollups/count.service';
import type { Counting } from '../rollups/counting';
import { subscriptionFigures } from '../subscriptions/subscription.figures';
import type { Visits } from '../visits/visits.service';
import { type AskedDays, daysAsked } from './analytics.days';
import * as repository from './analytics.repository';
import * as rules from './analytics.rules';
import { stepKey } from './calendar.rules';

export interface AnalyticsParts {
  imageSources: Media['imageSources'];
  visits: Pick<Visits, 'flush'>;
  counts: Counts;
}

const productsShown = 10;

interface AnalyticsContext extends Pick<Deps, 'clock' | 'database'>, AnalyticsParts {
  db: Db;
}

async function read(context: AnalyticsContext, sellerId: string, productId: string, period: AskedDays) {
  const { clock, visits, counts, db } = context;

  const today = stepKey(clock.now(), 'day');
  await visits.flush();
  const looked = daysAsked(period, today, (await firstDay(context, sellerId)) ?? today);
  const whole = { from: (looked.previous ?? looked).from, to: looked.to };
  const counting = await counts.of(sellerId, whole);
  const within = counting.within(looked);
  const [orders, seen, byValue, seenByValue, campaigns, subscriptions] = await Promise.all([
    counting.byDay(productId),
    counted.visitsByDay(db, sellerId, productId, whole),
    within.byValue(productId),
    counted.visitsByValue(db, sellerId, productId, looked),
    repository.findCampaigns(db, sellerId),
    subscriptionFigures(db, sellerId, productId, looked, clock.now()),
  ]);
  const answer = {
    from: looked.from,
    to: looked.to,
    step: looked.step,
    stepsOffered: looked.stepsOffered,
    ...rules.compared(looked, rules.figuresByDay(orders, seen)),
    sources: rules.sourcesOf(byValue, seenByValue, campaigns),
    places: rules.placesOf(byValue),
    devices: rules.devicesOf(byValue, seenByValue),
    methods: rules.methodsOf(byValue),
    failures: rules.failuresOf(byValue),
    subscriptions,
  };
  return { answer, byValue, within };
}

async function firstDay({ db }: AnalyticsContext, sellerId: string): Promise<string | null> {
  const [ordered, seen] = await Promise.all([
    counted.firstOrderAt(db, sellerId),
    counted.firstVisitDay(db, sellerId),
  ]);
  const days = [ordered && stepKey(ordered, 'day'), seen].filter((day) => day !== null);
  return days.sort()[0] ?? null;
}

/** What earned most in some days; nothing that brought nothing. */
async function bestProducts(
  { db, imageSources }: AnalyticsContext,
  sellerId: string,
  counting: Counting,
  atMost: number,
): Promise<Analytics['products']> {
  const all = await counting.byProduct();
  const best = all
    .map((row) => ({ id: row.product, checkouts: row.checkouts, ...rules.netCounts(row) }))
    .filter(({ sales, earned }) => sales > 0 || earned > 0)
    .sort(rules.mostFirst)
    .slice(0, atMost);
  const ids = best.map(({ id }) => id);
  const products = await repository.findProducts(db, sellerId, ids);
  return best.flatMap(({ id, ...figures }) => {
    const product = products.find((one) => one.id === id);
    if (!product) return [];
    const { kind, title, cover } = product;
    return [{ product: { id, kind, title, cover: imageSources(cover) }, ...figures }];
  });
}

/** The prices that earned most, of whatever product, with its title. */
async function bestPrices(
  { db }: AnalyticsContext,
  sellerId: string,
  counting: Counting,
  atMost: number,
): Promise<Analytics['prices']> {
  const best = (await counting.byPrice())
    .map((row) => ({ ...row, ...rules.netCounts(row) }))
    .filter(({ sales, earned }) => sales > 0 || earned > 0)
    .sort(rules.mostFirst)
    .slice(0, atMost);
  const ids = [...new Set(best.map(({ product }) => product))];
  const products = new Map(
    (await repository.findProducts(db, sellerId, ids)).map((product) => [product.id, product]),
  );
  return best.map(({ product: productId, value: id, checkouts, sales, earned }) => {
    const product = products.get(productId);
    const label = product?.prices.find((price) => price.id === id)?.label ?? null;
    return { id, product: product?.title ?? null, label, checkouts, sales, earned };
  });
}

/** @throws Refusal 422 for days that are none */
async function ofAll(
  context: AnalyticsContext,
  sellerId: string,
  period: AskedDays,
  atMost = productsShown,
): Promise<Analytics> {
  const { answer, within } = await read(context, sellerId, '', period);
  const [prices, products] = await Promise.all([
    bestPrices(context, sellerId, within, atMost),
    bestProducts(context, sellerId, within, atMost),
  ]);
  return { ...answer, prices, products };
}

/** @throws Refusal 404 for a product of somebody else, 422 for days that are none */
async function ofProduct(
  context: AnalyticsContext,
  sellerId: string,
  id: string,
  period: AskedDays,
): Promise<Analytics> {
  const prices = await repository.findPrices(context.db, sellerId, id);
  if (!prices) throw notFound('Product not found');
  const { answer, byValue } = await read(context, sellerId, id, period);
  const labels = new Map(prices.map((price) => [price.id ?? '', price.label ?? null]));
  return { ...answer, prices: rules.pricesOf(byValue, labels), products: [] };
}

/** What happened, in some days: of one product, or of all of them under an empty id. */
export function createAnalyticsService(deps: Pick<Deps, 'clock' | 'database'>, dependencies: AnalyticsParts) {
  const { db } = deps.database;
  const context: AnalyticsContext = { ...deps, ...dependencies, db };
  return {
    ofAll: (sellerId: string, period: AskedDays, atMost?: number) => ofAll(context, sellerId, period, atMost),
    ofProduct: (sellerId: string, id: string, period: AskedDays) => ofProduct(context, sellerId, id, period),
    bestProducts: (sellerId: string, counting: Counting, atMost: number) =>
      bestProducts(context, sellerId, counting, atMost),
    firstDay: (sellerId: string) => firstDay(context, sellerId),
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
