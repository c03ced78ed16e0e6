// How often the bot may call. Discord says it in the headers of each answer; nothing is known beforehand.

export interface Limits {
  /** Calls of one route in one server. */
  calls: number;
  /** In so many seconds. */
  seconds: number;
}

export interface Verdict {
  headers: Record<string, string>;
  /** Null: the call is made. */
  refusal: { message: string; retry_after: number; global: boolean } | null;
}

export interface Meter {
  count(bucket: string): Verdict;
  /** The next so many calls are refused for so many seconds, by a limit that the headers of other answers do not tell. */
  refuseNext(calls: number, seconds: number, isGlobal?: boolean): void;
  refused(): number;
}

const refusedFor = (seconds: number, isGlobal: boolean) => ({
  message: 'You are being rate limited.',
  retry_after: seconds,
  global: isGlobal,
});
/** The header is whole seconds, the body is not. */
const retryHeader = (seconds: number) => ({ 'retry-after': String(Math.ceil(seconds)) });

export function createMeter(limits: Limits | null, now: () => number): Meter {
  const windows = new Map<string, { until: number; calls: number }>();
  let next = { left: 0, seconds: 0, isGlobal: false };
  let refused = 0;

  function surprise(): Verdict | null {
    if (next.left === 0) return null;
    next.left -= 1;
    refused += 1;
    const { seconds, isGlobal } = next;
    const headers = {
      ...retryHeader(seconds),
      'x-ratelimit-scope': isGlobal ? 'global' : 'shared',
      ...(isGlobal && { 'x-ratelimit-global': 'true' }),
    };
    return { headers, refusal: refusedFor(seconds, isGlobal) };
  }

  function counted(bucket: string, { calls, seconds }: Limits): Verdict {
    const at = now();
    let window = windows.get(bucket);
    if (!window || window.until <= at) {
      window = { until: at + seconds * 1_000, calls: 0 };
      windows.set(bucket, window);
    }
    const isOver = window.calls >= calls;
    if (!isOver) window.calls += 1;
    const resetAfter = (window.until - at) / 1_000;
    const headers = {
      'x-ratelimit-limit': String(calls),
      'x-ratelimit-remaining': String(calls - window.calls),
      'x-ratelimit-reset': (window.until / 1_000).toFixed(3),
      'x-ratelimit-reset-after': resetAfter.toFixed(3),
      'x-ratelimit-bucket': Buffer.from(bucket).toString('hex').slice(0, 24),
    };
    if (!isOver) return { headers, refusal: null };
    refused += 1;
    return {
      headers: { ...headers, ...retryHeader(resetAfter), 'x-ratelimit-scope': 'user' },
      refusal: refusedFor(resetAfter, false),
    };
  }

  return {
    count: (bucket) => surprise() ?? (limits ? counted(bucket, limits) : { headers: {}, refusal: null }),
    refuseNext: (left, seconds, isGlobal = false) => {
      next = { left, seconds, isGlobal };
    },
    refused: () => refused,
  };
}
