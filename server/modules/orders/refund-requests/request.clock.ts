import type { Deps } from '../../../platform/deps';
import type { createRequestNotices } from './request.notices';
import { changeRequest, findDue, findRequests, lockSold, type RequestRow } from './request.repository';
import { isRefunded, statusAfter, times } from './request.rules';

type RequestName = Pick<RequestRow, 'seller_id' | 'order_id' | 'number'>;

const sweepEvery = 10 * 60_000;

/** Whose time is over before this is reminded of it now. */
const toRemind = (now: Date) => new Date(now.getTime() + times.answerWithin - times.remindAfter);

/**
 * What happens to requests when nobody does anything: the creator is reminded after a day, the operator looks at it too after two, and
 * money that went back another way answers what asked for it.
 */
export function scheduleRequests(
  { clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  notices: ReturnType<typeof createRequestNotices>,
): { review(request: RequestName): Promise<void> } {
  async function review({ seller_id: sellerId, order_id: orderId, number }: RequestName): Promise<void> {
    await database.tx(async (trx) => {
      const order = await lockSold(trx, sellerId, orderId);
      const requests = await findRequests(trx, sellerId, orderId);
      const request = requests.find((one) => one.number === number);
      if (!order || !request || request.ended_at) return;
      const now = clock.now();
      const returned = statusAfter(request, 'money.returned');
      if (returned && isRefunded(request)) {
        await changeRequest(trx, request, { status: returned, ended_at: now });
        return;
      }
      const lapsed = statusAfter(request, 'time.over');
      if (lapsed && request.lapses_at <= now) {
        await changeRequest(trx, request, { status: lapsed });
        await notices.lapsed(trx, order, request);
      } else if (lapsed && !request.reminded_at && request.lapses_at <= toRemind(now)) {
        await changeRequest(trx, request, { reminded_at: now });
        await notices.asked(trx, order, request, 'reminded');
      }
    });
  }

  jobs.every('refund-requests.sweep', sweepEvery, async () => {
    const now = clock.now();
    for (const row of await findDue(database.db, now, toRemind(now))) await review(row);
  });
  return { review };
}
