import { TryLater } from './delivery';

/** What a third party answered. */
export interface Answered<Body = Record<string, unknown> | null> {
  status: number;
  /** Parsed; null when it was no JSON, as with the error page of a proxy. Of `post` also when it was no object. */
  body: Body;
  /** Ms from the Retry-After header. */
  retryAfterMs: number | undefined;
}

const patienceMs = 8_000;

/** Posts JSON, or a form, to a third party. Throws a silent `TryLater` when no whole answer came in time; any status is an answer. */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  timeoutMs = patienceMs,
): Promise<Answered> {
  const answer = await ask('POST', url, headers, body, timeoutMs);
  return { ...answer, body: objectIn(answer.body) };
}

/** As `post`, with any method; an answer of JSON may be of any shape. */
export async function ask(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  body: unknown,
  timeoutMs = patienceMs,
): Promise<Answered<unknown>> {
  const isForm = body instanceof URLSearchParams;
  const hasJson = body !== undefined && !isForm;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(hasJson && { 'content-type': 'application/json' }),
        accept: 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      // A redirect would send keys and numbers to an unknown host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: jsonIn(text),
      retryAfterMs: waitIn(response.headers.get('retry-after')),
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new TryLater(isLate ? 'no_answer_in_time' : 'not_reached', undefined, true);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectIn(read: unknown): Record<string, unknown> | null {
  return typeof read === 'object' && read !== null && !Array.isArray(read)
    ? (read as Record<string, unknown>)
    : null;
}

const longestWaitMs = 60 * 60 * 1000;

/** Seconds or a date, as RFC 9110 has it; never longer than an hour. */
function waitIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(longestWaitMs, Math.max(0, ms)) : undefined;
}

/** The log takes longer words without a space for secrets. */
const longest = 31;

/** What a third party calls an error, as a code: no digits, so nothing of a person can be in it. */
export function reasonIn(body: unknown): string {
  if (typeof body !== 'string') return 'without_words';
  return (
    body
      .toLowerCase()
      .replace(/[^a-z]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, longest) || 'without_words'
  );
}
