/** Claims of a Google credential, verified */
export interface GoogleIdentity {
  /** Google's own name of the account; it never changes, unlike the address. */
  subject: string;
  /** Lower case; null when the credential carries none. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  nonce: string | null;
}

export type GoogleRefusal =
  | 'malformed'
  | 'unknown_key'
  | 'wrong_signature'
  | 'wrong_issuer'
  | 'wrong_audience'
  | 'expired'
  | 'not_yet_valid'
  | 'claims_missing';

/** The credential does not prove what it says. */
export class GoogleRefused extends Error {
  override readonly name = 'GoogleRefused';
  constructor(readonly reason: GoogleRefusal) {
    super(`The Google credential was refused: ${reason}`);
  }
}

/** Google's certificates could not be read, so nothing can be said of the credential. */
export class GoogleUnreachable extends Error {
  override readonly name = 'GoogleUnreachable';
}

export interface GoogleGateway {
  /** Of this installation; a credential for another one is refused. */
  clientId: string;
  /**
   * Checks signature, issuer, audience and time; nonce and verified e-mail are for the caller to judge.
   * Throws `GoogleRefused` or `GoogleUnreachable`.
   */
  verify(credential: string): Promise<GoogleIdentity>;
}
