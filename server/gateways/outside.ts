import { TryLater } from './delivery';

/** What a third party answered. */
export interface Answered {
  status: number;
  /** Parsed; null when it was no JSON object, as with the error page of a proxy. */
  body: Record<string, unknown> | null;
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
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        accept: 'application/json',
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
      // A redirect would carry keys and numbers to somebody we do not know.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: objectIn(text),
      retryAfterMs: waitIn(response.headers.get('retry-after')),
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new TryLater(isLate ? 'no_answer_in_time' : 'not_reached', undefined, true);
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
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
export function reasonIn(words: unknown): string {
  if (typeof words !== 'string') return 'without_words';
  return (
    words
      .toLowerCase()
      .replace(/[^a-z]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, longest) || 'without_words'
  );
}
