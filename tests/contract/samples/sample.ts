import type { Identity, Names } from '../names';

/** A request that its operation takes, by whom it is for. */
export interface Sample {
  as: Identity;
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** JSON, or the bytes of a picture. */
  body?: unknown;
  /** Where the world holds nothing that the operation could succeed with: the refusal that its service answers. */
  refused?: { status: number; code: string };
}

export const as = (identity: Identity) => (): Sample => ({ as: identity });

/** About one thing, named by `id` in the address. */
export const about =
  (identity: Identity, name: string, more: (names: Names) => Partial<Sample> = () => ({})) =>
  (names: Names): Sample => ({ as: identity, path: { id: names[name] ?? '' }, ...more(names) });

export const withBody =
  (identity: Identity, body: (names: Names) => unknown, more: Partial<Sample> = {}) =>
  (names: Names): Sample => ({ as: identity, body: body(names), ...more });

let keys = 0;
/** A key that nothing was asked by before. */
export const freshKey = () => ({ 'idempotency-key': `contract-${++keys}` });
