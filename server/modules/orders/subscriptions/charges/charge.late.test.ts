import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewaySilent } from '../../../../gateways/payments';
import { type Club, type Member, monthly, openClub } from '../testing/club';
import { type Crowd, createCrowd } from '../testing/crowd';

// As in charge.test.ts: paid from 5 January at ten until 5 February at ten.
let club: Club;
let crowd: Crowd;
let member: Member;
let id: string;

async function start(): Promise<void> {
  club = await openClub([monthly('Plain', 49_900)]);
  crowd = createCrowd(club);
  member = await club.member();
  id = (await member.subscribe('Plain')).id;
  await member.turnOn(id);
}
const charges = async () => (await crowd.askedOf(id)).map(({ day, status }) => `${day} ${status}`);
const lastLetter = async () => (await club.letters(member.email)).at(-1);
const write = (sql: string, given: unknown[] = []) => club.shop.deps.database.pool.query(sql, given);

describe('an order that cannot be written for now', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('is tried again, and the mandate stays', async () => {
    const key = `charge-${id}-2026-02-05T04:30:00.000Z/1`;
    await write(
      `insert into idempotency (scope, key, request_hash, response, created_at) values ('agreed', $1, '', '{}', now())`,
      [key],
    );
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    expect(await charges()).toEqual([]);
    expect((await member.show(id)).autopay).toMatchObject({
      status: 'active',
      charge: { day: '2026-02-05' },
    });
    await write('delete from idempotency where key = $1', [key]);
    await club.goTo('2026-02-04T10:10');
    expect(await charges()).toEqual(['2026-02-05 waiting']);
  });
});

describe('a server that was down while the bank paid', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('asks before it gives up, and again while the gateway is silent', async () => {
    const gateway = club.shop.deps.gateways.payments.named('sandboxMandates');
    if (!gateway) throw new Error('There is no such gateway');
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    const status = gateway.status.bind(gateway);
    gateway.status = async () => {
      throw new GatewaySilent('timeout');
    };
    // The bank takes it, whose word is lost.
    await club.goTo('2026-02-05T07:10');
    await club.goTo('2026-02-08T10:00');
    expect(await charges()).toEqual(['2026-02-05 success']);
    expect((await member.show(id)).status).toBe('pastDue');
    gateway.status = status;
    await club.goTo('2026-02-08T10:10');
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: '2026-03-05T04:30:00.000Z' });
    expect(await club.letters(member.email)).not.toContainEqual(expect.stringMatching(/was not renewed/));
  });

  it('gives up a day later about a gateway that is silent still, and says that it heard nothing', async () => {
    const gateway = club.shop.deps.gateways.payments.named('sandboxMandates');
    if (!gateway) throw new Error('There is no such gateway');
    await club.goTo('2026-03-03T10:00');
    await club.goTo('2026-03-04T10:00');
    gateway.status = async () => {
      throw new GatewaySilent('timeout');
    };
    for (const at of ['05T10:00', '08T10:00', '08T23:50', '09T10:00']) await club.goTo(`2026-03-${at}`);
    expect((await member.show(id)).status).toBe('grace');
    expect(await lastLetter()).toMatch(/Your bank has not confirmed the payment of ₹499[\s\S]*10 March 2026/);
    expect(await club.story(id)).toContainEqual(expect.stringMatching(/^The next period was not paid/));
  });
});

describe('agreeing again and again', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('places four orders for one end, and leaves the rest to its buyer', async () => {
    await club.goTo('2026-02-03T10:00');
    for (const day of ['04', '05', '06', '07']) {
      await club.goTo(`2026-02-${day}T10:00`);
      await member.turnOff(id);
      await member.turnOn(id);
      await club.goTo(`2026-02-${day}T10:01`);
    }
    expect(await crowd.chargesOf(id)).toHaveLength(4);
    expect(await lastLetter()).toMatch(/will not be retried for this period[\s\S]*8 February 2026/);
    expect((await member.show(id)).status).toBe('grace');
    await club.goTo('2026-02-08T10:02');
    expect(await member.show(id)).toMatchObject({ status: 'expired', autopay: null });
    expect(await crowd.chargesOf(id)).toHaveLength(4);
    expect(await crowd.astray()).toBe(0);
  });
});

describe('a page that is archived after the charge was announced', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('ends the mandate, which buyer and seller are told', async () => {
    await club.goTo('2026-02-03T10:00');
    await write(`update product set status = 'archived', version = version + 1`);
    await club.goTo('2026-02-04T10:00');
    expect(await charges()).toEqual([]);
    expect((await member.show(id)).autopay).toBeNull();
    expect(await lastLetter()).toMatch(/It is no longer offered, so it ends then/);
    expect(await club.story(id)).toContain('Auto-renew is off');
  });
});

describe('a no while the gateway is told, whose answer is lost', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('takes the charge back that came after the no', async () => {
    const gateway = club.shop.deps.gateways.payments.mandates.current;
    if (!gateway) throw new Error('There are no mandates here');
    const charge = gateway.charge.bind(gateway);
    gateway.charge = async (input) => {
      await crowd.act({ member, id }, 'off');
      // What the no had taken back was not there yet.
      await write(`delete from job where queue = 'subscriptions.revoke'`);
      await charge(input);
      throw new GatewaySilent('timeout');
    };
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    expect(await charges()).toEqual(['2026-02-05 revoked']);
  });
});

describe('a bank whose word comes after the close', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('has bought a period all the same: nobody had said no', async () => {
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    crowd.trouble = 'mute';
    for (const at of ['05T10:00', '08T10:00', '09T10:00']) await club.goTo(`2026-02-${at}`);
    expect(await member.show(id)).toMatchObject({ status: 'expired', autopay: null });
    crowd.trouble = 'fine';
    await club.goTo('2026-02-09T12:00');
    expect(await crowd.chargesOf(id)).toMatchObject([{ isApplied: true, isReturned: false }]);
    expect((await member.show(id)).status).toBe('active');
    expect(await club.isOpen(id)).toBe(true);
    expect(await crowd.astray()).toBe(0);
  });
});
