import { buyersSoFar } from './modules/analytics';
import { replyTime, takesQuestions } from './modules/delivery';
import { type createKycFacts, createLedger } from './modules/money';
import type { Deps } from './platform/deps';

export function ledgerOf(
  { config, database, clock, random }: Deps,
  kycFacts: ReturnType<typeof createKycFacts>,
) {
  return createLedger({
    database,
    clock,
    random,
    settlementDays: config.settlementWorkingDays,
    tax: {
      rates: {
        tdsBasisPoints: config.money.tds.basisPoints,
        personSpared: config.money.tds.personSpared,
        tcsBasisPoints: config.money.tcsBasisPoints,
      },
      kyc: kycFacts,
    },
  });
}

/** What the catalogue says of a seller, by those who verify and count. */
export const recordsOf = (deps: Deps, kycFacts: ReturnType<typeof createKycFacts>) => ({
  isVerified: kycFacts.isComplete,
  countBuyers: buyersSoFar(deps),
  takesQuestions: (sellerId: string) => takesQuestions(deps.database.db, sellerId),
  replyTime: (sellerId: string) => replyTime(deps.database.db, sellerId, deps.clock.now()),
});
