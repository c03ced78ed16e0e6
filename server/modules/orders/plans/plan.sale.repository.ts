import { plainKind } from '@haat/kinds/facts';
import type { OrderStatus } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import { platformAccountId } from '../../../platform/money/platform-account';
import type { PlanProduct } from './plan.products';
import type { Period, PlanName } from './plan.rules';

/** How the sale of a plan stands. */
export async function findSale(
  db: Db,
  orderId: string,
): Promise<{ status: OrderStatus; paid_at: Date | null } | null> {
  const row = await db
    .selectFrom('orders')
    .select(['status', 'paid_at'])
    .where('seller_id', '=', platformAccountId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Orders whose money has gone back while the time they paid for still stands; at most 100. */
export async function findReturned(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    join plan_order p on p.order_id = o.id
    join plan_term t on t.seller_id = p.account_id and t.order_id = p.order_id
    where o.seller_id = ${platformAccountId} and o.status = 'refunded' and t.cut_at is null limit 100`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface BoughtPlan {
  orderId: string;
  plan: Exclude<PlanName, 'FREE'>;
  period: Period;
  at: Date;
  /** Paise. */
  amount: number;
}

/** What an account has paid for its plans, newest first; what went back is left out. */
export async function findBought(db: Db, accountId: string, limit: number): Promise<BoughtPlan[]> {
  const { rows } = await sql<BoughtPlan>`
    select p.order_id as "orderId", p.plan, p.period, o.paid_at as at, (o.amount - coalesce(o.refunded, 0))::bigint as amount
    from plan_order p join orders o on o.seller_id = ${platformAccountId} and o.id = p.order_id
    where p.account_id = ${accountId} and o.paid_at is not null and o.status <> 'refunded'
    order by o.paid_at desc, p.order_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The language an account has chosen; null while it has chosen none. */
export async function findLanguage(db: Db, accountId: string): Promise<'en' | 'hi' | null> {
  const row = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** The platform as a seller like any other: an account without a login method, and its products. Its name is the installation’s. */
export async function savePlatformStore(
  trx: Tx,
  { name, products, at }: { name: string; products: readonly PlanProduct[]; at: Date },
): Promise<void> {
  await trx
    .insertInto('account')
    .values({
      id: platformAccountId,
      name,
      email: null,
      handle: null,
      bio: null,
      language: null,
      plan: 'FREE',
      starts_at: 'dashboard',
      referral_code: '',
      referred_by: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute();
  for (const { id, title, thanks, language } of products) {
    await trx
      .insertInto('product_ref')
      .values({ id, seller_id: platformAccountId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await trx
      .insertInto('product')
      .values({
        seller_id: platformAccountId,
        id,
        kind: plainKind,
        status: 'published',
        title,
        description: '',
        prices: json([]),
        content: json({}),
        cover: null,
        questions: json([]),
        thank_you: json({ message: thanks }),
        accent: null,
        seo: json({}),
        language,
        published_at: at,
        created_at: at,
        updated_at: at,
        version: 1,
      })
      .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing())
      .execute();
  }
}
