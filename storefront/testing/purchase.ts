import type { Subscription } from '@haat/openapi';
import type { PurchaseModel } from '@haat/openapi/pages';
import { purchaseWith } from './library';
import { site } from './models';

/** The page of something that was bought once, that may be asked back and judged. */
export const purchasePageWith = (changes: Partial<PurchaseModel> = {}): PurchaseModel => ({
  page: 'purchase',
  site,
  purchase: purchaseWith(),
  refund: { refundable: 134_900, request: null },
  review: { canWrite: true, review: null },
  subscription: null,
  documents: [{ kind: 'receipt', serial: 'R-26-000417', url: '/access/HT7K2M9QabcdefGH/papers/receipt.pdf' }],
  done: null,
  sentBack: null,
  ...changes,
});

/** With an answer to each of its forms. */
export const judgedPageWith = (changes: Partial<PurchaseModel> = {}): PurchaseModel =>
  purchasePageWith({
    refund: {
      refundable: 0,
      request: {
        number: 1,
        status: 'asked',
        amount: 134_900,
        reason: '3',
        message: null,
        answeredBy: null,
        at: '2026-07-20T05:00:00Z',
        answerBy: '2026-07-22T05:00:00Z',
        endedAt: null,
      },
    },
    review: {
      canWrite: true,
      review: { stars: 4, text: '5', name: null, at: '2026-07-20T05:00:00Z', status: 'shown', answer: null },
    },
    done: 'refundRequested',
    ...changes,
  });

/** Of a subscription that `status` describes. */
export const subscriptionPageWith = (
  status: Subscription['status'],
  can: Subscription['can'] = [],
): PurchaseModel =>
  purchasePageWith({
    subscription: {
      id: 'HT7K2M9QabcdefGH',
      status,
      terms: { priceId: 'p1', label: null, amount: 49_900, period: { unit: 'month', count: 1 } },
      nextTerms: null,
      startedAt: '2026-07-17T14:13:00.000Z',
      endsAt: '2026-08-17T14:13:00.000Z',
      closesAt: null,
      resumesAt: null,
      renewal: { amount: 49_900, endsAt: '2026-09-17T14:13:00.000Z' },
      autopay: null,
      chargeDay: null,
      can,
      changes: [],
      payments: [],
    },
  });
