import type { ReferralState } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, unprocessable } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import type { Identity } from '../../accounts';
import type { Ledger } from '../../money';
import {
  findBehind,
  findSaleOf,
  holdEarning,
  newestEarnings,
  referralsByMonth,
  saveReversed,
  sumReferrals,
} from './referral.repository';
import { earnedOf, isEarning, reversedOf } from './referral.rules';

export interface Referrals {
  state(accountId: string): Promise<ReferralState>;
  /** Remembers who brought a new account. @throws Refusal 409 (too late, or known already), 422 (not such a code) */
  claim(accountId: string, code: string): Promise<void>;
}

interface ReferralJob {
  sellerId: string;
  orderId: string;
}

const queue = 'plans.referral';
const hour = 3_600_000;
/** How long a new account may say who brought it. */
const claimableMs = 24 * hour;
const shown = 10;
const monthsShown = 24;

export function createReferrals(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'events' | 'jobs'>,
  { identity, ledger }: { identity: Identity; ledger: Ledger },
): Referrals {
  const { clock, database, events, jobs } = deps;
  const rates = () => deps.config.money.referral;

  /** Brings an earning to where its sale stands, whatever was said in whichever order. Done again it changes nothing. */
  async function credit({ sellerId, orderId }: ReferralJob): Promise<void> {
    const seller = await identity.seller(sellerId);
    const sale = await findSaleOf(database.db, sellerId, orderId);
    if (!seller?.referrerId || !sale?.paid_at || !isEarning(seller.since, sale.paid_at, rates())) return;
    const { fee, paid_at: soldAt } = sale;
    const amount = earnedOf(fee, rates());
    if (amount === 0) return;
    const earner = seller.referrerId;
    await database.tx(async (trx) => {
      const { row, isNew } = await holdEarning(trx, {
        seller_id: earner,
        order_id: orderId,
        from_id: sellerId,
        fee,
        amount,
        reversed_fee: 0,
        reversed: 0,
        at: soldAt,
      });
      if (isNew) await ledger.postReferral(trx, { sellerId: earner, orderId, amount, soldAt });
      // Read under the earning's lock: what is known is never behind what was credited before.
      const reversed_fee = (await findSaleOf(trx, sellerId, orderId))?.refunded_fee ?? 0;
      if (reversed_fee <= row.reversed_fee) return;
      const reversed = reversedOf(row.amount, row.fee, reversed_fee);
      await saveReversed(trx, row, { reversed_fee, reversed });
      const back = reversed - row.reversed;
      const reference = `${orderId}_${reversed_fee}`;
      if (back > 0) await ledger.reverseReferral(trx, { sellerId: earner, orderId, amount: back, reference });
    });
  }

  events.on(['order.paid', 'order.refunded'], {
    key: queue,
    when: ({ referrerId }) => referrerId !== null,
    handle: credit,
  });
  // A loss that came another way than by a refund of ours is found here.
  jobs.every('plans.referral-catch-up', hour, async () => {
    const behind = await findBehind(database.db, new Date(clock.now().getTime() - 48 * hour));
    for (const payload of behind) await database.tx((trx) => enqueue(trx, { queue, payload }));
  });

  return {
    async state(accountId) {
      const [sums, earnings, byMonth] = await Promise.all([
        sumReferrals(database.db, accountId),
        newestEarnings(database.db, accountId, shown),
        referralsByMonth(database.db, accountId, monthsShown),
      ]);
      const { shareBasisPoints, months } = rates();
      return {
        shareBasisPoints,
        months,
        ...sums,
        latest: earnings.map(({ at, amount, reversed }) => ({
          at: at.toISOString(),
          amount: amount - reversed,
        })),
        byMonth,
      };
    },

    async claim(accountId, code) {
      const outcome = await identity.claimReferral(accountId, code.trim(), claimableMs);
      if (outcome === 'claimed') return;
      if (outcome === 'late') throw conflict('referral_too_late', 'Only a new account can be referred');
      if (outcome === 'known') throw conflict('referral_known', 'Your account already has a referrer');
      const message = 'This invitation is not valid';
      throw unprocessable('referral_unknown', message, { code: message });
    },
  };
}
