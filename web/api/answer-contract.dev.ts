import contract from '@haat/openapi/openapi.json';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Middleware } from 'openapi-fetch';

// Formats, patterns, lengths and enumerations too. Only for development: Ajv and the description weigh more than the app.

interface Described {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(contract, 'contract');
const compiled = new Map<string, ValidateFunction | null>();

/** Says in the console where a successful answer departs from the contract. */
export const contractWatch: Middleware = {
  async onResponse({ request, response, schemaPath, options }) {
    if (!response.ok || options.parseAs !== 'json') return;
    const validate = validatorOf(schemaPath, request.method.toLowerCase(), response.status);
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (body === undefined || !validate || validate(body)) return;
    const [first] = validate.errors ?? [];
    console.error(
      `${request.method} ${schemaPath} does not match the contract:`,
      first?.instancePath,
      first?.message,
    );
  },
};

/** Null where the contract names no JSON for this status. */
function validatorOf(path: string, method: string, status: number): ValidateFunction | null {
  const steps = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const cached = compiled.get(pointer);
  if (cached !== undefined) return cached;
  const operation = (contract.paths as unknown as Record<string, Record<string, Described>>)[path]?.[method];
  const isDescribed = operation?.responses[status]?.content?.['application/json'] !== undefined;
  const validate = isDescribed ? ajv.compile({ $ref: `contract#/${encodeURI(pointer)}` }) : null;
  compiled.set(pointer, validate);
  return validate;
}
