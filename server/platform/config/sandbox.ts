import { type Env, read, refusal } from './env';

// Built-in sandboxes and the sandboxes of providers move no money and verify nothing. Production has to name a real provider.

const forTrials = 'For a trial installation without real money set ALLOW_SANDBOX=on';

interface Provider<T extends string> {
  /** The variable that names it. */
  name: 'PAYMENT_PROVIDER' | 'PAYOUT_PROVIDER' | 'VERIFICATION_PROVIDER';
  real: readonly [T, ...T[]];
  /** What goes wrong where the sandbox is used instead, for the message. */
  risk: string;
}

/**
 * The provider that a variable names; outside production the built-in sandbox by default.
 * @throws ConfigError in production when none is named, or the sandbox without ALLOW_SANDBOX
 */
export function providerOf<T extends string>(
  env: Env,
  isProduction: boolean,
  { name, real, risk }: Provider<T>,
): T | 'sandbox' {
  const provider = read(env, name) as T | 'sandbox';
  if (!isProduction || provider !== 'sandbox') return provider;
  const instead = `Set ${real.map((choice) => `${name}=${choice}`).join(' or ')}`;
  if (!env[name])
    throw refusal(name, `not set. Required in production. ${instead}. ${forTrials} and ${name}=sandbox.`);
  if (!read(env, 'ALLOW_SANDBOX'))
    throw refusal(name, `"sandbox" is not allowed in production: ${risk}. ${instead}. ${forTrials}.`);
  return provider;
}

/** @throws ConfigError unless ALLOW_SANDBOX is set */
export function refuseSandboxUrl(env: Env, name: `CASHFREE${'' | '_PAYOUT' | '_VERIFICATION'}_URL`): void {
  if (!read(env, 'ALLOW_SANDBOX'))
    throw refusal(name, `the URL of a sandbox is not allowed in production. Remove it. ${forTrials}.`);
}
