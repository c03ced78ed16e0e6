import type { Address } from '../login-methods/address';

/** As much of a phone (E.164) as its owner needs to know it again: "+91 98•••••210". */
export function maskedPhone(phone: string): string {
  const [, first = '', last = ''] = /^\+91(\d{2})\d*(\d{3})$/.exec(phone) ?? [];
  return `+91 ${first}•••••${last}`;
}

/** As much of an address as its owner needs to know it again: a phone as above, an e-mail as "me•••@example.com". */
export function maskedAddress(address: Address): string {
  if (address.channel === 'sms') return maskedPhone(address.phone);
  const at = address.email.lastIndexOf('@');
  // Of a very short name not even two letters are told.
  const shown = at > 3 ? 2 : 1;
  return `${address.email.slice(0, Math.min(shown, at))}•••${address.email.slice(at)}`;
}
