import type { Deps } from '../../../platform/deps';
import { type FailedRefund, failedRefundQueue } from '../checkout';
import type { createRequestNotices } from './request.notices';
import { changeRequest, findRefund, findRequestRefunds, findRequests, lockSold } from './request.repository';
import { refundKey, statusAfter, times } from './request.rules';

/**
 * A gateway took a refund, and later did not carry it out: whoever was told of the money hears that it did not go, and the request that
 * was answered with it is open again.
 */
export function reopenFailed(
  { clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  notices: ReturnType<typeof createRequestNotices>,
): void {
  jobs.handle<FailedRefund>(failedRefundQueue, async ({ sellerId, orderId, number }) => {
    await database.tx(async (trx) => {
      const order = await lockSold(trx, sellerId, orderId);
      const refund = await findRefund(trx, sellerId, orderId, number);
      if (!order || !refund) return;
      const [newest] = await findRequests(trx, sellerId, orderId);
      const requestRefunds = newest ? await findRequestRefunds(trx, newest, refundKey(newest)) : [];
      const status =
        newest && requestRefunds.at(-1)?.number === number ? statusAfter(newest, 'refund.failed') : null;
      const until = new Date(clock.now().getTime() + times.answerWithin);
      if (newest && status)
        await changeRequest(trx, newest, {
          status,
          message: null,
          answered_by: null,
          lapses_at: until,
          reminded_at: null,
          ended_at: null,
        });
      await notices.failed(trx, order, refund, status ? until : null);
    });
  });
}
