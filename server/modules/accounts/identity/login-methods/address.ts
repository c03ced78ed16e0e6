import { invalid } from '../../../../platform/http/errors';
import type { CodeTo } from '../../account.messages';
import { normalizePhone } from '../phone';

/** Where a one-time password goes is what it proves: phones are E.164, e-mails in lower case. */
export type Address = CodeTo;

/** What opens an account: a phone, an e-mail, or a Google account, which `key` names as Google does. */
export interface LoginMethod {
  channel: 'sms' | 'mail' | 'google';
  key: string;
}

/** Where codes can be sent to, if anywhere. */
export function addressOfLoginMethod({ channel, key }: LoginMethod): Address[] {
  if (channel === 'sms') return [{ channel, phone: key }];
  return channel === 'mail' ? [{ channel, email: key }] : [];
}

/** The address as one text. An e-mail has an @ and a phone has none, so they never meet. */
export const textOf = (address: Address): string =>
  address.channel === 'sms' ? address.phone : address.email;

/** Throws a 422 refusal for anything but an Indian mobile number. */
export function mobile(given: string): Extract<Address, { channel: 'sms' }> {
  const phone = normalizePhone(given);
  if (!phone) throw invalid({ phone: 'Enter an Indian mobile number with 10 digits' });
  return { channel: 'sms', phone };
}

/** The contract has checked the form. Providers take no notice of the case, so it makes no second account. */
export const mailbox = (given: string): Address => ({
  channel: 'mail',
  email: normalizeEmail(given),
});

export const normalizeEmail = (given: string): string => given.trim().toLowerCase();

/** Exactly one of the two. Throws a 422 refusal. */
export function addressOf({ phone, email }: { phone?: string; email?: string }): Address {
  if (phone !== undefined && email === undefined) return mobile(phone);
  if (email !== undefined && phone === undefined) return mailbox(email);
  throw invalid({ phone: 'Enter either a phone number or an email address' });
}
