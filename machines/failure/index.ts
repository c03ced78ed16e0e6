/** What went wrong, in a form a screen may show. */
export interface Failure {
  /** For people: the server's own words, or the fallback of the chart. */
  message: string;
  /** The server's code, when it was the server that answered. */
  code?: string | undefined;
  /** What is wrong with which field, by the field's name in the request. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * The one kind of error whose message people may read: what our own server answered.
 * Ports reject with it; whatever else they reject with is shown as the chart's fallback.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Not every answer carries one. */
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(problem: {
    status: number;
    message: string;
    code?: string | undefined;
    fields?: Record<string, string> | undefined;
  }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields;
  }
}

/** There was no network to ask over, and the browser itself says so. Nobody has answered, so nothing has been refused. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** Turns whatever a port rejected with into words: the server's where it spoke, `fallback` where it did not. */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { message: fallback };
  return { message: error.message || fallback, code: error.code, fields: error.fields };
}

/** A stand-in body: a port or command that nobody gave throws under its own name. */
export function missing(name: string): never {
  throw new Error(`"${name}" was not provided`);
}
