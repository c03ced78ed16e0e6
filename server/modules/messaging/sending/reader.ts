import { isLanguage, type Language } from '@haat/i18n';
import type { Notice } from './notice';

/** The recipient of a notice. */
export interface Reader {
  /** The account it is for. */
  accountId: string | null;
  /** Where it goes when it names no account: somebody with an account may have proved that this is theirs. */
  phone: string | null;
  email: string | null;
  /** What it is about. */
  orderId: string | null;
  /** In which the page spoke that asked for it. */
  language: Language | null;
}

export function readerOf(notice: Notice): Reader {
  const given: Partial<Record<keyof Reader | 'sellerId' | 'readerId', unknown>> =
    'to' in notice && notice.to ? { ...notice, ...notice.to } : notice;
  const audience = 'audience' in notice ? notice.audience : null;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    accountId: audience === 'buyer' ? null : text(given.accountId ?? given.sellerId ?? given.readerId),
    phone: text(given.phone),
    email: text(given.email)?.toLowerCase() ?? null,
    orderId: audience === 'operator' ? null : text(given.orderId),
    language: isLanguage(given.language) ? given.language : null,
  };
}

/** The languages that are known: of accounts by their id, of addresses, of what orders are for. */
export interface KnownLanguages {
  accounts: ReadonlyMap<string, Language>;
  addresses: ReadonlyMap<string, Language>;
  orders: ReadonlyMap<string, Language>;
}

/**
 * What somebody chose in their account; else what the page spoke that asked for the message; else, for a buyer, the language of what they bought;
 * else English. What a creator sells says nothing of what the creator reads.
 */
export function languageOf(reader: Reader, { accounts, addresses, orders }: KnownLanguages): Language {
  const { accountId, phone, email, orderId, language } = reader;
  if (accountId !== null) return accounts.get(accountId) ?? language ?? 'en';
  const theirs = (phone && addresses.get(phone)) || (email && addresses.get(email));
  return theirs || language || (orderId && orders.get(orderId)) || 'en';
}
