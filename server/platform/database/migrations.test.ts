import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, overEngine } from './database';
import { type Migration, migrate, migrations, statements } from './migrations';
import { openScratchEngine } from './pglite/pglite.engine';

let database: Database;
beforeAll(async () => {
  database = await overEngine(await openScratchEngine(null));
});
afterAll(() => database.close());

const more = (number: number, name: string, sql: string): Migration[] => [
  ...migrations,
  { number, name, sql },
];
const next = migrations.length + 1;

test('statements are split at the ends of lines, and comments are no statements', () => {
  expect(statements(`-- a; b\ncreate table a (x text);\n\ninsert into a values (';');\n`)).toEqual([
    'create table a (x text)',
    "insert into a values (';')",
  ]);
});

test('a second run changes nothing', async () => {
  expect(await migrate(database.pool)).toBe(0);
});

test('two servers that start together apply each file once', async () => {
  const all = more(next, 'once', 'create table once (x integer primary key);\ninsert into once values (1);');
  const applied = await Promise.all([migrate(database.pool, all), migrate(database.pool, all)]);
  expect(applied.reduce((a, b) => a + b)).toBe(1);
  expect((await database.pool.query('select x from once')).rows).toEqual([{ x: 1 }]);
  await database.pool.query('drop table once');
  await database.pool.query('delete from migration where number = $1', [next]);
});

test('a file that fails leaves nothing of itself behind', async () => {
  const broken = more(next, 'broken', 'create table half (x text);\ncreate table half (x text);');
  await expect(migrate(database.pool, broken)).rejects.toThrow('already exists');
  const { rows } = await database.pool.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('a file that changed after it was applied is refused', async () => {
  const [first] = migrations;
  const changed = [
    { ...first!, sql: `${first!.sql}\ncreate table sneaked (x text);` },
    ...migrations.slice(1),
  ];
  await expect(migrate(database.pool, changed)).rejects.toThrow('Never change a migration');
  const reflowed = [
    { ...first!, sql: `-- a new comment\n${first!.sql.replaceAll('\n  ', '\n      ')}` },
    ...migrations.slice(1),
  ];
  expect(await migrate(database.pool, reflowed)).toBe(0);
});

test('a database that is newer than the program is refused', async () => {
  await expect(migrate(database.pool, migrations.slice(0, -1))).rejects.toThrow('newer');
});
