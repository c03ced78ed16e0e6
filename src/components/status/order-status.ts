import type { IconName } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { OrderStatus } from '@haat/openapi';

interface StatusLook {
  /** In a badge. */
  label: Phrase;
  /** In a list of a phone, beside an amount. */
  short: Phrase;
  tone: 'neutral' | 'good' | 'caution' | 'critical';
  icon?: IconName;
  /** Whether the buyer's money is with the creator. */
  isPaid: boolean;
}

/** What a creator reads of an order's state. */
export const orderStatus: Record<OrderStatus, StatusLook> = {
  created: { label: 'Waiting to pay', short: 'Pending', tone: 'caution', icon: 'clock', isPaid: false },
  awaitingPayment: {
    label: 'Waiting to pay',
    short: 'Pending',
    tone: 'caution',
    icon: 'clock',
    isPaid: false,
  },
  pending: { label: 'At the bank', short: 'At the bank', tone: 'caution', icon: 'clock', isPaid: false },
  paid: { label: 'Paid', short: 'Paid', tone: 'good', icon: 'check', isPaid: true },
  fulfilled: { label: 'Paid', short: 'Paid', tone: 'good', icon: 'check', isPaid: true },
  failed: { label: 'Failed', short: 'Failed', tone: 'critical', icon: 'cross', isPaid: false },
  dropped: { label: 'Abandoned', short: 'Abandoned', tone: 'neutral', isPaid: false },
  expired: { label: 'Expired', short: 'Expired', tone: 'neutral', isPaid: false },
  refunding: { label: 'Refunding', short: 'Refunding', tone: 'caution', icon: 'clock', isPaid: false },
  refunded: { label: 'Refunded', short: 'Refunded', tone: 'neutral', icon: 'undo', isPaid: false },
  disputed: { label: 'Disputed', short: 'Disputed', tone: 'critical', icon: 'alert', isPaid: false },
};

/** "upi" → "UPI"; what the gateway calls it, when we have no word. */
export function methodName(method: string | null): string {
  if (method === null) return '–';
  const label = methods[method.toLowerCase()];
  return label ? t(label) : method;
}

const methods: Record<string, Phrase> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  upiautopay: 'UPI Autopay',
  cardautopay: 'Card Autopay',
};
