import { expect, it } from 'vitest';
import { fixedClock } from '../../../platform/clock/clock';
import { createSigner } from '../../../platform/security/signer';
import { createAccess, type PaidPeriod } from '.';

const clock = fixedClock();
const signer = createSigner('a secret for tests alone');
const access = createAccess({ database: undefined as never, clock, signer });
const versions = { linkVersion: 0, tokenVersion: 0, period: null };
const order = { id: 'A'.repeat(16), buyerPhone: '+919876543210', ...versions };
const other = { id: 'B'.repeat(16), buyerPhone: '+919876543210', ...versions };

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://haat').searchParams);
const keyOf = (of: typeof order) => queryOf(access.signedPath(of))['k'];
const passOf = (of: typeof order) => queryOf(access.tokenPath(of))['pass'];

it('opens to the browser that bought, to the buyer’s verified phone, and from the library', () => {
  expect(access.decide(order, { token: access.orderToken(order) })).toBe('open');
  expect(access.decide(order, { phones: ['+919876543299', order.buyerPhone] })).toBe('open');
  expect(access.decide(order, { pass: passOf(order) })).toBe('open');
});

it('opens to a browser that holds the order in its version, and asks one that followed its link', () => {
  const of = (version: number, id = order.id) => [{ id, version }];
  expect(access.decide(order, { orders: of(0) })).toBe('open');
  expect(access.decide(order, { links: of(0) })).toBe('askOtp');
  for (const version of [1, -1, Number.NaN]) {
    expect(access.decide(order, { orders: of(version) })).toBe('unknown');
    expect(access.decide(order, { links: of(version) })).toBe('unknown');
  }
  expect(access.decide(order, { orders: of(0, other.id), links: of(0, other.id) })).toBe('unknown');
});

it('takes back links by their version, and tokens and passes by theirs', () => {
  const before = { key: keyOf(order), token: access.orderToken(order), pass: passOf(order) };
  const relinked = { ...order, linkVersion: 2 };
  expect(access.decide(relinked, { key: before.key })).toBe('revoked');
  expect(access.decide(relinked, { key: keyOf({ ...order, linkVersion: 1 }) })).toBe('revoked');
  expect(access.decide(relinked, { key: keyOf(relinked) })).toBe('askOtp');
  expect(access.decide(relinked, { token: before.token })).toBe('open');
  expect(access.decide(relinked, { pass: before.pass })).toBe('open');

  const revoked = { ...order, tokenVersion: 1 };
  expect(access.decide(revoked, { token: before.token })).toBe('unknown');
  expect(access.decide(revoked, { pass: before.pass })).toBe('unknown');
  expect(access.decide(revoked, { orders: [{ id: order.id, version: 0 }] })).toBe('unknown');
  expect(access.decide(revoked, { token: access.orderToken(revoked) })).toBe('open');
  expect(access.decide(revoked, { pass: passOf(revoked) })).toBe('open');
});

it('knows no version that was not given out', () => {
  const next = keyOf({ ...order, linkVersion: 1 }) ?? '';
  for (const key of [
    next,
    next.replace(/^1/, '2'),
    next.replace(/^1/, '0'),
    next.replace(/^1/, '01'),
    `1.${keyOf(order)}`,
  ])
    expect([key, access.decide(order, { key })]).toEqual([key, 'unknown']);
});

it('asks for an OTP where only the link is known', () => {
  expect(access.decide(order, { key: keyOf(order) })).toBe('askOtp');
  expect(access.decide(order, { key: keyOf(order), phones: ['+919876543211'] })).toBe('askOtp');
});

it('asks for an OTP when the link from the library has run out', () => {
  const pass = passOf(order);
  clock.advance(60 * 60_000 + 1);
  expect(access.decide(order, { pass })).toBe('askOtp');
});

it('knows nobody with nothing, or with what was made for another order or purpose', () => {
  const [until = '', signature = ''] = passOf(order)?.split('.') ?? [];
  for (const proof of [
    {},
    { phones: [] },
    { token: '' },
    { token: access.orderToken(other) },
    { key: keyOf(other) },
    { pass: passOf(other) },
    { pass: `${Number(until) + 1}.${signature}` },
    { pass: 'nonsense' },
    { token: keyOf(order) },
    { key: access.orderToken(order) },
  ])
    expect([proof, access.decide(order, proof)]).toEqual([proof, 'unknown']);
});

it('closes the order of a period that is over to who holds it alone, once somebody else has paid for the next', () => {
  const mine = { id: order.id, version: 0 };
  const next = { id: other.id, version: 0 };
  const period = (ends: number, paidSince: PaidPeriod['paidSince']) => ({
    ...order,
    period: { endsAt: new Date(clock.now().getTime() + ends), paidSince },
  });
  const over = period(0, [next]);
  for (const proof of [{ orders: [mine] }, { token: access.orderToken(order) }, { pass: passOf(order) }]) {
    expect(access.decide(over, proof)).toBe('askOtp');
    expect(access.decide(period(1, [next]), proof)).toBe('open');
    expect(access.decide(period(0, []), proof)).toBe('open');
    expect(access.isPaidByOthersSince(period(1, [next]), proof)).toBe(true);
    expect(access.isPaidByOthersSince(period(0, []), proof)).toBe(false);
  }
  for (const proof of [{ orders: [mine, next] }, { phones: [order.buyerPhone], orders: [mine] }]) {
    expect(access.decide(over, proof)).toBe('open');
    expect(access.isPaidByOthersSince(over, proof)).toBe(false);
  }
  // Held in a version that was taken back, and given without an order.
  const stale = { orders: [mine, { ...next, version: 1 }] };
  expect(access.decide(over, stale)).toBe('askOtp');
  expect(access.decide(period(0, [{ id: null, version: null }]), { orders: [mine, next] })).toBe('askOtp');
  // One that never ends, or whose payment has not counted yet.
  const endless = { ...order, period: { endsAt: null, paidSince: [next] } };
  expect(access.decide(endless, { orders: [mine] })).toBe('open');
});
