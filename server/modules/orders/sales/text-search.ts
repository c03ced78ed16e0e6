import { type RawBuilder, sql } from 'kysely';

/** What parts words, in names and in addresses. */
const between = '.@_+-';
const asText = sql`lower(coalesce(o.buyer_name, '') || ' ' || coalesce(o.buyer_email, ''))`;
/** A buyer's words with a space before each. */
const haystack = sql`(' ' || translate(${asText}, ${sql.lit(between)}, ${sql.lit(' '.repeat(between.length))}))`;
const national = sql`right(o.buyer_phone, 10)`;

/** Words as they are looked for, the longest first. */
function wordsOf(text: string): string[] {
  const terms = text
    .toLowerCase()
    .split(/[\s.@_+-]+/)
    .filter((term) => term !== '');
  return [...new Set(terms)].sort((one, other) => other.length - one.length);
}

/** The beginning of an e-mail address, which has an @ after something; empty when the text is none. */
function addressOf(text: string): string {
  const given = text.trim().toLowerCase();
  return /^[^\s@]+@\S*$/.test(given) ? given : '';
}

/** Digits of a phone, without the country's; empty when the text is something else or too little. */
function digitsOf(text: string): string {
  if (!/^[\d ()+-]+$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  const number = digits.length > 10 || text.trim().startsWith('+91') ? digits.replace(/^91/, '') : digits;
  return number.length >= 3 && number.length <= 10 ? number : '';
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const reversed = (digits: string) => digits.split('').reverse().join('');

/** Whether an order `o` is found by a text: the whole truth, whatever has been indexed. */
export function matchesText(text: string): RawBuilder<unknown> {
  const address = addressOf(text);
  if (address) return sql`lower(o.buyer_email) like ${`${escaped(address)}%`}`;
  const conditions = [sql`o.id = ${text.trim()}`];
  const terms = wordsOf(text);
  if (terms.length > 0)
    conditions.push(
      sql`(${sql.join(
        terms.map((term) => sql`${haystack} like ${`% ${escaped(term)}%`}`),
        sql` and `,
      )})`,
    );
  const digits = digitsOf(text);
  if (digits) conditions.push(sql`${national} like ${`${digits}%`}`, sql`${national} like ${`%${digits}`}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Letters of a word that the index keeps. A whole address stands there behind an @: each of its words may be of thousands. */
const indexedLength = 40;
const last = '\u{10ffff}';
/** More than these do not make a search narrower. */
const mostWords = 6;

/** How the words of the index begin under which the orders stand that a text finds. */
export interface Prefixes {
  /** An order has all of them, so that each alone leads to it. */
  terms: string[];
  /** Of the number: an order has one of them, or the words. */
  digits: string[];
}

/** As the database shortens: by characters, of which a string may have two units for one. */
const truncate = (term: string) => Array.from(term).slice(0, indexedLength).join('');

export function prefixesOf(text: string): Prefixes {
  const address = addressOf(text);
  if (address) return { terms: [truncate(`@${address}`)], digits: [] };
  const digits = digitsOf(text);
  return {
    terms: wordsOf(text).slice(0, mostWords).map(truncate),
    digits: digits ? [`#${digits}`, `~${reversed(digits)}`] : [],
  };
}

/** The orders that stand in the index of words under a beginning, at most `most`, in the order that the index has: nothing else is read. */
export const ordersWithPrefix = (sellerId: string, term: string, most: number): RawBuilder<unknown> => sql`
  select w.order_id as id from order_word w where w.seller_id = ${sellerId} and w.word >= ${term} and w.word < ${term + last}
  order by w.word, w.order_id limit ${sql.lit(most)}`;

/** All orders `o` of some numbers, as they stand in orders: each by its key, out of the index of words as far as it has come and of what is newer. */
export function ordersOf(
  sellerId: string,
  phones: readonly string[],
  wordsUntil: Date | null,
): RawBuilder<unknown> {
  const theirs = sql`o.seller_id = ${sellerId} and o.buyer_phone = any(${phones}::text[])`;
  if (!wordsUntil) return sql`orders o where ${theirs}`;
  const terms = phones.map((phone) => `#${phone.slice(-10)}`);
  return sql`(
      select w.order_id as id from order_word w where w.seller_id = ${sellerId} and w.word = any(${terms}::text[])
      union select n.id from orders n where n.seller_id = ${sellerId} and n.created_at >= ${wordsUntil}
    ) c join orders o on o.seller_id = ${sellerId} and o.id = c.id where ${theirs}`;
}

/** The words of the orders `o` that a condition finds, as rows for `order_word`. */
export const wordRows = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct o.seller_id, w.word, o.id from orders o
  cross join lateral (
    select left(s.word, ${sql.lit(indexedLength)}) as word from regexp_split_to_table(${haystack}, '\\s+') as s(word) where s.word <> ''
    union all select left('@' || lower(o.buyer_email), ${sql.lit(indexedLength)}) where o.buyer_email <> ''
    union all select '#' || ${national}
    union all select '~' || reverse(${national})
  ) w where ${condition}`;
