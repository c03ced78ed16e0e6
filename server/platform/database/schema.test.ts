import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableFiles } from '../testing/table-files';
import { openTestDatabase } from '../testing/testing';
import type { Database } from './database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const read = async <Row>(sql: string) => (await database.pool.query<Row>(sql)).rows;

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

const columns = () =>
  read<Column>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by 1, a.attnum`);

const uniqueIndexes = () =>
  read<{ table: string; index: string; first: string }>(`
    select c.relname as table, i.relname as index, a.attname as first
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where n.nspname = 'public' and x.indisunique`);

/** Tables that are found by another value than the seller: small lookups, and what belongs to the server. */
const lookups = [
  'discord_consent_state',
  'discord_guild_ref',
  'link_ref',
  'order_ref',
  'payout_ref',
  'product_ref',
  'purchase_ref',
  'telegram_chat_ref',
  'telegram_start_code',
];

test('every unique index of a table of a seller starts with the seller', async () => {
  const sellers = new Set(
    (await columns()).filter(({ column }) => column === 'seller_id').map(({ table }) => table),
  );
  expect(sellers.size).toBeGreaterThan(8);
  const wrong = (await uniqueIndexes()).filter(
    ({ table, first }) => sellers.has(table) && !lookups.includes(table) && first !== 'seller_id',
  );
  expect(wrong).toEqual([]);
});

test('every table has a primary key', async () => {
  const without = await read(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
      and not exists (select 1 from pg_index x where x.indrelid = c.oid and x.indisprimary)`);
  expect(without).toEqual([]);
});

test('nothing leans on triggers, sequences, defaults or foreign keys', async () => {
  expect(await read(`select tgname from pg_trigger where not tgisinternal`)).toEqual([]);
  expect(await read(`select sequencename from pg_sequences`)).toEqual([]);
  expect(
    await read(`select adrelid::regclass from pg_attrdef d join pg_class c on c.oid = d.adrelid
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'`),
  ).toEqual([]);
  expect(
    await read(`select conname from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where n.nspname = 'public' and contype in ('f', 'x')`),
  ).toEqual([]);
});

test('the amounts of money have 64 bits', async () => {
  const narrow = (await columns()).filter(
    ({ column, type }) => /^(amount|fee|fee_tax|discount|tax)$/.test(column) && type !== 'bigint',
  );
  expect(narrow).toEqual([]);
});

test('the types of the tables agree with the tables', async () => {
  const described = describedColumns();
  const real = (await columns()).map(
    ({ table, column, type, nullable }) => `${table}.${column} ${kindOf(type)}${nullable ? ' | null' : ''}`,
  );
  expect(described.sort()).toEqual(real.sort());
});

function kindOf(type: string): string {
  const kinds: Record<string, string> = {
    text: 'string',
    'text[]': 'string[]',
    uuid: 'string',
    date: 'string',
    bigint: 'number',
    integer: 'number',
    'integer[]': 'number[]',
    'bit(100)': 'string',
    smallint: 'number',
    bytea: 'Buffer',
    jsonb: 'Json',
    'timestamp with time zone': 'Date',
  };
  return kinds[type] ?? type;
}

/** Reads the files of the schema as text: each column as `table.column kind`. */
function describedColumns(): string[] {
  const interfaces = new Map<string, ts.NodeArray<ts.TypeElement>>();
  const tables: ts.TypeElement[] = [];
  const collect = (statements: ts.NodeArray<ts.Statement>) => {
    for (const statement of statements) {
      if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
        collect(statement.body.statements);
      if (!ts.isInterfaceDeclaration(statement)) continue;
      if (statement.name.text === 'Schema') tables.push(...statement.members);
      else interfaces.set(statement.name.text, statement.members);
    }
  };
  for (const file of tableFiles())
    collect(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true).statements);
  const membersOf = (type: ts.TypeNode) =>
    ts.isTypeLiteralNode(type) ? type.members : (interfaces.get(type.getText()) ?? []);
  const found: string[] = [];
  for (const table of tables) {
    if (!ts.isPropertySignature(table) || !table.type) continue;
    for (const column of membersOf(table.type)) {
      if (!ts.isPropertySignature(column) || !column.type) continue;
      found.push(`${table.name?.getText()}.${column.name.getText()} ${described(column.type)}`);
    }
  }
  return found;
}

/** Unions of texts that have a name elsewhere. */
const texts = new Set([
  'ProductKind',
  'ProductStatus',
  'OrderStatus',
  'AccessStatus',
  'AccessEventType',
  'OrderDimension',
  'MandateState',
  'MandateEnd',
  'ChatStatus',
  'GuildStatus',
  'Language',
  'MaxRendition',
  'PreparationFailure',
  'MembershipStatus',
  'BroadcastStatus',
  'BroadcastFailure',
  'RecipientStatus',
]);

function described(type: ts.TypeNode): string {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  const isNull = (part: ts.TypeNode) => part.getText() === 'null';
  const names = parts.filter((part) => !isNull(part)).map((part) => part.getText());
  const isText = names.every((name) => name.startsWith("'") || texts.has(name));
  const kind = isText ? 'string' : (names[0] ?? '').replace(/^Json<.*$/s, 'Json');
  return parts.some(isNull) ? `${kind} | null` : kind;
}
