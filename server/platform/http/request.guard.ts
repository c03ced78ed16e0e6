import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors';

/** How deep a body may nest: the deepest one of the contract, a course with what its lessons hold, has ten levels. */
const deepest = 16;
/** How many values a body may hold: a course of 500 lessons has a fifth of them. */
const mostValues = 20_000;

type Fault = 'text' | 'number' | 'depth' | 'count';

const faults: Record<Fault, [code: string, message: string]> = {
  text: ['invalid_text', 'The text contains characters that are not allowed'],
  number: ['invalid_request', 'Enter a number'],
  depth: ['invalid_request', 'This is nested too deeply'],
  count: ['invalid_request', 'This is too large'],
};

/**
 * Refuses, before any route sees it, what no route can use: compressed bodies, zero bytes and unpaired surrogates in addresses, headers and
 * bodies (names included), numbers that are not finite, and bodies that nest too deep or hold too many values. Bytes (pictures, pieces of files, webhooks) pass.
 */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    refuseCompressed(request);
    refuseFault(request.params);
    refuseFault(request.query);
    refuseFault(request.headers);
  });
  app.addHook('preValidation', async ({ body }) => {
    if (!(body instanceof Readable)) refuseFault(body);
  });
}

function refuseCompressed({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
  throw new Refusal(415, 'unsupported_encoding', 'Send the body without compression');
}

function refuseFault(value: unknown): void {
  const found = faultIn(value);
  if (found === null) return;
  const [code, message] = faults[found.fault];
  throw new Refusal(400, code, message, found.field === '' ? undefined : { [found.field]: message });
}

interface Place {
  value: unknown;
  name: string;
  depth: number;
  within: Place | null;
}

/**
 * What is wrong in a value, and where: `answers.size`, `prices.0.amount`. Walked without recursion, because a body may nest as deep as it
 * is long.
 */
export function faultIn(root: unknown): { field: string; fault: Fault } | null {
  const open: Place[] = [{ value: root, name: '', depth: 0, within: null }];
  let values = 0;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, depth } = place;
    const fault = faultOf(value, depth);
    if (fault !== null) return { field: fieldOf(place), fault };
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const isList = Array.isArray(value);
    values += isList ? value.length : Object.keys(value).length;
    if (values > mostValues) return { field: fieldOf(place), fault: 'count' };
    for (const [name, child] of Object.entries(value)) {
      if (!isList && unstorable.test(name)) return { field: fieldOf(place), fault: 'text' };
      open.push({ value: child, name, depth: depth + 1, within: place });
    }
  }
  return null;
}

/** A zero byte or a surrogate without its other half: no column can hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const unstorable = /[\0\p{Surrogate}]/u;

function faultOf(value: unknown, depth: number): Fault | null {
  if (typeof value === 'string') return unstorable.test(value) ? 'text' : null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'number';
  return depth > deepest ? 'depth' : null;
}

function fieldOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | null = place; at?.within; at = at.within) names.unshift(at.name);
  return names.join('.').slice(0, 100);
}
