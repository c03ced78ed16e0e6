import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { hasPostgres, startPostgres } from '../../../tests/simulators/postgres';
import { openDatabase } from './database';
import { outsideTransaction } from './pool';

test.runIf(hasPostgres())(
  'a connection that is cut between two statements fails its own transaction and nothing else',
  async () => {
    const postgres = await startPostgres({ fsync: 'off' });
    const database = await openDatabase({ url: postgres.url });
    const other = await openDatabase({ url: postgres.url });
    const work = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const pid = rows[0]?.pid ?? 0;
      await outsideTransaction(() => other.pool.query('select pg_terminate_backend($1)', [pid]));
      await vi.waitFor(async () => {
        const left = await other.pool.query('select 1 from pg_stat_activity where pid = $1', [pid]);
        expect(left.rows).toEqual([]);
      });
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow(/connection|ECONNRESET/i);
    // The connection that takes its place is set up like the first.
    expect((await database.pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
    await database.close();
    await other.close();
    await postgres.stop();
  },
  60_000,
);
