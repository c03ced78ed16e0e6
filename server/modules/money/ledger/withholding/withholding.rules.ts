import { proportion } from '../../../../platform/money/proportion';
import type { Line } from '../entry';
import { share } from '../ledger.rules';

/** In hundredths of a per cent, and in paise. */
export interface TaxRates {
  tdsBasisPoints: number;
  /** Sales of a financial year up to which a person is spared. */
  personSpared: number;
  tcsBasisPoints: number;
}

/** The kind of a creator's verified PAN. */
export type PanKind = 'person' | 'other';

/** A sale as it stands when its money comes of age; paise. */
export interface TaxedSale {
  orderId: string;
  amount: number;
  refunded: number;
  /** GST inside the amount. */
  tax: number;
  /** It was sold under a GSTIN, whether or not its creator still has one. */
  isUnderGstin: boolean;
}

export interface Withheld {
  orderId: string;
  kind: 'tds' | 'tcs';
  base: number;
  amount: number;
  gross: number;
}

/**
 * What is withheld from sales in the order in which they were paid, when the creator's sales of the year came to `before` without them. TDS is of the
 * sale without its GST: from the sale on with which a person's year passes what is spared, from every sale of anybody else. TCS is of
 * the taxable value of what was sold under a GSTIN.
 */
export function withheldFrom(
  sales: readonly TaxedSale[],
  pan: PanKind,
  rates: TaxRates,
  before: number,
): { withheld: Withheld[]; after: number } {
  const withheld: Withheld[] = [];
  let sum = before;
  for (const { orderId, amount, refunded, tax, isUnderGstin } of sales) {
    const gross = amount - refunded;
    const base = gross - (tax - proportion(tax, refunded, amount));
    sum += base;
    const isSpared = pan === 'person' && sum <= rates.personSpared;
    const tds = isSpared ? 0 : share(base, rates.tdsBasisPoints);
    const tcs = isUnderGstin ? share(base, rates.tcsBasisPoints) : 0;
    if (tds > 0) withheld.push({ orderId, kind: 'tds', base, amount: tds, gross });
    if (tcs > 0) withheld.push({ orderId, kind: 'tcs', base, amount: tcs, gross });
  }
  return { withheld, after: sum };
}

/** What comes back of a tax when `amount` more paise of its sale do: in proportion, so that all parts together give back all of it. */
export function backOf(
  tax: { amount: number; gross: number; grossBack: number; amountBack: number },
  amount: number,
): { grossBack: number; back: number } {
  const grossBack = Math.min(tax.gross, tax.grossBack + amount);
  return { grossBack, back: proportion(tax.amount, grossBack, tax.gross) - tax.amountBack };
}

/** From what the creator has available to what we owe to the State; a negative amount the other way. */
export const taxLines = (kind: 'tds' | 'tcs', amount: number, currency: string): Line[] =>
  amount === 0
    ? []
    : [
        { account: 'creator.available', type: kind, amount: -amount, currency },
        { account: `platform.${kind}`, type: kind, amount, currency },
      ];
