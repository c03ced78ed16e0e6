import fc from 'fast-check';
import { strangeTexts } from './schema-values';

/** Stands for what `JSON.stringify` cannot write, and is put in afterwards. */
const raw = (text: string) => `§${text}§`;

const nested = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that hardly any field takes. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    -0,
    1.5,
    5e-324,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    Number.MAX_SAFE_INTEGER,
    raw('1e400'),
    raw('-1e400'),
    raw('-0'),
    raw('1E+2'),
    [],
    {},
    [[]],
    [null],
    nested(12),
    nested(40),
    'NaN',
    'Infinity',
    '0x10',
    '\ud800',
    'a\udfffb',
    'a\0b',
    '2026-02-30T00:00:00Z',
    '0000-00-00',
    '+275760-09-13T00:00:00.000Z',
    'x'.repeat(300),
    'x'.repeat(5_000),
    'ﷺ'.repeat(500),
    '00000000-0000-0000-0000-000000000000',
    { __proto__: null, toString: 'x', constructor: { prototype: { a: 1 } } },
  ),
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.double(),
);

/** Names that no object of the contract has, and those by which objects are poisoned. */
export const hostileName = fc.constantFrom(
  raw('proto'),
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'id',
  'sellerId',
  'seller_id',
  'isAdmin',
  'status',
  'plan',
  '',
  '\ud800',
  '0',
  'a.b',
  '$where',
);

/** As it goes over the wire. */
export const written = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll(/"§(-?[\dEe+]+)§"/g, '$1')
    .replaceAll('"§proto§"', '"__proto__"')
    .replaceAll('§', '');

const deepLists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const deepObjects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

/** Bodies that are no value of the contract at all: broken, huge, deep, of many names. */
export const rawBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"phone": "98',
    'null',
    '[]',
    '7',
    '"text"',
    'undefined',
    '\u0000',
    '{"a":1,"a":2}',
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    '{"\\ud800":"\\udfff"}',
    '{"a":1e400}',
    deepLists(1_000),
    deepLists(7_000),
    deepObjects(2_500),
    `{"a":"${'x'.repeat(15_000)}"}`,
    `{"a":"${'x'.repeat(20_000)}"}`,
    `{"a":"${'x'.repeat(1_100_000)}"}`,
    `[${'{},'.repeat(5_000)}{}]`,
    `{${Array.from({ length: 1_200 }, (_, one) => `"k${one}":1`).join(',')}}`,
    '\ufeff{}',
    'phone=98',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
);

export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'image/jpeg',
  'application/offset+octet-stream',
  '',
  'application/json, text/plain',
  'application/vnd.api+json',
);
