import { transition } from '@haat/machines/lifecycles/account-deletion';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { crashPoint } from '../../../platform/observability/crash-point';
import {
  type AccountDeletionRow,
  lockAccountDeletion,
  saveAccountDeletion,
} from './account-deletion.repository';
import type { Traces } from './account-deletion.tables';
import { erasePlaces, erasePurchases, eraseUnpaid } from './buyer.repository';
import type { Grants } from './grants';
import { eraseMessages, eraseQuestions } from './person.repository';
import { clearDocuments, clearSettings, clearShelves } from './settings.repository';

interface Erased {
  accountId: string;
  traces: Traces;
  /** When the account was closed: later rows belong to a new account. */
  at: Date;
}

/** One type of personal data: erases some rows in its own transaction and returns their number; 0 when done. */
type Erase = (trx: Tx, erased: Erased) => Promise<number>;

/** Gifts and imports that are wiped in one transaction. */
const givenAtOnce = 100;

const wipesOf = (grants: Grants): Readonly<Record<string, Erase>> => ({
  settings: (trx, { accountId }) => clearSettings(trx, accountId),
  shelves: (trx, { accountId, at }) => clearShelves(trx, { accountId, at }),
  documents: (trx, { accountId }) => clearDocuments(trx, accountId),
  purchases: (trx, { traces, at }) => erasePurchases(trx, { phones: traces.phones, before: at }, grants),
  given: (trx, { traces, at }) =>
    grants.eraseHolder(trx, { phones: traces.phones, before: at }, at, givenAtOnce),
  unpaid: (trx, { traces, at }) => eraseUnpaid(trx, { phones: traces.phones, before: at }),
  places: (trx, { traces, at }) => erasePlaces(trx, { phones: traces.phones, before: at }),
  messages: (trx, { traces }) => eraseMessages(trx, traces),
  questions: (trx, { traces }) => eraseQuestions(trx, traces),
});

/** Transactions of one run, far below the time a job has: the next run goes on. */
const mostAtOnce = 500;

/** Erases closed accounts in batches. After an interruption it restarts from the first type: */
export function createErasure(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  grants: Grants,
  /** What other modules keep of an account, outside the database too. */
  also: (accountId: string) => Promise<void>,
) {
  const wipes = wipesOf(grants);

  async function finish(accountId: string): Promise<void> {
    await database.tx(async (trx) => {
      const row = await lockAccountDeletion(trx, accountId);
      const result = row && transition(row.status, { type: 'erasure.completed' });
      if (!row || !result?.state) return;
      await saveAccountDeletion(trx, { ...row, status: result.state, traces: null, erased_at: clock.now() });
    });
  }

  return async ({ seller_id: accountId, traces, erasing_at: at }: AccountDeletionRow): Promise<void> => {
    if (!traces || !at) return;
    let left = mostAtOnce;
    for (const [name, erase] of Object.entries(wipes)) {
      for (let rows = -1; rows !== 0; left--) {
        if (left === 0) return;
        rows = await database.tx((trx) => erase(trx, { accountId, traces, at }));
        crashPoint(`account-deletion.${name}`);
      }
    }
    await also(accountId);
    await finish(accountId);
  };
}
