import type { Handlers } from '../../../../platform/http/contract';
import type { ComplaintAdmin } from '../complaints/complaint.service';
import type { Gate } from '../gate.service';
import type { PlanAdmin } from '../rates/plan.service';
import type { RatesAdmin } from '../rates/rates.service';
import type { ReviewAdmin } from '../reviews/review.service';
import type { Finder } from '../search/find.service';
import type { SaleAdmin } from '../search/sale.service';
import type { SecondOperator } from '../second-operator/proposal.service';
import type { MoneyAdmin } from './money.service';
import type { PayoutAdmin } from './payout.service';
import type { UnmatchedPaymentAdmin } from './unmatched-payment.service';

type ComplaintOperations =
  | 'listAllDisputes'
  | 'listLapsedRequests'
  | 'decideLapsedRequest'
  | 'handInEvidence'
  | 'listUnmatchedPayments'
  | 'settleUnmatchedPayment'
  | 'refundSaleByRule';

type MoneyOperations =
  | 'listReviews'
  | 'decideReview'
  | 'listAllHolds'
  | 'placeHold'
  | 'releaseHold'
  | 'adjustBalance'
  | 'listDoubtfulPayouts'
  | 'askAboutPayout'
  | 'refundPlan'
  | 'getRates'
  | 'changeRates';

export interface MoneyServices {
  gate: Gate;
  finder: Finder;
  reviews: ReviewAdmin;
  money: MoneyAdmin;
  payouts: PayoutAdmin;
  rates: RatesAdmin;
  plans: PlanAdmin;
  second: SecondOperator;
}

export interface ComplaintServices {
  gate: Gate;
  finder: Finder;
  complaints: ComplaintAdmin;
  unmatchedPayments: UnmatchedPaymentAdmin;
  sales: SaleAdmin;
  second: SecondOperator;
}

/** Creators’ money and documents, and what the plans cost. Every call asks the gate for somebody who has shown a code. */
export function moneyHandlers({
  gate,
  finder,
  reviews,
  money,
  payouts,
  rates,
  plans,
  second,
}: MoneyServices) {
  return {
    async listReviews(request) {
      await gate.unlocked(request);
      return [200, { items: await reviews.list(), next: null }];
    },
    async decideReview(request) {
      const by = await gate.fresh(request);
      return [200, await reviews.decide(by, request.body)];
    },
    async listAllHolds(request) {
      await gate.unlocked(request);
      return [200, { items: await money.holds(), next: null }];
    },
    async placeHold(request) {
      const by = await gate.fresh(request);
      await money.hold(by, request.body, request.headers['idempotency-key']);
      return [200, await finder.creator(request.body.creatorId)];
    },
    async releaseHold(request) {
      const by = await gate.fresh(request);
      const { proposal } = await second.act(by, await money.release(request.body));
      return proposal ? [202, proposal] : [200, await finder.creator(request.body.creatorId)];
    },
    async adjustBalance(request) {
      const by = await gate.fresh(request);
      const given = { ...request.body, key: request.headers['idempotency-key'] };
      const { done, proposal } = await second.act(by, await money.adjust(given));
      return proposal ? [202, proposal] : [200, done];
    },
    async listDoubtfulPayouts(request) {
      await gate.unlocked(request);
      return [200, { items: await payouts.list(), next: null }];
    },
    async askAboutPayout(request) {
      const by = await gate.fresh(request);
      return [200, { items: await payouts.ask(by, request.params.id, request.body.reason), next: null }];
    },
    async refundPlan(request) {
      const by = await gate.fresh(request);
      const refund = { orderId: request.params.id, ...request.body };
      const { proposal } = await second.act(by, await plans.giveBack(refund));
      return proposal ? [202, proposal] : [200, await finder.creator(refund.creatorId)];
    },
    async getRates(request) {
      await gate.unlocked(request);
      return [200, await rates.show()];
    },
    async changeRates(request) {
      const by = await gate.fresh(request);
      return [200, await rates.change(by, request.body)];
    },
  } satisfies Handlers<MoneyOperations>;
}

/** Disputes and refund requests of buyers, and payments without an order. The gate is asked as above. */
export function complaintHandlers({
  gate,
  finder,
  complaints,
  unmatchedPayments,
  sales,
  second,
}: ComplaintServices) {
  return {
    async listAllDisputes(request) {
      await gate.unlocked(request);
      return [200, { items: await complaints.disputes(request.query.state ?? 'open'), next: null }];
    },
    async listLapsedRequests(request) {
      await gate.unlocked(request);
      return [200, { items: await complaints.lapsed(), next: null }];
    },
    async decideLapsedRequest(request) {
      const by = await gate.fresh(request);
      const { isGranted, reason } = request.body;
      const answer = { orderId: request.params.id, reason };
      if (!isGranted) await complaints.refuse(by, answer);
      const { proposal } = isGranted ? await second.act(by, await complaints.grant(answer)) : {};
      return proposal ? [202, proposal] : [200, { items: await complaints.lapsed(), next: null }];
    },
    async handInEvidence(request) {
      const by = await gate.fresh(request);
      return [200, { items: await complaints.handIn(by, request.params.id, request.body), next: null }];
    },
    async listUnmatchedPayments(request) {
      await gate.unlocked(request);
      return [200, { items: await unmatchedPayments.list(request.query.state ?? 'open'), next: null }];
    },
    async settleUnmatchedPayment(request) {
      const by = await gate.fresh(request);
      const { proposal } = await second.act(by, await unmatchedPayments.settle(request.body));
      return proposal ? [202, proposal] : [200, { items: await unmatchedPayments.list('open'), next: null }];
    },
    async refundSaleByRule(request) {
      const by = await gate.fresh(request);
      const { id: orderId } = request.params;
      const { proposal } = await second.act(by, await sales.giveBack({ orderId, ...request.body }));
      return proposal ? [202, proposal] : [200, await finder.find(orderId)];
    },
  } satisfies Handlers<ComplaintOperations>;
}
