import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { bulkPriority, enqueue, type NewJob } from '../../../platform/jobs/jobs';
import { platformAccountId } from '../../../platform/money/platform-account';
import { atIndianHour, indianDay } from '../../../platform/text/india';
import {
  findAskedUntil,
  findGiven,
  findGivenBy,
  type GrantRow,
  noteAsked,
  saveAskedUntil,
} from './ask.repository';
import type { ReviewNotices } from './review.notices';

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;
const atOnce = 200;
/** Hours of the Indian day in which people are asked. */
const [from, to] = [9, 20];
/** Of orders whose session was still to come, or not over for a week. */
const laterQueue = 'reviews.askLater';

interface AskLater {
  sellerId: string;
  orderId: string;
}

/** Whether it was held after it was bought: until then nobody can say how it is. */
const isHeld = ({ held_until, granted_at }: GrantRow): boolean =>
  held_until !== null && held_until > granted_at;

/** A week after access was given, or after the last session of what is held; of what has no time yet, it is seen again in a week. */
const dueAt = (one: GrantRow, now: Date): Date => {
  const from = one.is_held ? (one.held_until ?? now) : one.granted_at;
  return new Date(Math.max(one.granted_at.getTime(), from.getTime()) + week);
};

/** The first moment of a day in India from then on. */
function byDay(at: Date): Date {
  const today = indianDay(at);
  const opens = atIndianHour(today, from);
  if (at < opens) return opens;
  return at < atIndianHour(today, to) ? at : atIndianHour(today + 1, from);
}

const jobOf = ({ seller_id: sellerId, order_id: orderId }: GrantRow, runAt: Date): NewJob => ({
  queue: laterQueue,
  payload: { sellerId, orderId } satisfies AskLater,
  runAt,
  dedupeKey: `${orderId} ${runAt.getTime()}`,
  priority: bulkPriority,
});

/**
 * Asks buyers who left an address how it was: by mail, by day, each of them once for each product, and a week after buying. Of what is held at set times,
 * a week after it is over: the sweep passes it and leaves a job, which waits on where it was moved meanwhile.
 */
export function scheduleAsking(
  { clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  { notices }: { notices: Pick<ReviewNotices, 'asked'> },
): void {
  async function ask(trx: Tx, one: GrantRow, now: Date): Promise<void> {
    if (!one.is_asked || one.seller_id === platformAccountId) return;
    const at = byDay(new Date(Math.max(dueAt(one, now).getTime(), now.getTime())));
    if (at > now) await enqueue(trx, jobOf(one, at));
    else if (await noteAsked(trx, one, now)) await notices.asked(trx, one, { isHeld: isHeld(one) });
  }

  jobs.handle<AskLater>(laterQueue, (order) =>
    database.tx(async (trx) => {
      const one = await findGivenBy(trx, order);
      if (one) await ask(trx, one, clock.now());
    }),
  );

  jobs.every('reviews.ask', 15 * minute, async () => {
    const now = clock.now();
    if (byDay(now) > now) return;
    const until = new Date(now.getTime() - week);
    for (;;) {
      // Who bought long before anybody was asked is not asked now.
      const after = (await findAskedUntil(database.db)) ?? {
        at: new Date(until.getTime() - day),
        orderId: '',
      };
      const given = await findGiven(database.db, after, until, atOnce);
      const last = given.at(-1);
      if (!last) return;
      await database.tx(async (trx) => {
        for (const one of given) await ask(trx, one, now);
        await saveAskedUntil(trx, { at: last.granted_at, orderId: last.order_id });
      });
      if (given.length < atOnce) return;
    }
  });
}
