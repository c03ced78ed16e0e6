import { hasName } from '@haat/machines/lifecycles/kyc';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import type { KycNotifications } from '../kyc.notifications';
import { findKyc, type KycRow, lockKyc, saveKyc } from '../kyc.repository';
import { type AccountDetails, detailsIn, type GivenAccount, kycRules, maskedAccount } from '../kyc.rules';
import type { KycTransitions } from '../kyc.transitions';
import { oneMoreTry } from '../pan.service';
import type { Vault } from '../vault/kyc.vault';
import { type AccountRow, findAccount, findAccounts, insertAccount } from './payout-account.repository';

const hour = 60 * 60_000;

interface PayoutAccountsContext extends Pick<Deps, 'config' | 'database' | 'clock' | 'jobs' | 'random'> {
  identity: Pick<Identity, 'proveStepUp'>;
  transitions: KycTransitions;
  vault: Vault;
  notifications: KycNotifications;
}

function same({ vault }: PayoutAccountsContext, rows: AccountRow[], details: AccountDetails) {
  return rows.find((row) => row.fingerprint.equals(vault.printOf(details)));
}

function rowOf(
  { clock, random, vault, config }: PayoutAccountsContext,
  sellerId: string,
  details: AccountDetails,
): AccountRow {
  const now = clock.now();
  const id = random.publicId();
  return {
    seller_id: sellerId,
    id,
    kind: details.kind,
    status: 'checking',
    ...vault.sealAccount(sellerId, id, details),
    shown: maskedAccount(details, null),
    bank: null,
    holder: null,
    held_against: null,
    doubt: null,
    reason: null,
    added_at: now,
    usable_at: new Date(now.getTime() + config.money.payoutCoolingHours * hour),
    asked_at: now,
    decided_at: null,
  };
}

/**
 * Adds an account, with a one-time password, and has its bank asked. One that is there already is answered as it is, whatever
 * the password, so that a try whose answer got lost can be made again.
 * @throws Refusal 401 (password), 409 (no PAN yet, too many accounts), 422 (not an account), 429
 */
async function add(
  context: PayoutAccountsContext,
  sellerId: string,
  given: GivenAccount,
  otp: string,
): Promise<{ row: AccountRow; isNew: boolean }> {
  const { database, identity, transitions, clock, notifications, jobs } = context;

  const details = detailsIn(given);
  const existing = same(context, await findAccounts(database.db, sellerId), details);
  if (existing && existing.status !== 'refused') return { row: existing, isNew: false };
  mayAdd(await findKyc(database.db, sellerId));
  const added = await identity.proveStepUp(sellerId, otp, async (trx) => {
    const kyc = await lockKyc(trx, sellerId);
    mayAdd(kyc);
    const rows = await findAccounts(trx, sellerId);
    const twin = same(context, rows, details);
    if (twin && twin.status !== 'refused') return { row: twin, isNew: false };
    // The same one once more: the refusal has served its purpose.
    if (twin) await transitions.account(trx, twin, 'remove');
    if (rows.length - (twin ? 1 : 0) >= kycRules.accountsAtOnce)
      throw conflict('too_many_accounts', 'Remove an account before you add another');
    await saveKyc(trx, sellerId, oneMoreTry(kyc, clock.now()));
    const row = rowOf(context, sellerId, details);
    await insertAccount(trx, row);
    await transitions.ask(trx, row);
    await notifications(trx, sellerId, `account ${row.id} added`, {
      about: 'account',
      did: 'added',
      shown: row.shown,
      usableAt: row.usable_at.toISOString(),
    });
    return { row, isNew: true };
  });
  jobs.kick();
  return added;
}

/**
 * Takes an account away, with a one-time password: whoever holds a stolen session must not stop somebody's payouts. Removing twice changes
 * nothing. @throws Refusal 401, 403 (without a password), 404, 409, 429
 */
async function remove(
  { database, identity, transitions, clock, notifications, jobs }: PayoutAccountsContext,
  sellerId: string,
  id: string,
  otp: string | undefined,
): Promise<void> {
  const existing = await findAccount(database.db, sellerId, id);
  if (!existing) throw notFound('Account not found');
  if (existing.status === 'removed') return;
  if (otp === undefined)
    throw new Refusal(403, 'step_up_needed', 'Payouts go to this account: confirm with a code.');
  await identity.proveStepUp(sellerId, otp, async (trx) => {
    await lockKyc(trx, sellerId);
    const row = await findAccount(trx, sellerId, id);
    if (!row) throw notFound('Account not found');
    const removed = await transitions.account(trx, row, 'remove', { decided_at: clock.now() });
    if (!removed) return;
    await transitions.settle(trx, sellerId);
    await notifications(trx, sellerId, `account ${id} removed`, {
      about: 'account',
      did: 'removed',
      shown: row.shown,
    });
  });
  jobs.kick();
}

export function createPayoutAccounts(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'jobs' | 'random'>,
  parts: {
    identity: Pick<Identity, 'proveStepUp'>;
    transitions: KycTransitions;
    vault: Vault;
    notifications: KycNotifications;
  },
) {
  const context: PayoutAccountsContext = { ...deps, ...parts };
  return {
    list: (sellerId: string): Promise<AccountRow[]> => findAccounts(deps.database.db, sellerId),
    add: (sellerId: string, given: GivenAccount, otp: string) => add(context, sellerId, given, otp),
    remove: (sellerId: string, id: string, otp: string | undefined) => remove(context, sellerId, id, otp),
  };
}

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;

function mayAdd({ status }: KycRow): void {
  if (hasName.has(status)) return;
  throw conflict('pan_needed', 'Add your PAN first: the account has to be in the same name');
}
