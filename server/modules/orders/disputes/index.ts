import type { Deps } from '../../../platform/deps';
import type { Notifier } from '../../messaging';
import type { Ledger } from '../../money';
import type { Checkout } from '../checkout';
import { createAdjustments } from './adjustment.service';
import { createDisputeEffects } from './dispute.effects';
import { createDisputeService, type DisputeDeps } from './dispute.service';
import { disputesHandlers } from './disputes.routes';
import type { Holds } from './hold.service';

export { createHolds, type Holds } from './hold.service';

/** Money of a creator that is kept back, given or taken by a decision: disputes, holds and adjustments. */
export function createDisputes(
  deps: DisputeDeps & Pick<Deps, 'database' | 'clock'>,
  dependencies: {
    ledger: Ledger;
    holds: Holds;
    checkout: Pick<Checkout, 'disputed' | 'syncQueues'>;
    notify: Pick<Notifier, 'notify'>;
  },
) {
  const { ledger, holds, checkout, notify } = dependencies;
  const sales = checkout.disputed;
  const adjustments = createAdjustments(deps, ledger);
  const effects = createDisputeEffects({ sales, holds, notify });
  const disputes = createDisputeService(deps, { sales, effects, queue: checkout.syncQueues.dispute });
  return {
    handlers: disputesHandlers({ holds, disputes }),
    holds,
    disputes,
    adjust: adjustments.adjust,
    adjustments: adjustments.of,
  };
}

export type Disputes = ReturnType<typeof createDisputes>;
