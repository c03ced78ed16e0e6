// Bad bodies made from a schema: what a careless or hostile client sends.
import { resolve } from './contract';

type Schema = Record<string, unknown>;

export interface Spoilt {
  name: string;
  body: unknown;
  headers?: Record<string, string>;
}

const json = { 'content-type': 'application/json' };
const tooLarge = 3 * 1024 * 1024;

/** Bodies that no schema allows, and one per property with a value of the wrong type. */
export function spoiltBodies(schema: Schema): Spoilt[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const required = (schema['required'] ?? []) as string[];
  const valid = Object.fromEntries(properties.map(([name, property]) => [name, example(property)]));
  const without = required.map((name) => ({
    name: `without ${name}`,
    body: { ...valid, [name]: undefined },
  }));
  const wrong = properties.map(([name, property]) => ({
    name: `${name} of another type`,
    body: { ...valid, [name]: wrongFor(property) },
  }));
  const huge = properties
    .filter(([, property]) => typesOf(property).includes('string'))
    .map(([name]) => ({ name: `${name} far too long`, body: { ...valid, [name]: 'x'.repeat(50_000) } }));
  return [
    { name: 'half a JSON text', body: '{"phone": "98', headers: json },
    { name: 'a list', body: [] },
    { name: 'a number', body: '7', headers: json },
    { name: 'text that is not JSON', body: 'phone=98', headers: { 'content-type': 'text/plain' } },
    { name: 'three megabytes', body: { ...valid, filler: 'x'.repeat(tooLarge) } },
    { name: 'a nested prototype', body: '{"__proto__": {"admin": true}, "constructor": 1}', headers: json },
    ...without,
    ...wrong,
    ...huge,
  ];
}

function typesOf(schema: Schema): string[] {
  const found = resolve(schema) ?? {};
  const any = (found['oneOf'] ?? []) as Schema[];
  return [found['type'], ...any.map((one) => (resolve(one) ?? {})['type'])]
    .flat()
    .filter((type) => typeof type === 'string');
}

function wrongFor(schema: Schema): unknown {
  const types = typesOf(schema);
  if (!types.includes('object')) return { an: 'object' };
  return 'a string';
}

function example(schema: Schema): unknown {
  const found = resolve(schema) ?? {};
  const choices = found['enum'] as unknown[] | undefined;
  if (choices) return choices[0];
  const types = typesOf(found);
  if (types.includes('string')) return '9812345678';
  if (types.includes('integer')) return 100;
  if (types.includes('boolean')) return false;
  if (types.includes('array')) return [];
  return {};
}
