import type { Deps } from '../../../platform/deps';
import type { PayoutDependencies } from './payout.dependencies';
import { createPayoutService } from './payout.service';
import { createPayoutTransfer } from './payout-transfer.service';
import { payoutHandlers } from './payouts.routes';
import { createRequests, type PayoutJob, sendQueue } from './request.service';
import { createSchedules } from './schedule.service';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Creators' money on its way to their accounts: the only writer of a payout's status. */
export function createPayouts(deps: Deps, dependencies: PayoutDependencies) {
  const { jobs, gateways } = deps;
  const transfers = createPayoutTransfer(deps, dependencies);
  const payouts = createPayoutService(deps, transfers);
  const request = createRequests(deps, dependencies);
  const schedules = createSchedules(deps, dependencies, request);

  jobs.handle<PayoutJob>(sendQueue, async ({ sellerId, id }) => {
    await transfers.transfer(sellerId, id);
  });
  jobs.every('payouts.follow', 15 * second, transfers.transferDue);
  jobs.every('payouts.daily', 5 * minute, schedules.runDue);
  jobs.every('payouts.reconcile', day, payouts.reconcile);

  return {
    handlers: payoutHandlers({ gateways: gateways.payouts, payouts, request, schedules }),
    request,
    list: payouts.list,
    needingALook: payouts.needingALook,
    askAgain: payouts.askAgain,
  };
}

export type PayoutsModule = ReturnType<typeof createPayouts>;
