import type { Session } from '../../../platform/http/contract';
import { unauthorized } from '../../../platform/http/errors';

/** Who is signed in. The contract's security has refused everybody else by then; this says so to the types. */
export function signedIn(request: { account: Session | null }): Session {
  if (!request.account) throw unauthorized();
  return request.account;
}
