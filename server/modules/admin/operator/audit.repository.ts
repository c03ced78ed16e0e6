import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json, type Schema } from '../../../platform/database/schema';

export interface NewAction {
  id: string;
  at: Date;
  actor: string;
  action: string;
  subjectKind: string;
  subject: string;
  creatorId: string | null;
  before: object | null;
  after: object | null;
  reason: string;
}

/** Adds to the log; nothing in it is ever changed. */
export async function insertAction(trx: Tx, action: NewAction): Promise<void> {
  const { subjectKind, creatorId, before, after, ...rest } = action;
  await trx
    .insertInto('operator_action')
    .values({
      ...rest,
      subject_kind: subjectKind,
      creator_id: creatorId,
      before: before && json(before),
      after: after && json(after),
    })
    .execute();
}

/** Whether an action of this name on this subject of a creator is in the log. */
export async function hasAction(
  trx: Tx,
  { action, subject, creatorId }: { action: string; subject: string; creatorId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('operator_action')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest reason that was given for an action on each of these subjects, and when. */
export async function findReasons(
  db: Db | Tx,
  action: string,
  subjects: readonly string[],
): Promise<Map<string, { note: string; at: Date }>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator_action')
    .select(['subject', 'reason as note', 'at'])
    .where('subject', 'in', subjects)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ subject, ...reason }) => [subject, reason]));
}

export interface ActionFilter {
  action?: string | undefined;
  /** What was acted on, or the creator it belongs to. */
  subject?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** The id of the last action of the page before. */
  after?: string | undefined;
  limit: number;
}

export type ActionRow = Selectable<Schema['operator_action']> & { actor_name: string | null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Newest first: the ids tell the time. */
export async function listActions(db: Db, filter: ActionFilter): Promise<ActionRow[]> {
  const { action, subject, from, to, after, limit } = filter;
  let query = db
    .selectFrom('operator_action')
    .leftJoin('account', 'account.id', 'operator_action.actor')
    .selectAll('operator_action')
    .select('account.name as actor_name');
  if (action) query = query.where('action', '=', action);
  if (subject)
    query = query.where((eb) =>
      uuid.test(subject)
        ? eb.or([eb('subject', '=', subject), eb('creator_id', '=', subject)])
        : eb('subject', '=', subject),
    );
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (after) query = query.where('operator_action.id', '<', after);
  return query.orderBy('operator_action.id', 'desc').limit(limit).execute();
}
