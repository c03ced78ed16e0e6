import { expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock';
import { createSigner } from '../../platform/signer';
import { createAccess } from '.';

const clock = fixedClock();
const signer = createSigner('a secret for tests alone');
const access = createAccess({ database: undefined as never, clock, signer });
const order = { id: 'A'.repeat(16), buyerPhone: '+919876543210' };
const other = { id: 'B'.repeat(16), buyerPhone: '+919876543210' };

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://haat').searchParams);
const keyOf = (id: string) => queryOf(access.signedPath(id))['k'];
const passOf = (id: string) => queryOf(access.passPath(id))['pass'];

it('opens to the browser that bought, to the buyer’s verified phone, and from the library', () => {
  expect(access.decide(order, { token: access.orderToken(order.id) })).toBe('open');
  expect(access.decide(order, { phones: ['+919876543299', order.buyerPhone] })).toBe('open');
  expect(access.decide(order, { pass: passOf(order.id) })).toBe('open');
});

it('asks for an OTP where only the link is known', () => {
  expect(access.decide(order, { key: keyOf(order.id) })).toBe('askOtp');
  expect(access.decide(order, { key: keyOf(order.id), phones: ['+919876543211'] })).toBe('askOtp');
});

it('asks for an OTP when the link from the library has run out', () => {
  const pass = passOf(order.id);
  clock.advance(60 * 60_000 + 1);
  expect(access.decide(order, { pass })).toBe('askOtp');
});

it('knows nobody with nothing, or with what was made for another order or purpose', () => {
  const [until = '', signature = ''] = passOf(order.id)?.split('.') ?? [];
  for (const proof of [
    {},
    { phones: [] },
    { token: '' },
    { token: access.orderToken(other.id) },
    { key: keyOf(other.id) },
    { pass: passOf(other.id) },
    { pass: `${Number(until) + 1}.${signature}` },
    { pass: 'nonsense' },
    { token: keyOf(order.id) },
    { key: access.orderToken(order.id) },
  ])
    expect([proof, access.decide(order, proof)]).toEqual([proof, 'unknown']);
});
