import openapi from '@haat/openapi/openapi.json';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import ajvFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifySerializerCompiler } from 'fastify';

/** Without `allErrors`: what is too long is refused at its length, not after everything in it was judged. */
const options = {
  useDefaults: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  keywords: ['discriminator', 'example', 'xml', 'externalDocs'],
};

const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => void;

function createAjv(more: { coerceTypes?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...options, ...more });
  addFormats(ajv);
  return ajv
    .addFormat('binary', true)
    .addFormat('uuid', uuid)
    .addFormat('date', isDay)
    .addFormat('date-time', isInstant);
}

/** As the database reads one; the format of the library takes `urn:uuid:` too. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A day that the calendar has, of the years from 1000 to 2999: the database knows no year 0, and answers have years of four digits. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  // `Date` makes the 2nd of March of the 30th of February.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A moment of such a day, with its zone; the format of the library takes 23:59:60, which `Date` does not. */
const isInstant = (text: string): boolean =>
  /^.{10}[Tt]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text.toUpperCase()));

let contract: Ajv2020 | undefined;

/** What is wrong with a value by a schema of the contract that no route is held to: fields, named from `at` on. */
export function contractErrors(schema: string, value: unknown, at: string): Record<string, string> {
  contract ??= createAjv()
    .addVocabulary(['components'])
    .addSchema({ $id: 'contract', components: openapi.components });
  const validate = contract.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) throw new Error(`the contract has no schema ${schema}`);
  if (validate(value)) return {};
  const fields = fieldsOf((validate.errors ?? []) as FastifySchemaValidationError[]);
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [`${at}.${name}`, message]));
}

const coercing = createAjv({ coerceTypes: true });
const exact = createAjv();
const validators = new Map<string, ValidateFunction>();
const serializers = new Map<string, (value: unknown) => string>();

/** The contract is one for every app of this process, and so is what is compiled of it. */
function once<Compiled>(cache: Map<string, Compiled>, key: string, compile: () => Compiled): Compiled {
  const compiled = cache.get(key) ?? compile();
  cache.set(key, compiled);
  return compiled;
}

/**
 * Text in an address or a header may stand for a number; a body says what it means. A schema is compiled when its route is first
 * asked: compiling all of them took a tenth of the start, and held memory for routes that an installation may never use.
 */
export function contractValidator(): FastifySchemaCompiler<object> {
  return ({ schema, method, url, httpPart }) => {
    const key = `${method} ${url} ${httpPart}`;
    if (httpPart === 'body')
      return validator(() => once(validators, key, () => exact.compile(schema))) as never;
    const given = () => coercing.compile(httpPart === 'headers' ? lowerCased(schema) : schema);
    return validator(() => once(validators, key, given), endlessNumber) as never;
  };
}

type Judged = Record<string, unknown>;

/** Compiles with the first value. `alsoWrong` is asked about values that hold to the schema. */
function validator(
  compile: () => ValidateFunction,
  alsoWrong: (value: Judged) => Partial<ErrorObject> | undefined = () => undefined,
) {
  let validate: ValidateFunction | undefined;
  const judge = (value: Judged): boolean => {
    validate ??= compile();
    const wrong = validate(value) ? alsoWrong(value) : (validate.errors ?? []);
    judge.errors = wrong === undefined ? null : [wrong].flat();
    return wrong === undefined;
  };
  judge.errors = null as Partial<ErrorObject>[] | null;
  return judge;
}

/** Text may stand for a number, and `Infinity` and `1e400` then stand for one that no rule of the schema is asked about. */
function endlessNumber(value: Judged): Partial<ErrorObject> | undefined {
  const name = Object.keys(value).find(
    (key) => typeof value[key] === 'number' && !Number.isFinite(value[key]),
  );
  return name === undefined
    ? undefined
    : { instancePath: `/${name}`, keyword: 'type', params: { type: 'number' } };
}

/** Writes answers by the contract. Like the checks of requests, each is compiled when its route first answers. */
export function contractSerializer(): FastifySerializerCompiler<object> {
  return ({ schema, method, url, httpStatus, contentType }) => {
    const key = `${method} ${url} ${httpStatus} ${contentType}`;
    let serialize: ((value: unknown) => string) | undefined;
    return (value) => (serialize ??= once(serializers, key, () => fastJsonStringify(schema)))(value);
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
  for (const { instancePath, keyword, params } of errors.slice(0, atMost)) {
    // What comes of a failed alternative says less than the alternatives that failed.
    if (keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'if') continue;
    const path = instancePath.split('/').slice(1);
    if (keyword === 'required') path.push(String(params['missingProperty']));
    if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
    const name = path.join('.').slice(0, 100);
    if (name !== '') fields[name] ??= wanted[path.at(-1) ?? ''] ?? sentence(keyword, params);
  }
  return fields;
}

/** What people are asked for by hand wherever it stands, and so is said the same way whatever is wrong with it. */
const wanted: Record<string, string> = {
  phone: 'Enter an Indian mobile number with 10 digits',
  email: 'Enter an email address such as name@example.in',
  otp: 'Enter the 6 digits of the code',
};

/** What to ask of people as a whole: the first field that they filled in by hand. */
export const requestOf = (fields: Record<string, string>): string | undefined =>
  Object.values(fields).find((message) => Object.values(wanted).includes(message));

const typeText: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
};

function sentence(keyword: string, params: Record<string, unknown>): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'This field is required';
    case 'additionalProperties':
      return 'This field is not recognised';
    case 'type':
      return `This has to be ${[params['type']]
        .flat()
        .map((type) => typeText[String(type)] ?? String(type))
        .join(' or ')}`;
    case 'enum':
      return `This has to be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'pattern':
    case 'format':
      return 'This format is not valid';
    case 'minLength':
      return limit === 1 ? 'Enter a value' : `Enter at least ${limit} characters`;
    case 'maxLength':
      return `Enter at most ${limit} characters`;
    case 'minimum':
      return `This has to be at least ${limit}`;
    case 'maximum':
      return `This has to be at most ${limit}`;
    case 'minItems':
      return `Add at least ${limit}`;
    case 'maxItems':
      return `Add at most ${limit}`;
    default:
      return 'This is not accepted';
  }
}
