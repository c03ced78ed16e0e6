import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../../tests/simulators/postgres';
import { openDatabase } from '../../../platform/database/database';
import { type Desk, openDesk } from './testing/desk';

/** The embedded engine has one session; only a server can have two at once. */
describe.runIf(hasPostgres())('mandates on PostgreSQL', () => {
  let server: Postgres;
  let desk: Desk;

  beforeAll(async () => {
    server = await startPostgres();
    desk = await openDesk(await openDatabase({ url: server.url, poolSize: 16 }));
  }, 60_000);
  afterAll(async () => {
    await desk.close();
    await server.stop();
  });

  const times = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('leaves one live, though eight are agreed to at the same moment', async () => {
    const ids: string[] = [];
    for (const index of times(8)) ids.push(await desk.propose(1, 100_00 + index));
    for (const id of ids) desk.bank.agree(id);
    await Promise.all(ids.map((id) => desk.mandates.look(id)));
    await desk.later(0);
    const open = ids.filter((id) => desk.bank.seen(id).state !== 'ended');
    expect(open).toHaveLength(1);
    expect((await desk.mandates.liveOf(desk.deps.database.db, desk.member(1)))?.id).toBe(open[0]);
  });

  it('tells its subscription once, though sixteen ask about it at the same moment', async () => {
    const id = await desk.propose(2);
    desk.bank.agree(id);
    await Promise.all(times(16).map(() => desk.mandates.look(id)));
    await desk.later(0);
    expect(desk.moved.filter((one) => one === id)).toEqual([id]);
    expect((await desk.row(id)).status).toBe('active');
  });

  it('stays ended, though it is agreed to while we end it', async () => {
    for (const number of [3, 4, 5, 6]) {
      const id = await desk.propose(number);
      desk.bank.agree(id);
      await Promise.all([
        desk.mandates.look(id),
        desk.deps.database.tx((trx) => desk.mandates.endAll(trx, desk.member(number))),
        desk.mandates.look(id),
      ]);
      await desk.later(0);
      expect(await desk.row(id)).toMatchObject({ status: 'ended', ending_at: null });
      expect(desk.bank.seen(id).state).toBe('ended');
    }
  });
});
