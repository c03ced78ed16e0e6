import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewaySilent, type MandateGateway } from '../../../../gateways/payments';
import { newKey } from '../../checkout/testing/shop';
import { type Club, type Member, monthly, openClub } from '../testing/club';
import { type Crowd, createCrowd } from '../testing/crowd';

// As in charge.test.ts: paid from 5 January at ten until 5 February at ten.
let club: Club;
let crowd: Crowd;
let member: Member;
let id: string;
let mandateId: string;

async function start(): Promise<void> {
  club = await openClub([monthly('Plain', 49_900)]);
  crowd = createCrowd(club);
  member = await club.member();
  id = (await member.subscribe('Plain')).id;
  mandateId = await member.turnOn(id);
}
const charges = async () => (await crowd.askedOf(id)).map(({ day, status }) => `${day} ${status}`);

function gatewayOf({ shop }: Club): MandateGateway {
  const gateway = shop.deps.gateways.payments.mandates.current;
  if (!gateway) throw new Error('There are no mandates here');
  return gateway;
}

describe('a gateway that does not answer', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('is told again for the whole day, and then for another day, which the buyer hears of', async () => {
    await club.goTo('2026-02-03T10:00');
    crowd.trouble = 'silent';
    await club.goTo('2026-02-04T10:00');
    await club.goTo('2026-02-04T20:54');
    expect((await member.show(id)).autopay?.charge).toMatchObject({ day: '2026-02-05', state: 'asked' });
    await club.goTo('2026-02-04T20:55');
    crowd.trouble = 'fine';
    await club.goTo('2026-02-04T20:59');
    expect(await charges()).toEqual([]);
    expect((await club.letters(member.email)).at(-1)).toMatch(/₹499 on 6 February 2026/);
    await club.goTo('2026-02-05T10:00');
    await club.goTo('2026-02-05T10:10');
    expect(await charges()).toEqual(['2026-02-06 waiting']);
    expect(await crowd.chargesOf(id)).toHaveLength(1);
    await club.goTo('2026-02-06T07:30');
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: '2026-03-05T04:30:00.000Z' });
  });

  it('whose answers are lost has taken one charge all the same', async () => {
    await club.goTo('2026-03-03T10:00');
    crowd.trouble = 'lost';
    for (const at of ['10:00', '12:00', '20:00', '20:56']) await club.goTo(`2026-03-04T${at}`);
    crowd.trouble = 'fine';
    await club.goTo('2026-03-05T08:00');
    expect(await charges()).toEqual(['2026-02-06 success', '2026-03-05 success']);
    await club.goTo('2026-03-06T10:00');
    expect(await charges()).toHaveLength(2);
    expect((await member.show(id)).endsAt).toBe('2026-04-05T04:30:00.000Z');
  });

  it('that says nothing of a charge for three days is waited for no longer; money that comes then buys its time', async () => {
    await club.goTo('2026-04-03T10:00');
    await club.goTo('2026-04-04T10:00');
    crowd.trouble = 'mute';
    await club.goTo('2026-04-05T10:00');
    expect((await member.show(id)).status).toBe('pastDue');
    await club.goTo('2026-04-08T00:01');
    // Nobody is told at night.
    expect((await member.show(id)).status).toBe('pastDue');
    await club.goTo('2026-04-08T10:00');
    expect((await member.show(id)).status).toBe('grace');
    expect((await club.letters(member.email)).at(-1)).toMatch(/keep access until 9 April 2026/);
    crowd.trouble = 'fine';
    await club.goTo('2026-04-08T12:00');
    expect(await member.show(id)).toMatchObject({ status: 'active', endsAt: '2026-05-05T04:30:00.000Z' });
  });
});

describe('a gateway that lets everybody wait', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('is asked for three of them, and for the others when it has rested', async () => {
    for (let others = 0; others < 4; others += 1) {
      const other = await club.member();
      await other.turnOn((await other.subscribe('Plain')).id);
    }
    const gateway = gatewayOf(club);
    const charge = gateway.charge.bind(gateway);
    let times = 0;
    gateway.charge = (input) => {
      times += 1;
      return charge(input);
    };
    await club.goTo('2026-02-03T10:00');
    crowd.trouble = 'silent';
    await club.goTo('2026-02-04T10:00');
    expect(times).toBe(3);
    crowd.trouble = 'fine';
    await club.goTo('2026-02-04T10:01');
    expect(await club.shop.count('sandbox_charge')).toBe(2);
    await club.goTo('2026-02-04T10:10');
    expect([times, await club.shop.count('sandbox_charge')]).toEqual([8, 5]);
  });

  it('about one of them only keeps nobody else waiting', async () => {
    const gateway = gatewayOf(club);
    const charge = gateway.charge.bind(gateway);
    gateway.charge = async (input) => {
      if (input.mandateId === mandateId) throw new GatewaySilent('timeout');
      return charge(input);
    };
    await club.goTo('2026-02-05T09:00');
    await club.goTo('2026-03-03T10:00');
    await club.goTo('2026-03-04T10:00');
    expect(await club.shop.count('sandbox_charge', "day = '2026-03-05'")).toBe(4);
  });

  it('and says how long is told of nothing until then, and of everything after', async () => {
    const gateway = gatewayOf(club);
    const charge = gateway.charge.bind(gateway);
    let times = 0;
    gateway.charge = async () => {
      times += 1;
      throw new GatewaySilent('status_429', 120_000);
    };
    await club.goTo('2026-03-07T09:00');
    await club.goTo('2026-04-03T10:00');
    await club.goTo('2026-04-04T10:00');
    await club.goTo('2026-04-04T10:01');
    expect(times).toBe(1);
    gateway.charge = charge;
    await club.goTo('2026-04-04T10:02');
    expect(await club.shop.count('sandbox_charge', "day = '2026-04-05'")).toBe(4);
  });
});

describe('a mandate that is held back while its bank is asked', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('is refused, and its buyer hears that it was not renewed', async () => {
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    await club.bank(mandateId, 'pause');
    await club.goTo('2026-02-05T08:00');
    expect(await charges()).toEqual(['2026-02-05 failed']);
    await club.goTo('2026-02-05T10:01');
    expect((await member.show(id)).status).toBe('grace');
    await club.goTo('2026-02-08T11:00');
    expect((await member.show(id)).status).toBe('expired');
    expect(await crowd.astray()).toBe(0);
  });
});

describe('what is said twice, and a server that dies between two steps', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('leaves one charge and one period', async () => {
    const person = { member, id };
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    for (const again of ['11:00', '12:00']) {
      await crowd.act(person, 'crash');
      await crowd.act(person, 'twice');
      await club.goTo(`2026-02-04T${again}`);
    }
    await club.goTo('2026-02-05T08:00');
    await crowd.act(person, 'twice');
    await club.goTo('2026-02-05T08:30');
    expect(await charges()).toEqual(['2026-02-05 success']);
    expect(await crowd.chargesOf(id)).toMatchObject([{ isApplied: true, isReturned: false }]);
    expect((await member.show(id)).endsAt).toBe('2026-03-05T04:30:00.000Z');
  });
});

describe('bought to renew automatically', () => {
  beforeAll(start);
  afterAll(() => club.shop.close());

  it('has its mandate from the first payment on, and ends with it', async () => {
    const buyer = await club.member();
    const { body, status } = await club.shop.order(
      club.productId,
      {
        priceId: club.prices['Plain'],
        autopay: true,
        buyer: { phone: buyer.phone, email: buyer.email, name: 'Devi' },
      },
      newKey(),
    );
    expect(status).toBe(201);
    const placed: PlacedOrder = body;
    await club.bank(placed.id, 'agree');
    const bought = await buyer.show(placed.id);
    expect(bought).toMatchObject({ status: 'active', autopay: { status: 'active', most: 49_900 } });
    expect(await club.letters(buyer.email)).toContainEqual(expect.stringMatching(/renews automatically/));
    expect(await club.refund(placed.id)).toBe(200);
    expect(await buyer.show(placed.id)).toMatchObject({ status: 'expired', autopay: null });
    await club.pass(0.1);
    expect(await crowd.astray()).toBe(0);
  });
});
