import { resolve } from 'node:path';
import { type Env, read } from './env';

/** Absolute path of the folder for the embedded database, uploaded files and the generated secret. */
export const dataDirOf = (env: Env): string => resolve(read(env, 'DATA_DIR'));

/**
 * A PostgreSQL server; null for the embedded database.
 * @throws ConfigError
 */
export const databaseUrlOf = (env: Env): string | null => read(env, 'DATABASE_URL');
