/** Reading what Cashfree writes: nothing of it is believed to have a shape. */

export type Read = Record<string, unknown>;

export const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;

/** Ids are text since 2023 and were numbers before. */
export function textIn(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : null;
}

/** What leads to a hosted page is longer than an id. */
export function sessionIn(body: unknown, name: string): string | null {
  const value = isObject(body) ? body[name] : null;
  return typeof value === 'string' && value !== '' && value.length <= 1_000 ? value : null;
}
