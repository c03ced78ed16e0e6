import type { OperatorAction, OperatorActionName, OperatorActions } from '@haat/openapi';
import type { Db, Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';
import { invalid, Refusal } from '../../../platform/http/errors';
import {
  type ActionFilter,
  type ActionRow,
  findReasons,
  hasAction,
  insertAction,
  listActions,
} from './audit.repository';

declare const given: unique symbol;
/** The reason: never empty, so that no action */
export type Reason = string & { [given]: true };

export interface Act {
  by: Session;
  action: OperatorActionName;
  subject: { kind: string; id: string };
  /** Whose it is, when it is a creator's. */
  creatorId?: string;
  reason: Reason;
  before?: object;
  after?: object;
}

/** Words of ours. */
export const asGiven = (text: string) => text as Reason;

/** Throws a 422 refusal for a reason that says nothing. */
export function reasonOf(text: string): Reason {
  const reason = text.trim();
  if (reason === '') throw invalid({ reason: 'Give a reason: it is kept in the log' });
  return asGiven(reason);
}

/** The log of what was done for the platform. It only grows. */
export function createAudit({ clock, database, random }: Pick<Deps, 'clock' | 'database' | 'random'>) {
  return {
    /**
     * Writes an action in the transaction that does it: neither is there without the other. Answers its id. What everybody's every act
     * comes through refuses those on one's own account, with a 403 refusal that undoes the rest.
     */
    async record(trx: Tx, { by, subject, creatorId, before, after, ...act }: Act): Promise<string> {
      if (creatorId === by.accountId)
        throw new Refusal(403, 'own_account', 'This is your own account: another admin has to decide it');
      const id = random.uuid();
      await insertAction(trx, {
        ...act,
        id,
        at: clock.now(),
        actor: by.accountId,
        subjectKind: subject.kind,
        subject: subject.id,
        creatorId: creatorId ?? null,
        before: before ?? null,
        after: after ?? null,
      });
      return id;
    },

    /** Whether this was done before, as the transaction sees it. */
    has: (trx: Tx, done: { action: OperatorActionName; subject: string; creatorId: string }) =>
      hasAction(trx, done),

    /** Why each of these subjects was acted on the last time, and when. */
    reasons: (action: OperatorActionName, subjects: readonly string[], db: Db | Tx = database.db) =>
      findReasons(db, action, subjects),

    async list(
      filter: Omit<ActionFilter, 'after'> & { cursor?: string | undefined },
    ): Promise<OperatorActions> {
      const { cursor, limit, ...narrow } = filter;
      if (cursor !== undefined && !/^[0-9a-f-]{36}$/.test(cursor))
        throw new Refusal(400, 'bad_cursor', 'This cursor is not valid. Reload the list.');
      const rows = await listActions(database.db, { ...narrow, after: cursor, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return { items: shown.map(view), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;

const view = (row: ActionRow): OperatorAction => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actor_name ?? row.actor,
  action: row.action,
  subjectKind: row.subject_kind,
  subject: row.subject,
  creatorId: row.creator_id,
  before: row.before,
  after: row.after,
  reason: row.reason,
});
