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
interface PlainDraft<Kind extends ProductKind, Values> {
  empty: Values;
  read: (content: KindContent[Kind]) => Values;
  problems: (values: Values) => FieldProblem[];
  /** A field in `wrong` keeps its value in `persisted`. */
  write: (
    values: Values,
    wrong: (field: string) => boolean,
    persisted: KindContent[Kind],
  ) => KindContent[Kind];
}

/**
 * Reads, checks and writes the fields of a kind that are a text, an address, a whole number or a list of lines, within the
 * limits of its schema. Fields of `except` are left to the kind.
 */
export function plainDraft<Kind extends ProductKind, Except extends string = never>(
  kind: Kind,
  except: readonly Except[] = [],
): PlainDraft<Kind, PlainValues<Kind, Except>> {
  type Values = PlainValues<Kind, Except>;
  const isExcluded = new Set<string>(except);
  const fields = Object.entries<PlainField>(plainFields[kind]).filter(([name]) => !isExcluded.has(name));
  const valuesOf = (content: FieldValues) =>
    Object.fromEntries(fields.map(([name, field]) => [name, typed(field, content[name])])) as Values;
  return {
    empty: valuesOf({}),
    read: (content) => valuesOf(content as FieldValues),
    problems: (values) =>
      fields.flatMap(([name, field]) => problemOf(field, `content.${name}`, (values as FieldValues)[name])),
    write: (values, wrong, persisted) => {
      const entries = fields.map(([name, field]) => {
        const isWrong = wrong(`content.${name}`);
        return written(
          field,
          name,
          (values as FieldValues)[name],
          isWrong ? (persisted as FieldValues) : null,
        );
      });
      return Object.assign({}, ...entries) as KindContent[Kind];
    },
  };
}

/** By name; what each is, its field says. */
type FieldValues = Readonly<Record<string, unknown>>;

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

/** The value to save; `persisted` if the typed value is invalid. */
function written({ type }: PlainField, name: string, value: unknown, persisted: FieldValues | null): object {
  if (type === 'lines') return lines(name, value as readonly string[]);
  const given = value as string;
  const isWrong = persisted !== null;
  if (type === 'count') return count(name, given, isWrong, (persisted ?? {}) as Record<string, number>);
  const said = type === 'address' ? webAddress(given) : given;
  return text(name, said, isWrong, (persisted ?? {}) as Record<string, string>);
}
