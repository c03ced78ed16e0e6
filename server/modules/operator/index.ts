import type { Deps } from '../../platform/deps';
import type { LiveRates } from '../../platform/rates';
import type { BrowserErrors } from '../browser-errors';
import type { Catalog } from '../catalog';
import type { Checkout } from '../checkout';
import type { Disputes } from '../disputes';
import type { Identity } from '../identity';
import type { BusinessService } from '../invoices';
import type { KycModule } from '../kyc';
import type { Ledger } from '../ledger';
import type { Notify } from '../notify';
import type { PayoutsModule } from '../payouts';
import type { Plans } from '../plans';
import type { RefundRequests } from '../refund-requests';
import type { Reviews } from '../reviews';
import { createAudit } from './audit.service';
import { createComplaintDesk } from './complaint.service';
import { createDifferences } from './difference.service';
import { createFinder } from './find.service';
import { createGate } from './gate.service';
import { createModerationDesk } from './moderation.service';
import { moneyHandlers } from './money.routes';
import { createMoneyDesk } from './money.service';
import { operatorHandlers } from './operator.routes';
import { createPayoutDesk } from './payout.service';
import { createPersonDesk } from './person.service';
import { createPlanDesk } from './plan.service';
import { createRatesDesk } from './rates.service';
import { createReviewDesk } from './review.service';
import { createSaleDesk } from './sale.service';
import { enrolRequest, issueEnrolment } from './second-factor/enrolment.service';
import { secondFactorHandlers } from './second-factor/factor.routes';
import { createSecondFactors } from './second-factor/factor.service';
import { proposalHandlers } from './second-operator/proposal.routes';
import { createSecondOperator } from './second-operator/proposal.service';
import { createStrayDesk } from './stray.service';
import { createTicketDesk } from './ticket.service';
import { createTrialBalances } from './trial.service';
import { wordsHandlers } from './words.routes';
import { createWordsDesk } from './words.service';

export interface OperatorDoors {
  identity: Identity;
  catalog: Catalog;
  checkout: Pick<Checkout, 'strays' | 'refundByRule' | 'standingForRule'>;
  ledger: Ledger;
  disputes: Disputes;
  refundRequests: RefundRequests;
  reviews: Pick<Reviews, 'desk'>;
  business: Pick<BusinessService, 'reviews'>;
  kyc: KycModule;
  payouts: PayoutsModule;
  plans: Pick<Plans, 'boughtBy' | 'refund'>;
  notify: Notify;
  rates: Pick<LiveRates, 'reload'>;
  browserErrors: Pick<BrowserErrors, 'list'>;
}

/** What the people who run this installation do, each act with its reason in a log that only grows. */
export function createOperator(deps: Deps, doors: OperatorDoors) {
  const audit = createAudit(deps);
  const factors = createSecondFactors(deps, { ...doors, audit });
  const gate = createGate(deps, { factors, audit });
  deps.database.onRequest(enrolRequest, (_closed, phone) => issueEnrolment(deps, phone));
  const finder = createFinder(deps, doors);
  const reviews = createReviewDesk(deps, { ...doors, audit });
  const payouts = createPayoutDesk(deps, { ...doors, audit });
  const complaints = createComplaintDesk(deps, { ...doors, audit });
  const rates = createRatesDesk(deps, { ...doors, audit });
  const money = createMoneyDesk(deps, { ...doors, audit });
  const plans = createPlanDesk({ ...doors, audit });
  const sales = createSaleDesk(deps, { ...doors, audit });
  const strays = createStrayDesk({ ...doors, audit });
  const people = createPersonDesk(deps, { ...doors, audit });
  const words = createWordsDesk({ ...doors, audit });
  const second = createSecondOperator(deps, {
    audit,
    make: {
      adjust: money.adjust,
      releaseHold: money.release,
      refundSale: sales.giveBack,
      refundPlan: plans.giveBack,
      grantRefund: complaints.grant,
      settleStray: strays.settle,
    },
  });
  return {
    handlers: {
      ...operatorHandlers({
        gate,
        audit,
        differences: createDifferences(deps, { audit }),
        tickets: createTicketDesk(deps, { audit }),
        trial: createTrialBalances(deps, doors),
        finder,
        moderation: createModerationDesk({ ...doors, audit }),
        reviews,
        payouts,
        complaints,
        strays,
        people,
        words,
        browserErrors: doors.browserErrors,
        second,
      }),
      ...wordsHandlers({ gate, words }),
      ...secondFactorHandlers(gate),
      ...moneyHandlers({
        gate,
        finder,
        reviews,
        money,
        payouts,
        complaints,
        rates,
        plans,
        sales,
        strays,
        second,
      }),
      ...proposalHandlers({ gate, second }),
    },
  };
}
