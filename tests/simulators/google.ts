// Google's sign-in as a server meets it: certificates by key id, and credentials signed with one of the keys.
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { answerJson, listen } from './loopback';

export interface Google {
  /** Where the certificates are: GOOGLE_CERTIFICATES_URL. */
  certificatesUrl: string;
  /** How often the certificates were read. */
  requestCount(): number;
  /** A credential for `clientId`, of somebody whose address is verified. Every claim can be another, or left out by undefined. */
  credential(claims?: Record<string, unknown>): string;
  /** The same by a key that Google does not have; `kid` says whose it claims to be. */
  forged(claims?: Record<string, unknown>, kid?: string): string;
  /** The certificates cannot be read until told otherwise. */
  down(isDown: boolean): void;
  close(): Promise<void>;
}

const kid = 'f833e8a7fe3fe4b878948219a1684afa373ca86f';
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startGoogle(clientId: string): Promise<Google> {
  const signingKey = newKey();
  const foreign = newKey();
  const published = { [kid]: signingKey.publicKey.export({ type: 'spki', format: 'pem' }) };
  let requestCount = 0;
  let isDown = false;

  const server = await listen((_asked, response) => {
    requestCount += 1;
    if (isDown) answerJson(response, 403, { error: 'unavailable' });
    else answerJson(response, 200, published, { 'cache-control': 'public, max-age=19204' });
  });

  const claimsOf = (claims: Record<string, unknown>) => {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: 'https://accounts.google.com',
      aud: clientId,
      azp: clientId,
      sub: '110169484474386276334',
      email: 'asha@example.com',
      email_verified: true,
      name: 'Asha Rao',
      iat: now,
      exp: now + 3_600,
      ...claims,
    };
  };

  return {
    certificatesUrl: `${server.url}/oauth2/v1/certs`,
    requestCount: () => requestCount,
    credential: (claims = {}) => signed(claimsOf(claims), signingKey.privateKey, kid),
    forged: (claims = {}, keyId = kid) => signed(claimsOf(claims), foreign.privateKey, keyId),
    down: (value) => {
      isDown = value;
    },
    close: server.close,
  };
}

/** A JSON web token, RS256. */
export function signed(claims: object, key: KeyObject | string, keyId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`;
}
