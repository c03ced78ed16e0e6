import { stateOf } from '@haat/openapi/states';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN, the holder's how-manieth registration there, `Z`, check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** As it is written down: capitals, without the spaces people put in. */
export const plainGstin = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether a plain GSTIN is one of a State there is, with the check character that its others give. */
export const isGstin = (gstin: string): boolean =>
  shape.test(gstin) && stateOf(stateCodeOf(gstin)) !== undefined && gstin[14] === checkCharacter(gstin);

/** The State that gave it. */
export const stateCodeOf = (gstin: string): string => gstin.slice(0, 2);

/** Over the first 14 characters: digits of 36, factors 1 and 2 in turn, quotient and remainder added up. */
export function checkCharacter(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = letters.indexOf(gstin[place] as string) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return letters[(36 - (sum % 36)) % 36] as string;
}
