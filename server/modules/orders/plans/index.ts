import type { Deps } from '../../../platform/deps';
import type { NewJob } from '../../../platform/jobs/jobs';
import { houseId } from '../../../platform/money/platform-account';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { Access } from '../../delivery';
import type { Notify } from '../../messaging';
import type { Invoices } from '../../money';
import type { Checkout } from '../checkout';
import { createPlanBooks } from './plan.books';
import { planHandlers } from './plan.routes';
import { createPlanService } from './plan.service';
import type { Referrals } from './referral.service';

export { createReferrals, type Referrals } from './referral.service';

export interface PlanDoors {
  access: Access;
  buyers: Pick<BuyerBrowsers, 'holds'>;
  checkout: Pick<Checkout, 'placeQuoted' | 'refund'>;
  identity: Identity;
  invoices: Pick<Invoices, 'supplyOfHouse'>;
  notify: Notify;
  referrals: Referrals;
}

interface PlanJob {
  orderId: string;
}

const paid = 'plans.paid';
const returned = 'plans.returned';
const minute = 60_000;

/** What a sale of the house brings about, written together with it: somebody waits for their plan. */
export const planJobs = (order: { sellerId: string; orderId: string }): NewJob[] =>
  order.sellerId === houseId
    ? [{ queue: paid, payload: { orderId: order.orderId } satisfies PlanJob, priority: 0 }]
    : [];

/** The same when money of it has gone back. */
export const planReturnJobs = (order: { sellerId: string; orderId: string }): NewJob[] =>
  order.sellerId === houseId
    ? [{ queue: returned, payload: { orderId: order.orderId } satisfies PlanJob }]
    : [];

/** The plans the house sells, and what somebody earns who brings others. */
export function createPlans(deps: Deps, doors: PlanDoors) {
  const { jobs } = deps;
  const books = createPlanBooks(deps, doors);
  const plans = createPlanService(deps, { ...doors, books });
  jobs.handle<PlanJob>(paid, ({ orderId }) => books.bought(orderId));
  jobs.handle<PlanJob>(returned, ({ orderId }) => books.returned(orderId));
  jobs.every('plans.look', minute, books.lookAtDue);
  jobs.every('plans.find-returned', 60 * minute, books.findReturned);
  return {
    handlers: planHandlers({ plans, referrals: doors.referrals, access: doors.access, buyers: doors.buyers }),
    boughtBy: plans.boughtBy,
    /** Gives money for a plan back; all of it ends what was paid for. @throws as a refund of any sale */
    refund: (orderId: string, wish: Parameters<Checkout['refund']>[2]) =>
      doors.checkout.refund(houseId, orderId, wish),
  };
}

export type Plans = ReturnType<typeof createPlans>;
