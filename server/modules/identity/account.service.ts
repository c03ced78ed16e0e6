import type { OwnAddress, User } from '@haat/contract';
import type { Transaction } from 'kysely';
import type { Deps } from '../../platform/deps';
import { Refusal, unauthorized } from '../../platform/errors';
import type { Schema } from '../../platform/schema';
import * as accounts from './account.repository';
import type { Address } from './address';
import * as addresses from './address.repository';

type Trx = Transaction<Schema>;

export interface Seller {
  name: string | null;
  handle: string | null;
  phone: string | null;
  email: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
}

/** What somebody says of themselves on signing in; all but the name counts only when an account is opened. */
export interface Newcomer {
  name?: string | null | undefined;
  isPurchaser?: boolean | null | undefined;
  /** Referral code of who sent them; one that is nobody's is ignored. */
  referral?: string | null | undefined;
}

/** Whom Google vouches for. */
export interface GoogleProof {
  subject: string;
  /** Verified by Google. */
  email: string;
}

export interface Opened {
  id: string;
  /** What others show of the account has changed. */
  isChanged: boolean;
}

function toUser(row: accounts.AccountRow): User {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    handle: row.handle,
    plan: row.plan,
    startsAt: row.starts_at,
    referralCode: row.referral_code,
    createdAt: row.created_at.toISOString(),
  };
}

/** Accounts and the addresses that prove whose they are. */
export function createAccounts(deps: Pick<Deps, 'clock' | 'database' | 'random'>) {
  const { clock, database, random } = deps;
  const listeners: ((accountId: string) => void)[] = [];

  const changed = (accountId: string): void => {
    for (const listener of listeners) listener(accountId);
  };

  async function account(id: string): Promise<accounts.AccountRow> {
    const row = await accounts.findAccount(database.db, id);
    if (!row) throw unauthorized();
    return row;
  }

  // Counted as the contract counts, so that no letter is cut in half.
  const nameIn = ({ name }: Newcomer) =>
    Array.from(name?.trim() ?? '')
      .slice(0, 120)
      .join('') || null;

  async function insert(trx: Trx, id: string, email: string | null, newcomer: Newcomer): Promise<void> {
    const referral = newcomer.referral?.trim();
    const isKnown = !!referral && (await accounts.isReferralCode(trx, referral));
    await accounts.insertAccount(trx, {
      id,
      name: nameIn(newcomer),
      email,
      plan: 'FREE',
      starts_at: newcomer.isPurchaser ? 'library' : 'dashboard',
      referral_code: random.publicId().slice(0, 10),
      referred_by: isKnown ? referral : null,
      created_at: clock.now(),
    });
  }

  /** A name is taken from a sign-in where there is none yet. */
  async function greet(trx: Trx, id: string, newcomer: Newcomer): Promise<Opened> {
    const name = nameIn(newcomer);
    const isChanged = name !== null && (await accounts.saveFirstName(trx, id, name));
    return { id, isChanged };
  }

  return {
    /** Tells when what others show of an account may have changed. */
    onChanged(listener: (accountId: string) => void): void {
      listeners.push(listener);
    },
    changed,

    /** The account of a proven address; made when it is nobody's yet. */
    async openByAddress(trx: Trx, address: Address, newcomer: Newcomer): Promise<Opened> {
      const id = random.uuid();
      const owner = await addresses.claimAddress(trx, address, id, clock.now());
      if (owner !== id) return greet(trx, owner, newcomer);
      await insert(trx, id, address.channel === 'mail' ? address.email : null, newcomer);
      return { id, isChanged: false };
    },

    /**
     * The account of a Google account, or else of its e-mail, or a new one. The subject is claimed first, so that two first
     * sign-ins of one Google account queue there; if the e-mail turns out to be somebody's, the subject joins that account.
     */
    async openByGoogle(trx: Trx, { subject, email }: GoogleProof, newcomer: Newcomer): Promise<Opened> {
      const id = random.uuid();
      const now = clock.now();
      const owner = await addresses.claimSubject(trx, subject, id, now);
      const mailbox: Address = { channel: 'mail', email };
      const ownerOfEmail = await addresses.claimAddress(trx, mailbox, owner, now);
      if (owner !== id) {
        if (ownerOfEmail === owner) await accounts.saveFirstEmail(trx, owner, email);
        return greet(trx, owner, newcomer);
      }
      if (ownerOfEmail !== id) {
        await addresses.moveSubject(trx, subject, ownerOfEmail);
        return greet(trx, ownerOfEmail, newcomer);
      }
      await insert(trx, id, email, newcomer);
      return { id, isChanged: false };
    },

    /** Adds a proven address; false when it is another account's. One's own again changes nothing but which e-mail is shown. */
    async addAddress(trx: Trx, accountId: string, address: Address): Promise<boolean> {
      const owner = await addresses.claimAddress(trx, address, accountId, clock.now());
      if (owner !== accountId) return false;
      if (address.channel === 'mail') await accounts.saveEmail(trx, accountId, address.email);
      return true;
    },

    /** Every way into an account. */
    async addresses(accountId: string): Promise<OwnAddress[]> {
      const rows = await addresses.findAddresses(database.db, accountId);
      return rows.map(({ channel, address, verified_at }) => ({
        channel,
        address,
        verifiedAt: verified_at.toISOString(),
      }));
    },

    async user(accountId: string): Promise<User> {
      return toUser(await account(accountId));
    },

    async rename(accountId: string, given: string): Promise<User> {
      const name = given.trim();
      if (name === '') {
        const message = 'Write your name';
        throw new Refusal(400, 'invalid_fields', message, { name: message });
      }
      const row = await account(accountId);
      await accounts.saveName(database.db, accountId, name);
      changed(accountId);
      return toUser({ ...row, name });
    },

    /** What a sale needs to know of its seller; null when there is no such account. */
    async seller(accountId: string): Promise<Seller | null> {
      const row = await accounts.findAccount(database.db, accountId);
      if (!row) return null;
      const { name, handle, phone, email, plan } = row;
      return { name, handle, phone, email, plan };
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
