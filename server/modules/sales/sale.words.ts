import { type RawBuilder, sql } from 'kysely';

/** What parts words, in names and in addresses. */
const between = '.@_+-';
const asText = sql`lower(coalesce(o.buyer_name, '') || ' ' || coalesce(o.buyer_email, ''))`;
/** A buyer's words with a space before each. */
const haystack = sql`(' ' || translate(${asText}, ${sql.lit(between)}, ${sql.lit(' '.repeat(between.length))}))`;
const national = sql`right(o.buyer_phone, 10)`;

/** Words as they are looked for, the longest first. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s.@_+-]+/)
    .filter((word) => word !== '');
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

/** Digits of a phone, without the country's; empty when the text is something else or too little. */
function digitsOf(text: string): string {
  if (!/^[\d ()+-]+$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  const own = digits.length > 10 || text.trim().startsWith('+91') ? digits.replace(/^91/, '') : digits;
  return own.length >= 3 && own.length <= 10 ? own : '';
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const reversed = (digits: string) => digits.split('').reverse().join('');

/** Whether an order `o` is found by a text: the whole truth, whatever has been indexed. */
function found(text: string): RawBuilder<unknown> {
  const ways = [sql`o.id = ${text.trim()}`];
  const words = wordsOf(text);
  if (words.length > 0)
    ways.push(
      sql`(${sql.join(
        words.map((word) => sql`${haystack} like ${`% ${escaped(word)}%`}`),
        sql` and `,
      )})`,
    );
  const digits = digitsOf(text);
  if (digits) ways.push(sql`${national} like ${`${digits}%`}`, sql`${national} like ${`%${digits}`}`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Shorter beginnings are those of half the buyers: reading the newest sales finds them sooner. */
const shortest = 3;
const last = '\u{10ffff}';

/**
 * The condition that finds orders by a text. Orders that stand in the index of words are found there first, by the rarest thing known of them, and
 * what is newer is read as it is.
 */
export function search(sellerId: string, text: string, wordsUntil: Date | null): RawBuilder<unknown> {
  const [longest = ''] = wordsOf(text);
  const digits = digitsOf(text);
  if (!wordsUntil || (longest.length < shortest && !digits)) return found(text);
  const beginnings = [
    ...(longest.length >= shortest ? [longest] : []),
    ...(digits ? [`#${digits}`, `~${reversed(digits)}`] : []),
  ];
  const ranges = beginnings.map((word) => sql`(w.word >= ${word} and w.word < ${word + last})`);
  return sql`${found(text)} and o.id in (
    select w.order_id from order_word w where w.seller_id = ${sellerId} and (${sql.join(ranges, sql` or `)})
    union all select ${text.trim()}
    union all select n.id from orders n where n.seller_id = ${sellerId} and n.created_at >= ${wordsUntil})`;
}

/** The condition that finds all orders of some numbers, as they stand in orders, by the index of words as far as it has come. */
export function bought(
  sellerId: string,
  phones: readonly string[],
  wordsUntil: Date | null,
): RawBuilder<unknown> {
  const theirs = sql`o.buyer_phone = any(${phones}::text[])`;
  if (!wordsUntil) return theirs;
  const words = phones.map((phone) => `#${phone.slice(-10)}`);
  return sql`${theirs} and o.id in (
    select w.order_id from order_word w where w.seller_id = ${sellerId} and w.word = any(${words}::text[])
    union all select n.id from orders n where n.seller_id = ${sellerId} and n.created_at >= ${wordsUntil})`;
}

/** The words of the orders `o` that a condition finds, as rows for `order_word`. */
export const wordRows = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct o.seller_id, w.word, o.id from orders o
  cross join lateral (
    select left(s.word, 40) as word from regexp_split_to_table(${haystack}, '\\s+') as s(word) where s.word <> ''
    union all select '#' || ${national}
    union all select '~' || reverse(${national})
  ) w where ${condition}`;
