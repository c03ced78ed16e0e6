import { nextSendingTime } from '../../../platform/text/sending-hours';

const hour = 60 * 60_000;
/** Ms after an order was placed at which its buyer is reminded, first and last. */
const after = [1 * hour, 24 * hour] as const;

/** Mails that one buyer gets about one product, however many orders stay unpaid. */
const maxEmails = after.length;
/** Ms for which those are counted. */
export const limitWindow = 30 * 24 * hour;
/** Ms after which an order is not worth a word any more, as when the server has not run. */
const maxAge = 4 * 24 * hour;

/** When the buyer of an order is reminded for the `number`th time; null when there is no such time. */
export function reminderAt(placedAt: Date, number: number): Date | null {
  const wait = after[number - 1];
  return wait === undefined ? null : nextSendingTime(new Date(placedAt.getTime() + wait));
}

export interface ReminderState {
  now: Date;
  placedAt: Date;
  /** Mails about this order. */
  sent: number;
  /** Mails to this buyer about this product lately, those about this order among them. */
  recentlySent: number;
  isSold: boolean;
  isOn: boolean;
  /** The buyer wanted no more of these mails, and has not asked for any since. */
  isOptedOut: boolean;
  /** The buyer has paid for this product since, or is paying. */
  isBought: boolean;
  /** The buyer has begun another order for this product. */
  hasNewerOrder: boolean;
}

type EndReason = 'bought' | 'newerOrder' | 'optedOut' | 'off' | 'notSold' | 'late' | 'done';

/** What is to be done about an order whose time has come: nothing any more, wait, or write. */
export function nextStep(
  about: ReminderState,
): { end: EndReason } | { wait: Date } | { write: number; next: Date | null } {
  const { now, placedAt, sent } = about;
  if (about.isBought) return { end: 'bought' };
  if (about.hasNewerOrder) return { end: 'newerOrder' };
  if (about.isOptedOut) return { end: 'optedOut' };
  if (!about.isOn) return { end: 'off' };
  if (!about.isSold) return { end: 'notSold' };
  if (about.recentlySent >= maxEmails || sent >= maxEmails) return { end: 'done' };
  if (now.getTime() - placedAt.getTime() > maxAge) return { end: 'late' };
  const morning = nextSendingTime(now);
  if (morning > now) return { wait: morning };
  const next = reminderAt(placedAt, sent + 2);
  // Whoever was reminded late is not reminded twice in a breath.
  const soonest = nextSendingTime(new Date(now.getTime() + 12 * hour));
  return { write: sent + 1, next: next && (next > soonest ? next : soonest) };
}
