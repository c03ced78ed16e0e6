import { isDeepStrictEqual } from 'node:util';
import { json } from '../../../../platform/database/schema';
import type { WrittenFields } from '../product.tables';
import type { ProductChange, ProductRow } from './product.repository';

export type { WrittenFields } from '../product.tables';

/** Every column that a creator writes; the others say how the product stands. */
export const writtenColumns = [
  'title',
  'description',
  'prices',
  'content',
  'cover',
  'gallery',
  'trailer',
  'questions',
  'thank_you',
  'accent',
  'seo',
  'language',
] as const satisfies readonly (keyof WrittenFields)[];

const jsonColumns = new Set<keyof WrittenFields>([
  'prices',
  'content',
  'cover',
  'gallery',
  'trailer',
  'questions',
  'thank_you',
  'seo',
]);

/** Of a row, as JSON keeps them. */
export const writtenFields = (row: WrittenFields): WrittenFields =>
  Object.fromEntries(
    writtenColumns.map((column) => [column, plain(column, row[column])]),
  ) as unknown as WrittenFields;

type Columns = Required<Pick<ProductChange, keyof WrittenFields>>;

/** As the statements of `product` take them. */
export function columnsOf(fields: WrittenFields): Columns;
export function columnsOf(fields: Partial<WrittenFields>): Partial<Columns>;
export function columnsOf(fields: Partial<WrittenFields>): object {
  return Object.fromEntries(
    writtenColumns
      .filter((column) => fields[column] !== undefined)
      .map((column) => {
        const value = fields[column];
        return [column, jsonColumns.has(column) && value !== null ? json(value) : value];
      }),
  );
}

/** As JSON keeps it: what is undefined is left out, no pictures are an empty list, and versions from before there were trailers have none. */
function plain(column: keyof WrittenFields, value: unknown = null): unknown {
  return column === 'gallery' && value === null ? [] : JSON.parse(JSON.stringify(value));
}

/** Those of `next` that differ from `live`. */
export function differingFields(live: WrittenFields, next: WrittenFields): Partial<WrittenFields> {
  return Object.fromEntries(
    writtenColumns
      .filter((column) => !isDeepStrictEqual(plain(column, live[column]), plain(column, next[column])))
      .map((column) => [column, plain(column, next[column])]),
  );
}

/** What is changed of a product and not published. */
export interface Unpublished {
  fields: Partial<WrittenFields>;
  version: number;
  updated_at: Date;
}

export const hasChanges = (unpublished: Unpublished | undefined): boolean =>
  unpublished !== undefined && Object.keys(unpublished.fields).length > 0;

/** A product as its creator sees it: what is published, with what is changed on top. */
export function editedRow(live: ProductRow, unpublished: Unpublished | undefined): ProductRow {
  if (!unpublished) return live;
  const { fields, version } = unpublished;
  return {
    ...live,
    ...fields,
    version,
    updated_at: hasChanges(unpublished) ? unpublished.updated_at : live.updated_at,
  };
}
