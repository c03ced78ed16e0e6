import type { PaymentGateways, SandboxOutcome, SandboxSession } from '../../gateways/payments';
import { notFound } from '../../platform/errors';

export interface Sandbox {
  /** What the sandbox's page is about, and how the payment ended if it has; null for a session that is not ours. */
  payment(session: string): Promise<SandboxSession | null>;
  /**
   * Ends a payment as told and calls the webhook. What is answered is what stands: a payment that succeeded stays so.
   * @throws Refusal 404 for a session that is not ours
   */
  pay(
    session: string,
    outcome: SandboxOutcome,
    method?: string,
  ): Promise<{ outcome: SandboxOutcome; returnUrl: string }>;
}

export function createSandboxService(payments: PaymentGateways): Sandbox {
  return {
    payment: (session) => payments.sandbox.payment(session),
    async pay(session, outcome, method = 'upi') {
      const decision = await payments.sandbox.decide(session, outcome, method);
      if (!decision) throw notFound('There is no such payment');
      return { outcome: decision.outcome, returnUrl: `/cashfree?id=${decision.orderId}&back=1` };
    },
  };
}
