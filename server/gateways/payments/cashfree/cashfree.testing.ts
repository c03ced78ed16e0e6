import { type Cashfree, cashfreeKeys } from '../../../../tests/simulators/cashfree/cashfree';
import type { CashfreeConfig } from '../../../platform/config/cashfree';
import { chargeSession, type MandateGateway, type MandateWish } from '../mandates.gateway';
import { createCashfreeMandates } from './cashfree.mandates';

export const mandateInput: MandateWish = {
  id: '3kVbT9xQm2LpRw7Z',
  title: 'Diary – मासिक, monthly',
  most: 49_950,
  currency: 'INR',
  first: { amount: 49_950, isKept: true },
  buyer: { phone: '+919876543210', email: null, name: 'Asha' },
  until: new Date('2036-11-21T10:00:00Z'),
};
export const mandate = { id: mandateInput.id, session: 'known by its id' };
/** One that is charged to the mandate. */
export const order = { id: '8sXcD1yRn4MqUv5K', session: chargeSession(mandateInput.id) };
export const due = { mandateId: mandateInput.id, id: order.id, amount: 49_950, day: '2026-11-22' };

/** Cashfree failures and their messages. */
export const troubles = [
  ['down', 'not_reached'],
  ['serverError', 'status_500_request_failed'],
  ['silent', 'no_answer_in_time'],
  ['nonsense', 'status_200_without_words'],
  ['tooMany', 'too_many_requests'],
] as const;

/** The afternoon before `due.day`. */
export const atCashfree = () => new Date('2026-11-21T10:00:00Z');

/** How the product is set up to be paid through a simulated Cashfree. */
export const configAt = (
  { url, scriptUrl }: Pick<Cashfree, 'url' | 'scriptUrl'>,
  change: Partial<CashfreeConfig> = {},
): CashfreeConfig => ({
  provider: 'cashfree',
  ...cashfreeKeys,
  url,
  scriptUrl,
  apiVersion: '2025-01-01',
  mode: 'sandbox',
  subscriptions: true,
  seamless: true,
  // A busy machine answers late.
  timeoutMs: 1_000,
  ...change,
});

/** The gateway of mandates, before a simulated Cashfree. */
export const mandatesAt = (
  cashfree: Cashfree,
  publicUrl: string | null = 'https://haat.example',
): MandateGateway => createCashfreeMandates({ config: configAt(cashfree), publicUrl });
