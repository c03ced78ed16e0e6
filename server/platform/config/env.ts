export type Env = Record<string, string | undefined>;

/** A setting that cannot be started with; the message says which and what to write. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function whole(env: Env, name: string, fallback: number, least: number, most: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most) {
    throw new ConfigError(`${name} has to be a whole number from ${least} to ${most}, not "${given}"`);
  }
  return value;
}

export function oneOf<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const found = allowed.find((value) => value === given);
  if (found === undefined)
    throw new ConfigError(`${name} has to be one of ${allowed.join(', ')}, not "${given}"`);
  return found;
}

/** A value that may not be left out once `because` holds; values of secrets are never repeated in a message. */
export function needed(env: Env, name: string, because: string): string {
  const given = env[name];
  if (!given) throw new ConfigError(`${name} is missing: ${because} needs it`);
  return given;
}

/** An address without a slash at the end. */
export function address(env: Env, name: string, fallback: string): string {
  const given = env[name] || fallback;
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new ConfigError(`${name} has to be an address such as ${fallback}`);
  return given.replace(/\/+$/, '');
}

/** A switch: `on`, `true` or `1`; `off`, `false` or `0`. */
export function isOn(env: Env, name: string, fallback: boolean): boolean {
  const chosen = oneOf(env, name, ['on', 'true', '1', 'off', 'false', '0'], fallback ? 'on' : 'off');
  return chosen === 'on' || chosen === 'true' || chosen === '1';
}
