import { hasPan } from '@haat/machines/lifecycles/kyc';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { KycNotifications } from '../kyc.notifications';
import { claimPan, findDoubtful, findPanOwner, type KycRow, lockKyc, releasePan } from '../kyc.repository';
import type { KycTransitions } from '../kyc.transitions';
import {
  type AccountRow,
  findAccount,
  findDoubtfulAccounts,
  findElsewhere,
} from '../payout-account/payout-account.repository';
import { forgetRefusal, rememberRefusal } from './refusal.repository';

/** Something a person has to judge. Numbers are masked: names are what there is to compare. */
export interface Review {
  /** What `decide` takes: it names what is shown, so that nothing is decided that came after it. */
  id: string;
  sellerId: string;
  kind: 'pan' | 'bank' | 'upi';
  shown: string;
  /** `refused`: a person refused it before; `gstin`: they sell under the GSTIN of another PAN; the others as in the contract. */
  doubt: NonNullable<KycRow['doubt']>;
  /** As the creator gave it, or for an account as it is on their PAN. */
  expectedName: string | null;
  /** As the register or the bank has it. */
  foundName: string | null;
  /** The other creators. */
  elsewhere: string[];
  since: Date;
}

export interface Verdict {
  /** Of a review; without its last part for a PAN or an account that is verified, to withdraw whatever it is. */
  id: string;
  verdict: 'accept' | 'refuse';
  /** For the creator, when refused: what is wrong and what to do. */
  reason: string;
}

/** What changed, for an audit log. */
export interface Decided {
  sellerId: string;
  before: string;
  after: string;
}

/** What tells a PAN from the next one its creator gives, and an answer of a bank from the next one. */
const panMark = ({ given }: KycRow) => String(given);
const accountMark = ({ asked_at }: AccountRow) => String(asked_at.getTime());

const panReview = (row: KycRow) => `pan.${row.seller_id}.${panMark(row)}`;
const accountReview = (row: AccountRow) => `account.${row.seller_id}.${row.id}.${accountMark(row)}`;

export function createReviews(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { transitions, notifications }: { transitions: KycTransitions; notifications: KycNotifications },
) {
  async function decidePan(trx: Tx, kyc: KycRow, { verdict, reason }: Verdict): Promise<Decided> {
    const { seller_id: sellerId } = kyc;
    const isAccepted = verdict === 'accept';
    const updated = await transitions.kyc(trx, kyc, isAccepted ? 'review.accepted' : 'review.refused', {
      decided_at: clock.now(),
      doubt: null,
      reason: isAccepted ? null : reason,
      // Where the register was silent the reviewer has looked it up.
      ...(isAccepted && { registered_name: kyc.registered_name ?? kyc.given_name }),
    });
    if (!updated) throw notToDecide();
    if (isAccepted && kyc.fingerprint) await claimPan(trx, kyc.fingerprint, sellerId);
    if (isAccepted && kyc.fingerprint) await forgetRefusal(trx, sellerId, kyc.fingerprint);
    if (!isAccepted) await releasePan(trx, sellerId);
    if (!isAccepted && kyc.fingerprint) await rememberRefusal(trx, sellerId, kyc.fingerprint);
    await transitions.askUnder(trx, updated);
    const { status } = await transitions.settle(trx, sellerId);
    await notifications(trx, sellerId, `pan ${kyc.given} ${clock.now().toISOString()}`, {
      about: 'pan',
      shown: kyc.shown ?? '',
      ...(isAccepted ? { did: 'verified' } : { did: 'refused', reason }),
    });
    return { sellerId, before: kyc.status, after: status };
  }

  async function decideAccount(trx: Tx, row: AccountRow, { verdict, reason }: Verdict): Promise<Decided> {
    const isAccepted = verdict === 'accept';
    const updated = await transitions.account(trx, row, isAccepted ? 'review.accepted' : 'review.refused', {
      decided_at: clock.now(),
      doubt: null,
      reason: isAccepted ? null : reason,
    });
    if (!updated) throw notToDecide();
    const keep = isAccepted ? forgetRefusal : rememberRefusal;
    await keep(trx, row.seller_id, row.fingerprint);
    await transitions.settle(trx, row.seller_id);
    await notifications(trx, row.seller_id, `account ${row.id} ${clock.now().toISOString()}`, {
      about: 'account',
      shown: row.shown,
      ...(isAccepted ? { did: 'verified' } : { did: 'refused', reason }),
    });
    return { sellerId: row.seller_id, before: row.status, after: updated.status };
  }

  return {
    /** What waits for a person, the longest first: at most a hundred PANs and a hundred accounts. */
    async list(): Promise<Review[]> {
      const { db } = database;
      const pans = await Promise.all((await findDoubtful(db)).map((row) => ofPan(db, row)));
      const accounts = await Promise.all((await findDoubtfulAccounts(db)).map((row) => ofAccount(db, row)));
      return [...pans, ...accounts].sort((a, b) => a.since.getTime() - b.since.getTime());
    },

    /**
     * Decides one, in the caller's transaction. Also withdraws what was accepted before: refuse a verified PAN or account.
     * @throws Refusal 404 (no such review), 409 (decided already, or no longer what was shown)
     */
    async decide(trx: Tx, verdict: Verdict): Promise<Decided> {
      const [what, sellerId = '', ...parts] = verdict.id.split('.');
      if (!/^[0-9a-f-]{36}$/.test(sellerId)) throw notFound('Review not found');
      const kyc = await lockKyc(trx, sellerId);
      const isWithdrawal = verdict.verdict === 'refuse';
      if (what === 'pan' && kyc.given > 0) {
        const [mark] = parts;
        if (mark !== panMark(kyc) && !(mark === undefined && isWithdrawal && hasPan.has(kyc.status)))
          throw changed();
        return decidePan(trx, kyc, verdict);
      }
      const [id, mark] = parts;
      const row = what === 'account' && id ? await findAccount(trx, sellerId, id) : undefined;
      if (!row) throw notFound('Review not found');
      if (mark !== accountMark(row) && !(mark === undefined && isWithdrawal && row.status === 'verified'))
        throw changed();
      return decideAccount(trx, row, verdict);
    },
  };
}

const notToDecide = () => conflict('review_over', 'This has already been decided');

const changed = () => conflict('review_changed', 'This has changed. Reload the list before you decide');

async function ofPan(db: Db, row: KycRow): Promise<Review> {
  const owner = row.fingerprint && (await findPanOwner(db, row.fingerprint));
  return {
    id: panReview(row),
    sellerId: row.seller_id,
    kind: 'pan',
    shown: row.shown ?? '',
    doubt: row.doubt ?? 'name',
    expectedName: row.given_name,
    foundName: row.registered_name,
    elsewhere: owner && owner !== row.seller_id ? [owner] : [],
    since: row.given_at ?? new Date(0),
  };
}

async function ofAccount(db: Db, row: AccountRow): Promise<Review> {
  return {
    id: accountReview(row),
    sellerId: row.seller_id,
    kind: row.kind,
    shown: row.shown,
    doubt: row.doubt ?? 'name',
    expectedName: row.held_against,
    foundName: row.holder,
    elsewhere: await findElsewhere(db, row),
    since: row.added_at,
  };
}
