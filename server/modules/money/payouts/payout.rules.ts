import { type PayoutEvent, type PayoutStatus, transition } from '@haat/machines/lifecycles/payout';
import type { TransferEvent, TransferState } from '../../../gateways/payouts';

const second = 1_000;
const hour = 3_600_000;
const day = 24 * hour;

/** Money that is not with the bank after so many ms is for a person to look at. */
export const overdueAfterMs = day;
/** What has arrived may come back; it is asked about for so long, in ms. */
const watchedForMs = 7 * day;

/** Statuses and words alike after which the money is the creator's again: they agree whatever the way back. */
const isBack = (state: PayoutStatus | TransferState) =>
  state === 'failed' || state === 'rejected' || state === 'reversed';

/**
 * What a gateway's word means for a payout that stands so. A payout whose arrival was missed arrives first and then comes back. What the
 * chart refuses then is a contradiction, as when one that has failed is said to be paid.
 */
export function eventsOf(status: PayoutStatus, state: TransferState): PayoutEvent[] {
  const isOpen = status === 'requested' || status === 'sent';
  if (isBack(status) && isBack(state)) return [];
  switch (state) {
    case 'pending':
      return status === 'requested' ? [{ type: 'gateway.took' }] : [];
    case 'paid':
      return status === 'paid' ? [] : [{ type: 'gateway.paid' }];
    case 'failed':
      return [{ type: 'gateway.failed' }];
    case 'rejected':
      return [{ type: 'gateway.rejected' }];
    case 'reversed':
      return [...(isOpen ? [{ type: 'gateway.paid' } as const] : []), { type: 'gateway.reversed' }];
  }
}

/** Where these events lead, one after the other; null when the chart refuses one of them. */
export function lead(status: PayoutStatus, events: readonly PayoutEvent[]): PayoutStatus | null {
  let now = status;
  for (const event of events) {
    const next = transition(now, event);
    if (next.refused) return null;
    now = next.state;
  }
  return now;
}

/** Ms until an open payout is asked about again: soon at first, then every half hour. */
export const patience = (asked: number): number => Math.min(15 * second * 2 ** Math.min(asked, 20), hour / 2);

/** When a payout is asked about next; null: no more. */
export function nextQuestion(
  payout: { status: PayoutStatus; asked: number; paid_at: Date | null },
  now: Date,
): Date | null {
  const { status, asked, paid_at: paidAt } = payout;
  if (status === 'requested' || status === 'sent') return new Date(now.getTime() + patience(asked));
  if (status !== 'paid' || !paidAt || now.getTime() - paidAt.getTime() >= watchedForMs) return null;
  return new Date(now.getTime() + day);
}

/** The next eight o'clock in the morning in India, which is half past two in UTC, after an instant. */
export function nextMorning(after: Date): Date {
  const today = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate(), 2, 30);
  return new Date(today > after.getTime() ? today : today + day);
}

/** For people: why money did not arrive and what to do. Codes are Cashfree's, in small letters; one we do not know gets general words. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /account_gone/,
    'The account was removed before the money left. Choose another account and withdraw again.',
  ],
  [/ifsc/, 'This IFSC does not exist. Add the account again with the IFSC printed on your cheque book.'],
  [
    /invalid_account|account_number|bank_account/,
    'The bank could not find this account number. Check it, add the account again and withdraw again.',
  ],
  [/vpa|upi/, 'This UPI ID could not be found. Check it in your UPI app, or withdraw to a bank account.'],
  [
    /block|frozen|nre|dormant/,
    'The bank has blocked deposits to this account. Ask your bank, or use another account.',
  ],
  [
    /mode_fail|declined|scheduled/,
    'Your bank declined the transfer. Try again later, or use another account.',
  ],
];

/** Of a payout that did not arrive; null for one that did or may still. */
export function reasonFor({
  status,
  reason,
}: {
  status: PayoutStatus;
  reason: string | null;
}): string | null {
  if (status !== 'failed' && status !== 'rejected' && status !== 'reversed') return null;
  const text = reasons.find(([pattern]) => pattern.test(reason ?? ''))?.[1];
  return text ?? 'The bank returned the transfer. Try again, or use another account.';
}

/** What is kept of a word beside where it led. */
export const keptOf = (event: TransferEvent) => ({
  ...(event.reference !== null && { reference: event.reference }),
  ...(event.reason !== null && { reason: event.reason }),
});
