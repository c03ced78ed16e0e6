// Holds answers against openapi.yaml: the status must be named for the operation and the body must fit its schema.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { bodyBytes } from '../../openapi/quotas';
import type { Answer } from '../simulators/call';

export type Schema = Record<string, unknown>;

export interface Operation {
  id: string;
  method: string;
  /** As in the contract, with its {parameters}. */
  path: string;
  pattern: RegExp;
  /** Statuses the contract names. */
  statuses: number[];
  needsToken: boolean;
  jsonBody: Schema | undefined;
  bodyRequired: boolean;
  /** Media types of the body; none where there is none. */
  bodyTypes: string[];
  /** Bytes. */
  bodyLimit: number;
  parameters: Parameter[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Described {
  paths: Record<string, Record<string, DescribedOperation> & { parameters?: Schema[] }>;
}
interface DescribedOperation {
  operationId: string;
  'x-body-limit'?: number;
  parameters?: Schema[];
  security?: Record<string, unknown>[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

const file = new URL('../../openapi/generated/openapi.json', import.meta.url);
const described = JSON.parse(readFileSync(file, 'utf8')) as Described;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(described, 'contract');

const methods = ['get', 'post', 'patch', 'put', 'delete'];

export const operations: Operation[] = Object.entries(described.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [fromDescription(path, method, operation, item.parameters)];
  }),
);

function fromDescription(
  path: string,
  method: string,
  operation: DescribedOperation,
  shared: Schema[] = [],
): Operation {
  const content = operation.requestBody?.content ?? {};
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    statuses: Object.keys(operation.responses).map(Number),
    needsToken: isGuarded(operation.security ?? [{ bearer: [] }]),
    jsonBody: resolve(content['application/json']?.schema),
    bodyRequired: operation.requestBody?.required ?? false,
    bodyTypes: Object.keys(content),
    bodyLimit: operation['x-body-limit'] ?? bodyBytes,
    parameters: [...shared, ...(operation.parameters ?? [])].map(
      (one) => resolve(one) as unknown as Parameter,
    ),
  };
}

/** No way at all, or an empty one among them, means that anybody may ask. */
function isGuarded(schemes: Record<string, unknown>[]): boolean {
  return schemes.length > 0 && schemes.every((scheme) => Object.keys(scheme).length > 0);
}

/** A schema of the contract by its name. */
export const namedSchema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Follows a reference inside the description. */
export function resolve(schema: Schema | undefined): Schema | undefined {
  const reference = schema?.['$ref'];
  if (typeof reference !== 'string') return schema;
  const steps = reference.slice(2).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], described);
  return resolve(found as Schema);
}

const compiled = new Map<string, ValidateFunction>();

const parametersIn = ({ path }: Operation): number => path.split('{').length - 1;

/** The operation that a call is: of those that fit, the one with the fewest parameters. */
export const operationOf = (
  among: readonly Operation[],
  method: string,
  path: string,
): Operation | undefined =>
  among
    .filter((one) => one.method === method && one.pattern.test(path))
    .sort((a, b) => parametersIn(a) - parametersIn(b))[0];

/** Answers what is wrong with an answer; empty when it follows the contract. */
export function complaints(answer: Answer<unknown>): string[] {
  const path = answer.path.split('?')[0] ?? '';
  const exact = operationOf(operations, answer.method, path);
  if (exact === undefined) return [`${answer.method} ${path} is not in the contract`];
  return complaintsOf(exact, answer);
}

/** The same of an answer of which it is known whose it is. */
export function complaintsOf(
  operation: Operation,
  { status, body }: Pick<Answer<unknown>, 'status' | 'body'>,
): string[] {
  if (!operation.statuses.includes(status))
    return [`${operation.id} answered ${status}, which the contract does not name`];
  const validate = validatorOf(operation, status);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    (error) => `${operation.id} ${status}: ${error.instancePath} ${error.message}`,
  );
}

function validatorOf(operation: Operation, status: number): ValidateFunction {
  const name = `${operation.id} ${status}`;
  const before = compiled.get(name);
  if (before) return before;
  const steps = ['paths', operation.path, operation.method.toLowerCase(), 'responses', String(status)];
  const response = resolve(at(steps)) as { content?: Record<string, { schema: Schema }> };
  const schema = response.content?.['application/json']?.schema ?? {};
  const validate = ajv.compile(absolute(schema));
  compiled.set(name, validate);
  return validate;
}

const at = (steps: string[]): Schema =>
  steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], described) as Schema;

/** References inside the description are found by the name it is known under. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as Schema;
}
