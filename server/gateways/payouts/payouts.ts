import type { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import { createCashfreePayouts } from './cashfree.payouts';
import type { PayoutGateway } from './payouts.gateway';
import { createSandboxPayouts } from './sandbox.payouts';

export interface PayoutGateways {
  /** Where new payouts go; null where the configuration closes withdrawals. */
  current: PayoutGateway | null;
  /** A gateway by its provider name, for the payouts it was given; null for a name we do not know. */
  named(provider: string): PayoutGateway | null;
}

/** The gateways of this installation: the one that is configured, and the built-in bank. */
export function createPayoutGateways(options: {
  config: Pick<Config, 'providers'>;
  database: Database;
  clock: Clock;
}): PayoutGateways {
  const { config, clock } = options;
  const sandbox = createSandboxPayouts(options);
  const { payouts } = config.providers;
  const outside = payouts?.provider === 'cashfree' ? createCashfreePayouts({ config: payouts, clock }) : null;
  return {
    current: payouts === null ? sandbox : outside,
    named: (provider) => [outside, sandbox].find((gateway) => gateway?.provider === provider) ?? null,
  };
}
