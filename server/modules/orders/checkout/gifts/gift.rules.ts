import type { NewGift } from '@haat/openapi';
import { invalid, unprocessable } from '../../../../platform/http/errors';
import { atIndianHour, indianDay } from '../../../../platform/text/india';
import { normalizePhone } from '../../../accounts';

/** Whom something is bought for, and what they are told. */
export interface GiftInput {
  /** E.164. */
  recipientPhone: string;
  recipientName: string | null;
  giverName: string;
  message: string | null;
  deliverAt: Date;
}

/** The hour of the day on which a gift arrives that was ordered for a day. */
const morning = 9;
const furthestDays = 366;
const dayMs = 24 * 60 * 60_000;

/** Whoever gets a gift trusts its giver: their words lead nowhere. */
const hasLink = (text: string): boolean => /https?:|www\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu.test(text);

/** @throws Refusal 422 naming `gift.phone`, `gift.from`, `gift.message` or `gift.deliverOn` */
export function giftIn(given: NewGift, buyer: { phone: string; name: string | null }, now: Date): GiftInput {
  const recipientPhone = normalizePhone(given.phone);
  const giverName = given.from?.trim() || buyer.name || '';
  const message = given.message?.trim() || null;
  const recipientName = given.name?.trim() || null;
  const wrong: Record<string, string> = {};
  if (!recipientPhone) wrong['gift.phone'] = 'Enter an Indian mobile number';
  else if (recipientPhone === buyer.phone)
    wrong['gift.phone'] = 'This is your own number. Enter the number of whoever gets it';
  if (giverName === '') wrong['gift.from'] = 'Enter your name, so that they know who it is from';
  for (const [field, text] of [
    ['gift.from', giverName],
    ['gift.name', recipientName ?? ''],
    ['gift.message', message ?? ''],
  ] as const)
    if (hasLink(text)) wrong[field] = 'Write it without links';
  const deliverAt = deliveryOf(given.deliverOn, now);
  if (typeof deliverAt === 'string') wrong['gift.deliverOn'] = deliverAt;
  if (!recipientPhone || typeof deliverAt === 'string' || Object.keys(wrong).length > 0) throw invalid(wrong);
  return { recipientPhone, recipientName, giverName, message, deliverAt };
}

/** In the morning of that day by India's clocks, today at once; else what is wrong with it. */
function deliveryOf(day: string | null | undefined, now: Date): Date | string {
  if (!day) return now;
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
    return 'Choose a day in the calendar';
  const wanted = midnight / dayMs;
  const today = indianDay(now);
  if (wanted < today) return 'Choose today or a later day';
  if (wanted > today + furthestDays) return 'Choose a day within a year';
  return new Date(Math.max(atIndianHour(wanted, morning).getTime(), now.getTime()));
}

/** @param closed why what is given could not be bought any more when it is delivered @throws Refusal 422 naming `gift.deliverOn` */
export function refuseLate(closed: string | null): void {
  if (closed !== null)
    throw invalid({ 'gift.deliverOn': 'It begins before the gift would arrive. Choose an earlier day' });
}

/** When a gift arrives of what begins before its day: in the morning of the day before it begins. */
export const dayBefore = (startsAt: Date): Date => atIndianHour(indianDay(startsAt) - 1, morning);

/** What is no gift: nobody is written to by strangers for nothing, and free days are their own for each buyer. @throws Refusal 422 */
export function refuseUnlessGivable(about: {
  amount: number;
  isRepeatable: boolean;
  isTrial: boolean;
  autopay: boolean;
}): void {
  const message = 'This cannot be bought for somebody else';
  if (about.amount === 0 || about.isRepeatable || about.isTrial)
    throw unprocessable('gift_unavailable', message, { 'gift.phone': message });
  if (!about.autopay) return;
  const noRenewal = 'A gift does not renew automatically. Continue without it';
  throw unprocessable('autopay_unavailable', noRenewal, { autopay: noRenewal });
}
