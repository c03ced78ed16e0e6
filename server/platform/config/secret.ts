import { ConfigError, type Env } from './env';

export const leastSecret = 32;
const mostFormerSecrets = 5;

/** What HAAT_SECRET was before. @throws ConfigError; its message repeats none of them. */
export function formerSecretsIn(
  env: Env,
  { secret, isProduction }: { secret: string; isProduction: boolean },
): readonly string[] {
  const former = (env['HAAT_SECRET_FORMER'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (former.includes(secret))
    throw new ConfigError('HAAT_SECRET_FORMER holds HAAT_SECRET itself: it is for the secrets before it');
  if (former.length > mostFormerSecrets)
    throw new ConfigError(
      `HAAT_SECRET_FORMER holds more than ${mostFormerSecrets} secrets: leave the oldest out`,
    );
  if (isProduction && former.some(({ length }) => length < leastSecret))
    throw new ConfigError(
      `Each secret of HAAT_SECRET_FORMER has to be at least ${leastSecret} characters long`,
    );
  return former;
}
