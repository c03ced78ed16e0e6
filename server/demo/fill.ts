// Fills an empty server with a shop that has been selling for three months. Everything goes through the routes and rules of
// the server itself, in this process, with the clock moved to when it happened; no row is written by hand.
import { sql } from 'kysely';
import type { Server } from '../assemble';
import { seededRandom } from './plan/random';
import type { DemoDay } from './plan/sale';
import { planSeason } from './plan/season';
import { creator, items } from './shop/items';
import { createBuyers } from './simulation/buyers';
import { createCatalog } from './simulation/catalog';
import { createContext, type DemoContext, dayMs } from './simulation/context';
import { createDemoGateway } from './simulation/gateway';
import { createPayoutRunner } from './simulation/payouts';
import { createScheduler, daysAfter } from './simulation/scheduler';

const seasonDays = 92;
const seed = 20_261_121;
const readUntilDays = 2;
/** Days of the season. */
const analyzedAfter = new Set([5, 40]);

/** Schedules without which a season is not what it would have been: those of each evening, and those that catch up once a week. */
const nightly = new Set([
  'checkout.expire',
  'checkout.holds',
  'analytics.subscriptions',
  'ledger.settle',
  'payouts.follow',
  'refund-requests.sweep',
  'reviews.ask',
  'sandbox.bank',
  'subscriptions.advance',
]);
const weekly = new Set([
  'discounts.sync',
  'analytics.forget',
  'payment-reminders.due',
  'invoices.fees',
  'ledger.withhold-deferred',
  'ledger.roll-up',
  'mandates.sweep',
]);

/** Answers how many orders were placed, and the creator's token. The server has a movable clock and does not run its jobs. */
export async function fillShop(server: Server, now: Date): Promise<{ orders: number; token: string }> {
  const { database } = server.deps;
  const season = planSeason(now, items, seededRandom(seed));
  const demo = createContext(server, now);
  const scheduler = createScheduler(demo);
  const catalog = createCatalog(demo);
  const payouts = createPayoutRunner(demo, scheduler);
  const buyers = createBuyers(demo, {
    catalog,
    scheduler,
    bank: createDemoGateway(server.deps.gateways.payments),
  });

  await demo.begin(daysAfter(now, -seasonDays));
  await introduce(demo);
  catalog.begin();
  await payouts.setUp();
  for (const day of season) {
    await demo.goTo(day.start);
    await catalog.putUp(day.start);
    buyers.look(day.visits);
    await spend(day);
    // Until it knows how the rows are spread, the planner reads whole tables.
    if (analyzedAfter.has(season.indexOf(day))) await sql`analyze`.execute(database.db);
  }
  await catalog.close();
  const until = daysAfter(now, -readUntilDays).toISOString();
  await demo.call('POST', '/api/notifications/read', { token: demo.token, body: { until } });
  await payouts.close();
  return { orders: season.reduce((sum, { sales }) => sum + sales.length, 0), token: demo.token };

  async function spend({ start, sales }: DemoDay): Promise<void> {
    for (const sale of sales) {
      await scheduler.runUntil(sale.at);
      await buyers.buy(sale);
    }
    const evening = new Date(Math.min(start.getTime() + dayMs - 1, now.getTime()));
    await scheduler.runUntil(evening);
    await demo.goTo(evening);
    const isWeekly = evening >= now || season.findIndex((day) => day.start === start) % 7 === 0;
    await server.deps.jobs.drain({
      schedules: (name) => nightly.has(name) || (isWeekly && weekly.has(name)),
    });
  }
}

async function introduce(demo: DemoContext): Promise<void> {
  await demo.signIn(creator);
  const { handle, bio } = creator;
  await demo.call('PATCH', '/api/account', { token: demo.token, body: { handle, bio } });
}
