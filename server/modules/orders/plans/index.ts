import type { Deps } from '../../../platform/deps';
import { platformAccountId } from '../../../platform/money/platform-account';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { Access } from '../../delivery';
import type { Notifier } from '../../messaging';
import type { Invoices } from '../../money';
import type { Checkout } from '../checkout';
import { createPlanBooks } from './plan.books';
import { planHandlers } from './plan.routes';
import { createPlanService } from './plan.service';
import type { Referrals } from './referral.service';

export { createReferrals, type Referrals } from './referral.service';

export interface PlanDependencies {
  access: Access;
  buyers: Pick<BuyerBrowsers, 'holds'>;
  checkout: Pick<Checkout, 'placeQuoted' | 'refund'>;
  identity: Identity;
  invoices: Pick<Invoices, 'platformSupply'>;
  notify: Notifier;
  referrals: Referrals;
}

/** All that jobs of the versions before events carry. */
interface PlanOrder {
  orderId: string;
}

const minute = 60_000;
const isOfPlatform = ({ sellerId }: { sellerId: string }) => sellerId === platformAccountId;

/** The plans that the platform sells, and referral earnings. */
export function createPlans(deps: Deps, dependencies: PlanDependencies) {
  const { events, jobs } = deps;
  const books = createPlanBooks(deps, dependencies);
  const plans = createPlanService(deps, { ...dependencies, books });
  events.on('order.paid', {
    key: 'plans.paid',
    // Somebody waits for their plan.
    priority: 0,
    when: isOfPlatform,
    handle: ({ orderId }: PlanOrder) => books.bought(orderId),
  });
  events.on('order.refunded', {
    key: 'plans.returned',
    when: isOfPlatform,
    handle: ({ orderId }: PlanOrder) => books.returned(orderId),
  });
  jobs.every('plans.sync', minute, books.lookAtDue);
  jobs.every('plans.find-returned', 60 * minute, books.findReturned);
  return {
    handlers: planHandlers({
      plans,
      referrals: dependencies.referrals,
      access: dependencies.access,
      buyers: dependencies.buyers,
    }),
    boughtBy: plans.boughtBy,
    /** Gives money for a plan back; all of it ends what was paid for. @throws as a refund of any sale */
    refund: (orderId: string, input: Parameters<Checkout['refund']>[2]) =>
      dependencies.checkout.refund(platformAccountId, orderId, input),
  };
}

export type Plans = ReturnType<typeof createPlans>;
