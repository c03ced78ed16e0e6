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
export type PlainOwn<Kind extends ProductKind, Except extends string = never> = {
  -readonly [Name in Exclude<keyof Fields<Kind>, Except>]: Fields<Kind>[Name] extends { type: 'lines' }
    ? readonly string[]
    : string;
};

/** The parts of a draft that are about its plain fields. */
interface PlainDraft<Kind extends ProductKind, Own> {
  empty: Own;
  read: (content: KindContent[Kind]) => Own;
  problems: (own: Own) => FieldProblem[];
  /** A field in `wrong` stays as it was in `had`. */
  write: (own: Own, wrong: (field: string) => boolean, had: KindContent[Kind]) => KindContent[Kind];
}

/**
 * Reads, checks and writes the fields of a kind that are a text, an address, a whole number or a list of lines, within the
 * limits of its schema. Fields of `except` are left to the kind.
 */
export function plainDraft<Kind extends ProductKind, Except extends string = never>(
  kind: Kind,
  except: readonly Except[] = [],
): PlainDraft<Kind, PlainOwn<Kind, Except>> {
  type Own = PlainOwn<Kind, Except>;
  const isOwn = new Set<string>(except);
  const fields = Object.entries<PlainField>(plainFields[kind]).filter(([name]) => !isOwn.has(name));
  const ownOf = (content: Values) =>
    Object.fromEntries(fields.map(([name, field]) => [name, typed(field, content[name])])) as Own;
  return {
    empty: ownOf({}),
    read: (content) => ownOf(content as Values),
    problems: (own) =>
      fields.flatMap(([name, field]) => problemOf(field, `content.${name}`, (own as Values)[name])),
    write: (own, wrong, had) => {
      const kept = fields.map(([name, field]) => {
        const isWrong = wrong(`content.${name}`);
        return written(field, name, (own as Values)[name], isWrong ? (had as Values) : null);
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

/** A value as it is kept; `had` is given where what is typed is wrong. */
function written({ type }: PlainField, name: string, value: unknown, had: Values | null): object {
  if (type === 'lines') return lines(name, value as readonly string[]);
  const given = value as string;
  const isWrong = had !== null;
  if (type === 'count') return count(name, given, isWrong, (had ?? {}) as Record<string, number>);
  const said = type === 'address' ? webAddress(given) : given;
  return text(name, said, isWrong, (had ?? {}) as Record<string, string>);
}
