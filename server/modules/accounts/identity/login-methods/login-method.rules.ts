import { maskedAddress } from '../step-up/step-up.rules';
import type { LoginMethod } from './address';
import { addressOfLoginMethod } from './address';

/** As much of a way in as its owner needs to know it again. */
export function describeLoginMethod(loginMethod: LoginMethod): string {
  const [address] = addressOfLoginMethod(loginMethod);
  return address ? maskedAddress(address) : 'Google';
}

/**
 * Whether an account can do without one of its ways in: another one has to be left that a code can be sent to, because what matters is
 * confirmed with one. A Google account takes none, so it can always go, unless nothing else is there.
 */
export const canLeave = (loginMethods: readonly LoginMethod[], leaving: LoginMethod): boolean =>
  loginMethods.some((loginMethod) => loginMethod !== leaving && loginMethod.channel !== 'google');
