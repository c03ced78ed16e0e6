import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type GoogleGateway,
  type GoogleIdentity,
  GoogleRefused,
  GoogleUnreachable,
} from '../../../../gateways/google';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { unauthorized, unavailable } from '../../../../platform/http/errors';
import { useNonce } from './google.repository';

export const ticketLivesMs = 10 * 60 * 1000;

/** A sign-in by Google that has begun in one browser. */
export interface GoogleStart {
  clientId: string;
  /** The credential has to carry it. */
  nonce: string;
  /** For a cookie: shows later that this browser was given the nonce, and when. */
  ticket: string;
}

/** A user verified by Google for this browser. */
export interface GooglePerson {
  subject: string;
  email: string;
  name: string | null;
  /** Uses the credential up. Throws a 401 refusal when it was used before. */
  useUp(trx: Tx): Promise<void>;
}

type GoogleDeps = Pick<Deps, 'clock' | 'gateways' | 'log' | 'random' | 'signer'>;

/** Google's credentials, bound to the browser that asked for them and good for one sign-in. */
export function createGoogle({ clock, gateways, log, random, signer }: GoogleDeps) {
  function configured(): GoogleGateway {
    if (gateways.google) return gateways.google;
    throw unavailable(
      'google_unavailable',
      'Google sign-in is not available here. Use your phone number or email.',
    );
  }

  /** The nonce of a valid ticket. */
  function nonceOf(ticket: string | undefined): string | null {
    const [nonce = '', until = '', signature = ''] = ticket?.split('.') ?? [];
    if (!signer.verify('google', `${nonce}.${until}`, signature)) return null;
    return Number(until) > clock.now().getTime() ? nonce : null;
  }

  async function verified(gateway: GoogleGateway, credential: string): Promise<GoogleIdentity> {
    try {
      return await gateway.verify(credential);
    } catch (error) {
      if (error instanceof GoogleRefused) {
        log.warn({ reason: error.reason }, 'Google rejected a credential');
        throw error.reason === 'expired'
          ? unauthorized('google_expired', 'This Google sign-in has expired. Sign in with Google again.')
          : unauthorized('google_refused', 'Google did not confirm this sign-in. Sign in with Google again.');
      }
      if (!(error instanceof GoogleUnreachable)) throw error;
      log.error('Google did not respond to a credential check');
      throw unavailable(
        'google_unreachable',
        'We cannot reach Google right now. Try again in a minute, or use your phone number or email.',
      );
    }
  }

  return {
    /** Throws a 503 refusal where Google sign-in is not configured. */
    begin(): GoogleStart {
      const { clientId } = configured();
      const nonce = random.token();
      const until = clock.now().getTime() + ticketLivesMs;
      const ticket = `${nonce}.${until}.${signer.sign('google', `${nonce}.${until}`)}`;
      return { clientId, nonce, ticket };
    },

    /** The user of a credential. */
    async confirm(credential: string, ticket: string | undefined): Promise<GooglePerson> {
      const person = await verified(configured(), credential);
      const nonce = nonceOf(ticket);
      if (nonce === null || person.nonce === null || !isSame(nonce, person.nonce))
        throw unauthorized('google_nonce', 'This Google sign-in has expired. Sign in with Google again.');
      const { subject, email, name } = person;
      if (email === null || !person.isEmailVerified)
        throw unauthorized(
          'google_unverified',
          'Google has not verified the email address of this account. Use your phone number or email.',
        );
      return {
        subject,
        email,
        name,
        async useUp(trx) {
          if (await useNonce(trx, hashOf(nonce), clock.now())) return;
          throw unauthorized(
            'google_used',
            'This Google sign-in was already used. Sign in with Google again.',
          );
        },
      };
    },
  };
}

export type Google = ReturnType<typeof createGoogle>;

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));
