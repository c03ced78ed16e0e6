/**
 * A named place where a test makes the server die without a word, as a power cut would: HAAT_CRASH_AT names one place for the life of the
 * process. Without it, and in production, a call does nothing.
 */
export function crashPoint(name: string): void {
  if (process.env['NODE_ENV'] === 'production' || process.env['HAAT_CRASH_AT'] !== name) return;
  process.kill(process.pid, 'SIGKILL');
}
