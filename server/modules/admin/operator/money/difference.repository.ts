import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

type Kind = Schema['gateway_difference']['kind'];

export interface DifferenceKey {
  provider: string;
  orderId: string;
  kind: string;
}

export interface DifferenceRow {
  provider: string;
  order_id: string;
  kind: string;
  detail: Record<string, unknown>;
  found_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  note: string | null;
  resolved_at: Date | null;
}

/** Each with its explanation, if it has one. */
const explained = (db: Db | Tx) =>
  db.selectFrom('gateway_difference as d').leftJoin('difference_resolution as r', (join) =>
    join
      .onRef('r.provider', '=', 'd.provider')
      .onRef('r.order_id', '=', 'd.order_id')
      .onRef('r.kind', '=', 'd.kind')
      // What was explained before it became another one is not explained.
      .onRef('r.at', '>=', 'd.found_at'),
  );

const rows = (db: Db | Tx) =>
  explained(db).select([
    'd.provider',
    'd.order_id',
    'd.kind',
    'd.detail',
    'd.found_at',
    'd.seen_at',
    'd.ended_at',
    'r.note',
    'r.at as resolved_at',
  ]);

/** Open: the records still differ, without an explanation. */
export async function listDifferences(db: Db, isOpen: boolean, most: number): Promise<DifferenceRow[]> {
  return rows(db)
    .where((eb) => {
      const open = eb.and([eb('d.ended_at', 'is', null), eb('r.at', 'is', null)]);
      return isOpen ? open : eb.not(open);
    })
    .orderBy('d.found_at', 'desc')
    .orderBy('d.order_id')
    .limit(most)
    .execute();
}

export async function findDifference(
  db: Db | Tx,
  { provider, orderId, kind }: DifferenceKey,
): Promise<DifferenceRow | undefined> {
  return rows(db)
    .where('d.provider', '=', provider)
    .where('d.order_id', '=', orderId)
    .where('d.kind', '=', kind as Kind)
    .executeTakeFirst();
}

/** False when it was explained since it was found. */
export async function saveResolution(
  trx: Tx,
  resolution: Schema['difference_resolution'],
  foundAt: Date,
): Promise<boolean> {
  const { note, actor, at } = resolution;
  const made = await trx
    .insertInto('difference_resolution')
    .values(resolution)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'order_id', 'kind'])
        .doUpdateSet({ note, actor, at })
        .where('difference_resolution.at', '<', foundAt),
    )
    .returning('at')
    .executeTakeFirst();
  return made !== undefined;
}

/** How many are open. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await explained(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('d.ended_at', 'is', null)
    .where('r.at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
