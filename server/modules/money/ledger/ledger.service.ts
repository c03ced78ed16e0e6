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
import { currency, netOf, refundLines, saleLines } from './ledger.rules';
import type { Ledger, LedgerOptions } from './ledger.types';
import { createWriter } from './ledger.writer';
import { movementLines } from './movement.rules';
import { referralLines } from './referral.rules';
import { incomingLines } from './settlement/incoming.rules';
import { createSettlement, untilNone } from './settlement/settlement.service';
import { addWorkingDays } from './settlement/working-days';
import { readBatch } from './statement.batch';
import { readStatement, readUnsettled, readUpcoming } from './statement.repository';
import { createWithholding } from './withholding/withholding.service';

export function createLedger({ database, clock, random, settlementDays, tax }: LedgerOptions): Ledger {
  const writer = createWriter({ clock, random });
  const { checked, transaction } = writer;
  const withholding = createWithholding({ database, clock }, writer, tax);
  const settleSome = createSettlement({ database, clock, random }, writer, withholding);

  return {
    sale(order) {
      const { sellerId, orderId } = order;
      const dueAt = addWorkingDays(clock.now(), settlementDays);
      const sale = transaction({ sellerId, type: 'sale', reference: orderId, lines: saleLines(order) });
      const amount = netOf(order);
      return checked([sale], amount === 0 ? [] : [{ sellerId, orderId, amount, dueAt }]);
    },

    async postReferral(trx, { sellerId, orderId, amount, soldAt }) {
      const dueAt = addWorkingDays(soldAt, settlementDays);
      const lines = referralLines('referral', amount, 'creator.pending', currency);
      const earned = transaction({ sellerId, type: 'referral', reference: orderId, lines });
      await insertTransactions(trx, checked([earned], [{ sellerId, orderId, amount, dueAt }]));
    },

    async reverseReferral(trx, { sellerId, orderId, amount, reference }) {
      const isWaiting = await reduceUnsettled(trx, sellerId, orderId, amount);
      const account = isWaiting ? 'creator.pending' : 'creator.available';
      const lines = referralLines('referralReversal', -amount, account, currency);
      const about = { sellerId, type: 'referralReversal', reference, subject: orderId, lines } as const;
      if ((await insertTransactions(trx, checked([transaction(about)]))) === 0)
        throw new Error(`The reversal ${reference} was posted before`);
    },

    async postRefund(trx, part, reference) {
      const { sellerId, orderId } = part;
      const isWaiting = (await reduceUnsettled(trx, sellerId, orderId, netOf(part))) !== null;
      const lines = [
        ...refundLines(part, isWaiting ? 'creator.pending' : 'creator.available'),
        ...(await withholding.giveBack(trx, part)),
      ];
      const refund = transaction({ sellerId, type: 'refund', reference, subject: orderId, lines });
      if ((await insertTransactions(trx, checked([refund]))) === 0)
        throw new Error(`The refund ${reference} was posted before`);
    },

    async post(trx, { type, sellerId, reference, subject, amount }) {
      const lines = movementLines(type, amount, currency);
      const posted = transaction({ sellerId, type, reference, ...(subject && { subject }), lines });
      return (await insertTransactions(trx, checked([posted]))) === 1;
    },

    async availableOf(trx, sellerId) {
      return (await readBalances(trx, sellerId, currency)).get('creator.available') ?? 0;
    },

    takeWaiting: reduceUnsettled,
    waitAgain: addUnsettled,

    reckon: (sellerId) => withholding.reckon(sellerId),
    reckonAll: withholding.reckonAll,

    async postIncoming(trx, incoming) {
      const type = incoming.isReversed ? 'incomingReversed' : 'incoming';
      const lines = incomingLines(incoming, currency);
      const posted = transaction({ sellerId: platformAccountId, type, reference: incoming.reference, lines });
      return (await insertTransactions(trx, checked([posted]))) === 1;
    },

    async settleDue() {
      return untilNone(settleSome);
    },

    async rollUp() {
      return untilNone(() => database.tx((trx) => rollTail(trx, clock.now())));
    },

    async prove() {
      const findings = await readFindings(database.db);
      await writeProof(database.db, { at: clock.now(), findings: findings.length });
      return findings;
    },

    isProved: () => readProof(database.db),
    trialBalance: (until) => readTrialBalance(database.db, until),

    async wallet(sellerId) {
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
    },

    unsettled: (sellerId, orderId) => readUnsettled(database.db, sellerId, orderId),
    hasEntries: (sellerId) => hasTransactions(database.db, sellerId),
    batch: (sellerId, options) => readBatch(database.db, sellerId, { ...options, currency }),
    statement: (sellerId, options) => readStatement(database.db, sellerId, { ...options, currency }),
  };
}
