import { expect, test } from 'vitest';
import { bindNamed, namedQuery } from './named';

test('names become positions in the order in which they are first used', () => {
  const text = 'select * from orders where id = :id and seller_id = :seller and (:id = id)';
  expect(bindNamed(text, { seller: 's', id: 'o' })).toEqual({
    text: 'select * from orders where id = $1 and seller_id = $2 and ($1 = id)',
    values: ['o', 's'],
  });
});

test('the same text takes other values', () => {
  const text = 'select :first, :second';
  expect(bindNamed(text, { first: 1, second: 2 }).values).toEqual([1, 2]);
  expect(bindNamed(text, { second: 4, first: 3 }).values).toEqual([3, 4]);
});

test('casts, strings and quoted names are left as they are', () => {
  const text = `select :at::timestamptz as "a:b", 'it''s :not', '{"a":true}'::jsonb, now()::date, time '10:30' where n = :n::int`;
  expect(bindNamed(text, { at: 1, n: null })).toEqual({
    text: `select $1::timestamptz as "a:b", 'it''s :not', '{"a":true}'::jsonb, now()::date, time '10:30' where n = $2::int`,
    values: [1, null],
  });
});

test('a name without a value and a value without a name are errors', () => {
  expect(() => bindNamed('select :id', {})).toThrow('has :id, but no value');
  expect(() => bindNamed('select 1', { id: 1 })).toThrow('A value was given for :id');
});

test('an undefined value counts as given, as in an array', () => {
  expect(bindNamed('select :id', { id: undefined }).values).toEqual([undefined]);
});

test('a statement for Kysely has its text and values', () => {
  const query = namedQuery<{ id: string }>('select :id as id', { id: 'a' });
  expect(query).toMatchObject({ sql: 'select $1 as id', parameters: ['a'] });
});
