import type { Autopay } from '@haat/openapi';
import type { MandateRow } from '../../mandates';
import {
  nextChargeOf,
  nextTermsOf,
  type SubscriptionOrderRow,
  type SubscriptionRow,
} from '../subscription.repository';
import type { NextCharge } from '../subscription.tables';

/** How a subscription renews automatically, as its buyer sees it; null when it does not. */
export function autopayOf({
  row,
  orders,
  mandate,
  chargeDay,
}: {
  row: SubscriptionRow;
  orders: readonly SubscriptionOrderRow[];
  mandate: MandateRow | null;
  /** On which a bank is asked next; null when none is. */
  chargeDay: string | null;
}): Autopay | null {
  if (!mandate || mandate.status === 'ended') return null;
  const { status, method, most } = mandate;
  const next = nextChargeOf(row);
  const placed = orders.find((one) => one.order_id === next?.orderId);
  const charge = next && shown(next, placed?.amount ?? nextTermsOf(row).amount, chargeDay);
  return { status, method, most, charge };
}

/** Once refused, and to be asked anew. After the last no, or when it is not sold any more, there is nothing more to come. */
function shown(charge: NextCharge, amount: number, day: string | null): Autopay['charge'] {
  const { state, isAgain, isOver } = charge;
  if (state === 'placed' || state === 'asked') return { amount, day: charge.day, state: 'asked' };
  if (day === null || isOver) return null;
  return { amount, day, state: state === 'refused' || isAgain ? 'refused' : 'announced' };
}
