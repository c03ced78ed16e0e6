import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/schema';
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
  refundId: string | null;
}

const columns = `session, order_id as "orderId", payment_id as "paymentId", outcome, method, amount, attempt,
  refund_id as "refundId"`;

/** Records how an attempt ended, unless the session was paid before; null in that case. */
export async function recordDecision(
  db: Kysely<Schema>,
  decision: Omit<SandboxPayment, 'attempt' | 'refundId'>,
  at: Date,
): Promise<SandboxPayment | null> {
  const { session, orderId, paymentId, outcome, method, amount } = decision;
  const text = `
    insert into sandbox_payment as p (session, order_id, payment_id, outcome, method, amount, attempt, refund_id, at)
    values ($1, $2, $3, $4, $5, $6, 1, null, $7)
    on conflict (session) do update set payment_id = excluded.payment_id, outcome = excluded.outcome,
      method = excluded.method, attempt = p.attempt + 1, at = excluded.at
    where p.outcome <> 'success'
    returning ${columns}`;
  const { rows } = await db.executeQuery<SandboxPayment>(
    CompiledQuery.raw(text, [session, orderId, paymentId, outcome, method, amount, at]),
  );
  return rows[0] ?? null;
}

export async function findPayment(db: Kysely<Schema>, session: string): Promise<SandboxPayment | null> {
  const { rows } = await sql<SandboxPayment>`
    select ${sql.raw(columns)} from sandbox_payment where session = ${session}`.execute(db);
  return rows[0] ?? null;
}

/** Marks the money as given back; the id of the refund that stands, or null when there was no such payment. */
export async function recordRefund(
  db: Kysely<Schema>,
  refund: { session: string; paymentId: string; amount: number; refundId: string },
): Promise<string | null> {
  const { rows } = await sql<{ refundId: string }>`
    update sandbox_payment set refund_id = coalesce(refund_id, ${refund.refundId})
    where session = ${refund.session} and payment_id = ${refund.paymentId} and amount = ${refund.amount} and outcome = 'success'
    returning refund_id as "refundId"`.execute(db);
  return rows[0]?.refundId ?? null;
}
