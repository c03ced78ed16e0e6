// Fills an empty server with a shop that has been selling for three months. Everything goes through the routes and rules of
// the server itself, in this process, with the clock moved to when it happened; no row is written by hand.
import { sql } from 'kysely';
import type { Server } from '../assemble';
import { createAgenda, daysAfter } from './agenda';
import { createDemoBank } from './bank';
import { createBuyers } from './buyers';
import { repeatable } from './chance';
import { createMoney } from './money';
import type { DemoDay } from './sale';
import { planSeason } from './season';
import { createShelf } from './shelf';
import { creator, items } from './shop';
import { createStage, dayMs, type Stage } from './stage';

const seasonDays = 92;
const seed = 20_261_121;
const readUntilDays = 2;
/** Days of the season. */
const analyzedAfter = new Set([5, 40]);

/** Schedules without which a season is not what it would have been: those of each evening, and those that catch up once a week. */
const nightly = new Set([
  'checkout.expire',
  'checkout.holds',
  'insight.subscriptions',
  'ledger.settle',
  'payouts.follow',
  'refund-requests.sweep',
  'reviews.ask',
  'sandbox.bank',
  'subscriptions.upkeep',
]);
const weekly = new Set([
  'discounts.look',
  'insight.forget',
  'payment-reminders.due',
  'invoices.fees',
  'ledger.reckon',
  'ledger.roll-up',
  'mandates.sweep',
]);

/** Answers how many orders were placed, and the creator's token. The server has a movable clock and does not run its jobs. */
export async function fillShop(server: Server, now: Date): Promise<{ orders: number; token: string }> {
  const { database } = server.deps;
  const season = planSeason(now, items, repeatable(seed));
  const stage = createStage(server, now);
  const agenda = createAgenda(stage);
  const shelf = createShelf(stage);
  const money = createMoney(stage, agenda);
  const buyers = createBuyers(stage, { shelf, agenda, bank: createDemoBank(server.deps.gateways.payments) });

  await stage.begin(daysAfter(now, -seasonDays));
  await introduce(stage);
  shelf.begin();
  await money.setUp();
  for (const day of season) {
    await stage.goTo(day.start);
    await shelf.putUp(day.start);
    buyers.look(day.visits);
    await spend(day);
    // Until it knows how the rows are spread, the planner reads whole tables.
    if (analyzedAfter.has(season.indexOf(day))) await sql`analyze`.execute(database.db);
  }
  await shelf.close();
  const until = daysAfter(now, -readUntilDays).toISOString();
  await stage.call('POST', '/api/notifications/read', { token: stage.token, body: { until } });
  await money.close();
  return { orders: season.reduce((sum, { sales }) => sum + sales.length, 0), token: stage.token };

  async function spend({ start, sales }: DemoDay): Promise<void> {
    for (const sale of sales) {
      await agenda.letHappen(sale.at);
      await buyers.buy(sale);
    }
    const evening = new Date(Math.min(start.getTime() + dayMs - 1, now.getTime()));
    await agenda.letHappen(evening);
    await stage.goTo(evening);
    const isWeekly = evening >= now || season.findIndex((day) => day.start === start) % 7 === 0;
    await server.deps.jobs.drain({
      schedules: (name) => nightly.has(name) || (isWeekly && weekly.has(name)),
    });
  }
}

async function introduce(stage: Stage): Promise<void> {
  await stage.signIn(creator);
  const { handle, bio } = creator;
  await stage.call('PATCH', '/api/account', { token: stage.token, body: { handle, bio } });
}
