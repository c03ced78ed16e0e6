import { CompiledQuery } from 'kysely';

/** The values of a statement, by the name after the colon: `where id = :id` and `{ id }`. */
export type NamedValues = Readonly<Record<string, unknown>>;

interface Positions {
  /** The text with $1… as the database takes it. */
  text: string;
  /** The name at each position. */
  names: readonly string[];
}

/** Strings, quoted names and casts are passed over. */
const names = /'(?:[^']|'')*'|"[^"]*"|::|(?<!\w):([a-zA-Z]\w*)/g;

const rememberedAtMost = 1000;
const remembered = new Map<string, Positions>();

function positionsOf(text: string): Positions {
  const cached = remembered.get(text);
  if (cached) return cached;
  const found: string[] = [];
  const positional = text.replace(names, (all: string, name: string | undefined) => {
    if (name === undefined) return all;
    if (!found.includes(name)) found.push(name);
    return `$${found.indexOf(name) + 1}`;
  });
  const fresh = { text: positional, names: found };
  // A text that is built anew each time is not worth remembering.
  if (remembered.size < rememberedAtMost) remembered.set(text, fresh);
  return fresh;
}

/**
 * Puts values by name into a statement: the same name is the same parameter.
 * @throws Error when a name has no value, or a value no name
 */
export function bindNamed(text: string, values: NamedValues): { text: string; values: unknown[] } {
  const bound = positionsOf(text);
  const missing = bound.names.find((name) => !(name in values));
  if (missing !== undefined) throw new Error(`The statement has :${missing}, but no value was given`);
  const unused = Object.keys(values).find((name) => !bound.names.includes(name));
  if (unused !== undefined)
    throw new Error(`A value was given for :${unused}, which the statement does not have`);
  return { text: bound.text, values: bound.names.map((name) => values[name]) };
}

/** A statement for `executeQuery`, for where building it with Kysely would cost more than running it. */
export function namedQuery<Row>(text: string, values: NamedValues): CompiledQuery<Row> {
  const bound = bindNamed(text, values);
  return CompiledQuery.raw(bound.text, bound.values) as CompiledQuery<Row>;
}
