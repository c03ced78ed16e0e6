import type { Phrase } from '@haat/i18n';
import type { RawBuilder } from 'kysely';

/** Whose things they are. */
export interface Owner {
  accountId: string;
  /** E.164, verified: what was bought with them is theirs. */
  phones: readonly string[];
}

/** The parts of the list of files, in their order. */
const sections = ['account', 'shop', 'money', 'purchases'] as const;

/** One type of data: exported as a CSV and a JSON file. */
export interface Exporter {
  /** Of the two files, without their ending. */
  name: string;
  /** Where the list of files names it. */
  section: (typeof sections)[number];
  /** What the list of files says of it. */
  holds: Phrase;
  /** What is selected: names ending in `Paise` are money, and rupees in a CSV. */
  from: { columns: string; tables: string };
  /** By what its rows stand in order, with the type of each: what an index has. */
  place: Readonly<Record<string, 'timestamptz' | 'text' | 'uuid' | 'smallint' | 'integer' | 'bytea'>>;
  mine(owner: Owner): RawBuilder<unknown>;
}

/** Columns under the names that people read: `created_at` is `createdAt`, `fee:feePaise` is what stands behind the colon. */
export const named = (alias: string, columns: string): string =>
  columns
    .split(' ')
    .map((column) => {
      const [given = '', as] = column.split(':');
      const name = as ?? given.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `${alias}.${given} as "${name}"`;
    })
    .join(', ');

/** The title of the product that a row is about. */
export const titled = ', p.title as "productTitle"';
export const withProduct = (table: string, alias: string): string =>
  `${table} ${alias} left join product p on p.seller_id = ${alias}.seller_id and p.id = ${alias}.product_id`;

/** By section; within one they stay in the order of the domains that name them. */
export const bySection = (exporters: readonly Exporter[]): Exporter[] =>
  exporters.toSorted((one, other) => sections.indexOf(one.section) - sections.indexOf(other.section));
