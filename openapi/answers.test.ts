import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { mismatchOf } from './answers';
import description from './generated/openapi.json';

type Schema = Record<string, unknown>;
interface Operation {
  name: string;
  schemas: Schema[];
}

const find = (reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Schema)[step.replaceAll('~1', '/')], description) as Schema;

const followed = (schema: Schema): Schema =>
  typeof schema['$ref'] === 'string' ? followed(find(schema['$ref'])) : schema;

/** Every operation with the schemas of its successful JSON answers. */
const operations: Operation[] = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { responses?: Record<string, Schema> }>).flatMap(([method, one]) => {
    const schemas = Object.entries(one.responses ?? {})
      .filter(([status]) => status.startsWith('2'))
      .map(([, answer]) => followed(answer)['content'] as Record<string, { schema: Schema }> | undefined)
      .map((content) => content?.['application/json']?.schema)
      .filter((schema) => schema !== undefined);
    return schemas.length > 0 ? [{ name: `${method.toUpperCase()} ${path}`, schemas }] : [];
  }),
);

/** The least that fits, but for formats and lengths, of which shapes say nothing. */
function least(given: Schema): unknown {
  const schema = followed(given);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (choices) return least(choices[0] as Schema);
  if ('const' in schema) return schema['const'];
  const parts = schema['allOf'] as Schema[] | undefined;
  if (parts) return Object.assign({}, ...[schema, ...parts].map((part) => objectOf(followed(part))));
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return [least(schema['items'] as Schema)];
  return { string: '', integer: 0, number: 0.5, boolean: true, null: null }[type as string];
}

function objectOf({ properties = {}, required = [], allOf }: Schema): Schema {
  const names = (required as string[])
    .filter((key) => key in (properties as Schema))
    .map((key) => [key, least((properties as Record<string, Schema>)[key] as Schema)] as const);
  const parts = ((allOf ?? []) as Schema[]).map((part) => objectOf(followed(part)));
  return Object.assign({}, ...parts, Object.fromEntries(names));
}

/** The same with one field fewer, for each of its fields at any depth. */
function* withOneFewer(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const less of withOneFewer(value[0])) yield [less];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      const { [key]: _gone, ...rest } = value as Schema;
      yield rest;
      for (const less of withOneFewer(one)) yield { ...rest, [key]: less };
    }
  }
}

test('there are shapes for every operation that answers JSON', () => {
  expect(operations.length).toBeGreaterThan(100);
});

test.each(operations)('$name takes the least that fits and misses each field of it', ({ name, schemas }) => {
  for (const schema of schemas) {
    const body = least(schema);
    expect(mismatchOf(name, body)).toBeNull();
    for (const less of withOneFewer(body)) expect(mismatchOf(name, less)).toMatch(/^\//);
  }
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, 'contract');

test('refuses what is no answer at all wherever the contract refuses it', () => {
  let refused = 0;
  for (const { name, schemas } of operations) {
    const absolute = JSON.parse(
      JSON.stringify({ anyOf: schemas }).replaceAll('"#/', '"contract#/'),
    ) as Schema;
    const fits = ajv.compile(absolute);
    for (const body of [{}, [], null, 'text', 7]) {
      if (fits(body)) continue;
      refused += 1;
      expect(mismatchOf(name, body), `${name} ${JSON.stringify(body)}`).not.toBeNull();
    }
  }
  expect(refused).toBeGreaterThan(500);
});

test('says where something is missing, and nothing of what stands there', () => {
  expect(mismatchOf('GET /api/wallet', { pending: 'secret' })).toBe('/pending is not i');
  expect(mismatchOf('GET /api/unheard-of', 'secret')).toBeNull();
});
