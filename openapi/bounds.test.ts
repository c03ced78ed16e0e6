import { productKinds } from '@haat/kinds/facts';
import { expect, test } from 'vitest';
import openapi from './generated/openapi.json';

// Whatever anybody may send has a bound in the contract: how long, how many, how much.
type Schema = Record<string, unknown>;
interface Operation {
  operationId: string;
  'x-body-limit'?: number;
  parameters?: Schema[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const at = (reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((place, step) => (place as Schema)[step.replaceAll('~1', '/')], openapi) as Schema;

/** Those whose length the format itself bounds; bytes have the limit of their body. */
const boundedFormats = new Set(['uuid', 'date', 'date-time', 'binary']);
/** From the first sign to the last, and nothing in it without end. */
const isBoundedPattern = (pattern: unknown): boolean =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|,\}|\|/.test(pattern.replaceAll(/\[[^\]]*\]/g, ''));

const isLong = (schema: Schema) =>
  !('maxLength' in schema) &&
  !boundedFormats.has(String(schema['format'])) &&
  !isBoundedPattern(schema['pattern']);
const isEndless = (schema: Schema) => !('minimum' in schema && 'maximum' in schema);
const isOpen = (schema: Schema) => schema['additionalProperties'] !== false && !('maxProperties' in schema);

/** What in a schema has no bound, by its place. */
function unbounded(schema: Schema, place: string, within: readonly string[] = []): string[] {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    if (within.includes(reference)) return [`${place} nests without end`];
    return unbounded(at(reference), place, [...within, reference]);
  }
  if ('enum' in schema || 'const' in schema) return [];
  const any = [schema['oneOf'], schema['anyOf'], schema['allOf']].flat().filter(Boolean) as Schema[];
  const types = [schema['type']].flat();
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const more = schema['additionalProperties'];
  return [
    ...(types.includes('string') && isLong(schema) ? [`${place} has no maxLength`] : []),
    ...(types.includes('array') && !('maxItems' in schema) ? [`${place} has no maxItems`] : []),
    ...((types.includes('integer') || types.includes('number')) && isEndless(schema)
      ? [`${place} has no minimum or maximum`]
      : []),
    ...(types.includes('object') && isOpen(schema) ? [`${place} takes any field`] : []),
    ...(types.every((type) => type === undefined) && any.length === 0 ? [`${place} has no type`] : []),
    ...any.flatMap((one) => unbounded(one, place, within)),
    ...properties.flatMap(([name, one]) => unbounded(one, `${place}.${name}`, within)),
    ...(schema['items'] ? unbounded(schema['items'] as Schema, `${place}[]`, within) : []),
    ...(typeof more === 'object' ? unbounded(more as Schema, `${place}.*`, within) : []),
  ];
}

const methods = ['get', 'post', 'patch', 'put', 'delete'];
const operations = Object.values(openapi.paths as unknown as Record<string, Record<string, unknown>>).flatMap(
  (item) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as Operation;
        const shared = (item['parameters'] ?? []) as Schema[];
        return { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] };
      }),
);

const parametersOf = ({ parameters }: { parameters: Schema[] }) =>
  parameters.map((one) => (typeof one['$ref'] === 'string' ? at(one['$ref']) : one));

test('every parameter is bounded', () => {
  const found = operations.flatMap((operation) =>
    parametersOf(operation).flatMap(({ name, schema }) =>
      unbounded(schema as Schema, `${operation.operationId} ${String(name)}`),
    ),
  );
  expect(found).toEqual([]);
});

test('so is every body, but for the bytes of webhooks, which have the limit of their route', () => {
  const found = operations.flatMap((operation) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.keys(schema).length === 0 && operation['x-body-limit'] !== undefined
        ? []
        : unbounded(schema, operation.operationId),
    ),
  );
  expect(found).toEqual([]);
});

test('so is what each kind has of its own', () => {
  const found = Object.values(productKinds).flatMap(({ contentSchema }) =>
    unbounded({ $ref: `#/components/schemas/${contentSchema}` }, contentSchema),
  );
  expect(found).toEqual([]);
});

test('what has no bound is found', () => {
  const schema = {
    type: 'object',
    properties: {
      text: { type: 'string', pattern: '^[a-z]+$' },
      half: { type: ['string', 'null'], pattern: 'a{2}' },
      list: { type: 'array', items: { type: 'number', minimum: 0 } },
      any: {},
      fine: { type: 'string', pattern: '^[0-9]{6}$' },
      choice: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    },
  };
  expect(unbounded(schema, 'it')).toEqual([
    'it takes any field',
    'it.text has no maxLength',
    'it.half has no maxLength',
    'it.list has no maxItems',
    'it.list[] has no minimum or maximum',
    'it.any has no type',
    'it.choice has no maxLength',
  ]);
});
