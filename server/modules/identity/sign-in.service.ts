import type { User } from '@haat/contract';
import type { Transaction } from 'kysely';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/errors';
import type { Schema } from '../../platform/schema';
import type { Accounts, Newcomer, Opened } from './account.service';
import { type Address, normalizeEmail } from './address';
import type { Google } from './google.service';
import type { Otp } from './otp.service';
import type { Sessions } from './session.service';

export interface SignedIn {
  user: User;
  token: string;
}

/** Every way in: what proves who somebody is, exchanged for the account and a session. */
export function createSignIn(
  { database }: Pick<Deps, 'database'>,
  parts: { accounts: Accounts; google: Google; otp: Otp; sessions: Sessions },
) {
  const { accounts, google, otp, sessions } = parts;

  async function begin(trx: Transaction<Schema>, opened: Opened) {
    return { ...opened, token: await sessions.begin(trx, opened.id) };
  }

  async function welcome({ id, isChanged, token }: Opened & { token: string }): Promise<SignedIn> {
    if (isChanged) accounts.changed(id);
    return { user: await accounts.user(id), token };
  }

  return {
    /** Exchanges a code for a session; the account is made at the first one. Throws a 401 or 429 refusal. */
    async byCode(address: Address, code: string, newcomer: Newcomer): Promise<SignedIn> {
      const begun = await otp.check(address, code, async (trx) =>
        begin(trx, await accounts.openByAddress(trx, address, newcomer)),
      );
      return welcome(begun);
    },

    /** The same for a Google credential; `ticket` is what `google.begin` gave this browser. Throws a 401 or 503 refusal. */
    async byGoogle(
      credential: string,
      ticket: string | undefined,
      newcomer: Omit<Newcomer, 'name'>,
    ): Promise<SignedIn> {
      const person = await google.confirm(credential, ticket);
      const proof = { subject: person.subject, email: normalizeEmail(person.email) };
      const begun = await database.tx(async (trx) => {
        await person.useUp(trx);
        return begin(trx, await accounts.openByGoogle(trx, proof, { ...newcomer, name: person.name }));
      });
      return welcome(begun);
    },

    /**
     * Adds an address, proven by its code, to an account that is signed in. Throws a 401 or 429 refusal, and a 409 one when it
     * is another account's: only who can read its messages learns that.
     */
    async addAddress(accountId: string, address: Address, code: string): Promise<User> {
      const isAdded = await otp.check(address, code, (trx) => accounts.addAddress(trx, accountId, address));
      if (!isAdded) throw taken(address);
      accounts.changed(accountId);
      return accounts.user(accountId);
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

function taken({ channel }: Address) {
  const [field, name] =
    channel === 'sms' ? (['phone', 'phone number'] as const) : (['email', 'e-mail address'] as const);
  const message = `This ${name} belongs to another account. Sign in with it to reach that account.`;
  return conflict('address_taken', message, { [field]: message });
}
