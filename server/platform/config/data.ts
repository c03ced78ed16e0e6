import { resolve } from 'node:path';
import { ConfigError, type Env } from './env';

/** Absolute: where the embedded database, uploaded files and the kept secret are. */
export const dataDirOf = (env: Env): string => resolve(env['DATA_DIR'] || 'data');

/**
 * A PostgreSQL server; null for the embedded engine.
 * @throws ConfigError
 */
export function databaseUrlOf(env: Env): string | null {
  const url = env['DATABASE_URL'];
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new ConfigError('DATABASE_URL has to start with postgres:// or postgresql://');
  return url;
}
