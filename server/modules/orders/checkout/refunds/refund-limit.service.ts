import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { Refusal } from '../../../../platform/http/errors';
import { rupees } from '../../../../platform/money/rupees';
import { indianDay } from '../../../../platform/text/india';
import type { Identity } from '../../../accounts';
import { addToDay } from './refund-limit.repository';

/** A creator gives money back: with a code of `POST /api/step-up`, or without one as long as the day's sum allows. */
export interface RefundAuthorization {
  stepUp: string | undefined;
}

export interface RefundLimit {
  /**
   * Does `work` in a transaction, the one that uses the code up where one was given. `count` has to be told there what is given back.
   * @throws Refusal 401, 409 and 429 (the code), 403 (`count`: the day's sum needs one)
   */
  within<T>(
    sellerId: string,
    authorization: RefundAuthorization,
    work: (trx: Tx, count: (paise: number) => Promise<void>) => Promise<T>,
  ): Promise<T>;
}

/** Limits a creator's refunds per day in India; above it a code is required: */
export function createRefundLimit(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  { identity }: { identity: Pick<Identity, 'proveStepUp'> },
): RefundLimit {
  const { money } = config;

  const counting = (trx: Tx, sellerId: string, isProven: boolean) => async (amount: number) => {
    const sum = await addToDay(trx, { sellerId, day: indianDay(clock.now()), amount });
    const most = money.refundsWithoutCode;
    if (sum > most && !isProven)
      throw new Refusal(
        403,
        'step_up_needed',
        `Refunds above ${rupees.format(most / 100)} a day need a code. Confirm with one.`,
      );
  };

  return {
    within: (sellerId, { stepUp }, work) =>
      stepUp === undefined
        ? database.tx((trx) => work(trx, counting(trx, sellerId, false)))
        : identity.proveStepUp(sellerId, stepUp, (trx) => work(trx, counting(trx, sellerId, true))),
  };
}
