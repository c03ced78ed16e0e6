import { type OperatorProposalStatus, transition } from '@haat/machines/lifecycles/operator-proposal';
import type { OperatorProposal, OperatorProposalKind } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import { rupees } from '../../../../platform/money/rupees';
import { indianDay } from '../../../../platform/text/india';
import { type Audit, reasonOf } from '../audit.service';
import type { MakeAct, MoneyAct } from './money.act';
import {
  addToDay,
  countProposals,
  findProposal,
  insertProposal,
  listProposals,
  lockProposal,
  type NamedProposal,
  type ProposalRow,
  saveDecision,
} from './proposal.repository';

export type Acted<T> = { done: T; proposal?: undefined } | { done?: undefined; proposal: OperatorProposal };

/** Undoes what one operator may not do alone. */
class AboveTheSum extends Error {}

interface ProposalContext extends Pick<Deps, 'clock' | 'config' | 'database' | 'random'> {
  audit: Audit;
  make: Record<OperatorProposalKind, MakeAct>;
}

async function alone<T>(context: ProposalContext, by: Session, act: MoneyAct<T>): Promise<T> {
  const done = await context.database.tx(async (trx) => {
    const written = await act.write(trx, by);
    const amount = Math.abs(act.movedAmount?.(written) ?? act.amount);
    const sum = await addToDay(trx, { accountId: by.accountId, day: indianDay(context.clock.now()), amount });
    if (amount > 0 && sum > context.config.money.movedAlone) throw new AboveTheSum();
    return written;
  });
  await act.finish?.();
  return done;
}

async function propose(context: ProposalContext, by: Session, act: MoneyAct): Promise<OperatorProposal> {
  if (context.config.money.operators.size < 2)
    throw new Refusal(
      403,
      'second_operator_missing',
      `Above ${rupees.format(context.config.money.movedAlone / 100)} a day a second admin has to confirm, and only one is configured.`,
    );
  const { kind, subject, isOnceOnly, creatorId, amount, given, reason } = act;
  const row: ProposalRow = {
    id: context.random.uuid(),
    kind,
    once: `${isOnceOnly ? 'key' : 'now'} ${kind} ${subject}`,
    status: 'waiting' satisfies OperatorProposalStatus,
    creator_id: creatorId,
    amount,
    given,
    reason,
    proposed_by: by.accountId,
    at: context.clock.now(),
    decided_by: null,
    decided_at: null,
    decision: null,
  };
  const id = await context.database.tx(async (trx) => {
    const written = await insertProposal(trx, row);
    if (written.isNew)
      await context.audit.record(trx, {
        by,
        action: 'propose',
        subject: { kind: 'proposal', id: written.id },
        ...(creatorId && { creatorId }),
        reason,
        after: { kind, amount, subject },
      });
    return written.id;
  });
  return show(context, id, by);
}

async function show(context: ProposalContext, id: string, by: Session): Promise<OperatorProposal> {
  const row = await findProposal(context.database.db, id);
  if (!row) throw notFound('Proposal not found');
  return view(row, by);
}

const count = ({ database }: ProposalContext, by: Session): Promise<number> =>
  countProposals(database.db, by.accountId);

const list = async (
  { database }: ProposalContext,
  by: Session,
  state: 'waiting' | 'decided',
): Promise<OperatorProposal[]> =>
  (await listProposals(database.db, state === 'waiting')).map((row) => view(row, by));

/** Does it, or proposes it where the day's sum is passed. Throws what the act refuses, and a 403 refusal where nobody else could confirm. */
async function actOrPropose<T>(context: ProposalContext, by: Session, act: MoneyAct<T>): Promise<Acted<T>> {
  try {
    return { done: await alone(context, by, act) };
  } catch (error) {
    if (!(error instanceof AboveTheSum)) throw error;
    return { proposal: await propose(context, by, act) };
  }
}

/**
 * Confirms what another operator proposed, which is done then, by both of them; or declines it, which for one's own is withdrawing.
 * @throws Refusal 403 (own proposal, own account), 404, 409 (decided), and what the act refuses: then it goes on waiting
 */
async function decide(
  context: ProposalContext,
  by: Session,
  id: string,
  given: { isConfirmed: boolean; reason: string },
): Promise<OperatorProposal> {
  const reason = reasonOf(given.reason);
  const existing = await findProposal(context.database.db, id);
  if (!existing) throw notFound('Proposal not found');
  const isOwn = existing.proposed_by === by.accountId;
  if (isOwn && given.isConfirmed)
    throw new Refusal(403, 'own_proposal', 'You proposed it yourself: another admin has to confirm it.');
  const isWaiting = existing.status === ('waiting' satisfies OperatorProposalStatus);
  const act =
    given.isConfirmed && isWaiting
      ? await context.make[existing.kind as OperatorProposalKind](existing.given as never)
      : null;
  await context.database.tx(async (trx) => {
    const row = await lockProposal(trx, id);
    if (!row) throw notFound('Proposal not found');
    const type = given.isConfirmed ? 'other.confirmed' : isOwn ? 'proposer.withdrew' : 'other.declined';
    const { state } = transition(row.status as OperatorProposalStatus, { type });
    if (!state) throw conflict('already_decided', 'This has already been decided.');
    await saveDecision(trx, id, {
      status: state,
      decided_by: by.accountId,
      decided_at: context.clock.now(),
      decision: reason,
      once: row.once?.startsWith('key ') ? row.once : null,
    });
    await context.audit.record(trx, {
      by,
      action: given.isConfirmed ? 'confirmProposal' : 'declineProposal',
      subject: { kind: 'proposal', id },
      ...(row.creator_id && { creatorId: row.creator_id }),
      reason,
      before: { kind: row.kind, amount: row.amount, reason: row.reason },
    });
    await act?.write(trx, by);
  });
  await act?.finish?.();
  return show(context, id, by);
}

/** Four eyes: what an operator moves on one day in India above a sum is proposed, and done when another one confirms it. */
export function createSecondOperator(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'random'>,
  parts: { audit: Audit; make: Record<OperatorProposalKind, MakeAct> },
) {
  const context: ProposalContext = { ...deps, ...parts };
  return {
    count: (by: Session) => count(context, by),
    list: (by: Session, state: 'waiting' | 'decided') => list(context, by, state),
    act: <T>(by: Session, act: MoneyAct<T>) => actOrPropose(context, by, act),
    decide: (by: Session, id: string, given: { isConfirmed: boolean; reason: string }) =>
      decide(context, by, id, given),
  };
}

export type SecondOperator = ReturnType<typeof createSecondOperator>;

const view = (row: NamedProposal, by: Session): OperatorProposal => ({
  id: row.id,
  kind: row.kind as OperatorProposalKind,
  status: row.status as OperatorProposalStatus,
  creatorId: row.creator_id,
  amount: row.amount,
  reason: row.reason,
  by: row.proposer_name ?? row.proposed_by,
  isOwn: row.proposed_by === by.accountId,
  at: row.at.toISOString(),
  decision:
    row.decided_at && row.decided_by
      ? {
          by: row.decider_name ?? row.decided_by,
          at: row.decided_at.toISOString(),
          reason: row.decision ?? '',
        }
      : null,
});
