import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import type { Notifier } from '../../../messaging';
import { oneMoreTry } from '../../kyc';
import {
  type ClaimPlace,
  changeClaim,
  findClaim,
  findWaiting,
  findWaitingAfter,
  isKept,
  lockClaim,
  type StoredClaim,
} from './claim.repository';

/** A registration that a person judges, by its two names. */
export interface GstinReview {
  id: string;
  sellerId: string;
  kind: 'gstin';
  shown: string;
  doubt: 'name';
  /** What the creator calls themselves. */
  expectedName: string;
  /** As the register has it. */
  foundName: string;
  elsewhere: string[];
  since: Date;
}

/** What a creator wants to sell under. */
export interface Wanted {
  gstin: string;
  legalName: string;
  address: string;
}

export interface GstinVerdict {
  id: string;
  verdict: 'accept' | 'refuse';
  /** For the creator, when refused: what is wrong and what to do. */
  reason: string;
}

/** One that waits, as a verdict names it. */
export interface WaitingClaim {
  id: string;
  sellerId: string;
  gstin: string;
}

const reviewOf = ({ seller_id, given }: Pick<StoredClaim, 'seller_id' | 'given'>) =>
  `gstin.${seller_id}.${given}`;

interface ClaimsContext extends Pick<Deps, 'clock' | 'database'> {
  identity: Pick<Identity, 'seller'>;
  notify: Pick<Notifier, 'notify'>;
}

async function tell(
  { notify, identity }: ClaimsContext,
  trx: Tx,
  claim: StoredClaim,
  { verdict, reason }: GstinVerdict,
): Promise<void> {
  const { seller_id: sellerId, gstin: shown } = claim;
  await notify.notify(trx, {
    template: 'kyc',
    sellerId,
    email: (await identity.seller(sellerId, trx))?.email ?? null,
    key: reviewOf(claim),
    news: {
      about: 'gstin',
      shown,
      ...(verdict === 'accept' ? { did: 'verified' } : { did: 'refused', reason }),
    },
  });
}

/** Of a creator, to show: what waits or was refused. */
async function of({ database }: ClaimsContext, sellerId: string): Promise<StoredClaim | null> {
  const row = await findClaim(database.db, sellerId);
  return isKept(row) ? row : null;
}

/** Counts a question to the register. @throws Refusal 429 */
function count({ database, clock }: ClaimsContext, sellerId: string): Promise<void> {
  return database.tx(async (trx) => {
    const row = await lockClaim(trx, sellerId, clock.now());
    await changeClaim(trx, sellerId, oneMoreTry(row, clock.now()));
  });
}

/** Has a person look at one; in place of the one before. */
async function keep(
  { clock }: ClaimsContext,
  trx: Tx,
  sellerId: string,
  wanted: Wanted,
  heldAgainst: string,
): Promise<void> {
  const now = clock.now();
  const { given } = await lockClaim(trx, sellerId, now);
  await changeClaim(trx, sellerId, {
    status: 'checking',
    given: given + 1,
    gstin: wanted.gstin,
    legal_name: wanted.legalName,
    address: wanted.address,
    held_against: heldAgainst,
    given_at: now,
    reason: null,
  });
}

/** The creator sells under another, or without: there is nothing to look at any more. Where a number is named, of that one alone. */
async function drop({ clock }: ClaimsContext, trx: Tx, sellerId: string, gstin?: string): Promise<void> {
  const claim = await lockClaim(trx, sellerId, clock.now());
  if (gstin === undefined || claim.gstin === gstin) await changeClaim(trx, sellerId, { status: 'none' });
}

async function list({ database }: ClaimsContext): Promise<GstinReview[]> {
  const rows = await findWaiting(database.db);
  return rows.map((row) => ({
    id: reviewOf(row),
    sellerId: row.seller_id,
    kind: 'gstin',
    shown: row.gstin,
    doubt: 'name',
    expectedName: row.held_against,
    foundName: row.legal_name,
    elsewhere: [],
    since: row.given_at,
  }));
}

/** Everything that waits, one after the other, as a verdict would name it. */
async function* waiting({ database }: ClaimsContext): AsyncGenerator<WaitingClaim> {
  for (let after: ClaimPlace | null = null; ; ) {
    const rows: StoredClaim[] = await findWaitingAfter(database.db, after);
    for (const row of rows) yield { id: reviewOf(row), sellerId: row.seller_id, gstin: row.gstin };
    after = rows.at(-1) ?? null;
    if (!after) return;
  }
}

/**
 * Decides one, and lets `accept` write what was wanted.
 * @throws Refusal 404 (no such review), 409 (decided already, or no longer what was shown)
 */
async function decide(
  context: ClaimsContext,
  trx: Tx,
  verdict: GstinVerdict,
  accept: (sellerId: string, wanted: Wanted) => Promise<void>,
): Promise<{ sellerId: string; before: string; after: string }> {
  const [, sellerId = ''] = verdict.id.split('.');
  if (!/^[0-9a-f-]{36}$/.test(sellerId)) throw notFound('Review not found');
  const claim = await lockClaim(trx, sellerId, context.clock.now());
  if (!isKept(claim) || claim.status !== 'checking' || reviewOf(claim) !== verdict.id)
    throw conflict('review_changed', 'This has changed or was already decided. Reload the list');
  const isAccepted = verdict.verdict === 'accept';
  const after = isAccepted ? 'none' : 'refused';
  await changeClaim(trx, sellerId, { status: after, reason: isAccepted ? null : verdict.reason });
  if (isAccepted)
    await accept(sellerId, { gstin: claim.gstin, legalName: claim.legal_name, address: claim.address });
  await tell(context, trx, claim, verdict);
  return { sellerId, before: 'checking', after: isAccepted ? 'verified' : after };
}

/** GSTINs that may be somebody else's: their creators go on selling as before, until a person has compared the names. */
export function createClaims(
  deps: Pick<Deps, 'clock' | 'database'>,
  dependencies: { identity: Pick<Identity, 'seller'>; notify: Pick<Notifier, 'notify'> },
) {
  const context: ClaimsContext = { ...deps, ...dependencies };
  return {
    of: (sellerId: string) => of(context, sellerId),
    count: (sellerId: string) => count(context, sellerId),
    keep: (trx: Tx, sellerId: string, wanted: Wanted, heldAgainst: string) =>
      keep(context, trx, sellerId, wanted, heldAgainst),
    drop: (trx: Tx, sellerId: string, gstin?: string) => drop(context, trx, sellerId, gstin),
    list: () => list(context),
    waiting: () => waiting(context),
    decide: (trx: Tx, verdict: GstinVerdict, accept: (sellerId: string, wanted: Wanted) => Promise<void>) =>
      decide(context, trx, verdict, accept),
  };
}
