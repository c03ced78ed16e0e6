import type { OrderSubscription } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import type { SubscriptionTable, SubscriptionTerms } from '../../subscriptions/subscription.tables';
import type { OrderRow } from './order.repository';

interface Row {
  id: string;
  status: SubscriptionTable['status'];
  ends_at: Date | null;
  terms: SubscriptionTerms;
  has_mandate: boolean;
}

const goesOn: ReadonlySet<Row['status']> = new Set(['trialing', 'active', 'pastDue', 'grace', 'paused']);

function renewsOf({ status, ends_at: endsAt, has_mandate }: Row): OrderSubscription['renews'] {
  if (endsAt === null || !goesOn.has(status)) return 'never';
  return has_mandate ? 'automatically' : 'byHand';
}

type Subscribed = Pick<OrderRow, 'seller_id' | 'subscription_id'>;

async function findRow(
  db: Db,
  { seller_id: sellerId, subscription_id: id }: Subscribed,
): Promise<Row | null> {
  if (id === null) return null;
  const { rows } = await sql<Row>`
    select s.id, s.status, s.ends_at, coalesce(s.next_terms, s.terms) as terms, exists (
      select 1 from mandate m where m.seller_id = s.seller_id and m.subscription_id = s.id and m.status = 'active') as has_mandate
    from subscription s where s.seller_id = ${sellerId} and s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

function view(row: Row): OrderSubscription {
  const { amount, period } = row.terms;
  return {
    id: row.id,
    endsAt: row.ends_at?.toISOString() ?? null,
    amount,
    period,
    renews: renewsOf(row),
  };
}

/** How long the subscription of an order is paid for, and how it goes on; null for what is paid once, and before a payment has counted for it. */
export async function findOrderSubscription(db: Db, order: Subscribed): Promise<OrderSubscription | null> {
  const row = await findRow(db, order);
  return row && view(row);
}

/** As messages say it. */
export interface MessagedSubscription extends OrderSubscription {
  /** It ends with free days. */
  isTrial: boolean;
}

/** The same for a message. */
export async function findMessagedSubscription(
  db: Db,
  order: Subscribed,
): Promise<MessagedSubscription | null> {
  const row = await findRow(db, order);
  return row && { ...view(row), isTrial: row.status === 'trialing' };
}
