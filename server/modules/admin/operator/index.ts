import type { Deps } from '../../../platform/deps';
import type { LiveRates } from '../../../platform/money/rates';
import type { Identity } from '../../accounts';
import type { Catalog, Reviews } from '../../catalog';
import type { Notifier } from '../../messaging';
import type { BusinessService, KycModule, Ledger, PayoutsModule } from '../../money';
import type { Checkout, Disputes, Plans, RefundRequests } from '../../orders';
import type { BrowserErrors } from '../browser-errors';
import { createAudit } from './audit.service';
import { createComplaintAdmin } from './complaints/complaint.service';
import { createTicketAdmin } from './complaints/ticket.service';
import { createGate } from './gate.service';
import { createDifferences } from './money/difference.service';
import { complaintHandlers, moneyHandlers } from './money/money.routes';
import { createMoneyAdmin } from './money/money.service';
import { createPayoutAdmin } from './money/payout.service';
import { createTrialBalances } from './money/trial.service';
import { createUnmatchedPaymentAdmin } from './money/unmatched-payment.service';
import { operatorHandlers } from './operator.routes';
import { createPlanAdmin } from './rates/plan.service';
import { createRatesAdmin } from './rates/rates.service';
import { createProductModerationAdmin } from './reviews/moderation.service';
import { wordsHandlers } from './reviews/reported-reviews.routes';
import { createReviewModerationAdmin } from './reviews/reported-reviews.service';
import { createReviewAdmin } from './reviews/review.service';
import { createFinder } from './search/find.service';
import { createPersonAdmin } from './search/person.service';
import { createSaleAdmin } from './search/sale.service';
import { enrolRequest, issueEnrolment } from './second-factor/enrolment.service';
import { secondFactorHandlers } from './second-factor/factor.routes';
import { createSecondFactors } from './second-factor/factor.service';
import { proposalHandlers } from './second-operator/proposal.routes';
import { createSecondOperator } from './second-operator/proposal.service';

export interface OperatorDependencies {
  identity: Identity;
  catalog: Catalog;
  checkout: Pick<Checkout, 'unmatchedPayments' | 'refundByRule' | 'refundableForRule'>;
  ledger: Ledger;
  disputes: Disputes;
  refundRequests: RefundRequests;
  reviews: Pick<Reviews, 'moderation'>;
  business: Pick<BusinessService, 'reviews'>;
  kyc: KycModule;
  payouts: PayoutsModule;
  plans: Pick<Plans, 'boughtBy' | 'refund'>;
  notify: Notifier;
  rates: Pick<LiveRates, 'reload'>;
  browserErrors: Pick<BrowserErrors, 'list'>;
}

/** What the people who run this installation do, each act with its reason in a log that only grows. */
export function createOperator(deps: Deps, dependencies: OperatorDependencies) {
  const audit = createAudit(deps);
  const factors = createSecondFactors(deps, { ...dependencies, audit });
  const gate = createGate(deps, { factors, audit });
  deps.database.onRequest(enrolRequest, (_closed, phone) => issueEnrolment(deps, phone));
  const finder = createFinder(deps, dependencies);
  const reviews = createReviewAdmin(deps, { ...dependencies, audit });
  const payouts = createPayoutAdmin(deps, { ...dependencies, audit });
  const complaints = createComplaintAdmin(deps, { ...dependencies, audit });
  const rates = createRatesAdmin(deps, { ...dependencies, audit });
  const money = createMoneyAdmin(deps, { ...dependencies, audit });
  const plans = createPlanAdmin({ ...dependencies, audit });
  const sales = createSaleAdmin(deps, { ...dependencies, audit });
  const unmatchedPayments = createUnmatchedPaymentAdmin({ ...dependencies, audit });
  const people = createPersonAdmin(deps, { ...dependencies, audit });
  const reviewModeration = createReviewModerationAdmin({ ...dependencies, audit });
  const second = createSecondOperator(deps, {
    audit,
    make: {
      adjust: money.adjust,
      releaseHold: money.release,
      refundSale: sales.giveBack,
      refundPlan: plans.giveBack,
      grantRefund: complaints.grant,
      settleStray: unmatchedPayments.settle,
    },
  });
  return {
    handlers: {
      ...operatorHandlers({
        gate,
        audit,
        differences: createDifferences(deps, { audit }),
        tickets: createTicketAdmin(deps, { audit }),
        trial: createTrialBalances(deps, dependencies),
        finder,
        moderation: createProductModerationAdmin({ ...dependencies, audit }),
        reviews,
        payouts,
        complaints,
        unmatchedPayments,
        people,
        reviewModeration,
        browserErrors: dependencies.browserErrors,
        second,
      }),
      ...wordsHandlers({ gate, reviewModeration }),
      ...secondFactorHandlers(gate),
      ...moneyHandlers({ gate, finder, reviews, money, payouts, rates, plans, second }),
      ...complaintHandlers({ gate, finder, complaints, unmatchedPayments, sales, second }),
      ...proposalHandlers({ gate, second }),
    },
  };
}
