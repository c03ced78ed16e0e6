import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, read, refusal, requiredWhen } from './env';

const minSecretLength = 32;
const maxPreviousSecrets = 5;

/**
 * HAAT_SECRET; outside production a generated one, stored in the data folder, where none is set.
 * @throws ConfigError
 */
export function secretOf(
  env: Env,
  { dataDir, isProduction }: { dataDir: string; isProduction: boolean },
): string {
  const secret = read(env, 'HAAT_SECRET');
  if (isProduction && (secret ?? '').length < minSecretLength)
    throw refusal('HAAT_SECRET', `${secret ? 'too short' : 'not set'}. ${requiredWhen('HAAT_SECRET')}`);
  return secret ?? storedSecret(dataDir);
}

/** Previous values of HAAT_SECRET. @throws ConfigError; its message repeats none of them. */
export function previousSecretsOf(
  env: Env,
  { secret, isProduction }: { secret: string; isProduction: boolean },
): readonly string[] {
  const name = 'HAAT_SECRET_PREVIOUS';
  const previous = read(env, name);
  if (previous.includes(secret))
    throw refusal(name, 'contains the current HAAT_SECRET. List only the values before it.');
  if (previous.length > maxPreviousSecrets)
    throw refusal(name, `contains more than ${maxPreviousSecrets} secrets. Remove the oldest.`);
  if (isProduction && previous.some(({ length }) => length < minSecretLength))
    throw refusal(
      name,
      `contains a secret that is too short. Each needs at least ${minSecretLength} characters.`,
    );
  return previous;
}

/** Sessions and links survive a restart. Two first starts at once agree on one. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
