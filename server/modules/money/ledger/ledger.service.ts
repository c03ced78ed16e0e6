import { platformAccountId } from '../../../platform/money/platform-account';
import { readFindings } from './audit/proof.repository';
import { readProof, readTrialBalance, writeProof } from './audit/trial.repository';
import {
  addUnsettled,
  hasTransactions,
  insertTransactions,
  readBalances,
  reduceUnsettled,
  rollTail,
} from './ledger.repository';
import { currency, netOf, referralLines, refundLines, saleLines } from './ledger.rules';
import type { Ledger, LedgerOptions } from './ledger.types';
import { createWriter, type Writer } from './ledger.writer';
import { movementLines } from './movement.rules';
import { incomingLines } from './settlement/incoming.rules';
import { createSettlement, untilNone } from './settlement/settlement.service';
import { addWorkingDays } from './settlement/working-days';
import { readBatch, readStatement, readUnsettled, readUpcoming } from './statement.repository';
import { createWithholding } from './withholding/withholding.service';

interface LedgerContext extends LedgerOptions {
  transaction: Writer['transaction'];
  checked: Writer['checked'];
  withholding: ReturnType<typeof createWithholding>;
  settleSome: ReturnType<typeof createSettlement>;
}

function sale(
  { clock, settlementDays, transaction, checked }: LedgerContext,
  order: Parameters<Ledger['sale']>[0],
): ReturnType<Ledger['sale']> {
  const { sellerId, orderId } = order;
  const dueAt = addWorkingDays(clock.now(), settlementDays);
  const sale = transaction({ sellerId, type: 'sale', reference: orderId, lines: saleLines(order) });
  const amount = netOf(order);
  return checked([sale], amount === 0 ? [] : [{ sellerId, orderId, amount, dueAt }]);
}

async function postReferral(
  { settlementDays, transaction, checked }: LedgerContext,
  trx: Parameters<Ledger['postReferral']>[0],
  { sellerId, orderId, amount, soldAt }: Parameters<Ledger['postReferral']>[1],
): ReturnType<Ledger['postReferral']> {
  const dueAt = addWorkingDays(soldAt, settlementDays);
  const lines = referralLines('referral', amount, 'creator.pending', currency);
  const earned = transaction({ sellerId, type: 'referral', reference: orderId, lines });
  await insertTransactions(trx, checked([earned], [{ sellerId, orderId, amount, dueAt }]));
}

async function reverseReferral(
  { checked, transaction }: LedgerContext,
  trx: Parameters<Ledger['reverseReferral']>[0],
  { sellerId, orderId, amount, reference }: Parameters<Ledger['reverseReferral']>[1],
): ReturnType<Ledger['reverseReferral']> {
  const isWaiting = await reduceUnsettled(trx, sellerId, orderId, amount);
  const account = isWaiting ? 'creator.pending' : 'creator.available';
  const lines = referralLines('referralReversal', -amount, account, currency);
  const about = { sellerId, type: 'referralReversal', reference, subject: orderId, lines } as const;
  if ((await insertTransactions(trx, checked([transaction(about)]))) === 0)
    throw new Error(`The reversal ${reference} was posted before`);
}

async function postRefund(
  { withholding, transaction, checked }: LedgerContext,
  trx: Parameters<Ledger['postRefund']>[0],
  part: Parameters<Ledger['postRefund']>[1],
  reference: string,
): ReturnType<Ledger['postRefund']> {
  const { sellerId, orderId } = part;
  const isWaiting = (await reduceUnsettled(trx, sellerId, orderId, netOf(part))) !== null;
  const lines = [
    ...refundLines(part, isWaiting ? 'creator.pending' : 'creator.available'),
    ...(await withholding.giveBack(trx, part)),
  ];
  const refund = transaction({ sellerId, type: 'refund', reference, subject: orderId, lines });
  if ((await insertTransactions(trx, checked([refund]))) === 0)
    throw new Error(`The refund ${reference} was posted before`);
}

async function post(
  { transaction, checked }: LedgerContext,
  trx: Parameters<Ledger['post']>[0],
  { type, sellerId, reference, subject, amount }: Parameters<Ledger['post']>[1],
): ReturnType<Ledger['post']> {
  const lines = movementLines(type, amount, currency);
  const posted = transaction({ sellerId, type, reference, ...(subject && { subject }), lines });
  return (await insertTransactions(trx, checked([posted]))) === 1;
}

async function availableOf(
  trx: Parameters<Ledger['availableOf']>[0],
  sellerId: string,
): ReturnType<Ledger['availableOf']> {
  return (await readBalances(trx, sellerId, currency)).get('creator.available') ?? 0;
}

async function postIncoming(
  { transaction, checked }: LedgerContext,
  trx: Parameters<Ledger['postIncoming']>[0],
  incoming: Parameters<Ledger['postIncoming']>[1],
): ReturnType<Ledger['postIncoming']> {
  const type = incoming.isReversed ? 'incomingReversed' : 'incoming';
  const lines = incomingLines(incoming, currency);
  const posted = transaction({ sellerId: platformAccountId, type, reference: incoming.reference, lines });
  return (await insertTransactions(trx, checked([posted]))) === 1;
}

async function settleDue({ settleSome }: LedgerContext): ReturnType<Ledger['settleDue']> {
  return untilNone(settleSome);
}

async function rollUp({ database, clock }: LedgerContext): ReturnType<Ledger['rollUp']> {
  return untilNone(() => database.tx((trx) => rollTail(trx, clock.now())));
}

async function prove({ database, clock }: LedgerContext): ReturnType<Ledger['prove']> {
  const findings = await readFindings(database.db);
  await writeProof(database.db, { at: clock.now(), findings: findings.length });
  return findings;
}

async function wallet({ database }: LedgerContext, sellerId: string): ReturnType<Ledger['wallet']> {
  const [balances, upcoming] = await Promise.all([
    readBalances(database.db, sellerId, currency),
    readUpcoming(database.db, sellerId),
  ]);
  const of = (...accounts: Parameters<typeof balances.get>[0][]) =>
    accounts.reduce((sum, account) => sum + (balances.get(account) ?? 0), 0);
  return {
    pending: of('creator.pending'),
    available: of('creator.available'),
    inTransit: of('creator.inTransit'),
    held: of('creator.held'),
    // Sales, refunds and what referrals earn alone touch these, each the mirror of the creator's share; payouts do not.
    lifetime: 0 - of('gateway', 'platform.fee', 'platform.feeTax', 'platform.referral'),
    upcoming,
  };
}

export function createLedger(deps: LedgerOptions): Ledger {
  const writer = createWriter(deps);
  const { checked, transaction } = writer;
  const withholding = createWithholding(deps, writer, deps.tax);
  const settleSome = createSettlement(deps, writer, withholding);
  const context: LedgerContext = { ...deps, transaction, checked, withholding, settleSome };
  return {
    sale: (order) => sale(context, order),
    postReferral: (trx, referral) => postReferral(context, trx, referral),
    reverseReferral: (trx, reversal) => reverseReferral(context, trx, reversal),
    postRefund: (trx, part, reference) => postRefund(context, trx, part, reference),
    post: (trx, movement) => post(context, trx, movement),
    availableOf,
    takeWaiting: reduceUnsettled,
    waitAgain: addUnsettled,
    withholdDeferred: (sellerId) => withholding.withholdDeferred(sellerId),
    withholdAllDeferred: withholding.withholdAllDeferred,
    postIncoming: (trx, incoming) => postIncoming(context, trx, incoming),
    settleDue: () => settleDue(context),
    rollUp: () => rollUp(context),
    prove: () => prove(context),
    isProved: () => readProof(deps.database.db),
    trialBalance: (until) => readTrialBalance(deps.database.db, until),
    wallet: (sellerId) => wallet(context, sellerId),
    unsettled: (sellerId, orderId) => readUnsettled(deps.database.db, sellerId, orderId),
    hasEntries: (sellerId) => hasTransactions(deps.database.db, sellerId),
    batch: (sellerId, options) => readBatch(deps.database.db, sellerId, { ...options, currency }),
    statement: (sellerId, options) => readStatement(deps.database.db, sellerId, { ...options, currency }),
  };
}
