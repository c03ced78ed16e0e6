import type { Deps } from '../../../platform/deps';
import { createAutomatic } from './automatic.store';
import { discountHandlers } from './discount.routes';
import { createDiscountService } from './discount.service';
import { createDiscountQuotes } from './quote.service';
import { createDiscountRedemption } from './redeem.service';
import { createUsageSync } from './usage-sync.service';

export { codeOf } from './discount.rules';
export type { AppliedDiscount, DiscountRedemption } from './redeem.service';

const minute = 60_000;

/** What creators take off their prices, and who gets it. */
export function createDiscounts(deps: Deps) {
  const { events, jobs } = deps;
  const automatic = createAutomatic(deps);
  const discounts = createDiscountService(deps, { changed: automatic.forget });
  const quotes = createDiscountQuotes(deps, { automatic });
  events.on(['order.paid', 'order.refunded', 'order.expired', 'order.released'], {
    key: 'discounts.order',
    when: ({ discount }) => discount > 0,
    handle: createUsageSync(deps),
  });
  jobs.every('discounts.sync', minute, discounts.lookAtDue);
  return {
    handlers: discountHandlers(discounts),
    /** For placing orders. */
    redemption: createDiscountRedemption(deps, { automatic }),
    /** A product at the prices it has for a visitor. @throws Refusal 422 naming `discountCode` */
    show: quotes.show,
    /** As `show`, the prices alone. */
    demand: quotes.demand,
  };
}

export type Discounts = ReturnType<typeof createDiscounts>;
