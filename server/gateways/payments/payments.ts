import type { Config } from '../../platform/config/config';
import { createCashfreeGateway } from './cashfree/cashfree.gateway';
import { createCashfreeMandates } from './cashfree/cashfree.mandates';
import type { MandateGateway } from './mandates.gateway';
import type { PaymentGateway } from './payments.gateway';
import { createSandboxBank, type SandboxBank } from './sandbox/sandbox.bank';
import { createSandboxGateway, type SandboxGateway, type SandboxOptions } from './sandbox/sandbox.gateway';
import { createSandboxMandates } from './sandbox/sandbox.mandates';

export interface PaymentGateways {
  /** Where new orders are paid. */
  current: PaymentGateway;
  /** A gateway by its provider name, for the orders it was given; null for a name we do not know. */
  named(provider: string): PaymentGateway | null;
  /** Automatic charges. */
  mandates: {
    /** Where new mandates are opened; null where there are none. */
    current: MandateGateway | null;
    /** By its provider name, for the mandates it was given; null for a name we do not know. */
    named(provider: string): MandateGateway | null;
  };
  /** The built-in gateway, for the page and the call that decide its payments; beside one outside it decides none. */
  sandbox: SandboxGateway;
  /** The bank of its buyers' mandates, for their page; beside a gateway outside it does nothing. */
  sandboxBank: SandboxBank;
}

/** The gateways of this installation: the one that is configured, and the sandbox, which takes every payment without one. */
export function createPaymentGateways(
  options: SandboxOptions & { config: Pick<Config, 'providers' | 'publicUrl'> },
): PaymentGateways {
  const { clock, config } = options;
  const { publicUrl, providers } = config;
  const outside =
    providers.payments && createCashfreeGateway({ config: providers.payments, clock, publicUrl });
  // Where real money is taken, nothing is paid for by saying so, though it was opened before.
  const isOpen = !outside;
  const sandbox = createSandboxGateway(options, { isOpen });
  const mandates: Record<'outside' | 'sandbox', MandateGateway | null> = {
    outside: providers.payments && createCashfreeMandates({ config: providers.payments, publicUrl }),
    sandbox: createSandboxMandates(options, { isOpen }),
  };
  const mandated = [mandates.outside, mandates.sandbox].filter((gateway) => gateway !== null);
  const gateways = [outside, sandbox, ...mandated.map(({ payments }) => payments)];
  return {
    current: outside ?? sandbox,
    named: (provider) => gateways.find((gateway) => gateway?.provider === provider) ?? null,
    mandates: {
      // Of whom takes the other payments: beside a gateway outside, the sandbox opens none. What was opened while it might is known for ever.
      current: !outside ? mandates.sandbox : providers.payments?.subscriptions ? mandates.outside : null,
      named: (provider) => mandated.find((gateway) => gateway.provider === provider) ?? null,
    },
    sandbox,
    sandboxBank: createSandboxBank(options, { isOpen }),
  };
}
