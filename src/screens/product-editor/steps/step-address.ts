import type { StepKey } from './steps';

/** The address that the browser shows now with something else in its query, also after it has changed under a running call. */
export function addressWith(changes: { id?: string; step?: StepKey }): string {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  if (query.get('step') === 'basics') query.delete('step');
  const search = query.toString();
  return window.location.pathname + (search && `?${search}`);
}
