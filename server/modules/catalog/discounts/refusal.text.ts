import { type Refusal, unprocessable } from '../../../platform/http/errors';
import type { DiscountRow } from './discount.repository';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Nothing but what is typed can be corrected, so the words stand beside the field. */
export const refused = (code: string, message: string): Refusal =>
  unprocessable(code, message, { discountCode: message });

export const unknownCode = (): Refusal =>
  refused('discount_unknown', 'This code is not valid. Check it, or continue without it');

/** Why a code that exists takes nothing off now; null where it does. */
export function refusalOf(
  status: DiscountRow['status'],
  row: Pick<DiscountRow, 'starts_at'>,
): Refusal | null {
  if (status === 'active') return null;
  if (status === 'scheduled')
    return refused('discount_ahead', `This code starts on ${day.format(row.starts_at)}`);
  if (status === 'exhausted') return refused('discount_spent', 'This code has been used up');
  if (status === 'expired') return refused('discount_over', 'This code has ended');
  return unknownCode();
}

export const usedByBuyer = (): Refusal =>
  refused('discount_used', 'This code was already used with this mobile number');

/** Nobody typed anything: the price itself is not what it was. */
export const automaticOver = (): Refusal =>
  unprocessable('discount_over', 'The offer has just ended. Reload the page to see the current price');
