// What can be emptied of a draft, and emptying it, for tests that try all of it.
import type { Draft } from '../draft/draft';

export type Path = readonly (string | number)[];

/** Which of several a thing is, and what it is told apart by, is not written by anybody. */
const isWritten = (name: string) => !['id', 'type', 'chatType', 'timeZone', 'action'].includes(name);

/** Everything below a value that somebody writes: texts, numbers and lists. */
export function pathsOf(value: unknown, at: Path): Path[] {
  if (typeof value === 'string' || typeof value === 'number') return [at];
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, one]) =>
    isWritten(name) ? pathsOf(one, [...at, Array.isArray(value) ? Number(name) : name]) : [],
  );
  return Array.isArray(value) ? [at, ...below] : below;
}

/** A draft in which this is empty; as it was where there is nothing. */
export const emptied = (draft: Draft, path: Path): Draft => without(draft, path) as Draft;

function without(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return Array.isArray(value) ? [] : typeof value === 'string' ? '' : null;
  if (Array.isArray(value))
    // A line, or the name of a product, is taken out of its list.
    return rest.length === 0 && typeof value[Number(name)] === 'string'
      ? value.toSpliced(Number(name), 1)
      : value.map((one, place) => (place === name ? without(one, rest) : one));
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  return { ...value, [name]: without(value[name as keyof typeof value], rest) };
}
