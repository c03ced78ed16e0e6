import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../../tests/simulators/postgres';
import { openDatabase } from '../../../platform/database/database';
import { type MandateFixture, openMandateFixture } from './testing/mandate-fixture';

/** The embedded engine has one session; only a server can have two at once. */
describe.runIf(hasPostgres())('mandates on PostgreSQL', () => {
  let server: Postgres;
  let fixture: MandateFixture;

  beforeAll(async () => {
    server = await startPostgres();
    fixture = await openMandateFixture(await openDatabase({ url: server.url, poolSize: 16 }));
  }, 60_000);
  afterAll(async () => {
    await fixture.close();
    await server.stop();
  });

  const times = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('leaves one live, though eight are agreed to at the same moment', async () => {
    const ids: string[] = [];
    for (const index of times(8)) ids.push(await fixture.propose(1, 100_00 + index));
    for (const id of ids) fixture.bank.agree(id);
    await Promise.all(ids.map((id) => fixture.mandates.sync(id)));
    await fixture.later(0);
    const open = ids.filter((id) => fixture.bank.seen(id).state !== 'ended');
    expect(open).toHaveLength(1);
    expect((await fixture.mandates.liveOf(fixture.deps.database.db, fixture.member(1)))?.id).toBe(open[0]);
  });

  it('tells its subscription once, though sixteen ask about it at the same moment', async () => {
    const id = await fixture.propose(2);
    fixture.bank.agree(id);
    await Promise.all(times(16).map(() => fixture.mandates.sync(id)));
    await fixture.later(0);
    expect(fixture.transitions.filter((one) => one === id)).toEqual([id]);
    expect((await fixture.row(id)).status).toBe('active');
  });

  it('stays ended, though it is agreed to while we end it', async () => {
    for (const number of [3, 4, 5, 6]) {
      const id = await fixture.propose(number);
      fixture.bank.agree(id);
      await Promise.all([
        fixture.mandates.sync(id),
        fixture.deps.database.tx((trx) => fixture.mandates.endAll(trx, fixture.member(number))),
        fixture.mandates.sync(id),
      ]);
      await fixture.later(0);
      expect(await fixture.row(id)).toMatchObject({ status: 'ended', ending_at: null });
      expect(fixture.bank.seen(id).state).toBe('ended');
    }
  });
});
