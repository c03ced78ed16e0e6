import { transition } from '@haat/machines/lifecycles/subscription';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Catalog } from '../../catalog';
import type { Mandates } from '../mandates';
import { type Charges, keyOf } from './charges/charge.service';
import type { ChargeSteps } from './charges/charge-runner';
import type { Dunning } from './charges/dunning';
import { findDue, putOff } from './periods/due.repository';
import { dueAt } from './periods/due.rules';
import type { Messages, TellBuyer } from './subscription.messages';
import {
  findAgreedAt,
  lockSubscription,
  runningOf,
  type SubscriptionRow,
  saveSubscription,
  shiftOrders,
} from './subscription.repository';
import type { Timeline } from './subscription.timeline';
import { nextStatus } from './subscription.transitions';
import { isStillSold } from './unsold-products';

export interface Upkeep {
  /** Does what time has brought: reminders, charges, ends, and pauses that are over. Answers how many steps. */
  sweep(): Promise<number>;
  /** Ends a pause: what was left when it began is left now. */
  resume(trx: Tx, row: SubscriptionRow, at: Date): Promise<SubscriptionRow>;
}

const minute = 60_000;

interface UpkeepContext extends Pick<Deps, 'events' | 'database' | 'jobs' | 'clock' | 'log'> {
  catalog: Pick<Catalog, 'getSellable'>;
  mandates: Pick<Mandates, 'endAll'>;
  timeline: Timeline;
  messages: Messages;
  charges: Charges;
  dunning: Dunning;
  steps: ChargeSteps;
}

async function close(
  { charges, mandates, timeline }: UpkeepContext,
  trx: Tx,
  row: SubscriptionRow,
  at: Date,
  tell: TellBuyer,
): Promise<void> {
  // Not declined: a late payment still buys its period.
  await charges.release(trx, row, { at, isUnwanted: false });
  await mandates.endAll(trx, keyOf(row));
  await timeline.record(trx, row, 'ended', {});
  await tell(trx, row, 'ended');
}

async function resume(
  { events, timeline }: UpkeepContext,
  trx: Tx,
  row: SubscriptionRow,
  at: Date,
): Promise<SubscriptionRow> {
  const { state } = transition(row.status, { type: 'pause.ended' });
  if (!state || !row.paused_at) throw new Error(`Subscription ${row.id} is not paused`);
  const { paused_at: pausedAt, ends_at: endsAt } = row;
  const ms = at.getTime() - pausedAt.getTime();
  await shiftOrders(trx, row, { after: pausedAt, ms });
  const next = await saveSubscription({ trx, events }, row, {
    status: state,
    paused_at: null,
    resumed_at: at,
    ends_at: endsAt && new Date(endsAt.getTime() + ms),
    since: at,
    reminded: 0,
    updated_at: at,
  });
  await timeline.record(trx, next, 'resumed', { until: next.ends_at });
  return next;
}

/** One step of one subscription; false when somebody else has done it. */
async function step(context: UpkeepContext, found: SubscriptionRow): Promise<boolean> {
  const { database, clock, catalog, steps, messages, events, dunning } = context;

  const { seller_id: sellerId, id } = found;
  const first = dueAt(runningOf(found, await findAgreedAt(database.db, found)), clock.now())?.what;
  const isSold = isStillSold(await catalog.getSellable(found.product_id));
  if (first === 'place' && isSold) return steps.place(found);
  if (first === 'raise' && isSold) return steps.raise(found);
  if (first === 'giveUp' && (await steps.receive(found))) return true;
  const tell = await messages.writer(found);
  return database.tx(async (trx) => {
    const row = await lockSubscription(trx, sellerId, id);
    const now = clock.now();
    const due = row && dueAt(runningOf(row, await findAgreedAt(trx, row)), now);
    if (!row || !due) return false;
    if (due.what === 'night') {
      await putOff(trx, row, due.at);
      return true;
    }
    // It came to be due between the two looks: the next sweep takes it.
    if ((due.what === 'place' || due.what === 'raise') && isSold) return false;
    if (due.what === 'remind') {
      const reminded = await saveSubscription({ trx, events }, row, {
        reminded: due.number,
        updated_at: now,
      });
      await tell(trx, reminded, 'due');
      await publishReminder(context, trx, reminded, isSold);
    } else if (due.what === 'endPause') await tell(trx, await resume(context, trx, row, now), 'resumed');
    else if (due.what === 'end' || due.what === 'endGrace')
      await end(context, trx, row, due.what, { now, tell });
    else if (due.what === 'place' || due.what === 'raise')
      await dunning.announce(trx, row, { now, tell, isSold });
    else await dunning[due.what](trx, row, { now, tell, isSold });
    return true;
  });
}

/** For what else knows the buyer, such as a bot. */
async function publishReminder(
  { events, messages }: UpkeepContext,
  trx: Tx,
  { seller_id: sellerId, id: subscriptionId, product_id: productId, ends_at: endsAt }: SubscriptionRow,
  isSold: boolean,
): Promise<void> {
  if (endsAt === null) return;
  const renewalPath = isSold ? messages.renewalPath(subscriptionId) : null;
  await events.publish(trx, 'subscription.reminded', {
    sellerId,
    subscriptionId,
    productId,
    endsAt: endsAt.toISOString(),
    renewalPath,
  });
}

async function end(
  context: UpkeepContext,
  trx: Tx,
  row: SubscriptionRow,
  what: 'end' | 'endGrace',
  { now, tell }: { now: Date; tell: TellBuyer },
): Promise<void> {
  const status = nextStatus(row, what === 'end' ? 'period.ended' : 'grace.ended');
  const next = await saveSubscription({ trx, events: context.events }, row, { status, updated_at: now });
  if (status === 'expired') await close(context, trx, next, now, tell);
  else await context.timeline.record(trx, next, 'late', {});
}

/** One that fails keeps nobody else waiting: it is tried again at the next sweep. */
async function tried(context: UpkeepContext, row: SubscriptionRow): Promise<boolean> {
  try {
    return await step(context, row);
  } catch (error) {
    context.log.error({ err: error, subscription: row.id }, 'Subscription update failed');
    return false;
  }
}

/** Those for which time has come, at most 100; answers how many steps it did. */
async function sweepSome(context: UpkeepContext): Promise<number> {
  const { database, clock, jobs } = context;
  let steps = 0;
  for (const row of await findDue(database.db, clock.now())) if (await tried(context, row)) steps += 1;
  if (steps > 0) jobs.kick();
  return steps;
}

async function sweep(context: UpkeepContext): Promise<number> {
  let steps = 0;
  for (;;) {
    const done = await sweepSome(context);
    if (done === 0) return steps;
    steps += done;
  }
}

export function createUpkeep(
  deps: Pick<Deps, 'events' | 'database' | 'jobs' | 'clock' | 'log'>,
  dependencies: {
    catalog: Pick<Catalog, 'getSellable'>;
    mandates: Pick<Mandates, 'endAll'>;
    timeline: Timeline;
    messages: Messages;
    charges: Charges;
    dunning: Dunning;
    steps: ChargeSteps;
  },
): Upkeep {
  const context: UpkeepContext = { ...deps, ...dependencies };
  deps.jobs.every('subscriptions.advance', minute, async () =>
    (await sweepSome(context)) > 0 ? 'more' : undefined,
  );
  return { sweep: () => sweep(context), resume: (trx, row, at) => resume(context, trx, row, at) };
}
