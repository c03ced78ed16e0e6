// What becomes of a sale that does not go smoothly, step by step.
import type { PlacedOrder } from '@haat/openapi';
import { enqueue } from '../../platform/jobs/jobs';
import type { DemoCase } from '../plan/sale';
import type { Browser } from './api-client';
import { type DemoContext, dayMs } from './context';
import type { DemoGateway } from './gateway';
import { daysAfter, type Scheduler } from './scheduler';

type Dispute = Extract<DemoCase, { type: 'dispute' }>;
type RefundRequest = Extract<DemoCase, { type: 'refundRequest' }>;

/** The queue in which the shop asks its gateway about disputes of an order. */
const disputeQueue = 'disputes.sync';
const answerWithinMs = 10 * dayMs;

const answers = {
  granted: { isGranted: true, message: 'Of course. It is on its way back.' },
  refused: { isGranted: false, message: 'You had all of it for ten days. I cannot take it back after that.' },
} as const;

/** Plans what happens to an order that has just been placed, and paid where it is to be. */
export function createCaseRunner(
  demo: DemoContext,
  { bank, scheduler }: { bank: DemoGateway; scheduler: Scheduler },
) {
  const { call, server } = demo;

  const askBank = (orderId: string) =>
    server.deps.database.tx((trx) => enqueue(trx, { queue: disputeQueue, payload: { orderId } }));

  function dispute({ end, reason }: Dispute, { id: orderId, amount }: PlacedOrder): void {
    const id = `demo-dispute-${end}`;
    const opened = daysAfter(demo.time(), 1);
    const respondBy = new Date(opened.getTime() + answerWithinMs);
    const say = async (state: Dispute['end']) => {
      bank.question(orderId, { id, state, stage: 'chargeback', amount, reason, respondBy });
      await askBank(orderId);
      await demo.runJobs();
    };
    scheduler.plan(opened, () => say('opened'));
    if (end === 'opened') return;
    const text = 'They opened the page on the evening they paid, and again on the two days after.';
    scheduler.plan(daysAfter(opened, 1), () =>
      call('POST', `/api/disputes/${id}/answer`, { token: demo.token, body: { text } }),
    );
    if (end !== 'answered') scheduler.plan(daysAfter(opened, 9), () => say(end));
  }

  function refundRequest({ end, reason }: RefundRequest, { id }: PlacedOrder, browser: Browser): void {
    const requestedAt = daysAfter(demo.time(), 1);
    const requestUrl = `/api/purchases/${id}/refund-request`;
    scheduler.plan(requestedAt, () => call('POST', requestUrl, { browser, body: { reason } }));
    if (end === 'withdrawn')
      scheduler.plan(daysAfter(requestedAt, 0.5), () => call('DELETE', requestUrl, { browser }));
    if (end === 'granted' || end === 'refused')
      scheduler.plan(daysAfter(requestedAt, 1), () =>
        call('POST', `/api/transactions/${id}/refund-request`, { token: demo.token, body: answers[end] }),
      );
  }

  return (happens: DemoCase, order: PlacedOrder, browser: Browser): void => {
    if (happens.type === 'pending') bank.keepWaiting(order);
    if (happens.type === 'dispute') dispute(happens, order);
    if (happens.type === 'refundRequest') refundRequest(happens, order, browser);
  };
}
