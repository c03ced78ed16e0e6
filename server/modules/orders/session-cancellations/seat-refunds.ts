// Refunds whoever had a seat of a session that was cancelled: one after the other, each once, by a job that goes on where it stopped.
import type { Deps } from '../../../platform/deps';
import { Refusal } from '../../../platform/http/errors';
import { crashPoint } from '../../../platform/observability/crash-point';
import {
  type CancellationRow,
  type CancelledSeatRow,
  changeSeat,
  countSeats,
  endCancellation,
  findCancellation,
  findDueSeats,
  findSettled,
  isUndeliveredSeat,
  moveGrants,
  refundKeyOf,
} from '../../delivery';
import { findCreator } from './session-cancellations.repository';
import type { CancellationsContext } from './session-cancellations.service';

const minute = 60_000;
/** Refunds of one turn, so that other jobs come in between. */
const atOnce = 20;
/** Ms after which another refund of the order, or a gateway that does not answer, is looked at again. */
const againAfter = 10 * minute;

/**
 * Whether a refused seat may be settled later: another refund of the order ends first, or the order of a gift is disputed. A seat that somebody has is
 * opened again by a dispute that is won, which tries its refund once more; a seat in a gift is nobody's to open.
 */
const isPassing = (seat: CancelledSeatRow, code: string): boolean =>
  code === 'refund_under_way' || (code === 'not_refundable' && isUndeliveredSeat(seat));

async function revoke(
  { clock, database, events }: CancellationsContext,
  seat: CancelledSeatRow,
): Promise<void> {
  const { seller_id, grant_id } = seat;
  const at = clock.now();
  await database.tx(async (trx) => {
    await moveGrants({ trx, events }, seller_id, { ids: [grant_id] }, { events: ['creator.removed'], at });
    await changeSeat(trx, seat, { settled_at: at });
  });
}

/** The same refund asked twice gives the money back once: its key is that of the seat. */
async function refund(context: CancellationsContext, seat: CancelledSeatRow, reason: string): Promise<void> {
  const { checkout, clock, database, log } = context;
  const { seller_id, order_id, grant_id, is_share, amount } = seat;
  if (order_id === null) return revoke(context, seat);
  const part = isUndeliveredSeat(seat) ? { share: amount } : { accessIds: [grant_id] };
  // One that runs already may fail yet, which the seat would not learn of: it is settled once that has ended.
  const input = { reason, key: refundKeyOf(seat), waitsForRunning: true, ...(is_share && part) };
  try {
    await checkout.refund(seller_id, order_id, input);
    crashPoint('cancellation.refunded');
    await changeSeat(database.db, seat, { settled_at: clock.now() });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    const { code } = error;
    const dueAt = new Date(clock.now().getTime() + againAfter);
    await changeSeat(database.db, seat, isPassing(seat, code) ? { due_at: dueAt } : { refused: code });
    log.warn({ orderId: order_id, code }, 'The seat of a cancelled session was not refunded');
  }
}

/** What a rule or an operator may have refunded meanwhile is settled as it is. */
async function settle(context: CancellationsContext, seat: CancelledSeatRow): Promise<void> {
  const { clock, database, log } = context;
  const key = { sellerId: seat.seller_id, productId: seat.product_id };
  const cancellation = await findCancellation(database.db, key);
  try {
    if (seat.amount === 0 && seat.is_share) await revoke(context, seat);
    else if (seat.amount === 0 && !(await isOfPaidOrder(context, seat))) await revoke(context, seat);
    else await refund(context, seat, cancellation?.reason || context.usualReason);
  } catch (error) {
    // Others go first: a gateway may be silent for days.
    await changeSeat(database.db, seat, { due_at: new Date(clock.now().getTime() + againAfter) });
    log.error({ err: error, orderId: seat.order_id }, 'The seat of a cancelled session is tried again later');
  }
}

/** Of the seats of one order the first has the whole amount: the others go back with it. */
async function isOfPaidOrder(
  { database }: CancellationsContext,
  { seller_id, order_id }: CancelledSeatRow,
): Promise<boolean> {
  if (order_id === null) return false;
  const row = await database.db
    .selectFrom('orders')
    .select('amount')
    .where('seller_id', '=', seller_id)
    .where('id', '=', order_id)
    .executeTakeFirst();
  return (row?.amount ?? 0) > 0;
}

/** Tells the creator, who has long left the page. */
async function finish(context: CancellationsContext, cancellation: CancellationRow): Promise<void> {
  const { clock, database, notify } = context;
  const { seller_id: sellerId, product_id: productId } = cancellation;
  const key = { sellerId, productId };
  const creator = await findCreator(database.db, key);
  await database.tx(async (trx) => {
    if (!(await endCancellation(trx, cancellation, clock.now()))) return;
    const counted = await countSeats(trx, key);
    if (!creator || counted.amount === 0) return;
    await notify.notify(trx, {
      template: 'round',
      sellerId,
      email: creator.email,
      roundId: `cancelled-${productId}`,
      productTitle: creator.title,
      orders: counted.paid,
      returned: counted.paid - counted.failed,
      amount: counted.amount - counted.failedAmount,
      left: counted.failed,
    });
  });
}

async function runSome(context: CancellationsContext): Promise<'more' | undefined> {
  const { clock, database } = context;
  const seats = await findDueSeats(database.db, clock.now(), atOnce);
  for (const seat of seats) await settle(context, seat);
  if (seats.length === atOnce) return 'more';
  for (const cancellation of await findSettled(database.db, atOnce)) await finish(context, cancellation);
  return undefined;
}

export function refundSeats(context: CancellationsContext & Pick<Deps, 'jobs'>): void {
  const { jobs } = context;
  jobs.every('session-cancellations.refunds', minute, () => runSome(context));
  jobs.handle('session-cancellations.begin', async () => {
    while ((await runSome(context)) === 'more');
  });
}
