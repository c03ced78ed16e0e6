import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { reminderDays } from '../../../../platform/text/period';
import { mayRenewByItself } from '../../../catalog';
import { type Mandates } from '../../mandates';
import { askedAgainAfter } from '../periods/due.rules';
import type { TellBuyer } from '../subscription.messages';
import {
  findOrders,
  nextChargeOf,
  nextTermsOf,
  type SubscriptionOrderRow,
  type SubscriptionRow,
  saveSubscription,
} from '../subscription.repository';
import type { NextCharge } from '../subscription.tables';
import type { Timeline } from '../subscription.timeline';
import { nextStatus } from '../subscription.transitions';
import { chargeDay, dayOf, plusDays } from './charge.days';
import { type Charges, keyOf } from './charge.service';

/** When something comes to a charge, and how its buyer hears of it. */
interface Moment {
  now: Date;
  tell: TellBuyer;
  /** Whether the page still sells to those who have subscribed. */
  isSold: boolean;
}

/** What time and the bank bring to a charge, written under the lock of its subscription. */
export interface Dunning {
  /** Notifies the buyer of the amount, the day, and how to decline. */
  announce(trx: Tx, row: SubscriptionRow, moment: Moment): Promise<void>;
  /** What is paid for has run out while the bank is asked. */
  await(trx: Tx, row: SubscriptionRow, moment: Moment): Promise<void>;
  /** The bank has not answered for days, or could not be asked in time. */
  giveUp(trx: Tx, row: SubscriptionRow, moment: Moment): Promise<void>;
  /** No more charges: the grace period starts. */
  fail(trx: Tx, row: SubscriptionRow, moment: Moment): Promise<void>;
  /** The bank said no. */
  refuse(trx: Tx, row: SubscriptionRow, charge: NextCharge, tell: TellBuyer): Promise<void>;
  /** The order of a charge is over, and was not paid; told again it changes nothing. */
  unpaid(trx: Tx, row: SubscriptionRow, order: SubscriptionOrderRow, tell: TellBuyer): Promise<void>;
}

/** So many orders are placed for one end: who agrees again after that pays by hand. */
const most = 4;

/** Replaces a missing charge: the buyer keeps access for at least a day */
export function goneCharge(
  { ends_at: endsAt }: Pick<SubscriptionRow, 'ends_at'>,
  now: Date,
): NextCharge & { state: 'refused' } {
  const at = now.toISOString();
  const nobody = { attempt: 0, announcedAt: at, day: dayOf(now), orderId: null } as const;
  return { ...nobody, endsAt: (endsAt ?? now).toISOString(), state: 'refused', refusedAt: at, isOver: true };
}

interface DunningContext extends Pick<Deps, 'events' | 'clock'> {
  charges: Charges;
  mandates: Mandates;
  timeline: Timeline;
}

async function nextCharge(trx: Tx, row: SubscriptionRow, now: Date, end: Date): Promise<NextCharge> {
  const endsAt = end.toISOString();
  const before = nextChargeOf(row);
  const announcement = { endsAt, announcedAt: now.toISOString() };
  // The gateway could not be told in time, or nobody knows whether it was: it is the same charge on another day.
  if (before && before.state !== 'refused') {
    const { attempt, orderId, state, isAgain } = before;
    return {
      ...announcement,
      attempt,
      orderId,
      state,
      ...(isAgain && { isAgain }),
      day: chargeDay(dayOf(end), now),
    };
  }
  const isAgain = before !== null && !before.isOver;
  const wanted = isAgain ? plusDays(before.day, askedAgainAfter) : dayOf(end);
  const orders = await findOrders(trx, row.seller_id, row.id);
  const placed = orders.filter(({ period }) => period?.startsWith(`${endsAt}/`));
  return {
    ...announcement,
    attempt: placed.length + 1,
    orderId: null,
    state: 'announced',
    day: chargeDay(wanted, now),
    ...(isAgain && { isAgain }),
  };
}

async function announce(
  context: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  { now, tell, isSold }: Moment,
): Promise<void> {
  const { mandates, charges, events, timeline } = context;

  const live = await mandates.liveOf(trx, keyOf(row));
  const terms = nextTermsOf(row);
  const isGood = isSold && live !== null && live.most >= terms.amount && mayRenewByItself(terms);
  if (live?.status !== 'active' || !isGood || !row.ends_at) {
    if (live && !isGood) await charges.end(trx, row, now);
    else await charges.release(trx, row, { at: now, isUnwanted: false });
    const next = await saveSubscription({ trx, events }, row, { charge: null, updated_at: now });
    if (!live || isGood) return;
    await timeline.record(trx, next, 'autopayOff', {});
    await tell(trx, next, isSold ? 'agreeAnew' : 'due');
    return;
  }
  const charge = await nextCharge(trx, row, now, row.ends_at);
  if (charge.attempt > most) return stop(context, trx, row, charge, { now, tell });
  const next = await saveSubscription({ trx, events }, row, { charge, updated_at: now });
  await timeline.record(trx, next, 'announced', { day: charge.day, amount: terms.amount });
  await tell(
    trx,
    next,
    nextChargeOf(row)?.state === 'refused' && charge.isAgain ? 'chargeRefused' : 'charging',
  );
}

async function refuse(
  { clock, events, timeline }: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  charge: NextCharge,
  tell: TellBuyer,
): Promise<void> {
  const now = clock.now();
  const isOver = charge.isAgain === true;
  const next = await saveSubscription({ trx, events }, row, {
    charge: { ...charge, state: 'refused', refusedAt: now.toISOString(), isOver },
    // Where no mandate is left that could be asked once more, the last reminder tells of it.
    reminded: isOver ? reminderDays.length : reminderDays.length - 1,
    updated_at: now,
  });
  await timeline.record(trx, next, 'refused', {});
  if (isOver) await tell(trx, next, 'chargeFailed');
}

/** No more charges for this period, without a decline of the bank. */
async function stop(
  { events, timeline }: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  charge: NextCharge | null,
  { now, tell }: Pick<Moment, 'now' | 'tell'>,
): Promise<void> {
  const next = await saveSubscription({ trx, events }, row, {
    charge: charge && { ...charge, state: 'refused', refusedAt: now.toISOString(), isOver: true },
    updated_at: now,
  });
  await timeline.record(trx, next, 'missed', {});
  await tell(trx, next, 'chargeMissed');
}

async function awaitPayment(
  { events, timeline }: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  { now }: Moment,
): Promise<void> {
  const next = await saveSubscription({ trx, events }, row, {
    status: nextStatus(row, 'charge.awaited'),
    updated_at: now,
  });
  await timeline.record(trx, next, 'awaited', {});
}

async function giveUp(
  context: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  { now, tell }: Moment,
): Promise<void> {
  await context.charges.release(trx, row, { at: now, isUnwanted: false });
  await stop(context, trx, row, nextChargeOf(row), { now, tell });
}

async function fail(
  { events, timeline }: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  { now, tell }: Moment,
): Promise<void> {
  const charge = nextChargeOf(row);
  const next = await saveSubscription({ trx, events }, row, {
    status: nextStatus(row, 'charge.failed'),
    charge: charge ? { ...charge, isOver: true } : goneCharge(row, now),
    reminded: reminderDays.length,
    updated_at: now,
  });
  await timeline.record(trx, next, 'late', {});
  // Of a no that is not followed by another try, and of a charge that is gone, nobody has been told.
  if (!charge?.isOver) await tell(trx, next, charge?.orderId ? 'chargeFailed' : 'due');
}

async function unpaid(
  context: DunningContext,
  trx: Tx,
  row: SubscriptionRow,
  order: SubscriptionOrderRow,
  tell: TellBuyer,
): Promise<void> {
  const charge = nextChargeOf(row);
  const isCurrent = charge?.orderId === order.order_id && charge.state !== 'refused';
  if (charge && isCurrent) await refuse(context, trx, row, charge, tell);
}

export function createDunning(
  deps: Pick<Deps, 'events' | 'clock'>,
  dependencies: { charges: Charges; mandates: Mandates; timeline: Timeline },
): Dunning {
  const context: DunningContext = { ...deps, ...dependencies };
  return {
    announce: (trx, row, of) => announce(context, trx, row, of),
    refuse: (trx, row, charge, tell) => refuse(context, trx, row, charge, tell),
    await: (trx, row, moment) => awaitPayment(context, trx, row, moment),
    giveUp: (trx, row, moment) => giveUp(context, trx, row, moment),
    fail: (trx, row, moment) => fail(context, trx, row, moment),
    unpaid: (trx, row, order, tell) => unpaid(context, trx, row, order, tell),
  };
}
