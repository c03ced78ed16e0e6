import { india } from './india.metadata';

/** The ten digits of an Indian mobile number, however it was typed, or null when it is not one. */
export function nationalMobile(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const { callingCode, nationalPrefix } = india;
  const longest = callingCode.length + 10;
  const withoutPrefix = text.trim().startsWith('+')
    ? digits.startsWith(callingCode)
      ? digits.slice(callingCode.length)
      : ''
    : digits.length === longest && digits.startsWith(callingCode)
      ? digits.slice(callingCode.length)
      : digits.replace(new RegExp(`^${nationalPrefix}`), '');
  return india.mobile.test(withoutPrefix) ? withoutPrefix : null;
}

/** The national part: a pasted number without its country code or leading zero; anything else unchanged. */
export function inNationalWay(text: string): string {
  const national = nationalMobile(text);
  if (national === null || text.replace(/\D/g, '') === national) return text;
  return national.replace(india.groups, india.national);
}
