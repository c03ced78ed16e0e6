import { Refusal } from '../http/errors';

/** Position of the next page: after this row */
export interface Position {
  at: Date;
  id: string;
}

export const writeCursor = (position: Position): string =>
  Buffer.from(`${position.at.toISOString()} ${position.id}`).toString('base64url');

/** Throws a 400 refusal for a cursor that is not ours. */
export function readCursor(cursor: string): Position {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^\w{1,64}$/.test(id))
    throw new Refusal(400, 'bad_cursor', 'This cursor is not valid. Reload the list.');
  return { at, id };
}
