import { canOpen } from '@haat/machines/lifecycles/access';
import type { ProductKind } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { enqueueMany, type NewJob } from '../../../platform/jobs/jobs';
import { morningBefore, reminderDays } from '../../../platform/text/period';
import type { GrantRow } from '../access/grant.repository';
import type { MembersContext } from './member.invites';

const queue = 'members.endReminder';

interface OwnEnd {
  sellerId: string;
  grantId: string;
  /** ISO 8601, UTC: a grant that ends on another day by now has reminders of its own. */
  endsAt: string;
}

interface Ending extends Pick<GrantRow, 'id' | 'status' | 'ends_at' | 'subscription_id'> {
  kind: ProductKind;
}

async function findEnding(
  db: Db,
  sellerId: string,
  of: { ids: readonly string[] } | { subscriptionId: string },
): Promise<Ending[]> {
  const which =
    'ids' in of ? sql`g.id = any(${[...of.ids]}::text[])` : sql`g.subscription_id = ${of.subscriptionId}`;
  const { rows } = await sql<Ending>`
    select g.id, g.status, g.ends_at, g.subscription_id, p.kind
    from access_grant g join product p on p.seller_id = g.seller_id and p.id = g.product_id
    where g.seller_id = ${sellerId} and ${which}`.execute(db);
  return rows.filter(({ status }) => canOpen(status));
}

/** The next reminder of an end; none once the last is through. */
function jobsOf(payload: OwnEnd, now: Date): NewJob[] {
  const mornings = reminderDays.map((days) => morningBefore(new Date(payload.endsAt), days));
  const runAt = mornings.find((at) => at > now && at < new Date(payload.endsAt));
  return runAt ? [{ queue, payload, runAt, dedupeKey: `${payload.grantId} ${runAt.toISOString()}` }] : [];
}

/** Grants that end without a subscription, such as a month of a channel in a combo, or what a creator gave. */
const ownEnds = (sellerId: string, grants: readonly Ending[]): OwnEnd[] =>
  grants.flatMap(({ id: grantId, ends_at: endsAt, subscription_id }) =>
    endsAt && subscription_id === null ? [{ sellerId, grantId, endsAt: endsAt.toISOString() }] : [],
  );

/** Queues the reminders of grants that end on their own, from now on. */
export async function scheduleEndReminders(
  trx: Tx,
  { sellerId, ids, now }: { sellerId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  const ends = ownEnds(sellerId, await findEnding(trx, sellerId, { ids }));
  await enqueueMany(
    trx,
    ends.flatMap((end) => jobsOf(end, now)),
  );
}

/**
 * Reminds members by the bot that their access ends, three days and one day before, and on the day. Of a subscription, when its buyer is reminded by
 * SMS and mail.
 */
export function remindOfEnds(context: MembersContext): void {
  const { events, jobs, database, clock, deliveries } = context;
  if (Object.keys(deliveries).length === 0) return;
  events.on('subscription.reminded', {
    key: 'members.subscriptionReminded',
    handle: ({ sellerId, subscriptionId, endsAt, renewalPath }) =>
      database.tx(async (trx) => {
        for (const { id: grantId, kind } of await findEnding(trx, sellerId, { subscriptionId }))
          await deliveries[kind]?.remindOfEnd?.(trx, { sellerId, grantId, endsAt, renewalPath });
      }),
  });
  events.on(['access.granted', 'access.restored'], {
    key: 'members.endsScheduled',
    when: ({ subscriptionId }) => subscriptionId === null,
    handle: ({ sellerId, grantId }) =>
      database.tx((trx) => scheduleEndReminders(trx, { sellerId, ids: [grantId], now: clock.now() })),
  });
  jobs.handle<OwnEnd>(queue, (end) =>
    database.tx(async (trx) => {
      const { sellerId, grantId, endsAt } = end;
      const [grant] = await findEnding(trx, sellerId, { ids: [grantId] });
      if (grant?.ends_at?.toISOString() !== endsAt) return;
      await deliveries[grant.kind]?.remindOfEnd?.(trx, { sellerId, grantId, endsAt, renewalPath: null });
      await enqueueMany(trx, jobsOf(end, clock.now()));
    }),
  );
}
