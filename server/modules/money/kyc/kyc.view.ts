import type { Kyc, PayoutAccount } from '@haat/openapi';
import type { KycRow } from './kyc.repository';
import { triesLeft } from './kyc.rules';
import { doubts } from './kyc.text';
import type { AccountRow } from './payout-account/payout-account.repository';

export function kycView(
  row: KycRow,
  accounts: readonly AccountRow[],
  { now, coolingHours }: { now: Date; coolingHours: number },
): Kyc {
  return {
    status: row.status,
    isComplete: row.status === 'complete',
    pan:
      row.shown === null || row.given_at === null || row.taxed_as === null
        ? null
        : {
            shown: row.shown,
            name: row.given_name ?? '',
            registeredName: row.registered_name,
            taxedAs: row.taxed_as,
            givenAt: row.given_at.toISOString(),
            reason: row.status === 'panDoubtful' ? doubts[row.doubt ?? 'name'] : row.reason,
          },
    accounts: accounts.map(accountView),
    triesLeft: triesLeft({ tries: row.tries, since: row.tries_since }, now),
    coolingHours,
  };
}

export function accountView(row: AccountRow): PayoutAccount {
  if (row.status === 'removed') throw new Error('A removed payout account has no view');
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    shown: row.shown,
    holder: row.holder,
    reason: row.status === 'doubtful' ? doubts[row.doubt ?? 'name'] : row.reason,
    addedAt: row.added_at.toISOString(),
    usableAt: row.usable_at.toISOString(),
  };
}
