import { type Kysely, sql } from 'kysely';
import { namedQuery } from '../../../platform/database/named';
import type { Schema } from '../../../platform/database/schema';
import type { SeenRefund } from '../payments.books';
import type { NoticeOutcome } from '../payments.gateway';

/** The sandbox's bank always answers. */
export type SandboxOutcome = Exclude<NoticeOutcome, 'pending'>;

export interface SandboxPayment {
  session: string;
  orderId: string;
  paymentId: string;
  outcome: SandboxOutcome;
  method: string;
  /** Paise. */
  amount: number;
  attempt: number;
}

const columns = `session, order_id as "orderId", payment_id as "paymentId", outcome, method, amount, attempt`;

/** Records how an attempt ended, unless the session was paid before; null in that case. */
export async function recordDecision(
  db: Kysely<Schema>,
  decision: Omit<SandboxPayment, 'attempt'>,
  at: Date,
): Promise<SandboxPayment | null> {
  const { session, orderId, paymentId, outcome, method, amount } = decision;
  const text = `
    insert into sandbox_payment as p (session, order_id, payment_id, outcome, method, amount, attempt, at)
    values (:session, :orderId, :paymentId, :outcome, :method, :amount, 1, :at)
    on conflict (session) do update set payment_id = excluded.payment_id, outcome = excluded.outcome,
      method = excluded.method, attempt = p.attempt + 1, at = excluded.at
    where p.outcome <> 'success'
    returning ${columns}`;
  const { rows } = await db.executeQuery(
    namedQuery<SandboxPayment>(text, { session, orderId, paymentId, outcome, method, amount, at }),
  );
  return rows[0] ?? null;
}

export async function findPayment(db: Kysely<Schema>, session: string): Promise<SandboxPayment | null> {
  const { rows } = await sql<SandboxPayment>`
    select ${sql.raw(columns)} from sandbox_payment where session = ${session}`.execute(db);
  return rows[0] ?? null;
}

/** Gives money back, once for each refund; false when there is no such payment, or not so much of it left. */
export async function recordRefund(
  db: Kysely<Schema>,
  refund: { session: string; paymentId: string; amount: number; refundId: string; at: Date },
): Promise<boolean> {
  const { session, paymentId, amount, refundId, at } = refund;
  const { rows } = await sql<{ stands: boolean }>`
    with paid as (
      select amount from sandbox_payment
      where session = ${session} and payment_id = ${paymentId} and outcome = 'success' for update
    ), made as (
      insert into sandbox_refund (refund_id, session, amount, at)
      select ${refundId}::text, ${session}::text, ${amount}::bigint, ${at}::timestamptz from paid
      where paid.amount >= ${amount}::bigint
        + (select coalesce(sum(r.amount), 0) from sandbox_refund r where r.session = ${session})
      on conflict (refund_id) do nothing
      returning 1
    )
    select exists (select 1 from made)
      or exists (select 1 from sandbox_refund where refund_id = ${refundId} and session = ${session}) as stands`.execute(
    db,
  );
  return rows[0]?.stands ?? false;
}

/** Refunded amount of a session. */
export async function findRefunds(db: Kysely<Schema>, session: string): Promise<SeenRefund[]> {
  const { rows } = await sql<SeenRefund>`
    select r.refund_id as "refundId", p.payment_id as "paymentId", r.amount, 'refunded' as state
    from sandbox_refund r join sandbox_payment p on p.session = r.session
    where r.session = ${session}`.execute(db);
  return rows;
}
