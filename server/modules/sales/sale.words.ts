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

/** Selections of the orders that stand in the index of words under something known of them; none when too little is known. */
function named(sellerId: string, text: string): RawBuilder<unknown>[] {
  // What stands before an @ is of one person, what stands behind it of thousands.
  const [own = ''] = wordsOf(text.split('@')[0] ?? '');
  const [longest = ''] = own.length >= shortest ? [own] : wordsOf(text);
  const digits = digitsOf(text);
  const beginnings = [
    ...(longest.length >= shortest ? [longest] : []),
    ...(digits ? [`#${digits}`, `~${reversed(digits)}`] : []),
  ];
  return beginnings.map(
    (word) => sql`
    select w.order_id from order_word w where w.seller_id = ${sellerId} and w.word >= ${word} and w.word < ${word + last}`,
  );
}

/**
 * The condition that finds orders by a text. Orders that stand in the index of words are found there first, by the rarest thing known of them, and
 * what is newer is read as it is.
 */
export function search(sellerId: string, text: string, wordsUntil: Date | null): RawBuilder<unknown> {
  const indexed = named(sellerId, text);
  if (!wordsUntil || indexed.length === 0) return found(text);
  return sql`${found(text)} and o.id in (
    ${sql.join(indexed, sql` union all `)}
    union all select ${text.trim()}
    union all select n.id from orders n where n.seller_id = ${sellerId} and n.created_at >= ${wordsUntil})`;
}

/**
 * The sales, as `id` and `paid_at`, that a text finds among the newest `most` there are and the first `most` that the index names: of a name that
 * few have, all; of one that thousands have, the newest. However many sales there are, no more are read.
 */
export function glance(
  sellerId: string,
  text: string,
  { most, hasIndex }: { most: number; hasIndex: boolean },
): RawBuilder<unknown> {
  const known = [sql`select ${text.trim()}`, ...(hasIndex ? named(sellerId, text) : [])];
  const few = known.map((selection) => sql`(${selection} limit ${most})`);
  return sql`
    select o.id, o.paid_at from (
      select n.id, n.buyer_name, n.buyer_email, n.buyer_phone, n.paid_at from orders n
      where n.seller_id = ${sellerId} and n.paid_at is not null order by n.paid_at desc, n.id desc limit ${most}) o
    where ${found(text)}
    union select o.id, o.paid_at from orders o
    where o.seller_id = ${sellerId} and o.paid_at is not null and ${found(text)}
      and o.id in (${sql.join(few, sql` union all `)})`;
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
