import { ConfigError, type Env, isOn, oneOf } from './env';

// What is built in, or another company's place to test in, moves no money and asks nobody. Production names who does.

const forTrials = 'An installation for trials sets ALLOW_SANDBOX=on';
const isAllowed = (env: Env) => isOn(env, 'ALLOW_SANDBOX', false);

interface Provider<T extends string> {
  /** The variable that names it. */
  name: string;
  real: readonly [T, ...T[]];
  /** What it does, and what goes wrong where the sandbox does it instead: for the messages. */
  purpose: string;
  risk: string;
}

/**
 * The provider that a variable names; outside production the built-in sandbox where it names none.
 * @throws ConfigError in production where none is named, and where the sandbox is without ALLOW_SANDBOX
 */
export function providerOf<T extends string>(
  env: Env,
  isProduction: boolean,
  { name, real, purpose, risk }: Provider<T>,
): T | 'sandbox' {
  const provider = oneOf<T | 'sandbox'>(env, name, [...real, 'sandbox'], 'sandbox');
  if (!isProduction || provider !== 'sandbox') return provider;
  const instead = real.map((choice) => `${name}=${choice}`).join(' or ');
  if (!env[name])
    throw new ConfigError(
      `${name} is missing: in production it has to say what ${purpose}. Set ${instead}. ${forTrials} and ${name}=sandbox`,
    );
  if (!isAllowed(env))
    throw new ConfigError(`${name}=sandbox is refused in production: ${risk}. Set ${instead}. ${forTrials}`);
  return provider;
}

/** @throws ConfigError unless ALLOW_SANDBOX is set */
export function refuseTestAddress(env: Env, name: string): void {
  if (!isAllowed(env))
    throw new ConfigError(
      `${name} is refused in production: it leads to a sandbox, where no money moves. Leave it out. ${forTrials}`,
    );
}
