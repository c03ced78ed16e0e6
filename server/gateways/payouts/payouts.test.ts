import { expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock';
import { createPayoutGateways } from '.';

const gateways = (environment: string, providers: object) =>
  createPayoutGateways({
    config: { environment, providers: { payments: null, payouts: null, ...providers } },
    clock: fixedClock(),
  } as never);
const payouts = { provider: 'cashfree', url: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' };

it('is the built-in bank where nothing else is configured', () => {
  expect(gateways('development', {}).current?.provider).toBe('sandbox');
  expect(gateways('production', {}).current?.provider).toBe('sandbox');
  expect(gateways('development', { payments: {} }).current?.provider).toBe('sandbox');
});

it('pays real money out by a real bank, or not at all', () => {
  expect(gateways('production', { payments: {} }).current).toBeNull();
  expect(gateways('production', { payments: {}, payouts }).current?.provider).toBe('cashfree-payouts');
});

it('still knows the built-in bank, for what was given to it', () => {
  const { named } = gateways('production', { payments: {}, payouts });
  expect(named('sandbox')?.provider).toBe('sandbox');
  expect(named('nobody')).toBeNull();
});
