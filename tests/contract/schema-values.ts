import fc from 'fast-check';
import { namedSchema, resolve, type Schema } from '../conformance/contract';

/** What stands for ids in generated values: the world's own and others', so that services find something. */
export type IdSource = readonly string[];

const contentKinds = ['Page', 'Telegram', 'Discord', 'Course', 'Lesson', 'Webinar', 'Lock', 'Combo'];
/** Fewer than a schema may allow: what is many is tried by hostile values. */
const mostItems = 3;
const longText = 60;

/** Texts that break what looks at characters: scripts, marks, emoji, directions, spaces, quotes, markup. */
export const strangeTexts = [
  'नमस्ते दुनिया',
  'क्‍ष',
  'שלום ‮abc',
  'e\u0301\u0323\u0308',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u200b\u2060\ufeff',
  ' \u00a0\u3000 ',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=cmd|calc',
  '%s%n%x',
  '../../etc/passwd',
  '[a](javascript:alert(1)) **b** `c`',
  'ß ﬁ İ ı',
  '\u001b[31m\u0007\b',
  'a\r\nb: c',
  '٣٤٥',
];

/** A value that its schema takes. */
export function valueOf(given: Schema, ids: IdSource, depth = 0): fc.Arbitrary<unknown> {
  if (given['$ref'] === '#/components/schemas/Content')
    return fc
      .constantFrom(...contentKinds)
      .chain((kind) => valueOf(namedSchema(`${kind}Content`), ids, depth));
  const schema = resolve(given) ?? {};
  if ('const' in schema) return fc.constant(schema['const']);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, ids, depth)));
  const many = schema['enum'] as unknown[] | undefined;
  if (many) return fc.constantFrom(...many);
  const types = [schema['type'] ?? 'object'].flat() as string[];
  return fc.oneof(...types.map((type) => ofType(type, schema, ids, depth)));
}

function ofType(type: string, schema: Schema, ids: IdSource, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema, ids);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, ids, depth);
    default:
      return objectOf(schema, ids, depth);
  }
}

function listOf(schema: Schema, ids: IdSource, depth: number): fc.Arbitrary<unknown> {
  const minLength = Number(schema['minItems'] ?? 0);
  const most = Math.min(Number(schema['maxItems'] ?? mostItems), depth > 3 ? 1 : mostItems);
  const item = valueOf(schema['items'] as Schema, ids, depth + 1);
  return fc.array(item, { minLength, maxLength: Math.max(minLength, most) });
}

function objectOf(schema: Schema, ids: IdSource, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  if (properties.length === 0)
    return fc.dictionary(fc.constantFrom('size', 'q1', 'name', 'a'), fc.constantFrom(...strangeTexts), {
      maxKeys: 2,
    });
  const required = (schema['required'] ?? []) as string[];
  const most = Number(schema['maxProperties'] ?? properties.length);
  const fields = Object.fromEntries(properties.map(([name, one]) => [name, valueOf(one, ids, depth + 1)]));
  return fc
    .record(fields, { requiredKeys: required } as never)
    .map((made) =>
      Object.fromEntries(Object.entries(made as object).slice(0, Math.max(most, required.length))),
    );
}

const days = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
});

function textOf(schema: Schema, ids: IdSource): fc.Arbitrary<string> {
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? longText);
  const fits = (text: string) => text.length >= least && text.length <= most;
  switch (schema['format']) {
    case 'uuid':
      return fc.constantFrom(...ids.filter(isUuid));
    case 'date':
      return days.map((day) => day.toISOString().slice(0, 10));
    case 'date-time':
      return days.map((day) => day.toISOString());
    case 'email':
      return fc.constantFrom(
        'a@example.com',
        'ravi@example.com',
        'meera.second@example.com',
        'é@example.com',
      );
    default:
  }
  const pattern = schema['pattern'] as string | undefined;
  if (pattern === '^https://') return fc.constantFrom('https://example.in/a', 'https://', 'https://[::1]:0');
  if (pattern !== undefined) {
    const drawn = fc
      .stringMatching(new RegExp(pattern), { maxLength: Math.min(most, longText) } as never)
      .filter(fits);
    const taken = ids.filter((id) => new RegExp(pattern).test(id) && fits(id));
    return taken.length > 0 ? fc.oneof(drawn, fc.constantFrom(...taken)) : drawn;
  }
  const strange = strangeTexts.filter(fits);
  const plain = fc
    .string({ minLength: least, maxLength: Math.max(least, Math.min(most, longText)), unit: 'grapheme' })
    .filter(fits);
  const edge = fc.constantFrom('x'.repeat(Math.min(most, 20_000)), 'x'.repeat(Math.max(least, 1)));
  const known = [...strange, ...ids.filter(fits)];
  return fc.oneof(plain, edge, ...(known.length > 0 ? [fc.constantFrom(...known)] : []));
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = Number(schema['minimum'] ?? -1_000);
  const max = Number(schema['maximum'] ?? Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 100_000) }),
    fc.constantFrom(min, max),
  );
}
