import type { OperatorOverview } from '@haat/openapi';
import type { Handlers, Session } from '../../../platform/http/contract';
import type { BrowserErrors } from '../browser-errors';
import type { Audit } from './audit.service';
import type { ComplaintAdmin } from './complaints/complaint.service';
import type { TicketAdmin } from './complaints/ticket.service';
import type { Gate } from './gate.service';
import type { Differences } from './money/difference.service';
import type { PayoutAdmin } from './money/payout.service';
import type { TrialBalances } from './money/trial.service';
import type { UnmatchedPaymentAdmin } from './money/unmatched-payment.service';
import type { Moderation } from './reviews/moderation.service';
import type { ReviewModerationAdmin } from './reviews/reported-reviews.service';
import type { ReviewAdmin } from './reviews/review.service';
import type { Finder } from './search/find.service';
import type { PersonAdmin } from './search/person.service';
import type { SecondOperator } from './second-operator/proposal.service';

type Operations =
  | 'getOperator'
  | 'unlockOperator'
  | 'listDifferences'
  | 'resolveDifference'
  | 'listTickets'
  | 'answerTicket'
  | 'getTrialBalance'
  | 'listOperatorActions'
  | 'listBrowserErrors'
  | 'findForOperator'
  | 'getCreatorForOperator'
  | 'moderateProduct'
  | 'removeLostLoginMethod';

export interface OperatorServices {
  gate: Gate;
  audit: Audit;
  differences: Differences;
  tickets: TicketAdmin;
  trial: TrialBalances;
  finder: Finder;
  moderation: Moderation;
  reviews: Pick<ReviewAdmin, 'count'>;
  payouts: Pick<PayoutAdmin, 'list'>;
  complaints: Pick<ComplaintAdmin, 'disputes' | 'lapsed'>;
  unmatchedPayments: Pick<UnmatchedPaymentAdmin, 'count'>;
  people: PersonAdmin;
  reviewModeration: Pick<ReviewModerationAdmin, 'count'>;
  browserErrors: Pick<BrowserErrors, 'list'>;
  second: Pick<SecondOperator, 'count'>;
}

const momentOf = (given: string | undefined) => (given === undefined ? undefined : new Date(given));

/** How many of each wait for somebody to look. */
async function waiting(
  services: OperatorServices,
  by: Session,
): Promise<NonNullable<OperatorOverview['waiting']>> {
  const { differences, tickets, reviews, payouts, complaints, unmatchedPayments, reviewModeration, second } =
    services;
  const [open, unanswered, doubtful, payoutsInDoubt, questioned, lapsed, stuck, reported, proposed] =
    await Promise.all([
      differences.count(),
      tickets.count(),
      reviews.count(),
      payouts.list(),
      complaints.disputes('open'),
      complaints.lapsed(),
      unmatchedPayments.count(),
      reviewModeration.count(),
      second.count(by),
    ]);
  return {
    differences: open,
    tickets: unanswered,
    reviews: doubtful,
    payouts: payoutsInDoubt.length,
    disputes: questioned.filter(({ handedIn }) => handedIn === null).length,
    // A creator's no waits for nobody, unless its buyer writes.
    refundRequests: lapsed.filter(({ refusal }) => refusal === null).length,
    unmatchedPayments: stuck,
    reportedReviews: reported,
    proposals: proposed,
  };
}

/** Every call but the first two asks the gate for somebody who has shown a second factor: lately to look, a short while ago to act. */
export function operatorHandlers(services: OperatorServices) {
  const { gate, audit, differences, tickets, trial, finder, moderation, people, browserErrors } = services;

  return {
    async getOperator(request) {
      const session = gate.known(request);
      const { isSetUp, recoveryCodesLeft, unlock } = await gate.permission(session);
      const admin = { isSetUp, recoveryCodesLeft, unlockedUntil: unlock?.until.toISOString() ?? null };
      // What waits is for whoever was let in.
      return [200, { ...admin, waiting: unlock ? await waiting(services, session) : null }];
    },
    async unlockOperator(request) {
      const { until, freshUntil } = await gate.unlock(gate.known(request), request.body.code);
      return [200, { unlockedUntil: until.toISOString(), freshUntil: freshUntil.toISOString() }];
    },
    async listDifferences(request) {
      await gate.unlocked(request);
      return [200, { items: await differences.list(request.query.state ?? 'open'), next: null }];
    },
    async resolveDifference(request) {
      const by = await gate.fresh(request);
      return [200, await differences.resolve(by, request.params.id, request.body.reason)];
    },
    async listTickets(request) {
      await gate.unlocked(request);
      return [200, { items: await tickets.list(request.query.state ?? 'open'), next: null }];
    },
    async answerTicket(request) {
      const by = await gate.fresh(request);
      return [200, await tickets.answer(by, request.params.id, request.body.reason)];
    },
    async getTrialBalance(request) {
      await gate.unlocked(request);
      return [200, await trial.at(momentOf(request.query.until))];
    },
    async listOperatorActions(request) {
      await gate.unlocked(request);
      const { from, to, limit = 25, ...narrow } = request.query;
      return [200, await audit.list({ ...narrow, from: momentOf(from), to: momentOf(to), limit })];
    },
    async listBrowserErrors(request) {
      await gate.unlocked(request);
      return [200, { items: await browserErrors.list(), next: null }];
    },
    async findForOperator(request) {
      await gate.unlocked(request);
      return [200, await finder.find(request.query.q)];
    },
    async getCreatorForOperator(request) {
      await gate.unlocked(request);
      return [200, await finder.creator(request.params.id)];
    },
    async removeLostLoginMethod(request) {
      const by = await gate.fresh(request);
      const { id } = request.params;
      await people.removeLoginMethod(by, id, request.body);
      return [200, await finder.creator(id)];
    },
    async moderateProduct(request) {
      const by = await gate.fresh(request);
      const { event, reason } = request.body;
      return [200, await moderation.moderate(by, request.params.id, event, reason)];
    },
  } satisfies Handlers<Operations>;
}
