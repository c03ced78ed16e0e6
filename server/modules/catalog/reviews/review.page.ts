import { type Position, readCursor, writeCursor } from '../../../platform/database/cursor';

export interface PageWish {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const usual = 25;

/** A page of what `find` finds, newest first, and where the next one begins. @throws Refusal 400 for a cursor that is not ours */
export async function pageOf<Row extends Position>(
  { limit = usual, cursor }: PageWish,
  find: (after: Position | null, limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const found = await find(cursor ? readCursor(cursor) : null, limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor({ at: last.at, id: last.id }) : null };
}
