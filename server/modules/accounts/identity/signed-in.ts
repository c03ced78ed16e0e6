import type { Session } from '../../../platform/http/contract';
import { unauthorized } from '../../../platform/http/errors';

/** The signed-in user. The contract's security has rejected everyone else */
export function signedIn(request: { account: Session | null }): Session {
  if (!request.account) throw unauthorized();
  return request.account;
}
