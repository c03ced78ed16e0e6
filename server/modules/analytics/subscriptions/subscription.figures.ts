import type { SubscriptionFigures } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { type Looked, stepsOf } from '../reports/analytics.days';
import { type Span, spanOf } from '../rollups/day.spans';
import { createCourse } from './subscription.course';
import type { Ran } from './subscription.days.repository';
import { asTheyStand, isOverAt, monthlyOf, runningAt, theirs } from './subscription.status';

interface Changes {
  started_at: Date | null;
  joined: number;
  ended: number;
  joined_before: number;
  ended_before: number;
}

/** How the subscriptions of a product stand at `now`, or of all under an empty id. */
export async function runningNow(db: Db, sellerId: string, productId: string, now: Date): Promise<Ran> {
  const { rows } = await sql<Ran>`
    select ${runningAt(now)} as running, ${monthlyOf} as monthly from (${asTheyStand(sellerId, productId)}) s`.execute(
    db,
  );
  return rows[0] ?? { running: 0, monthly: 0 };
}

/** When the first one began, and what came and went in some days and in those before. */
async function changesOf(
  db: Db,
  sellerId: string,
  productId: string,
  { looked, before, now }: { looked: Span; before: Span | null; now: Date },
): Promise<Changes | undefined> {
  const joinedIn = ({ from, to }: Span) =>
    sql`(count(*) filter (where s.started_at >= ${from} and s.started_at < ${to}))::int`;
  const endedIn = ({ from, to }: Span) =>
    sql`(count(*) filter (where ${isOverAt(now)} and s.ends_at >= ${from} and s.ends_at < ${to}))::int`;
  const { rows } = await sql<Changes>`
    select min(s.started_at) as started_at, ${joinedIn(looked)} as joined, ${endedIn(looked)} as ended,
      ${before ? joinedIn(before) : sql`0`} as joined_before, ${before ? endedIn(before) : sql`0`} as ended_before
    from subscription s where ${theirs(sellerId, productId)}`.execute(db);
  return rows[0];
}

/**
 * How many subscriptions of a product, or of all under an empty id, ran at the end of some days, of each of their steps and of the days before, and what
 * came and went; null where nobody subscribed. A day under way stands as it is at `now`.
 */
export async function subscriptionFigures(
  db: Db,
  sellerId: string,
  productId: string,
  looked: Looked,
  now: Date,
): Promise<SubscriptionFigures | null> {
  const { previous: before } = looked;
  const [found, live] = await Promise.all([
    changesOf(db, sellerId, productId, { looked: spanOf(looked), before: before && spanOf(before), now }),
    runningNow(db, sellerId, productId, now),
  ]);
  if (!found?.started_at) return null;
  const { started_at: startedAt, joined, ended, joined_before, ended_before } = found;
  const steps = stepsOf(looked);
  const course = createCourse(db, { sellerId, productId, startedAt, live, now });
  const ran = await course([...steps.map(({ to }) => to), looked.to, ...(before ? [before.to] : [])]);
  return {
    ...ran(looked.to),
    joined,
    ended,
    previous: before && { ...ran(before.to), joined: joined_before, ended: ended_before },
    steps: steps.map((days) => ({ ...days, ...ran(days.to) })),
  };
}
