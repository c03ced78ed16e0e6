import { type ProductKind, productKinds } from '@haat/kinds/facts';
import { stateOf } from '@haat/openapi/states';
import { proportion } from '../../../../platform/money/proportion';

/** What is inside a price that includes GST. Paise; value and taxes sum to the price. */
export interface GstParts {
  /** What the tax is calculated on. */
  taxable: number;
  cgst: number;
  /** The local half: SGST, or UTGST where there is no legislature. Always as much as the central half. */
  sgst: number;
  /** Between States, in place of the two halves. */
  igst: number;
}

export type GstKind = 'intra' | 'inter';

/** Within one State the tax is parted between it and the Union; between two it is one. */
export const kindOf = (supplierState: string, placeOfSupply: string): GstKind =>
  supplierState === placeOfSupply ? 'intra' : 'inter';

/**
 * Takes the tax out of a price. IGST is `price × rate ÷ (100 % + rate)`, rounded half up to the paisa. The two halves are each
 * rounded so from half the rate, so that they are equal to the paisa; the taxable value is what is left of the price.
 */
export function gstInside(price: number, basisPoints: number, kind: GstKind): GstParts {
  const whole = 10_000 + basisPoints;
  if (kind === 'inter') {
    const igst = proportion(price, basisPoints, whole);
    return { taxable: price - igst, cgst: 0, sgst: 0, igst };
  }
  const half = proportion(price, basisPoints, 2 * whole);
  return { taxable: price - 2 * half, cgst: half, sgst: half, igst: 0 };
}

export const taxOf = ({ cgst, sgst, igst }: GstParts): number => cgst + sgst + igst;

/**
 * The taxes in a part of an invoice when `before` paise of it have been credited already. Each tax follows from the beginning: what has
 * been credited of it after every part is its share of everything credited by then. So the parts, however cut, reverse exactly the whole.
 */
export function gstInPart(
  parts: GstParts,
  { price, before, amount }: { price: number; before: number; amount: number },
): GstParts {
  const share = (tax: number) => proportion(tax, before + amount, price) - proportion(tax, before, price);
  const [cgst, sgst, igst] = [share(parts.cgst), share(parts.sgst), share(parts.igst)];
  return { taxable: amount - cgst - sgst - igst, cgst, sgst, igst };
}

/** What the local half of the tax is called in a State. */
export const localTaxName = (state: string): 'SGST' | 'UTGST' =>
  stateOf(state)?.isUnionTerritory ? 'UTGST' : 'SGST';

/** The code under which what a product gives is taxed. */
export const sacOf = (kind: ProductKind): string => productKinds[kind].sac;
/** Of the platform's fee: other support services. */
export const feeSac = '998599';
