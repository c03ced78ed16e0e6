import { createHash } from 'node:crypto';
import type { User } from '@haat/contract';
import type { Transaction } from 'kysely';
import type { Session } from '../../platform/contract';
import type { Deps } from '../../platform/deps';
import { Refusal, unauthorized, unavailable } from '../../platform/errors';
import type { Schema } from '../../platform/schema';
import * as accounts from './identity.repository';
import type { Otp } from './otp.service';
import * as sessions from './session.repository';

const day = 24 * 60 * 60 * 1000;
const sessionLivesMs = 180 * day;
/** Writing at every request would cost more than the answer is worth. */
const seenEveryMs = 60 * 60 * 1000;

export interface Seller {
  name: string | null;
  handle: string | null;
  phone: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
}

export interface SignIn {
  phone: string;
  otp: string;
  name?: string | null;
  isPurchaser?: boolean | null;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest();

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

export type IdentityDeps = Pick<Deps, 'clock' | 'database' | 'random'>;

/** Accounts and sessions. Tokens leave this service once, when they are made; only their hashes are kept. */
export function createIdentityService(deps: IdentityDeps, otp: Otp) {
  const { clock, database, random } = deps;
  const listeners: ((accountId: string) => void)[] = [];
  const changed = (accountId: string) => {
    for (const listener of listeners) listener(accountId);
  };

  async function openAccount(
    trx: Transaction<Schema>,
    phone: string,
    signIn: SignIn,
  ): Promise<{ row: accounts.AccountRow; renamed: boolean }> {
    const name = signIn.name?.trim() || null;
    const known = await accounts.findAccountByPhone(trx, phone);
    if (known) {
      if (!name || known.name) return { row: known, renamed: false };
      await accounts.saveName(trx, known.id, name);
      return { row: { ...known, name }, renamed: true };
    }
    const account = {
      id: random.uuid(),
      name,
      plan: 'FREE' as const,
      starts_at: signIn.isPurchaser ? ('library' as const) : ('dashboard' as const),
      referral_code: random.publicId().slice(0, 10),
      created_at: clock.now(),
      phone,
    };
    await accounts.insertAccount(trx, account);
    return { row: { ...account, email: null, handle: null }, renamed: false };
  }

  async function account(id: string): Promise<accounts.AccountRow> {
    const row = await accounts.findAccount(database.db, id);
    if (!row) throw unauthorized();
    return row;
  }

  return {
    onChanged(listener: (accountId: string) => void): void {
      listeners.push(listener);
    },

    /** Exchanges a code for a session; the account is made at the first one. Throws a 401 or 429 refusal. */
    async signIn(signIn: SignIn): Promise<{ user: User; token: string }> {
      const token = random.token();
      const { row, renamed } = await otp.check(signIn.phone, signIn.otp, async (trx) => {
        const opened = await openAccount(trx, signIn.phone, signIn);
        const now = clock.now();
        await sessions.insertSession(trx, {
          tokenHash: hashToken(token),
          id: random.uuid(),
          accountId: opened.row.id,
          createdAt: now,
          expiresAt: new Date(now.getTime() + sessionLivesMs),
        });
        return opened;
      });
      if (renamed) changed(row.id);
      return { user: toUser(row), token };
    },

    async resolveSession(token: string): Promise<Session | null> {
      if (!/^[\w-]{43}$/.test(token)) return null;
      const tokenHash = hashToken(token);
      const now = clock.now();
      const row = await sessions.findSession(database.db, tokenHash, now);
      if (!row) return null;
      if (now.getTime() - row.last_seen_at.getTime() > seenEveryMs)
        await sessions.touchSession(database.db, tokenHash, now);
      return { accountId: row.account_id, sessionId: row.id, phone: row.phone };
    },

    async endSession(session: Session): Promise<void> {
      await sessions.revokeSession(database.db, session.accountId, session.sessionId, clock.now());
    },

    async recordDevice(session: Session, device: string): Promise<void> {
      await sessions.saveDevice(database.db, session.accountId, session.sessionId, device);
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
      return row ? { name: row.name, handle: row.handle, phone: row.phone, plan: row.plan } : null;
    },

    /** The one place that says which ways of signing in this installation does not offer yet. */
    refuseOtherWays(): never {
      throw unavailable(
        'sign_in_way_unavailable',
        'This way of signing in is not available here. Use your phone number.',
      );
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
