import type { Deps } from '../../../platform/deps';
import type { Catalog } from '../products';
import { createAutomatic } from './automatic.store';
import { discountHandlers } from './discount.routes';
import { createDiscountService } from './discount.service';
import { createShowing } from './quote.service';
import { createGiving } from './redeem.service';
import { createFollowing } from './usage-sync.service';

export { codeOf } from './discount.rules';
export type { Cut, Giving } from './redeem.service';

const minute = 60_000;

/** What creators take off their prices, and who gets it. */
export function createDiscounts(deps: Deps, { catalog }: { catalog: Pick<Catalog, 'publicProduct'> }) {
  const { events, jobs } = deps;
  const automatic = createAutomatic(deps);
  const discounts = createDiscountService(deps, { changed: automatic.forget });
  const showing = createShowing(deps, { automatic });
  events.on(['order.paid', 'order.refunded', 'order.expired', 'order.released'], {
    key: 'discounts.order',
    when: ({ discount }) => discount > 0,
    handle: createFollowing(deps),
  });
  jobs.every('discounts.look', minute, discounts.lookAtDue);
  return {
    handlers: discountHandlers(discounts, { showing, catalog }),
    /** For placing orders. */
    giving: createGiving(deps, { automatic }),
    /** A product at the prices it has for a visitor. @throws Refusal 422 naming `discountCode` */
    show: showing.show,
  };
}

export type Discounts = ReturnType<typeof createDiscounts>;
