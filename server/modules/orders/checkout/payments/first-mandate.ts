import type { Price } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { unprocessable } from '../../../../platform/http/errors';
import { pricesWithAutopay } from '../../../catalog';
import { currency } from '../../../money';
import { mandateUntil } from '../../mandates';
import type { PaymentSource } from '../placing/new-order';

/** What is bought with a mandate in one go. */
export interface BoughtWithMandate {
  title: string;
  price: Price & { id: string };
  /** Paise that one charge may take: what the buyer pays now. */
  most: number;
}

/**
 * The way of an order that is paid with agreeing to a mandate, which has its id.
 * @throws Refusal 422 naming `autopay` where that is not offered
 */
export function mandatePaymentSource(
  { gateways, clock }: Pick<Deps, 'gateways' | 'clock'>,
  { title, price, most }: BoughtWithMandate,
): PaymentSource {
  const gateway = gateways.payments.mandates.current;
  if (!gateway || !pricesWithAutopay([price]).includes(price.id)) {
    const message = 'Auto-renew is not available. Continue without it';
    throw unprocessable('autopay_unavailable', message, { autopay: message });
  }
  return {
    provider: gateway.provider,
    session: async ({ id, amount, buyer }) => {
      const input = { id, title, most, currency, buyer, until: mandateUntil(clock.now()) };
      return (await gateway.propose({ ...input, first: { amount, isKept: true } })).session;
    },
  };
}
