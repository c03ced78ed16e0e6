import { hasName } from '@haat/machines/lifecycles/kyc';
import { type AccountAnswer, type PanAnswer, VerificationSilent } from '../../../gateways/verification';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { KycNotifications } from './kyc.notifications';
import { claimPan, findKyc, type KycRow, lockKyc } from './kyc.repository';
import { kycRules, maskedAccount, panOfGstin, pauseAfter } from './kyc.rules';
import { accountReasons, panReasons } from './kyc.text';
import { type AccountJob, accountQueue, type KycTransitions, type PanJob, panQueue } from './kyc.transitions';
import { type AccountRow, findAccount, findElsewhere } from './payout-account/payout-account.repository';
import { wasRefused } from './reviews/refusal.repository';
import type { Vault } from './vault/kyc.vault';

/** Ms after which the user is notified by message. */
const leavesAfter = 2 * 60_000;

type Context = Pick<Deps, 'database' | 'clock' | 'jobs' | 'gateways' | 'log'> & {
  transitions: KycTransitions;
  vault: Vault;
  notifications: KycNotifications;
  gstinOf: GstinOf;
};

/**
 * Asks the outside, outside of any transaction, and writes down what it answered. A question that was asked twice, or whose
 * answer comes after the next one, changes nothing. Where nobody answers at all a person looks.
 */
export function scheduleChecks(
  { database, clock, jobs, gateways, log }: Pick<Deps, 'database' | 'clock' | 'jobs' | 'gateways' | 'log'>,
  {
    transitions,
    vault,
    notifications,
    gstinOf,
  }: { transitions: KycTransitions; vault: Vault; notifications: KycNotifications; gstinOf: GstinOf },
): void {
  const context: Context = {
    database,
    clock,
    jobs,
    gateways,
    log,
    transitions,
    vault,
    notifications,
    gstinOf,
  };
  const { verification } = gateways;

  const options = { attempts: kycRules.patience + 4, backoff: pauseAfter };

  jobs.handle<PanJob>(
    panQueue,
    async (job, { attempt }) => {
      const row = await findKyc(database.db, job.sellerId);
      if (row.status !== 'panChecking' || row.given !== job.given || !row.pan) return;
      const pan = vault.openPan(job.sellerId, row.pan);
      const answer = await answerOf(context, attempt, () => verification.pan(pan, row.given_name ?? ''));
      await bookPan(context, job, answer);
      jobs.kick();
    },
    options,
  );

  jobs.handle<AccountJob>(
    accountQueue,
    async (job, { attempt }) => {
      const kyc = await findKyc(database.db, job.sellerId);
      const row = await findAccount(database.db, job.sellerId, job.id);
      const name = kyc.registered_name;
      // Without a name there is nothing to hold it against: the next PAN asks again.
      if (!row || !isAsked(row, job) || name === null || !hasName.has(kyc.status)) return;
      const details = vault.openAccount(row);
      const answer = await answerOf(context, attempt, () =>
        details.kind === 'bank'
          ? verification.bankAccount({ ...details, name })
          : verification.vpa({ vpa: details.vpa, name }),
      );
      await bookAccount(context, job, name, answer);
      jobs.kick();
    },
    options,
  );
}

/** The answer, or null once patience is at its end; throws to be asked again. */
async function answerOf<Answer>(
  { log }: Context,
  attempt: number,
  question: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof VerificationSilent) || attempt < kycRules.patience) throw error;
    log.error({ reason: error.reason }, 'Verification got no response, operator review needed');
    return null;
  }
}

const hasLeft = ({ clock }: Context, since: Date | null) =>
  since !== null && clock.now().getTime() - since.getTime() > leavesAfter;

/** Why a person has to look at a PAN that the register finds good; one that is in no doubt becomes its creator's. */
async function panDoubt(
  { gstinOf, vault }: Context,
  trx: Tx,
  row: KycRow,
  fingerprint: Buffer,
): Promise<KycRow['doubt']> {
  const { seller_id: sellerId, pan } = row;
  if (await wasRefused(trx, sellerId, fingerprint)) return 'refused';
  const gstin = await gstinOf(trx, sellerId);
  if (gstin !== null && pan && panOfGstin(gstin) !== vault.openPan(sellerId, pan)) return 'gstin';
  return (await claimPan(trx, fingerprint, sellerId)) === sellerId ? null : 'elsewhere';
}

async function accountDoubt(trx: Tx, row: AccountRow): Promise<AccountRow['doubt']> {
  if (await wasRefused(trx, row.seller_id, row.fingerprint)) return 'refused';
  return (await findElsewhere(trx, row)).length > 0 ? 'elsewhere' : null;
}

async function bookPan(context: Context, job: PanJob, answer: PanAnswer | null): Promise<void> {
  const { database, transitions, clock, notifications } = context;
  const { sellerId } = job;
  await database.tx(async (trx) => {
    const row = await lockKyc(trx, sellerId);
    if (row.status !== 'panChecking' || row.given !== job.given || !row.fingerprint) return;
    const isTheirs = answer?.outcome === 'valid' && answer.match !== 'none';
    const doubt = isTheirs ? await panDoubt(context, trx, row, row.fingerprint) : null;
    const updated = await transitions.kyc(trx, row, ...panVerdict(answer, doubt, clock.now()));
    if (!updated) return;
    await transitions.askUnder(trx, updated);
    await transitions.settle(trx, sellerId);
    if (!hasLeft(context, row.given_at) || updated.status === 'panDoubtful') return;
    const { shown, reason } = updated;
    await notifications(trx, sellerId, `pan ${updated.given}`, {
      about: 'pan',
      shown: shown ?? '',
      ...(updated.status === 'panRefused' ? { did: 'refused', reason: reason ?? '' } : { did: 'verified' }),
    });
  });
}

async function bookAccount(
  context: Context,
  job: AccountJob,
  name: string,
  answer: AccountAnswer | null,
): Promise<void> {
  const { database, clock, vault, transitions, notifications } = context;
  await database.tx(async (trx) => {
    const kyc = await lockKyc(trx, job.sellerId);
    const row = await findAccount(trx, job.sellerId, job.id);
    if (!row || !isAsked(row, job) || kyc.registered_name !== name) return;
    const doubt = answer?.outcome === 'valid' ? await accountDoubt(trx, row) : null;
    const [event, verdict] = accountVerdict(answer, doubt, clock.now());
    const shown = answer?.bank ? maskedAccount(vault.openAccount(row), answer.bank) : row.shown;
    const updated = await transitions.account(trx, row, event, { ...verdict, held_against: name, shown });
    if (!updated) return;
    await transitions.settle(trx, job.sellerId);
    if (!hasLeft(context, row.asked_at) || updated.status === 'doubtful') return;
    await notifications(trx, job.sellerId, `account ${job.id} ${job.askedAt}`, {
      about: 'account',
      shown,
      ...(updated.status === 'refused'
        ? { did: 'refused', reason: updated.reason ?? '' }
        : { did: 'verified' }),
    });
  });
}

/** Under which GSTIN a creator sells. */
export type GstinOf = (trx: Tx, sellerId: string) => Promise<string | null>;

const isAsked = (row: AccountRow, job: AccountJob) =>
  row.status === 'checking' && row.asked_at.toISOString() === job.askedAt;

type PanVerdict = [
  event: 'pan.valid' | 'pan.doubtful' | 'pan.invalid',
  change: Partial<Pick<KycRow, 'doubt' | 'reason' | 'registered_name' | 'taxed_as' | 'decided_at'>>,
];

function panVerdict(answer: PanAnswer | null, doubt: KycRow['doubt'], now: Date): PanVerdict {
  if (!answer) return ['pan.doubtful', { doubt: 'silent' }];
  if (answer.outcome === 'invalid') return ['pan.invalid', { reason: panReasons.unknown, decided_at: now }];
  if (answer.match === 'none') return ['pan.invalid', { reason: panReasons.name, decided_at: now }];
  const registration = { registered_name: answer.registeredName, taxed_as: answer.type };
  if (doubt) return ['pan.doubtful', { ...registration, doubt }];
  if (answer.match === 'doubtful') return ['pan.doubtful', { ...registration, doubt: 'name' }];
  return ['pan.valid', { ...registration, decided_at: now }];
}

type AccountVerdict = [
  event: 'check.valid' | 'check.doubtful' | 'check.invalid',
  change: Partial<Pick<AccountRow, 'doubt' | 'reason' | 'holder' | 'bank' | 'decided_at'>>,
];

function accountVerdict(answer: AccountAnswer | null, doubt: AccountRow['doubt'], now: Date): AccountVerdict {
  if (!answer) return ['check.doubtful', { doubt: 'silent' }];
  const { holder, bank } = answer;
  if (answer.outcome === 'invalid')
    return ['check.invalid', { reason: accountReasons[answer.fault ?? 'account'], decided_at: now }];
  if (answer.match === 'none')
    return ['check.invalid', { reason: accountReasons.name, holder: null, bank, decided_at: now }];
  if (doubt) return ['check.doubtful', { doubt, holder, bank }];
  if (answer.match === 'doubtful') return ['check.doubtful', { doubt: 'name', holder, bank }];
  return ['check.valid', { doubt: null, reason: null, holder, bank, decided_at: now }];
}
