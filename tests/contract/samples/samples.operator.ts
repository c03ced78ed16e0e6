import type { Names } from '../names';
import { about, as, freshKey, type Sample, withBody } from './sample';

const reason = 'Looked into on Monday';

/** What the people who run the installation do. */
export const operatorsSamples: Record<string, (names: Names) => Sample> = {
  getOperator: as('operator'),
  unlockOperator: withBody('operator', ({ operatorCode: code }) => ({ code })),
  // The operator has a second factor, and no code of the server's machine for another one.
  startSecondFactor: withBody('operator', () => ({ code: 'nobody-was-given-this' }), {
    refused: { status: 401, code: 'otp_wrong' },
  }),
  confirmSecondFactor: withBody('operator', ({ operatorCode: code }) => ({ code }), {
    refused: { status: 409, code: 'second_factor_there' },
  }),
  renewRecoveryCodes: withBody('operator', ({ operatorCode: code }) => ({ code })),
  listDifferences: () => ({ as: 'operator', query: { state: 'open' } }),
  resolveDifference: about('operator', 'difference', () => ({ body: { reason } })),
  listTickets: () => ({ as: 'operator', query: { state: 'open' } }),
  answerTicket: about('operator', 'ticket', () => ({ body: { reason } })),
  getTrialBalance: () => ({ as: 'operator', query: { until: '2026-01-31T00:00:00Z' } }),
  listOperatorActions: ({ creator: subject = '' }) => ({
    as: 'operator',
    query: { action: 'adjust', subject, from: '2026-01-01T00:00:00Z', limit: '5' },
  }),
  listBrowserErrors: as('operator'),
  findForOperator: () => ({ as: 'operator', query: { q: 'Meera' } }),
  getCreatorForOperator: about('operator', 'creator'),
  removeLostLoginMethod: about('operator', 'creator', ({ way: loginMethodId }) => ({
    body: { loginMethodId, reason },
  })),
  refundSaleByRule: about('operator', 'sale', () => ({ body: { reason } })),
  handInEvidence: about('operator', 'dispute', ({ creator: creatorId }) => ({
    body: { provider: 'cashfree', creatorId, reason },
  })),
  listUnmatchedPayments: () => ({ as: 'operator', query: { state: 'open' } }),
  settleUnmatchedPayment: withBody('operator', ({ unmatchedPayment: paymentId }) => ({
    provider: 'cashfree',
    paymentId,
    reason,
  })),
  listReviews: as('operator'),
  decideReview: withBody('operator', ({ kycReview: id }) => ({ id, verdict: 'accept', reason })),
  listAllHolds: as('operator'),
  placeHold: ({ creator: creatorId }) => ({
    as: 'operator',
    headers: freshKey(),
    body: { creatorId, amount: 1_000, rule: 'review', reason, whatToDo: 'Send us the licence', actBy: null },
  }),
  releaseHold: withBody('operator', ({ creator: creatorId, hold: id }) => ({ creatorId, id, reason })),
  adjustBalance: ({ creator: creatorId, balance }) => ({
    as: 'operator',
    headers: freshKey(),
    body: { creatorId, amount: 5_000, expected: Number(balance), reason },
  }),
  listProposals: () => ({ as: 'operator', query: { state: 'waiting' } }),
  decideProposal: about('operator', 'proposal', () => ({ body: { isConfirmed: true, reason } })),
  refundPlan: about('operator', 'planOrder', ({ creator: creatorId }) => ({ body: { creatorId, reason } })),
  listDoubtfulPayouts: as('operator'),
  askAboutPayout: about('operator', 'doubtfulPayout', () => ({ body: { reason } })),
  listAllDisputes: () => ({ as: 'operator', query: { state: 'open' } }),
  listLapsedRequests: as('operator'),
  decideLapsedRequest: about('operator', 'refused', () => ({ body: { isGranted: true, reason } })),
  getRates: as('operator'),
  changeRates: withBody('operator', ({ rates = '{}' }) => ({
    rates: JSON.parse(rates),
    startsAt: null,
    reason,
  })),
  moderateProduct: about('operator', 'product', () => ({ body: { event: 'block', reason } })),
  listReportedReviews: as('operator'),
  judgeReview: withBody('operator', ({ creator: creatorId, reportedReview: id }) => ({
    creatorId,
    id,
    verdict: 'hide',
    reason,
  })),
};
