/** What went wrong, in a form a screen may show. */
export interface Failure {
  /** For people: the server's own words, or the fallback of the chart. */
  message: string;
  /** The server's code, when it was the server that answered. */
  code?: string | undefined;
  /** What is wrong with which field, by the field's name in the request. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The only error whose message is shown to users: a response of our server. For any other error the machine's fallback is shown. */
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

/** The browser is offline. There was no response, so nothing was rejected. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** The message of an error: the server's if there is one, otherwise `fallback`. */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { message: fallback };
  return { message: error.message || fallback, code: error.code, fields: error.fields };
}

/** Statuses that say "later" or "who are you", and nothing of what was asked. */
const passing = [401, 408, 425, 429];

/** The server has answered; it would answer the same again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.status);

/** Placeholder implementation: throws the name of the port that was not provided. */
export function missing(name: string): never {
  throw new Error(`"${name}" was not provided`);
}
