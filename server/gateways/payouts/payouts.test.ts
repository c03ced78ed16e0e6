import { expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock';
import { createPayoutGateways } from '.';

const gateways = (payouts: object | null) =>
  createPayoutGateways({ config: { providers: { payouts } }, clock: fixedClock() } as never);
const cashfree = { provider: 'cashfree', url: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' };

it('is the built-in bank where nothing else is configured', () => {
  expect(gateways(null).current?.provider).toBe('sandbox');
});

it('is the bank that is configured, or none', () => {
  expect(gateways(cashfree).current?.provider).toBe('cashfree-payouts');
  expect(gateways({ provider: 'none' }).current).toBeNull();
});

it('still knows the built-in bank, for what was given to it', () => {
  const { named } = gateways(cashfree);
  expect(named('sandbox')?.provider).toBe('sandbox');
  expect(named('nobody')).toBeNull();
});
