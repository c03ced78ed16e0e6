import { isLanguage, type Language } from '@haat/i18n';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema';
import type { KnownLanguages, Reader } from './reader';

type ReaderTable = 'accounts' | 'addresses' | 'orders';

/** The languages of those who read, as far as anybody has said. One statement, by keys alone. */
export async function findLanguages(db: Kysely<Schema>, readers: readonly Reader[]): Promise<KnownLanguages> {
  const languages: Record<ReaderTable, Map<string, Language>> = {
    accounts: new Map(),
    addresses: new Map(),
    orders: new Map(),
  };
  const all = (of: (reader: Reader) => string | null) => [
    ...new Set(readers.flatMap((reader) => of(reader) ?? [])),
  ];
  const accounts = all(({ accountId }) => accountId);
  const strangers = readers.filter(({ accountId }) => accountId === null);
  const phones = strangers.flatMap(({ phone }) => phone ?? []);
  const emails = strangers.flatMap(({ email }) => email ?? []);
  const orders = strangers.flatMap(({ orderId }) => orderId ?? []);
  const { rows } = await sql<{ of: ReaderTable; key: string; language: string | null }>`
    select 'accounts' as of, id::text as key, coalesce(language, sign_in_language) as language from account
      where id = any(${accounts}::uuid[])
    union all
    select 'addresses', p.phone, coalesce(a.language, a.sign_in_language) from account_phone p join account a on a.id = p.account_id
      where p.phone = any(${phones}::text[])
    union all
    select 'addresses', e.email, coalesce(a.language, a.sign_in_language) from account_email e join account a on a.id = e.account_id
      where e.email = any(${emails}::text[])
    union all
    select 'orders', o.id, coalesce(o.buyer_language, p.language) from order_ref r
      join orders o on o.seller_id = r.seller_id and o.id = r.id
      join product p on p.seller_id = o.seller_id and p.id = o.product_id
      where r.id = any(${orders}::text[])`.execute(db);
  for (const { of, key, language } of rows) if (isLanguage(language)) languages[of].set(key, language);
  return languages;
}
