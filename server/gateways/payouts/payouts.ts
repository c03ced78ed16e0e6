import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database';
import { createCashfreePayouts } from './cashfree.payouts';
import type { PayoutGateway } from './payouts.gateway';
import { createSandboxPayouts } from './sandbox.payouts';

export interface PayoutGateways {
  /** Where new payouts go; null where real money comes in and no bank is configured for it to leave. */
  current: PayoutGateway | null;
  /** A gateway by its provider name, for the payouts it was given; null for a name we do not know. */
  named(provider: string): PayoutGateway | null;
}

/** The gateways of this installation: the one that is configured, and the built-in bank. */
export function createPayoutGateways(options: {
  config: Pick<Config, 'environment' | 'providers'>;
  database: Database;
  clock: Clock;
}): PayoutGateways {
  const { config, clock } = options;
  const sandbox = createSandboxPayouts(options);
  const outside =
    config.providers.payouts && createCashfreePayouts({ config: config.providers.payouts, clock });
  // The built-in bank only says that it pays: nobody may be told so of real money.
  const isPretence = config.environment === 'production' && config.providers.payments !== null;
  return {
    current: outside ?? (isPretence ? null : sandbox),
    named: (provider) => [outside, sandbox].find((gateway) => gateway?.provider === provider) ?? null,
  };
}
