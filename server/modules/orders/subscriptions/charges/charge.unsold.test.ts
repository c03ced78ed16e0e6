import { describe, expect, it } from 'vitest';
import { GatewaySilent } from '../../../../gateways/payments';
import { charges, club, member, renewing, shown } from '../testing/renewing.setup';

const archive = async () => {
  const { shop, seller, productId } = club;
  const url = `/api/products/${productId}/archive`;
  const { status } = await shop.call({ method: 'POST', url, token: seller.token });
  expect(status).toBe(200);
  await shop.deps.jobs.drain();
};
const openMandates = () => club.shop.count('sandbox_mandate', "status <> 'ended'");

describe('a page that is archived while a charge is with the bank', () => {
  renewing();

  it('has it taken back, ends the mandate, and tells its buyer that it ends', async () => {
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    expect(await charges()).toEqual(['2026-02-05 waiting']);
    await archive();
    await club.goTo('2026-02-04T10:05');
    expect(await charges()).toEqual(['2026-02-05 revoked']);
    expect(await openMandates()).toBe(0);
    expect((await shown()).autopay).toBeNull();
    expect(await club.letters(member.email)).toContainEqual(expect.stringMatching(/no longer offered/));
    await club.goTo('2026-02-05T10:01');
    expect(await charges()).toEqual(['2026-02-05 revoked']);
    expect(await shown()).toMatchObject({ status: 'grace', endsAt: '2026-02-05T04:30:00.000Z' });
  });
});

describe('a page that is archived after the bank was asked', () => {
  renewing();

  it('keeps no money of it', async () => {
    const gateway = club.shop.deps.gateways.payments.named('sandboxMandates');
    if (!gateway) throw new Error('There is no such gateway');
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    const status = gateway.status.bind(gateway);
    // The bank takes it, and its word is lost.
    gateway.status = async () => [];
    await club.goTo('2026-02-05T07:10');
    await archive();
    gateway.status = status;
    await club.goTo('2026-02-06T09:00');
    await club.goTo('2026-02-06T09:30');
    expect(await charges()).toEqual(['2026-02-05 success']);
    expect(await club.shop.count('orders', "status = 'refunded' and amount = 49900")).toBe(1);
    expect(await shown()).toMatchObject({ status: 'grace', endsAt: '2026-02-05T04:30:00.000Z' });
  });
});

describe('a page that is archived between the order of a charge and word to the gateway', () => {
  renewing();

  it('is told of nothing', async () => {
    const { current: gateway } = club.shop.deps.gateways.payments.mandates;
    if (!gateway) throw new Error('There are no mandates here');
    const charge = gateway.charge.bind(gateway);
    gateway.charge = () => Promise.reject(new GatewaySilent('timeout'));
    await club.goTo('2026-02-03T10:00');
    await club.goTo('2026-02-04T10:00');
    expect(await club.shop.count('subscription_order', "kind = 'charge'")).toBe(1);
    // Word of it has not come here yet.
    await club.shop.deps.database.pool.query("update product set status = 'blocked'");
    gateway.charge = charge;
    await club.goTo('2026-02-04T12:00');
    await club.goTo('2026-02-05T10:01');
    expect(await charges()).toEqual([]);
    expect(await openMandates()).toBe(0);
    expect((await shown()).status).toBe('grace');
  });
});
