import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * An Indian mobile number as E.164 (`+919876543210`), or null when `raw` is not one. The mobile metadata matter: the
 * smaller ones also accept landlines and numbers that begin with 1 to 5.
 */
export function normalizePhone(raw: string): string | null {
  const parsed = parsePhoneNumberFromString(raw, 'IN');
  if (parsed?.country !== 'IN' || !parsed.isValid()) return null;
  return parsed.number;
}
