import { Ajv2020 } from 'ajv/dist/2020';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

const options = {
  allErrors: true,
  useDefaults: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  keywords: ['discriminator', 'example', 'xml', 'externalDocs'],
};

/** Text in an address or a header may stand for a number; a body says what it means. */
export function contractValidator(): FastifySchemaCompiler<object> {
  const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => void;
  const coercing = new Ajv2020({ ...options, coerceTypes: true });
  const exact = new Ajv2020(options);
  for (const ajv of [coercing, exact]) {
    addFormats(ajv);
    ajv.addFormat('binary', true);
  }
  return ({ schema, httpPart }) => {
    if (httpPart === 'headers') return coercing.compile(lowerCased(schema)) as never;
    return (httpPart === 'body' ? exact : coercing).compile(schema) as never;
  };
}

/** Node gives the names of headers in lower case; Fastify would write the schema so, but not for a compiler of our own. */
function lowerCased(schema: object): object {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
  const lower = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...schema,
    properties: Object.fromEntries(lower),
    required: required.map((name) => name.toLowerCase()),
  };
}

const atMost = 20;

/** Field → what is wrong with it, named as the body names it: `buyer.phone`, `prices.0.amount`. */
export function fieldsOf(errors: readonly FastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, keyword, params, message } of errors.slice(0, atMost)) {
    // What comes of a failed alternative says less than the alternatives that failed.
    if (keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'if') continue;
    const path = instancePath.split('/').slice(1);
    if (keyword === 'required') path.push(String(params['missingProperty']));
    if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
    const name = path.join('.').slice(0, 100);
    if (name !== '') fields[name] ??= sentence(keyword, params, message);
  }
  return fields;
}

function sentence(keyword: string, params: Record<string, unknown>, message = 'is not accepted'): string {
  switch (keyword) {
    case 'required':
      return 'This is missing';
    case 'additionalProperties':
      return 'This is not known here';
    case 'type':
      return `This has to be ${[params['type']].flat().join(' or ')}`;
    case 'enum':
      return `This has to be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'pattern':
    case 'format':
      return 'This is not written as expected';
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'maxItems':
      return `This ${message}`;
    default:
      return 'This is not accepted';
  }
}
