import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testing';
import type { Database } from './database';
import { json } from './schema';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const setting = (name: string, value: unknown) => ({ name, value: json(value) });

test('values come back as they went in', async () => {
  const at = new Date('2026-01-05T04:30:00.123Z');
  const { rows } = await database.pool.query(
    `select $1::bigint as paise, sum($1::bigint) as total, $2::timestamptz as at, $3::bytea as bytes,
     $4::jsonb as list, date '2026-01-05' as day, null::text as nothing, $5::text[] as texts`,
    [9_007_199_254_740_991, at, Buffer.from([0, 255]), json([1, { a: '"' }]), ['a,b', 'c"']],
  );
  expect(rows).toEqual([
    {
      paise: 9_007_199_254_740_991,
      total: 9_007_199_254_740_991,
      at,
      bytes: Buffer.from([0, 255]),
      list: [1, { a: '"' }],
      day: '2026-01-05',
      nothing: null,
      texts: ['a,b', 'c"'],
    },
  ]);
});

test('a number that does not fit exactly is an error', async () => {
  await expect(database.pool.query(`select 9007199254740993::bigint as n`)).rejects.toThrow(
    'is not a safe integer',
  );
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction that throws leaves nothing behind', async () => {
  const work = database.tx(async (trx) => {
    await trx.insertInto('setting').values(setting('half', 1)).execute();
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([]);
});

test('a unique violation tells its state and its constraint', async () => {
  await database.db.insertInto('setting').values(setting('once', 1)).execute();
  const again = database.db.insertInto('setting').values(setting('once', 2)).execute();
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' });
});

test('a query on the outer database inside a transaction throws instead of waiting for itself', async () => {
  const outer = database.tx(() => database.db.selectFrom('setting').selectAll().execute());
  await expect(outer).rejects.toThrow('inside a transaction');
  await expect(database.tx(() => database.tx(async () => 1))).rejects.toThrow('inside a transaction');
  await expect(database.tx(() => database.pool.query('select 1'))).rejects.toThrow('inside a transaction');
  expect(await database.tx(async () => 'free again')).toBe('free again');
});

test.each(['40001', '40P01'])('a transaction that fails with %s runs again', async (state) => {
  let runs = 0;
  const result = await database.tx(async (trx) => {
    await trx
      .insertInto('setting')
      .values(setting(`retry ${state}`, runs))
      .execute();
    if (++runs < 3) throw Object.assign(new Error('again'), { code: state });
    return runs;
  });
  expect(result).toBe(3);
  const stored = await database.db
    .selectFrom('setting')
    .where('name', '=', `retry ${state}`)
    .selectAll()
    .execute();
  expect(stored).toEqual([{ name: `retry ${state}`, value: 2 }]);
});

test('other errors are not tried again, and a hopeless one ends', async () => {
  let runs = 0;
  const fail = (code: string) =>
    database.tx(async () => {
      runs++;
      throw Object.assign(new Error('no'), { code });
    });
  await expect(fail('23505')).rejects.toThrow('no');
  expect(runs).toBe(1);
  await expect(fail('40001')).rejects.toThrow('no');
  expect(runs).toBe(11);
});

test('twenty transactions at once all commit', async () => {
  const work = Array.from({ length: 20 }, (_, n) =>
    database.tx(async (trx) => {
      await trx
        .insertInto('setting')
        .values(setting(`many ${n}`, n))
        .execute();
    }),
  );
  await Promise.all(work);
  const { rows } = await database.pool.query(`select count(*) as n from setting where name like 'many %'`);
  expect(rows).toEqual([{ n: 20 }]);
});

test('a connection that is given up leaves nothing to the next', async () => {
  const text = 'select $1::text as value';
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(text, ['a']);
  client.release(true);
  expect((await database.pool.query(text, ['b'])).rows).toEqual([{ value: 'b' }]);
  await expect(database.pool.query('savepoint outside')).rejects.toMatchObject({ code: '25P01' });
});
