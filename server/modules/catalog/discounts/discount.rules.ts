import type { NewDiscount } from '@haat/openapi';
import { invalid } from '../../../platform/http/errors';
import type { DiscountRow } from './discount.repository';

/** What a creator decides about a discount. */
export type Terms = Pick<
  DiscountRow,
  | 'code'
  | 'label'
  | 'basis_points'
  | 'amount'
  | 'product_id'
  | 'starts_at'
  | 'ends_at'
  | 'max_uses'
  | 'max_per_buyer'
  | 'least'
  | 'periods'
>;

/** What stands, and since when: without a first day of its own, a discount holds from then on. */
type Before = Terms & Pick<DiscountRow, 'created_at'>;

/** A normalised code, case-insensitive. */
export const codeOf = (typed: string | null | undefined): string | null =>
  typed?.trim().toUpperCase() || null;

const dateOf = (given: string | null | undefined): Date | null => (given ? new Date(given) : null);

/**
 * The terms as they are kept: what is given over what was there before; null clears.
 * @throws Refusal 422 naming the fields
 */
export function settleTerms(given: NewDiscount, before: Before | null, now: Date): Terms {
  const keep = <Value>(name: keyof NewDiscount, value: Value, old: Value | undefined): Value =>
    name in given ? value : (old ?? value);
  const isOther = Boolean(given.basisPoints ?? given.amount);
  const off = isOther || !before ? given : { basisPoints: before.basis_points, amount: before.amount };
  const terms: Terms = {
    code: keep('code', codeOf(given.code), before?.code),
    label: keep('label', given.label?.trim() || null, before?.label),
    basis_points: off.basisPoints ?? null,
    amount: off.amount ?? null,
    product_id: keep('productId', given.productId || null, before?.product_id),
    starts_at: keep('startsAt', dateOf(given.startsAt) ?? before?.created_at ?? now, before?.starts_at),
    ends_at: keep('endsAt', dateOf(given.endsAt), before?.ends_at),
    max_uses: keep('maxUses', given.maxUses ?? null, before?.max_uses),
    max_per_buyer: keep('maxPerBuyer', given.maxPerBuyer ?? null, before?.max_per_buyer),
    least: keep('minAmount', given.minAmount ?? null, before?.least),
    periods: given.periods ?? before?.periods ?? 'first',
  };
  const fields = faultsOf(terms, { isNew: before === null, now });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return terms;
}

function faultsOf(
  { basis_points, amount, starts_at, ends_at, max_uses, max_per_buyer }: Terms,
  { isNew, now }: { isNew: boolean; now: Date },
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (basis_points === null && amount === null) fields['basisPoints'] = 'Enter the discount';
  if (basis_points !== null && amount !== null)
    fields['amount'] = 'Choose either a percentage or an amount, not both';
  if (ends_at && ends_at <= starts_at) fields['endsAt'] = 'The end has to come after the beginning';
  else if (isNew && ends_at && ends_at <= now) fields['endsAt'] = 'This has already ended';
  if (max_uses !== null && max_per_buyer !== null && max_per_buyer > max_uses)
    fields['maxPerBuyer'] = 'The limit per buyer cannot be higher than the total limit';
  return fields;
}
