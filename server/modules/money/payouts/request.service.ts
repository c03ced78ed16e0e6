import { lockMoneyOut } from '../../../platform/database/withdrawal.lock';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, type Refusal, unavailable, unprocessable } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { rupees } from '../../../platform/money/rupees';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { PayoutAccount, PayoutDependencies } from './payout.dependencies';
import { findByKey, insertPayout, insertSteps, type PayoutRow } from './payout.repository';

export interface PayoutWish {
  /** Paise; `all` is whatever is available. */
  amount: number | 'all';
  accountId: string;
  /** The same for every try of the same payout. */
  key: string;
  origin: PayoutRow['origin'];
}

/**
 * Sets money aside for an account and has it sent: balance, payout, ledger and job change together or not at all. The same key with the
 * same wish answers the payout it made before, whatever has changed since.
 * @throws Refusal 404 (not this seller's account), 409 `kyc_needed`, `account_cooling`, 422 `amount_too_small`, `balance_too_low`,
 * `idempotency_key_reused`, 503 `payouts_unavailable`
 */
export type RequestPayout = (sellerId: string, input: PayoutWish) => Promise<PayoutRow>;

export interface PayoutJob {
  sellerId: string;
  id: string;
}

export const sendQueue = 'payouts.send';
/** Ms: a payout whose job was cut off is taken up by whoever asks about open ones. */
const cutOffAfter = 60_000;

type RequestDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'random' | 'jobs' | 'gateways'>;

export function createRequests(deps: RequestDeps, { kyc, ledger }: PayoutDependencies): RequestPayout {
  const { config, database, clock, random, jobs, gateways } = deps;

  async function accountOf(sellerId: string, accountId: string): Promise<PayoutAccount> {
    if (!(await kyc.isComplete(sellerId)))
      throw conflict(
        'kyc_needed',
        'Before money can leave your wallet we need your PAN and an account to send it to',
      );
    const account = await kyc.accountFor(sellerId, accountId);
    if (!account) throw notFound('Account not found');
    if (account.usableAt > clock.now()) throw cooling(account.usableAt);
    return account;
  }

  return async (sellerId, input) => {
    const { amount: requested, accountId, key, origin } = input;
    const before = await findByKey(database.db, sellerId, key);
    if (before) return same(before, input);
    const gateway = gateways.payouts.current;
    if (!gateway)
      throw unavailable(
        'payouts_unavailable',
        'Withdrawals are not available yet. Your money is safe in your wallet',
      );
    const account = await accountOf(sellerId, accountId);
    if (requested !== 'all') refuseSmall(requested, config.payoutLeast);
    // Tax that could not be calculated before the PAN was known is withheld before any money leaves.
    await ledger.withholdDeferred(sellerId);
    const payout = await database.tx(async (trx) => {
      await lockMoneyOut(trx, sellerId);
      const meanwhile = await findByKey(trx, sellerId, key);
      if (meanwhile) return same(meanwhile, input);
      const available = await ledger.availableOf(trx, sellerId);
      const amount = requested === 'all' ? available : requested;
      refuseSmall(amount, config.payoutLeast);
      if (amount > available) throw tooMuch(available);
      const at = clock.now();
      const made: PayoutRow = {
        seller_id: sellerId,
        id: random.publicId(),
        key,
        status: 'requested',
        amount,
        account_id: account.id,
        account_kind: account.kind,
        account_shown: account.shown,
        origin,
        provider: gateway.provider,
        reference: null,
        reason: null,
        doubt: null,
        at,
        tried_at: null,
        sent_at: null,
        paid_at: null,
        ended_at: null,
        ask_at: new Date(at.getTime() + cutOffAfter),
        asked: 0,
      };
      await insertPayout(trx, made);
      await insertSteps(trx, [
        { seller_id: sellerId, payout_id: made.id, id: random.uuid(), at, event: 'payout.requested' },
      ]);
      await ledger.post(trx, { type: 'payout', sellerId, reference: made.id, amount });
      const payload: PayoutJob = { sellerId, id: made.id };
      await enqueue(trx, { queue: sendQueue, payload });
      return made;
    });
    crashPoint('payout.asked');
    jobs.kick();
    return payout;
  };
}

/** A copy of a wish is the payout it made; another wish under its key is a mistake of the caller's. */
function same(payout: PayoutRow, { amount, accountId }: PayoutWish): PayoutRow {
  if (payout.account_id === accountId && (amount === 'all' || payout.amount === amount)) return payout;
  throw unprocessable(
    'idempotency_key_reused',
    'This withdrawal was already sent with different details. Try again',
  );
}

function refuseSmall(amount: number, least: number): void {
  if (amount >= least) return;
  const message = `The minimum withdrawal is ${rupees.format(least / 100)}`;
  throw unprocessable('amount_too_small', message, { amount: message });
}

function tooMuch(available: number): Refusal {
  const message = `${rupees.format(Math.max(0, available) / 100)} can be withdrawn at the moment`;
  return unprocessable('balance_too_low', message, { amount: message });
}

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const cooling = (usableAt: Date) =>
  conflict(
    'account_cooling',
    `This account is new. To keep your money safe it can be used from ${moment.format(usableAt)}`,
  );
