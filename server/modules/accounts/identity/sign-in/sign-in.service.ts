import type { Language } from '@haat/i18n';
import type { User } from '@haat/openapi';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import type { AccountMessages } from '../../account.messages';
import type { Google } from '../google/google.service';
import { type Address, normalizeEmail } from '../login-methods/address';
import { findLoginMethods } from '../login-methods/address.repository';
import { notifyLoginMethods } from '../login-methods/login-method.notifications';
import type { Otp } from '../otp/otp.service';
import type { Accounts, Newcomer, Opened } from '../profile/account.service';
import type { Devices } from '../sessions/device.service';
import type { Sessions } from '../sessions/session.service';

export interface SignedIn {
  user: User;
  token: string;
}

/** A sign-in with the token by which its browser is known from now on. */
export interface Begun {
  signedIn: SignedIn;
  sessionId: string;
  device: string;
}

/** The browser that signs in. */
interface Browser {
  /** By which it was remembered before. */
  device: string | undefined;
  /** What it speaks; null where it does not say. */
  language: Language | null;
}

/** Sign-in: exchanges a verified identity for an account and a session. */
export function createSignIn(
  { database, jobs, random }: Pick<Deps, 'database' | 'jobs' | 'random'>,
  parts: {
    accounts: Accounts;
    google: Google;
    otp: Otp;
    sessions: Sessions;
    devices: Devices;
    notify: Pick<AccountMessages, 'notify'>;
  },
) {
  const { accounts, google, otp, sessions, devices, notify } = parts;

  async function begin(trx: Transaction<Schema>, opened: Opened, { device: former, language }: Browser) {
    if (language) await accounts.saveSignInLanguage(trx, opened.id, language);
    const { id: sessionId, token } = await sessions.begin(trx, opened.id);
    const device = await devices.remember(trx, { accountId: opened.id, sessionId, former });
    return { ...opened, sessionId, token, device };
  }

  async function welcome({
    id,
    isChanged,
    sessionId,
    token,
    device,
  }: Awaited<ReturnType<typeof begin>>): Promise<Begun> {
    if (isChanged) accounts.changed(id);
    return { signedIn: { user: await accounts.user(id), token }, sessionId, device };
  }

  return {
    /** Exchanges a code for a session; the account is made at the first one. Throws a 401 or 429 refusal. */
    async byCode(
      address: Address,
      code: string,
      { device, language, ...newcomer }: Newcomer & Browser,
    ): Promise<Begun> {
      const session = await otp.check(
        address,
        code,
        async (trx) => begin(trx, await accounts.openByAddress(trx, address, newcomer), { device, language }),
        { device },
      );
      return welcome(session);
    },

    /**
     * The same for a Google credential; `ticket` is what `google.begin` gave this browser. Where it comes to an account that is there,
     * every address of that account is told. Throws a 401 or 503 refusal.
     */
    async byGoogle(
      credential: string,
      ticket: string | undefined,
      { device, language, ...newcomer }: Omit<Newcomer, 'name'> & Browser,
    ): Promise<Begun> {
      const person = await google.confirm(credential, ticket);
      const proof = { subject: person.subject, email: normalizeEmail(person.email) };
      const session = await database.tx(async (trx) => {
        await person.useUp(trx);
        const opened = await accounts.openByGoogle(trx, proof, { ...newcomer, name: person.name });
        if (opened.joined) {
          const { id: accountId, joined: joinedBy } = opened;
          const among = await findLoginMethods(trx, accountId);
          await notifyLoginMethods(trx, notify, {
            accountId,
            did: 'added',
            loginMethod: joinedBy,
            among,
            key: random.uuid(),
          });
        }
        return begin(trx, opened, { device, language });
      });
      if (session.joined) jobs.kick();
      return welcome(session);
    },

    /** The numbers of an account, E.164. */
    async phonesOf(accountId: string): Promise<string[]> {
      const methods = await findLoginMethods(database.db, accountId);
      return methods.flatMap(({ channel, key }) => (channel === 'sms' ? [key] : []));
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
