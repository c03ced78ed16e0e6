import { transition } from '@haat/machines/lifecycles/account-deletion';
import type { AccountDeletion, DeletionBlocker } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';
import { conflict, type Refusal, unauthorized } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { rupees } from '../../../platform/money/rupees';
import type { Identity } from '../identity';
import type { NotifyAccountDeletion } from './account-deletion.notifications';
import {
  type AccountDeletionRow,
  findAccountDeletion,
  lockAccountDeletion,
  saveAccountDeletion,
} from './account-deletion.repository';
import { countOpen } from './blocker.repository';
import { deletionBlockersOf, remainderOf, sentences } from './blocker.rules';

export type AccountDeletionDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs'>;

/** Sales total of an account, in paise. */
interface Wallet {
  available: number;
  pending: number;
  inTransit: number;
  held: number;
  /** When what is pending becomes available, the last at the end. */
  upcoming: readonly { dueAt: Date }[];
}

export interface AccountDeletionDependencies {
  identity: Pick<Identity, 'seller' | 'proveStepUp'>;
  ledger: { wallet(accountId: string): Promise<Wallet> };
}

/** To think better of it. */
export const coolingDays = 14;
const day = 24 * 60 * 60_000;

/** Takes everything of an account off sale. */
export const archiveQueue = 'account-deletion.archive';
export interface ArchiveJob {
  accountId: string;
}

/** Blockers of the deletion, computed each time. */
export interface Found {
  blockers: DeletionBlocker[];
  remainder: number;
  onSale: number;
}

interface AccountDeletionContext extends AccountDeletionDeps, AccountDeletionDependencies {
  tell: NotifyAccountDeletion;
}

async function look(
  { ledger, database, config }: AccountDeletionContext,
  accountId: string,
  phones: readonly string[],
): Promise<Found> {
  const [{ available, pending, inTransit, held, upcoming }, open] = await Promise.all([
    ledger.wallet(accountId),
    countOpen(database.db, accountId, phones),
  ]);
  const pendingUntil = upcoming.at(-1)?.dueAt.toISOString() ?? null;
  const purse = { available, pending, inTransit, held, pendingUntil };
  const isOperator = phones.some((phone) => config.money.operators.has(phone));
  const least = config.payoutLeast;
  return {
    blockers: deletionBlockersOf(purse, open, { least, isOperator }),
    remainder: remainderOf(purse, least),
    onSale: open.onSale,
  };
}

async function view(
  { database, identity }: AccountDeletionContext,
  accountId: string,
  found: Found,
): Promise<AccountDeletion> {
  const [row, person] = await Promise.all([
    findAccountDeletion(database.db, accountId),
    identity.seller(accountId),
  ]);
  if (!person) throw unauthorized();
  const isScheduled = row?.status === 'scheduled';
  return {
    status: isScheduled ? 'scheduled' : 'active',
    askedAt: isScheduled ? row.asked_at.toISOString() : null,
    endsAt: isScheduled ? row.ends_at.toISOString() : null,
    coolingDays,
    ...found,
    plan: person.plan,
  };
}

/** The account's row as the chart begins, locked like any other. */
async function locked(trx: Tx, accountId: string, now: Date): Promise<AccountDeletionRow> {
  const row = await lockAccountDeletion(trx, accountId);
  if (row) return row;
  const none = { forfeited: 0, traces: null, erasing_at: null, erased_at: null };
  return { seller_id: accountId, status: 'active', asked_at: now, ends_at: now, ...none };
}

async function get(
  context: AccountDeletionContext,
  { accountId, phones }: Session,
): Promise<AccountDeletion> {
  return view(context, accountId, await look(context, accountId, phones));
}

/**
 * Begins the days after which the account goes. Asked again it changes nothing.
 * @throws Refusal 401, 429 (the code), 409 `cannot_leave` (with a sentence for each reason), `remainder_changed`
 */
async function deleteAccount(
  context: AccountDeletionContext,
  { accountId, phones }: Session,
  code: string,
  remainder: number,
): Promise<AccountDeletion> {
  const { identity, clock, tell, jobs } = context;

  const found = await look(context, accountId, phones);
  await identity.proveStepUp(accountId, code, async (trx) => {
    const now = clock.now();
    const before = await locked(trx, accountId, now);
    if (before.status === 'scheduled') return;
    const blockers = found.blockers.map(({ reason }) => reason);
    const result = transition(before.status, { type: 'deletion.requested' }, { blockers });
    if (result.refused) throw deletionBlocked(found.blockers);
    if (found.remainder !== remainder) throw remainderChanged(found.remainder);
    const endsAt = new Date(now.getTime() + coolingDays * day);
    const row = { ...before, status: result.state, asked_at: now, ends_at: endsAt, forfeited: remainder };
    await saveAccountDeletion(trx, row);
    const payload: ArchiveJob = { accountId };
    await enqueue(trx, { queue: archiveQueue, payload, priority: 0 });
    await tell(trx, { accountId, did: 'requested', on: endsAt, at: now });
  });
  jobs.kick();
  return view(context, accountId, found);
}

/** Keeps the account; what was archived stays so. Also when it was not going. */
async function cancelAccountDeletion(
  context: AccountDeletionContext,
  { accountId, phones }: Session,
): Promise<AccountDeletion> {
  const { database, tell, clock, jobs } = context;

  await database.tx(async (trx) => {
    const row = await lockAccountDeletion(trx, accountId);
    const result = row && transition(row.status, { type: 'deletion.cancelled' });
    if (!row || !result?.state) return;
    await saveAccountDeletion(trx, { ...row, status: result.state, forfeited: 0 });
    await tell(trx, { accountId, did: 'cancelled', on: row.ends_at, at: clock.now() });
  });
  jobs.kick();
  return view(context, accountId, await look(context, accountId, phones));
}

export function createAccountDeletionService(
  deps: AccountDeletionDeps,
  dependencies: AccountDeletionDependencies,
  tell: NotifyAccountDeletion,
) {
  const context: AccountDeletionContext = { ...deps, ...dependencies, tell };
  return {
    look: (accountId: string, phones: readonly string[]) => look(context, accountId, phones),
    get: (of: Session) => get(context, of),
    deleteAccount: (of: Session, code: string, remainder: number) =>
      deleteAccount(context, of, code, remainder),
    cancelAccountDeletion: (of: Session) => cancelAccountDeletion(context, of),
  };
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;

function deletionBlocked(blockers: readonly DeletionBlocker[]): Refusal {
  const reasons = blockers.map(({ reason }) => [reason, sentences[reason]] as const);
  return conflict(
    'cannot_leave',
    reasons.map(([, sentence]) => sentence).join(' '),
    Object.fromEntries(reasons),
  );
}

const remainderChanged = (remainder: number) =>
  conflict(
    'remainder_changed',
    `Your balance is now ${rupees.format(remainder / 100)}. Check the amount and try again`,
  );
