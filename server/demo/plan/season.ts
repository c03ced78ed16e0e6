// Three months of buying, planned before any of it happens: when, what, by whom and how it ends. The same seed makes the same season.
import { contentOf, plainKind } from '@haat/kinds/facts';
import { discountFor } from '../shop/discounts-and-links';
import type { ShopItem } from '../shop/items';
import { assignCases } from './cases';
import { cities, familyNames, givenNames, latinWords } from './names';
import { pick, weighted } from './random';
import { planReview } from './reviews';
import type { DemoDay, DemoSale } from './sale';

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;
const seasonDays = 92;
const visitsPerSale = 16;

/** Relative to the hour before: quiet until eight, a lunch, and an evening that begins at seven. */
const hours = [2, 1, 0.5, 0.2, 0.2, 0.6, 2, 4, 6, 7, 8, 8, 9, 9, 7, 6, 6, 7, 10, 14, 17, 18, 13, 6];
/** From Sunday. */
const weekdays = [1.5, 0.75, 0.85, 0.9, 1.15, 1, 1.4];

/** Plans the season that ends at `now`; nothing is planned after it. */
export function planSeason(now: Date, pages: ShopItem[], random: () => number): DemoDay[] {
  const season = planDays(now, pages, random);
  const pricesOf = ({ page }: DemoSale) => pages[page]?.product.prices ?? [];
  giveDiscounts(season, now, pricesOf, random);
  const isPlain = (sale: DemoSale) => pricesOf(sale)[0]?.type === 'once';
  assignCases(season, now, isPlain);
  season.at(-1)?.sales.push(...unpaidNow(season, now, isPlain));
  return season;
}

/** Two who have just tried and not paid: an order that stays unpaid is expired half an hour later. */
function unpaidNow(season: readonly DemoDay[], now: Date, isPlain: (sale: DemoSale) => boolean): DemoSale[] {
  const outcomes = ['failed', 'dropped'] as const;
  return season
    .flatMap(({ sales }) => sales)
    .filter(isPlain)
    .slice(0, outcomes.length)
    .map(({ page, buyer }, index) => ({
      at: new Date(now.getTime() - (index + 3) * 60_000),
      page,
      buyer,
      answers: {},
      attempts: outcomes.slice(index, index + 1),
      method: 'upi',
      byItself: false,
    }));
}

function planDays(now: Date, pages: ShopItem[], random: () => number): DemoDay[] {
  const today = Math.floor((now.getTime() + indiaMs) / dayMs) * dayMs - indiaMs;
  return Array.from({ length: seasonDays }, (_, index) => {
    const ago = seasonDays - 1 - index;
    const start = new Date(today - ago * dayMs);
    const onSale = pages.map((page) =>
      page.state !== 'draft' && page.daysOnSale > ago ? page.salesShare : 0,
    );
    // Of today only what has passed is planned, drawn together so that it is not empty by chance.
    const passed = Math.min(1, (now.getTime() - start.getTime()) / dayMs);
    const count = Math.round(demand(start, ago) * passed * (0.7 + random() * 0.6));
    const sales = Array.from({ length: count }, () =>
      planSale(start, passed, onSale, pages, random),
    ).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const looking = (count + passed) * visitsPerSale;
    const visits = onSale.map((share) => Math.round(share * looking * (0.8 + random() * 0.4)));
    return { start, visits, sales };
  });
}

/** Codes, with which some pay less than the first price; each no more often than it may be used. */
function giveDiscounts(
  season: readonly DemoDay[],
  now: Date,
  pricesOf: (sale: DemoSale) => ShopItem['product']['prices'],
  random: () => number,
): void {
  const used = new Map<string, number>();
  for (const sale of season.flatMap(({ sales }) => sales)) {
    const [price] = pricesOf(sale);
    if (price?.type !== 'once') continue;
    const ago = (now.getTime() - sale.at.getTime()) / dayMs;
    // One that may be used so often is used up: not by orders that are never paid, or refunded.
    const isKept = sale.attempts.at(-1) === 'success' && sale.refundAfterDays === undefined;
    const code = discountFor(ago, price.amount, used, isKept, random());
    if (code === undefined) continue;
    sale.discountCode = code;
    used.set(code, (used.get(code) ?? 0) + 1);
  }
}

/** Sales a day: growing over the season, more at weekends and after payday, most in the week of a new page. */
function demand(start: Date, ago: number): number {
  const india = new Date(start.getTime() + indiaMs);
  const growth = 2.6 + (3.4 * (seasonDays - ago)) / seasonDays;
  const payday = india.getUTCDate() <= 5 ? 1.3 : 1;
  const launch = ago <= 31 && ago > 25 ? 1.9 : 1;
  return growth * (weekdays[india.getUTCDay()] ?? 1) * payday * launch;
}

function planSale(
  start: Date,
  passed: number,
  onSale: number[],
  pages: ShopItem[],
  random: () => number,
): DemoSale {
  const page = weighted(onSale, random);
  const seconds = weighted(hours, random) * 3600 + Math.floor(random() * 3600);
  const product = pages[page]?.product;
  const given = pick(givenNames, random);
  const family = pick(familyNames, random);
  const question = product?.questions?.[0];
  const answer = question?.type === 'paragraph' ? pick(latinWords, random) : pick(cities, random);
  const suggested =
    product && contentOf(plainKind, { ...product, content: product.content ?? {} })?.suggestedAmounts;
  const amount = suggested ? pick(suggested, random) : undefined;
  const refunded = random() < 0.022;
  const byItself = product?.prices.some(({ type }) => type === 'subscription') === true && random() < 0.6;
  const attempts = attemptsOf(random);
  const review = attempts.at(-1) === 'success' && !refunded ? planReview(given, random) : null;
  return {
    at: new Date(start.getTime() + seconds * passed * 1000),
    page,
    ...(amount === undefined ? {} : { amount }),
    buyer: {
      phone: `9${Math.floor(random() * 9)}${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
      name: `${given} ${family}`,
      ...(random() < 0.4 ? { email: `${given}.${family}@example.in`.toLowerCase() } : {}),
    },
    answers: question && random() < 0.7 ? { [question.id]: answer } : {},
    attempts,
    byItself,
    method: random() < 0.82 ? 'upi' : random() < 0.7 ? 'card' : 'netbanking',
    ...(refunded ? { refundAfterDays: 1 + Math.floor(random() * 5) } : {}),
    ...(review && { review }),
  };
}

function attemptsOf(random: () => number): DemoSale['attempts'] {
  const chance = random();
  if (chance < 0.86) return ['success'];
  if (chance < 0.92) return ['failed', 'success'];
  if (chance < 0.95) return ['failed'];
  if (chance < 0.98) return ['dropped'];
  return [];
}
