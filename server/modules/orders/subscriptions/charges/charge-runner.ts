import { GatewaySilent, mandateOfSession } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { Refusal } from '../../../../platform/http/errors';
import { crashPoint } from '../../../../platform/observability/crash-point';
import type { Checkout } from '../../checkout';
import type { Mandates } from '../../mandates';
import type { Messages } from '../subscription.messages';
import {
  findOrderOf,
  lockSubscription,
  nextChargeOf,
  nextTermsOf,
  type SubscriptionOrderRow,
  type SubscriptionRow,
  saveSubscription,
} from '../subscription.repository';
import type { NextCharge } from '../subscription.tables';
import type { Timeline } from '../subscription.timeline';
import { createBackoff } from './backoff';
import { plusDays, startOfDay } from './charge.days';
import { type Charges, keyOf } from './charge.service';
import type { Dunning } from './dunning';

export interface ChargeSteps {
  /** Writes the order of an announced charge; no gateway hears of it. */
  place(found: SubscriptionRow): Promise<boolean>;
  /** Tells the gateway of the order that is written. Silent, it is told again later. */
  raise(found: SubscriptionRow): Promise<boolean>;
  /** Looks up a charge before it is abandoned; false if there is no response. */
  receive(found: SubscriptionRow): Promise<boolean>;
}

/** Days after its own for which a charge's order is kept open: it may be announced for a later one. */
const openFor = 10;

/** Ms after which an order that could not be written, or be asked about, is tried again. */
const againAfter = 10 * 60_000;
/** Ms after which word of an order has come to its subscription. */
const heardAfter = 60_000;
/** Days after its own on which a charge is given up though its gateway is silent. */
const askedFor = 4;

/** An order of which the gateway has said how it ended. */
const decided = new Set<SubscriptionOrderRow['status']>([
  'paid',
  'fulfilled',
  'failed',
  'dropped',
  'expired',
]);

/** What time does not mend: nobody sells it to its buyer any more, or an address is missing that only the page can ask for. */
const isFinal = ({ status, code }: Refusal): boolean =>
  status === 404 || code === 'not_renewable' || code === 'address_needed';

type NeededDeps = Pick<Deps, 'events' | 'database' | 'clock' | 'log'>;

interface Collaborators {
  checkout: Pick<Checkout, 'placeCharge' | 'askPayment'>;
  mandates: Mandates;
  charges: Charges;
  messages: Messages;
  timeline: Timeline;
  dunning: Dunning;
}

type Context = ReturnType<typeof contextOf>;

/** What of a charge happens outside: each step is written down before the next, and may be taken again. */
export function createChargeSteps(deps: NeededDeps, collaborators: Collaborators): ChargeSteps {
  const context = contextOf(deps, collaborators);

  return {
    place: (found: SubscriptionRow) => place(context, found),
    raise: (found: SubscriptionRow) => raise(context, found),
    receive: (found: SubscriptionRow) => receive(context, found),
  };
}

function contextOf({ database, events, clock, log }: NeededDeps, collaborators: Collaborators) {
  return { database, events, clock, log, ...collaborators, backoff: createBackoff({ clock }) };
}

/** Continues a charge unless it was cancelled in the meantime. */
async function goOn(
  { database }: Context,
  { seller_id, id }: SubscriptionRow,
  charge: NextCharge,
  {
    same,
    other,
  }: { same(trx: Tx, row: SubscriptionRow): Promise<unknown>; other?(trx: Tx): Promise<unknown> },
): Promise<boolean> {
  return database.tx(async (trx) => {
    const row = await lockSubscription(trx, seller_id, id);
    const current = row && nextChargeOf(row);
    const isThis = current?.endsAt === charge.endsAt && current.attempt === charge.attempt;
    if (!row || !isThis) await other?.(trx);
    else if (current.state === charge.state) await same(trx, row);
    return true;
  });
}

const soon = ({ clock }: Context, ms: number) => new Date(clock.now().getTime() + ms);

/** Nothing came of it for now: it is tried again then, as long as its day allows. */
const wait = (
  context: Context,
  found: SubscriptionRow,
  charge: NextCharge,
  until: Date,
  other?: (trx: Tx) => Promise<void>,
) =>
  goOn(context, found, charge, {
    same: (trx, row) =>
      saveSubscription({ trx, events: context.events }, row, {
        charge: { ...charge, waitsUntil: until.toISOString() },
        updated_at: context.clock.now(),
      }),
    ...(other && { other }),
  });

async function place(context: Context, found: SubscriptionRow): Promise<boolean> {
  const { messages, mandates, database, clock, checkout, log, timeline } = context;
  const charge = nextChargeOf(found);
  if (!charge) return false;
  const tell = await messages.writer(found);
  const live = await mandates.liveOf(database.db, keyOf(found));
  const drop = (trx: Tx, row: SubscriptionRow) =>
    saveSubscription({ trx, events: context.events }, row, { charge: null, updated_at: clock.now() });
  if (live?.status !== 'active') return goOn(context, found, charge, { same: drop });
  const terms = nextTermsOf(found);
  const period = `${charge.endsAt}/${charge.attempt}`;
  const until = startOfDay(plusDays(charge.day, openFor));
  try {
    const mandate = { id: live.id, provider: live.provider };
    const orderId = await checkout.placeCharge(
      { ...keyOf(found), terms, amount: terms.amount, period, mandate, until },
      `charge-${found.id}-${period}`,
    );
    crashPoint('charge.placed');
    return goOn(context, found, charge, {
      same: (trx, row) =>
        saveSubscription({ trx, events: context.events }, row, {
          charge: { ...charge, orderId, state: 'placed' },
          updated_at: clock.now(),
        }),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!isFinal(error)) {
      log.warn({ err: error, subscription: found.id }, 'Charge could not be placed, will retry');
      return wait(context, found, charge, soon(context, againAfter));
    }
    log.warn({ err: error, subscription: found.id }, 'Subscription can no longer be charged');
    return goOn(context, found, charge, {
      same: async (trx, row) => {
        await mandates.endAll(trx, keyOf(row));
        const next = await drop(trx, row);
        await timeline.record(trx, next, 'autopayOff', {});
        await tell(trx, next, error.code === 'address_needed' ? 'autopayOff' : 'due');
      },
    });
  }
}

async function raise(context: Context, found: SubscriptionRow): Promise<boolean> {
  const { messages, database, backoff, charges, mandates, clock, dunning, log } = context;
  const charge = nextChargeOf(found);
  if (!charge?.orderId) return false;
  const { seller_id: sellerId } = found;
  const { orderId, day } = charge;
  const tell = await messages.writer(found);
  const order = await findOrderOf(database.db, sellerId, orderId);
  const mandateId = order && mandateOfSession(order.gateway_session);
  if (!order || !mandateId) throw new Error(`Order ${orderId} has no mandate to charge`);
  const { amount, provider } = order;
  const restsUntil = backoff.until(provider);
  if (restsUntil) return wait(context, found, charge, restsUntil);
  // Said no to while the gateway was told: it may have come after that.
  const other = (trx: Tx) => charges.revoke(trx, { sellerId, orderId });
  try {
    const answer = await mandates.raise({ seller_id: sellerId, id: mandateId }, { orderId, amount, day });
    backoff.answered(provider);
    crashPoint('charge.raised');
    return goOn(context, found, charge, {
      same: (trx, row) =>
        answer === 'taken'
          ? saveSubscription({ trx, events: context.events }, row, {
              charge: { ...charge, state: 'asked' },
              updated_at: clock.now(),
            })
          : dunning.refuse(trx, row, charge, tell),
      other,
    });
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error;
    log.warn({ err: error, subscription: found.id }, 'The gateway did not accept a charge');
    return wait(context, found, charge, backoff.silent(provider, orderId, error.retryAfterMs), other);
  }
}

async function receive(context: Context, found: SubscriptionRow): Promise<boolean> {
  const { checkout, database } = context;
  const charge = nextChargeOf(found);
  if (!charge?.orderId) return false;
  try {
    await checkout.askPayment(charge.orderId);
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error;
    const isOver = soon(context, againAfter) > startOfDay(plusDays(charge.day, askedFor));
    // A gateway that was never told, and is silent still, has nothing to say.
    return charge.state === 'asked' && !isOver && wait(context, found, charge, soon(context, againAfter));
  }
  const order = await findOrderOf(database.db, found.seller_id, charge.orderId);
  const isDecided = order && decided.has(order.status) && !order.applied_at && !order.returned_at;
  return isDecided ? wait(context, found, charge, soon(context, heardAfter)) : false;
}
