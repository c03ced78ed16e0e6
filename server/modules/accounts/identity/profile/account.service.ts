import type { User } from '@haat/openapi';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import { unauthorized } from '../../../../platform/http/errors';
import type { Address, LoginMethod } from '../login-methods/address';
import * as addresses from '../login-methods/address.repository';
import * as accounts from './account.repository';

type Trx = Transaction<Schema>;

export interface Seller {
  name: string | null;
  handle: string | null;
  bio: string | null;
  phone: string | null;
  email: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  /** The referring account. */
  referrerId: string | null;
  /** When the account was opened. */
  since: Date;
}

/** Details given at sign-in; all but the name */
export interface Newcomer {
  name?: string | null | undefined;
  isPurchaser?: boolean | null | undefined;
  /** Referral code; unknown codes are ignored. */
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
  /** A way in that has come to an account that others open already. */
  joined?: LoginMethod;
}

function toUser(row: accounts.AccountRow): User {
  return {
    id: row.id,
    name: row.name,
    bio: row.bio,
    phone: row.phone,
    email: row.email,
    handle: row.handle,
    language: row.language,
    plan: row.plan,
    startsAt: row.starts_at,
    referralCode: row.referral_code,
    createdAt: row.created_at.toISOString(),
  };
}

interface AccountContext extends Pick<Deps, 'clock' | 'database' | 'random'> {
  /** Whether something was bought with a phone (E.164). */
  hasBought(trx: Trx, phone: string): Promise<boolean>;
  listeners: ((accountId: string) => void)[];
}

function changed({ listeners }: AccountContext, accountId: string): void {
  for (const listener of listeners) listener(accountId);
}

async function account(context: AccountContext, id: string): Promise<accounts.AccountRow> {
  const row = await accounts.findAccount(context.database.db, id);
  if (!row) throw unauthorized();
  return row;
}

// Counted as the contract counts, so that no letter is cut in half.
const nameIn = ({ name }: Newcomer) =>
  Array.from(name?.trim() ?? '')
    .slice(0, 120)
    .join('') || null;

async function insert(
  context: AccountContext,
  trx: Trx,
  id: string,
  { email, phone }: { email: string | null; phone: string | null },
  newcomer: Newcomer,
): Promise<void> {
  const referral = newcomer.referral?.trim();
  const isKnown = !!referral && (await accounts.isReferralCode(trx, referral));
  const isBuyer = newcomer.isPurchaser || (phone !== null && (await context.hasBought(trx, phone)));
  await accounts.insertAccount(trx, {
    id,
    name: nameIn(newcomer),
    email,
    plan: 'FREE',
    starts_at: isBuyer ? 'library' : 'dashboard',
    referral_code: context.random.publicId().slice(0, 10),
    referred_by: isKnown ? referral : null,
    created_at: context.clock.now(),
  });
}

/** A name is taken from a sign-in where there is none yet. */
async function greet(trx: Trx, id: string, newcomer: Newcomer): Promise<Opened> {
  const name = nameIn(newcomer);
  const isChanged = name !== null && (await accounts.saveFirstName(trx, id, name));
  return { id, isChanged };
}

/** Tells when what others show of an account may have changed. */
function onChanged({ listeners }: AccountContext, listener: (accountId: string) => void): void {
  listeners.push(listener);
}

/** The account of a verified address; created if there is none. */
async function openByAddress(
  context: AccountContext,
  trx: Trx,
  address: Address,
  newcomer: Newcomer,
): Promise<Opened> {
  const id = context.random.uuid();
  const owner = await addresses.claimAddress(trx, address, id, context.clock.now());
  if (owner !== id) return greet(trx, owner, newcomer);
  await insert(
    context,
    trx,
    id,
    {
      email: address.channel === 'mail' ? address.email : null,
      phone: address.channel === 'sms' ? address.phone : null,
    },
    newcomer,
  );
  return { id, isChanged: false };
}

/**
 * The account of a Google account, or else of its e-mail, or a new one. The subject is claimed first, so that two first
 * sign-ins of one Google account queue there; if the e-mail turns out to be somebody's, the subject joins that account.
 * A Google account that is known brings no e-mail with it: one that was taken away would come back by itself.
 */
async function openByGoogle(
  context: AccountContext,
  trx: Trx,
  { subject, email }: GoogleProof,
  newcomer: Newcomer,
): Promise<Opened> {
  const id = context.random.uuid();
  const now = context.clock.now();
  const owner = await addresses.claimSubject(trx, subject, id, now);
  if (owner !== id) return greet(trx, owner, newcomer);
  const ownerOfEmail = await addresses.claimAddress(trx, { channel: 'mail', email }, id, now);
  if (ownerOfEmail !== id) {
    await addresses.moveSubject(trx, subject, ownerOfEmail);
    return {
      ...(await greet(trx, ownerOfEmail, newcomer)),
      joined: { channel: 'google', key: subject },
    };
  }
  await insert(context, trx, id, { email, phone: null }, newcomer);
  return { id, isChanged: false };
}

/** Adds a proven address; false when it is another account's. One's own again changes nothing but which e-mail is shown. */
async function addAddress(
  { clock }: AccountContext,
  trx: Trx,
  accountId: string,
  address: Address,
): Promise<boolean> {
  const owner = await addresses.claimAddress(trx, address, accountId, clock.now());
  if (owner !== accountId) return false;
  if (address.channel === 'mail') await accounts.saveEmail(trx, accountId, address.email);
  return true;
}

/** Nobody else takes a way into this account away until the transaction ends. @throws Refusal 401 when it was closed meanwhile */
const hold = (trx: Trx, accountId: string): Promise<void> => accounts.lockAccount(trx, accountId);

/** Once an e-mail was taken away: another one is shown where it was the one. */
const hideEmail = (trx: Trx, accountId: string, gone: string, next: string | null): Promise<void> =>
  accounts.replaceEmail(trx, accountId, gone, next);

async function user(context: AccountContext, accountId: string): Promise<User> {
  return toUser(await account(context, accountId));
}

/** Its caller says `changed` once this is committed. */
const savePlan = (trx: Trx, accountId: string, plan: Seller['plan']): Promise<void> =>
  accounts.savePlan(trx, accountId, plan);

/** Remembers whose code brought an account that is at most `withinMs` old; `unknown` also for one's own, or of whom one has brought. */
async function claimReferral(
  context: AccountContext,
  accountId: string,
  code: string,
  withinMs: number,
): Promise<'claimed' | 'late' | 'known' | 'unknown'> {
  const row = await account(context, accountId);
  const referrer = code === '' ? null : await accounts.findByReferralCode(context.database.db, code);
  if (!referrer || referrer.id === accountId || referrer.referred_by === row.referral_code) return 'unknown';
  if (row.created_at.getTime() < context.clock.now().getTime() - withinMs) return 'late';
  const isSaved = await accounts.saveReferrer(context.database.db, accountId, code);
  if (isSaved) changed(context, accountId);
  return isSaved ? 'claimed' : 'known';
}

/** What a sale needs to know of its seller, also inside a transaction; null when there is no such account. */
async function seller(
  { database }: AccountContext,
  accountId: string,
  db: Kysely<Schema> = database.db,
): Promise<Seller | null> {
  const row = await accounts.findAccount(db, accountId);
  if (!row) return null;
  const { name, handle, bio, phone, email, plan, referrer_id: referrerId, created_at: since } = row;
  return { name, handle, bio, phone, email, plan, referrerId, since };
}

/** Accounts and the addresses that prove whose they are. */
export function createAccounts(
  deps: Pick<Deps, 'clock' | 'database' | 'random'>,
  { hasBought }: Pick<AccountContext, 'hasBought'>,
) {
  const listeners: ((accountId: string) => void)[] = [];
  const context: AccountContext = { ...deps, listeners, hasBought };
  return {
    onChanged: (listener: (accountId: string) => void) => onChanged(context, listener),
    changed: (accountId: string) => changed(context, accountId),
    startSelling: accounts.startSelling,
    openByAddress: (trx: Trx, address: Address, newcomer: Newcomer) =>
      openByAddress(context, trx, address, newcomer),
    openByGoogle: (trx: Trx, googleProof: GoogleProof, newcomer: Newcomer) =>
      openByGoogle(context, trx, googleProof, newcomer),
    addAddress: (trx: Trx, accountId: string, address: Address) =>
      addAddress(context, trx, accountId, address),
    saveSignInLanguage: accounts.saveSignInLanguage,
    hold,
    hideEmail,
    user: (accountId: string) => user(context, accountId),
    savePlan,
    claimReferral: (accountId: string, code: string, withinMs: number) =>
      claimReferral(context, accountId, code, withinMs),
    seller: (accountId: string, db?: Kysely<Schema>) => seller(context, accountId, db),
    languagesOf: (ids: readonly string[]) => accounts.findLanguages(deps.database.db, ids),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
