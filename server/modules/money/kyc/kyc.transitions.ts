import { hasName, type KycEvent, transition } from '@haat/machines/lifecycles/kyc';
import {
  type PayoutAccountEvent,
  transition as transitionAccount,
} from '@haat/machines/lifecycles/payout-account';
import type { Clock } from '../../../platform/clock/clock';
import type { Tx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/jobs';
import { type KycChange, type KycRow, lockKyc, saveKyc } from './kyc.repository';
import {
  type AccountChange,
  type AccountRow,
  findAccounts,
  saveAccount,
} from './payout-account/payout-account.repository';

/** Questions to the outside, asked after the commit. Their payloads hold no number. */
export const panQueue = 'kyc.pan';
export const accountQueue = 'kyc.account';

export interface PanJob {
  sellerId: string;
  given: number;
}

export interface AccountJob {
  sellerId: string;
  id: string;
  /** ISO 8601: which question, should there be a later one. */
  askedAt: string;
}

/** What moves a KYC and its accounts: each asks its chart, under the lock of `lockKyc`. */
export function createKycTransitions({ now }: Clock) {
  /** Null when the chart refuses; then nothing has changed. */
  async function kyc(trx: Tx, row: KycRow, type: KycEvent['type'], change: KycChange = {}) {
    const { state } = transition(row.status, { type });
    if (!state) return null;
    const updated = { ...row, ...change, status: state };
    await saveKyc(trx, row.seller_id, { ...change, status: state });
    return updated;
  }

  async function account(
    trx: Tx,
    row: AccountRow,
    type: PayoutAccountEvent['type'],
    change: AccountChange = {},
  ): Promise<AccountRow | null> {
    const { state } = transitionAccount(row.status, { type });
    if (!state) return null;
    await saveAccount(trx, row, { ...change, status: state });
    return { ...row, ...change, status: state };
  }

  async function ask(trx: Tx, row: AccountRow): Promise<void> {
    const payload: AccountJob = {
      sellerId: row.seller_id,
      id: row.id,
      askedAt: row.asked_at.toISOString(),
    };
    await enqueue(trx, { queue: accountQueue, payload, dedupeKey: `${row.id} ${payload.askedAt}` });
  }

  return {
    kyc,
    account,
    ask,

    /** The PAN's name is known: accounts that were held against another one, or against none yet, are asked about. */
    async askUnder(trx: Tx, { seller_id, status, registered_name: name }: KycRow): Promise<void> {
      if (!hasName.has(status) || name === null) return;
      for (const row of await findAccounts(trx, seller_id)) {
        if (row.held_against === name && row.status !== 'checking') continue;
        const change = { asked_at: now(), held_against: null };
        if (row.status === 'checking') {
          await saveAccount(trx, row, change);
          await ask(trx, { ...row, ...change });
        } else {
          const updated = await account(trx, row, 'name.changed', change);
          if (updated) await ask(trx, updated);
        }
      }
    },

    /** Complete is what has a verified account: called after whatever may have changed that. */
    async settle(trx: Tx, sellerId: string): Promise<KycRow> {
      const row = await lockKyc(trx, sellerId);
      const accounts = await findAccounts(trx, sellerId);
      const hasAccount = accounts.some(({ status }) => status === 'verified');
      return (await kyc(trx, row, hasAccount ? 'account.verified' : 'account.lost')) ?? row;
    },
  };
}

export type KycTransitions = ReturnType<typeof createKycTransitions>;
