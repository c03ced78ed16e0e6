import type { PayoutEvent } from '@haat/machines/lifecycles/payout';
import { type PayoutGateway, PayoutsSilent, type TransferEvent } from '../../../gateways/payouts';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Seller } from '../../accounts';
import type { PayoutAccount, PayoutDependencies } from './payout.dependencies';
import {
  changeMoving,
  changePayout,
  findDue,
  findPayout,
  insertSteps,
  isMoving,
  lockPayout,
  type PayoutRow,
} from './payout.repository';
import { eventsOf, keptOf, lead, nextQuestion, patience, reasonFor } from './payout.rules';

export type PayoutTransferDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'random' | 'gateways' | 'log'>;

export interface PayoutTransfer {
  /**
   * Takes a payout as far as the gateway lets it; false when the gateway was silent and it waits for another try. One that has ended is asked
   * about as well, and is in doubt when the gateway says otherwise.
   */
  transfer(sellerId: string, id: string): Promise<boolean>;
  /** Asks about everything that is due; what is left when a gateway is silent waits for the next time. */
  transferDue(): Promise<void>;
}

const most = 50;

interface TransferContext extends PayoutTransferDeps, PayoutDependencies {}

/** Null when the gateway does not know it and is not to be told. */
async function ask(
  context: TransferContext,
  gateway: PayoutGateway,
  payout: PayoutRow,
): Promise<TransferEvent | null> {
  const { seller_id: sellerId, id } = payout;
  if (payout.status !== 'requested') return gateway.status(id);
  // It may have been taken although we heard nothing: asked first, and sent again only under the same id.
  const reported = payout.tried_at ? await gateway.status(id) : null;
  if (reported) return reported;
  const account = await context.kyc.accountFor(sellerId, payout.account_id);
  // Once the gateway may have heard of it, its money is not given back on our word alone.
  if (!account) return payout.tried_at ? null : accountGone;
  // Who ended it meanwhile has given its money back: then nothing is sent.
  const tried = { tried_at: payout.tried_at ?? context.clock.now() };
  if (!(await changeMoving(context.database.db, payout, tried, ['requested']))) return gateway.status(id);
  crashPoint('payout.sending');
  const remarks = `${context.config.operator.name} ${id}`;
  return gateway.send({ id, amount: payout.amount, to: targetOf(account), remarks });
}

async function book(context: TransferContext, payout: PayoutRow, event: TransferEvent): Promise<void> {
  const { seller_id: sellerId, id } = payout;
  const seller = event.state === 'pending' ? null : await context.identity.seller(sellerId);
  await context.database.tx(async (trx) => {
    const current = await lockPayout(trx, sellerId, id);
    if (!current) return;
    // Somebody else told the gateway meanwhile; the next question finds out what became of it.
    if (event === accountGone && current.tried_at) return;
    // Already credited back: an outdated status is ignored.
    if (!isMoving(current) && event.state === 'pending') return;
    const events = eventsOf(current.status, event.state);
    const status = lead(current.status, events);
    const now = context.clock.now();
    const asked = current.asked + 1;
    if (status === null) {
      context.log.error(
        { payoutId: id, status: current.status, said: event.state },
        'Payout status contradicts the gateway',
      );
      const next = nextQuestion({ ...current, asked }, now);
      return changePayout(trx, current, { doubt: `said_${event.state}`, asked, ask_at: next });
    }
    const hasEvent = (type: PayoutEvent['type']) => events.some((event) => event.type === type);
    const isOver = status !== current.status && status !== 'sent' && status !== 'paid';
    const paidAt = hasEvent('gateway.paid') ? now : current.paid_at;
    const isFresh = status !== current.status;
    await changePayout(trx, current, {
      status,
      doubt: null,
      ...keptOf(event),
      ...(hasEvent('gateway.took') && { sent_at: now }),
      paid_at: paidAt,
      ...(isOver && { ended_at: now }),
      // What has just been taken is asked about soon.
      asked: isFresh ? 0 : asked,
      ask_at: nextQuestion({ status, asked: isFresh ? 0 : asked, paid_at: paidAt }, now),
    });
    // Ids sort as the events happened, also within one millisecond.
    const ids = events.map(() => context.random.uuid()).sort();
    await insertSteps(
      trx,
      events.map(({ type }, index) => ({
        seller_id: sellerId,
        payout_id: id,
        id: ids[index] as string,
        at: now,
        event: type,
      })),
    );
    for (const { type } of events) await move(context, trx, current, type);
    if (isFresh) await tell(context, trx, { ...current, status, ...keptOf(event) }, seller);
  });
  crashPoint('payout.booked');
}

async function move(
  context: TransferContext,
  trx: Tx,
  payout: PayoutRow,
  event: PayoutEvent['type'],
): Promise<void> {
  const { seller_id: sellerId, id: reference, amount } = payout;
  const movement = { sellerId, reference, amount };
  if (event === 'gateway.paid') await context.ledger.post(trx, { type: 'payoutPaid', ...movement });
  if (event === 'gateway.reversed') await context.ledger.post(trx, { type: 'payoutReversed', ...movement });
  if (event === 'gateway.failed' || event === 'gateway.rejected')
    await context.ledger.post(trx, { type: 'payoutFailed', ...movement });
}

async function tell(
  context: TransferContext,
  trx: Tx,
  payout: PayoutRow,
  seller: Seller | null,
): Promise<void> {
  const { seller_id: sellerId, id: payoutId, amount, account_shown: account, status } = payout;
  if (status === 'requested' || status === 'sent') return;
  const outcome = status === 'rejected' ? 'failed' : status;
  await context.notify.notify(trx, {
    template: 'payout',
    sellerId,
    phone: seller?.phone ?? null,
    email: seller?.email ?? null,
    payoutId,
    amount,
    account,
    outcome,
    reference: payout.reference,
    reason: reasonFor(payout),
  });
}

/** Nobody answered: the payout waits a little longer each time, and no less than we were asked to. */
async function later(
  context: TransferContext,
  payout: PayoutRow,
  { reason, retryAfterMs = 0 }: PayoutsSilent,
): Promise<void> {
  context.log.warn({ payoutId: payout.id, reason }, 'The payout gateway did not answer');
  await postpone(context, payout, retryAfterMs);
}

async function postpone(context: TransferContext, payout: PayoutRow, atLeastMs: number): Promise<void> {
  const asked = payout.asked + 1;
  const askAt = new Date(context.clock.now().getTime() + Math.max(patience(asked), atLeastMs));
  await changeMoving(context.database.db, payout, { asked, ask_at: askAt });
}

async function transfer(context: TransferContext, sellerId: string, id: string): Promise<boolean> {
  const payout = await findPayout(context.database.db, sellerId, id);
  if (!payout) return true;
  const gateway = context.gateways.payouts.named(payout.provider);
  try {
    // A gateway that is configured no longer is a silent one.
    if (!gateway) throw new PayoutsSilent('not_configured');
    const event = await ask(context, gateway, payout);
    crashPoint('payout.sent');
    if (event) await book(context, payout, event);
    else await missing(context, payout);
    return true;
  } catch (error) {
    if (!(error instanceof PayoutsSilent)) throw error;
    await later(context, payout, error);
    return false;
  }
}

/** The gateway took it once, or may have, and does not know it: nothing is moved, somebody has to look. */
async function missing(context: TransferContext, payout: PayoutRow): Promise<void> {
  // Of what was given back the gateway need not know.
  if (!isMoving(payout)) return;
  context.log.error({ payoutId: payout.id, status: payout.status }, 'Payout not found at the gateway');
  const asked = payout.asked + 1;
  const next = nextQuestion({ ...payout, asked }, context.clock.now());
  await changeMoving(context.database.db, payout, { doubt: 'unknown_there', asked, ask_at: next });
}

async function transferDue(context: TransferContext) {
  // A gateway that is silent would be so for the next one as well; another may answer.
  const silent = new Set<string>();
  for (const payout of await findDue(context.database.db, context.clock.now(), most)) {
    if (!isMoving(payout)) {
      await changePayout(context.database.db, payout, { ask_at: null });
      continue;
    }
    if (silent.has(payout.provider)) continue;
    try {
      if (!(await transfer(context, payout.seller_id, payout.id))) silent.add(payout.provider);
    } catch (error) {
      // One that cannot be carried, as when its account cannot be read, must not keep the others waiting.
      context.log.error({ payoutId: payout.id, err: error }, 'Payout transfer failed, will retry');
      await postpone(context, payout, 0);
    }
  }
}

/** Payout transfers: requests to the gateway, its responses */
export function createPayoutTransfer(
  deps: PayoutTransferDeps,
  dependencies: PayoutDependencies,
): PayoutTransfer {
  const context: TransferContext = { ...deps, ...dependencies };
  return {
    transfer: (sellerId: string, id: string) => transfer(context, sellerId, id),
    transferDue: () => transferDue(context),
  };
}

const accountGone: TransferEvent = { state: 'rejected', reason: 'account_gone', reference: null };

function targetOf({ kind, holder, open }: PayoutAccount) {
  const opened = open();
  if (kind === 'upi' && 'vpa' in opened) return { kind, holder, vpa: opened.vpa };
  if (kind === 'bank' && 'ifsc' in opened)
    return { kind, holder, accountNumber: opened.accountNumber, ifsc: opened.ifsc };
  throw new Error('The payout account does not match its type');
}
