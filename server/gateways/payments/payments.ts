import type { Config } from '../../platform/config';
import { createCashfreeGateway } from './cashfree/cashfree.gateway';
import type { PaymentGateway } from './payments.gateway';
import { createSandboxGateway, type SandboxGateway, type SandboxOptions } from './sandbox/sandbox.gateway';

export interface PaymentGateways {
  /** Where new orders are paid. */
  current: PaymentGateway;
  /** A gateway by its provider name, for the orders it was given; null for a name we do not know. */
  named(provider: string): PaymentGateway | null;
  /** The built-in gateway, for the page and the call that decide its payments. */
  sandbox: SandboxGateway;
}

/** The gateways of this installation: the one that is configured, and the sandbox, which takes every payment without one. */
export function createPaymentGateways(
  options: SandboxOptions & { config: Pick<Config, 'providers' | 'publicUrl'> },
): PaymentGateways {
  const { clock, config } = options;
  const { publicUrl, providers } = config;
  const sandbox = createSandboxGateway(options);
  const outside =
    providers.payments && createCashfreeGateway({ config: providers.payments, clock, publicUrl });
  return {
    current: outside ?? sandbox,
    named: (provider) => [outside, sandbox].find((gateway) => gateway?.provider === provider) ?? null,
    sandbox,
  };
}
