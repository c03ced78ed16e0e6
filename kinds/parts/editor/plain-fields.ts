import type { ProductKind } from '@haat/openapi';
import { plainFields } from '../../generated/content-fields';
import type { FieldProblem, KindContent } from '../../kind';
import {
  addressProblem,
  count,
  countProblem,
  lengthProblem,
  lines,
  shownCount,
  text,
  webAddress,
} from './written';

type Fields<Kind extends ProductKind> = (typeof plainFields)[Kind];
type PlainField =
  | { type: 'count'; least: number; most: number }
  | { type: 'text'; most: number }
  | { type: 'address' }
  | { type: 'lines' };

/** The plain fields of a kind as they are typed: numbers as text. */
export type PlainValues<Kind extends ProductKind, Except extends string = never> = {
  -readonly [Name in Exclude<keyof Fields<Kind>, Except>]: Fields<Kind>[Name] extends { type: 'lines' }
    ? readonly string[]
    : string;
};

/** The parts of a draft that are about its plain fields. */
interface PlainDraft<Kind extends ProductKind, Own> {
  empty: Own;
  read: (content: KindContent[Kind]) => Own;
  problems: (values: Own) => FieldProblem[];
  /** A field in `wrong` keeps its value in `had`. */
  write: (values: Own, wrong: (field: string) => boolean, persisted: KindContent[Kind]) => KindContent[Kind];
}

/**
 * Reads, checks and writes the fields of a kind that are a text, an address, a whole number or a list of lines, within the
 * limits of its schema. Fields of `except` are left to the kind.
 */
export function plainDraft<Kind extends ProductKind, Except extends string = never>(
  kind: Kind,
  except: readonly Except[] = [],
): PlainDraft<Kind, PlainValues<Kind, Except>> {
  type Own = PlainValues<Kind, Except>;
  const isExcluded = new Set<string>(except);
  const fields = Object.entries<PlainField>(plainFields[kind]).filter(([name]) => !isExcluded.has(name));
  const valuesOf = (content: Values) =>
    Object.fromEntries(fields.map(([name, field]) => [name, typed(field, content[name])])) as Own;
  return {
    empty: valuesOf({}),
    read: (content) => valuesOf(content as Values),
    problems: (values) =>
      fields.flatMap(([name, field]) => problemOf(field, `content.${name}`, (values as Values)[name])),
    write: (values, wrong, persisted) => {
      const kept = fields.map(([name, field]) => {
        const isWrong = wrong(`content.${name}`);
        return written(field, name, (values as Values)[name], isWrong ? (persisted as Values) : null);
      });
      return Object.assign({}, ...kept) as KindContent[Kind];
    },
  };
}

/** By name; what each is, its field says. */
type Values = Readonly<Record<string, unknown>>;

/** A value as a field shows it. */
function typed({ type }: PlainField, value: unknown): unknown {
  if (type === 'lines') return value ?? [];
  return type === 'count' ? shownCount(value as number | undefined) : (value ?? '');
}

function problemOf(field: PlainField, name: string, value: unknown): FieldProblem[] {
  if (field.type === 'lines') return [];
  const given = value as string;
  if (field.type === 'count') return [countProblem(name, given, field.least, field.most)];
  return [field.type === 'address' ? addressProblem(name, given) : lengthProblem(name, given, field.most)];
}

/** The value to save; `had` if the typed value is invalid. */
function written({ type }: PlainField, name: string, value: unknown, persisted: Values | null): object {
  if (type === 'lines') return lines(name, value as readonly string[]);
  const given = value as string;
  const isWrong = persisted !== null;
  if (type === 'count') return count(name, given, isWrong, (persisted ?? {}) as Record<string, number>);
  const said = type === 'address' ? webAddress(given) : given;
  return text(name, said, isWrong, (persisted ?? {}) as Record<string, string>);
}
