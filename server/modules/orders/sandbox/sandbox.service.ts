import type {
  MandateAct,
  PaymentGateways,
  SandboxMandate,
  SandboxOutcome,
  SandboxSession,
} from '../../../gateways/payments';
import { notFound } from '../../../platform/http/errors';

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
  /** What the bank's page is about; null for a session that is not ours. */
  mandate(session: string): Promise<SandboxMandate | null>;
  /** The bank's page of a mandate; null unless it is the sandbox's. */
  bankPageOf(mandateId: string): Promise<string | null>;
  /**
   * Does what the bank's page says, as far as the mandate still stands so.
   * @throws Refusal 404 for a session that is not ours
   */
  play(session: string, act: MandateAct, method: string): Promise<{ returnUrl: string | null }>;
}

/** After these the bank leads back to us; the others are done in its app, where one stays. */
const leads = new Set<MandateAct>(['agree', 'decline', 'leave']);

export function createSandboxService(payments: PaymentGateways): Sandbox {
  return {
    payment: (session) => payments.sandbox.payment(session),
    async pay(session, outcome, method = 'upi') {
      const decision = await payments.sandbox.decide(session, outcome, method);
      if (!decision) throw notFound('Payment not found');
      return { outcome: decision.outcome, returnUrl: `/cashfree?id=${decision.orderId}&back=1` };
    },
    mandate: (session) => payments.sandboxBank.mandate(session),
    bankPageOf: (mandateId) => payments.sandboxBank.pageOf(mandateId),
    async play(session, act, method) {
      const mandate = await payments.sandboxBank.play(session, act, method);
      if (!mandate) throw notFound('Mandate not found');
      if (!leads.has(act)) return { returnUrl: null };
      // The first payment of an order is the order's own.
      const back = mandate.is_first_kept ? '/cashfree' : '/autopay';
      return { returnUrl: `${back}?id=${mandate.id}&back=1` };
    },
  };
}
