import { membershipPath } from '@haat/kinds/facts';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { ProductKind } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { enqueueMany, type NewJob } from '../../../platform/jobs/jobs';
import type { GrantRow } from '../access/grant.repository';
import type { MembersContext } from './member.invites';

const queue = 'members.joinReminder';
const hour = 60 * 60_000;
/** After paying, in ms: whoever has not joined by then is reminded. */
const reminders = [hour, 24 * hour, 72 * hour] as const;

interface JoinReminder {
  sellerId: string;
  grantId: string;
  /** From 0: which of the reminders. */
  index: number;
}

interface Paid extends Pick<GrantRow, 'id' | 'product_id' | 'holder_phone' | 'status' | 'granted_at'> {
  order_id: string;
  kind: ProductKind;
  title: string;
  email: string | null;
  is_free: boolean;
}

/** A grant that was paid for; null for what was given, which is invited by its creator. */
async function findPaid(db: Db, sellerId: string, grantId: string): Promise<Paid | null> {
  const { rows } = await sql<Paid>`
    select g.id, g.product_id, g.holder_phone, g.status, g.granted_at, o.id as order_id, p.kind, p.title,
      o.buyer_email as email, o.amount = 0 as is_free
    from access_grant g
    join product p on p.seller_id = g.seller_id and p.id = g.product_id
    join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where g.seller_id = ${sellerId} and g.id = ${grantId}`.execute(db);
  return rows[0] ?? null;
}

const jobOf = ({ sellerId, grantId, index }: JoinReminder, paidAt: Date): NewJob[] => {
  const after = reminders[index];
  if (after === undefined) return [];
  const payload: JoinReminder = { sellerId, grantId, index };
  return [{ queue, payload, runAt: new Date(paidAt.getTime() + after), dedupeKey: `${grantId} ${index}` }];
};

/** Reminds those who have paid for a channel and not joined it after an hour, a day and three days: by message, and by the bot where it knows them. */
export function remindToJoin(context: MembersContext): void {
  const { events, jobs, database, clock, deliveries } = context;
  if (Object.keys(deliveries).length === 0) return;
  events.on('access.granted', {
    key: 'members.granted',
    handleMany: (granted) =>
      database.tx((trx) =>
        enqueueMany(
          trx,
          granted.flatMap(({ sellerId, grantId, orderId }) =>
            orderId === null ? [] : jobOf({ sellerId, grantId, index: 0 }, clock.now()),
          ),
        ),
      ),
  });
  jobs.handle<JoinReminder>(queue, (reminder) => remind(context, reminder));
}

async function remind(context: MembersContext, { sellerId, grantId, index }: JoinReminder): Promise<void> {
  const { database, deliveries, identity } = context;
  const paid = await findPaid(database.db, sellerId, grantId);
  const delivery = paid && deliveries[paid.kind];
  if (!paid || !delivery || !canOpen(paid.status)) return;
  const product = { sellerId, productId: paid.product_id };
  const path = membershipPath(paid.kind, paid.product_id);
  if (!path || !(await delivery.canAdmit(database.db, product))) return;
  const detail = (await delivery.details(database.db, sellerId, [grantId])).get(grantId);
  // Who is in needs no reminder, and neither does who left again since they paid. Free days that were paid for later put whoever had joined out.
  if (detail?.status === 'joined' || (detail?.joinedAt && new Date(detail.joinedAt) >= paid.granted_at))
    return;
  const sellerName = await identity.sellerName(sellerId);
  await database.tx(async (trx) => {
    await tell(context, trx, { paid, sellerName, index, path });
    await delivery.sendInvite?.(trx, sellerId, grantId);
    await enqueueMany(trx, jobOf({ sellerId, grantId, index: index + 1 }, paid.granted_at));
  });
}

/** By SMS and mail; by the bot too, where somebody has opened it. */
async function tell(
  { notify, config, webhookBase }: MembersContext,
  trx: Tx,
  { paid, sellerName, index, path }: { paid: Paid; sellerName: string | null; index: number; path: string },
): Promise<void> {
  const { id, order_id: orderId, holder_phone: phone, email, title } = paid;
  if (phone === '') return;
  await notify.notify(trx, {
    template: 'joinReminder',
    phone,
    email,
    orderId,
    key: `${id} ${index}`,
    productTitle: title,
    sellerName: sellerName ?? '',
    ...(paid.is_free && { isFree: true as const }),
    isLast: index === reminders.length - 1,
    url: (config.publicUrl ?? webhookBase()) + path,
  });
}
