import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../../tests/simulators/postgres';
import { openDatabase } from '../../../platform/database/database';
import { type Club, monthly, openClub } from './testing/club';

/** The embedded engine has one session; only a server can have two at once. */
describe.runIf(hasPostgres())('subscriptions on PostgreSQL', () => {
  let server: Postgres;
  let club: Club;

  beforeAll(async () => {
    server = await startPostgres();
    club = await openClub([monthly('Plain', 49_900), monthly('Dear', 99_900)], {
      database: await openDatabase({ url: server.url, poolSize: 12 }),
    });
  }, 60_000);
  afterAll(async () => {
    await club.shop.close();
    await server.stop();
  });

  const atOnce = <Answer>(times: number, ask: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, ask));

  it('places one order of a period, though twelve ask for it at the same moment', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const answers = await atOnce(12, () => member.renew(id));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await club.shop.count('subscription_order', `subscription_id = '${id}'`)).toBe(2);
  });

  it('takes a payment once, though it is heard of many times at once', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const { renewal } = await member.show(id);
    const { orderId } = (await member.renew(id)).body;
    await atOnce(8, () => club.pay(orderId));
    expect((await member.show(id)).endsAt).toBe(renewal?.endsAt);
  });

  it('charges a period once, though everybody looks at what is due at the same moment', async () => {
    const { jobs, clock } = club.shop.deps;
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    await member.turnOn(id);
    const { endsAt } = await member.show(id);
    const hours = (Date.parse(endsAt ?? '') - clock.now().getTime()) / 3_600_000;
    // At the hour of the end: two days before, the day before, and a moment before.
    for (const passed of [hours - 48, 24, 23]) {
      clock.advance(passed * 3_600_000);
      for (let times = 0; times < 3; times += 1) await atOnce(4, () => jobs.drain());
    }
    expect(await club.shop.count('sandbox_charge')).toBe(1);
    expect(await club.shop.count('subscription_order', `subscription_id = '${id}' and kind = 'charge'`)).toBe(
      1,
    );
    expect((await member.show(id)).payments).toHaveLength(2);
  });

  it('ends, pauses and stays in one order, whatever is said at the same moment', async () => {
    const member = await club.member();
    const { id } = await member.subscribe('Plain');
    const actions = ['cancel', 'pause', 'stay', 'resume', 'cancel', 'pause'];
    const answers = await Promise.all(actions.map((event) => member.say(id, event)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { status } = await member.show(id);
    expect(await club.isOpen(id)).toBe(status !== 'paused');
  });
});
