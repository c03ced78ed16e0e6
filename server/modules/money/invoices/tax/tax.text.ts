import { translate } from '@haat/i18n';
import { stateOf } from '@haat/openapi/states';
import { type GstKind, type GstParts, localTaxName } from './gst.rules';

/** A State as documents name it, in their language: `Karnataka (29)`. */
export const placeOf = (code: string): string => `${translate(stateOf(code)?.name ?? 'State')} (${code})`;

/** Hundredths of a per cent as documents say them: `18 %`, `2.5 %`. */
export const rate = (basisPoints: number) => `${basisPoints / 100} %`;

/** Each tax with its name and rate. Within a State there are two halves, also when they come to nothing. */
export function taxSums(
  { cgst, sgst, igst }: Omit<GstParts, 'taxable'>,
  { kind, basisPoints, state }: { kind: GstKind; basisPoints: number; state: string },
): [name: string, paise: number][] {
  if (kind === 'inter') return [[`IGST ${rate(basisPoints)}`, igst]];
  const half = rate(basisPoints / 2);
  return [
    [`CGST ${half}`, cgst],
    [`${localTaxName(state)} ${half}`, sgst],
  ];
}
