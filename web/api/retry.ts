/** Waits for a call no longer than `ms`; then it is given up, and rejects as one that failed on the way does. */
export async function within<T>(
  ms: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const asking = new AbortController();
  const giveUp = () => asking.abort();
  const timer = setTimeout(giveUp, ms);
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    return await call(asking.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
