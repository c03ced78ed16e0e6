/** An error response whose message is shown to users. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
    /** Sent as the Retry-After header. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export const notFound = (message = 'Not found') => new Refusal(404, 'not_found', message);

/** Null for a 404; other errors go on. */
export function ifGone(error: unknown): null {
  if (error instanceof Refusal && error.status === 404) return null;
  throw error;
}

export const unauthorized = (code = 'unauthorized', message = 'Sign in first') =>
  new Refusal(401, code, message);

export const forbidden = (message = 'You do not have permission to change this') =>
  new Refusal(403, 'forbidden', message);

export const conflict = (code: string, message: string, fields?: Record<string, string>) =>
  new Refusal(409, code, message, fields);

/** 422: the request follows the contract, but what it says is not acceptable. */
export const unprocessable = (code: string, message: string, fields?: Record<string, string>) =>
  new Refusal(422, code, message, fields);

/** 422 for fields; the first of their messages is the message. */
export function invalid(fields: Record<string, string>, message?: string): Refusal {
  return new Refusal(
    422,
    'invalid_fields',
    message ?? Object.values(fields)[0] ?? 'Please correct the marked fields',
    fields,
  );
}

export const tooMany = (code: string, message: string, retryAfterSeconds?: number) =>
  new Refusal(429, code, message, undefined, retryAfterSeconds);

export const unavailable = (code: string, message: string) => new Refusal(503, code, message);

/** The SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
