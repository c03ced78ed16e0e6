import type { TokenPayload } from 'google-auth-library';
import type { GoogleConfig } from '../../platform/config/providers';
import {
  type GoogleGateway,
  type GoogleIdentity,
  type GoogleRefusal,
  GoogleRefused,
  GoogleUnreachable,
} from './google.gateway';

const issuers = ['accounts.google.com', 'https://accounts.google.com'];

/** The library says why only in words, and quotes the credential in some of them. */
const refusals: readonly (readonly [RegExp, GoogleRefusal])[] = [
  [/^No pem found/, 'unknown_key'],
  [/^Invalid token signature/, 'wrong_signature'],
  [/^Invalid issuer/, 'wrong_issuer'],
  [/^Wrong recipient/, 'wrong_audience'],
  [/^Token used too late|^Expiration time too far/, 'expired'],
  [/^Token used too early/, 'not_yet_valid'],
];

/** Verifies credentials of Google sign-in by the certificates Google publishes; they are kept as long as Google says. */
export function createGoogleGateway({ clientId, certificatesUrl }: GoogleConfig): GoogleGateway {
  let client: Promise<Client> | undefined;

  return {
    clientId,
    async verify(credential) {
      client ??= createClient(clientId, certificatesUrl);
      const google = await client;
      const certificates = await google.certificates();
      let payload: TokenPayload | undefined;
      try {
        payload = await google.verify(credential, certificates);
      } catch (error) {
        throw new GoogleRefused(reasonOf(error));
      }
      return identityOf(payload);
    },
  };
}

/** Public keys by their id. */
type Certificates = Record<string, string>;

interface Client {
  certificates(): Promise<Certificates>;
  verify(credential: string, certificates: Certificates): Promise<TokenPayload | undefined>;
}

/** For each of the few attempts that the library makes. */
const patienceMs = 3_000;

/** The library is read when the first person signs in by Google. */
async function createClient(clientId: string, certificatesUrl: string): Promise<Client> {
  const { OAuth2Client } = await import('google-auth-library');
  const client = new OAuth2Client({
    clientId,
    endpoints: { oauth2FederatedSignonPemCertsUrl: certificatesUrl },
    issuers,
    transporterOptions: { timeout: patienceMs },
  });
  return {
    certificates: async () => {
      try {
        const { certs } = await client.getFederatedSignonCertsAsync();
        return certs as Certificates;
      } catch {
        throw new GoogleUnreachable('Google did not give its certificates');
      }
    },
    verify: async (credential, certificates) => {
      // Left out, any audience would pass.
      const ticket = await client.verifySignedJwtWithCertsAsync(credential, certificates, clientId, issuers);
      return ticket.getPayload();
    },
  };
}

function reasonOf(error: unknown): GoogleRefusal {
  const message = error instanceof Error ? error.message : '';
  return refusals.find(([pattern]) => pattern.test(message))?.[1] ?? 'malformed';
}

function identityOf(payload: TokenPayload | undefined): GoogleIdentity {
  if (typeof payload?.sub !== 'string' || payload.sub === '') throw new GoogleRefused('claims_missing');
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    subject: payload.sub,
    email: text(payload.email)?.toLowerCase() ?? null,
    isEmailVerified: payload.email_verified === true,
    name: text(payload.name),
    nonce: text(payload.nonce),
  };
}
