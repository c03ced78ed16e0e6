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

/** The gateways of this installation. The sandbox is the only one yet, and takes every payment. */
export function createPaymentGateways(options: SandboxOptions): PaymentGateways {
  const sandbox = createSandboxGateway(options);
  return {
    current: sandbox,
    named: (provider) => (provider === sandbox.provider ? sandbox : null),
    sandbox,
  };
}
