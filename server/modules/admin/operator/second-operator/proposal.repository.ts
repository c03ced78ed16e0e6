import type { OperatorProposalStatus } from '@haat/machines/lifecycles/operator-proposal';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';

export type ProposalRow = Selectable<Schema['operator_proposal']>;
export type NamedProposal = ProposalRow & { proposer_name: string | null; decider_name: string | null };

/** Writes one, or answers the one that stands under the same name. */
export async function insertProposal(trx: Tx, row: ProposalRow): Promise<{ id: string; isNew: boolean }> {
  const written = await trx
    .insertInto('operator_proposal')
    .values({ ...row, given: json(row.given) })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .execute();
  if (written.length > 0) return { id: row.id, isNew: true };
  const there = await trx
    .selectFrom('operator_proposal')
    .select('id')
    .where('once', '=', row.once)
    .executeTakeFirstOrThrow();
  return { id: there.id, isNew: false };
}

/** One, its row locked until the transaction ends. */
export async function lockProposal(trx: Tx, id: string): Promise<ProposalRow | undefined> {
  return trx.selectFrom('operator_proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function saveDecision(
  trx: Tx,
  id: string,
  change: Pick<ProposalRow, 'status' | 'decided_by' | 'decided_at' | 'decision' | 'once'>,
): Promise<void> {
  await trx.updateTable('operator_proposal').set(change).where('id', '=', id).execute();
}

const named = (db: Db) =>
  db
    .selectFrom('operator_proposal')
    .leftJoin('account as proposer', 'proposer.id', 'operator_proposal.proposed_by')
    .leftJoin('account as decider', 'decider.id', 'operator_proposal.decided_by')
    .selectAll('operator_proposal')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name']);

export async function findProposal(db: Db, id: string): Promise<NamedProposal | undefined> {
  return named(db).where('operator_proposal.id', '=', id).executeTakeFirst();
}

/** At most 200: those that wait from the longest waiting on, those decided from the newest on. */
export async function listProposals(db: Db, isWaiting: boolean): Promise<NamedProposal[]> {
  return named(db)
    .where('operator_proposal.status', isWaiting ? '=' : '<>', 'waiting' satisfies OperatorProposalStatus)
    .orderBy('operator_proposal.at', isWaiting ? 'asc' : 'desc')
    .limit(200)
    .execute();
}

/** How many wait for somebody else than this operator. */
export async function countProposals(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('operator_proposal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting' satisfies OperatorProposalStatus)
    .where('proposed_by', '<>', accountId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds to what an operator has moved alone on a day, and answers all of it. Its row stays locked, so that of many at once each sees the others. */
export async function addToDay(
  trx: Tx,
  { accountId, day, amount }: { accountId: string; day: number; amount: number },
): Promise<number> {
  const row = await trx
    .insertInto('operator_day')
    .values({ account_id: accountId, day, amount })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        day,
        amount: eb
          .case()
          .when('operator_day.day', '=', day)
          .then(eb('operator_day.amount', '+', amount))
          .else(amount)
          .end(),
      })),
    )
    .returning('amount')
    .executeTakeFirstOrThrow();
  return row.amount;
}
