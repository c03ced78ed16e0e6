import { Refusal } from '../../../platform/http/errors';

/** Where a list goes on: the parts of the last row's place, each without a space. */
export function writeCursor(...parts: (string | number | Date)[]): string {
  const text = parts.map((part) => (part instanceof Date ? part.toISOString() : String(part))).join(' ');
  return Buffer.from(text).toString('base64url');
}

/**
 * The parts of a cursor, the first of which is an instant.
 * @throws Refusal 400 for a cursor that `pattern` does not know
 */
export function readCursor(cursor: string, pattern: RegExp): { at: Date; rest: string[] } {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [instant = '', ...rest] = text.split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !pattern.test(rest.join(' ')))
    throw new Refusal(400, 'bad_cursor', 'This cursor is not valid. Reload the list');
  return { at, rest };
}
