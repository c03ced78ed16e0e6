import { VerificationSilent } from '../../../../gateways/verification';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, invalid, sqlState, unavailable } from '../../../../platform/http/errors';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { Identity } from '../../../accounts';
import type { Notifier } from '../../../messaging';
import { createClaims, type GstinVerdict, type Wanted } from '../claims/claim.service';
import { settling } from '../claims/claim.settling';
import { isGstin, plainGstin, stateCodeOf } from '../tax/gstin.rules';
import {
  type BusinessRow,
  endBusiness,
  findAll,
  findCurrent,
  findMarks,
  insertBusiness,
  renewBusiness,
} from './business.repository';

/** Under which number somebody sells with GST. */
export interface Business {
  gstin: string;
  /** GST code of its State. */
  stateCode: string;
  legalName: string;
  /** In one line or several. */
  address: string;
  /** Stands in the serials of its invoices; mostly empty. */
  mark: string;
}

export interface ShownBusiness extends Business {
  verifiedAt: Date;
}

/** What is known of creators and their PANs, of which a GSTIN holds one. */
interface KycFacts {
  /** Null while the creator has given no PAN. Asked in the transaction that writes, so that neither changes under the other. */
  isTheirGstin(trx: Tx, sellerId: string, gstin: string): Promise<boolean | null>;
  /** Of a creator whose PAN is verified, as its register has it. */
  panNameOf(sellerId: string): Promise<string | null>;
}

/** As many accounts may sell under one GSTIN as serials can tell apart. */
const marks = ['', ...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'.split('')];

interface BusinessContext extends Pick<Deps, 'clock' | 'config' | 'database' | 'gateways' | 'log'> {
  kycFacts: KycFacts;
  identity: Pick<Identity, 'seller'>;
  notify: Pick<Notifier, 'notify'>;
  claims: ReturnType<typeof createClaims>;
  listeners: ((sellerId: string) => void)[];
  platform: Business | null;
}

function changed({ listeners }: BusinessContext, sellerId: string) {
  for (const listener of listeners) listener(sellerId);
}

async function ofMany(
  context: BusinessContext,
  sellerIds: readonly string[],
): Promise<Map<string, Business>> {
  const found = new Map<string, Business>();
  if (sellerIds.length === 0) return found;
  for (const row of await findCurrent(context.database.db, sellerIds)) found.set(row.seller_id, viewOf(row));
  if (context.platform && sellerIds.includes(platformAccountId))
    found.set(platformAccountId, context.platform);
  return found;
}

/** What the register has. @throws Refusal 422 naming `gstin`, 503 */
async function registered(context: BusinessContext, given: string, called: string): Promise<Registered> {
  const silent = () =>
    unavailable(
      'verification_silent',
      'The GST portal is not responding. Nothing was changed. Try again in a few minutes',
    );
  try {
    const answer = await context.gateways.verification.gstin(given, called);
    if (answer.outcome === 'invalid') throw invalid({ gstin: 'This GSTIN was not found on the GST portal' });
    if (!answer.active) throw invalid({ gstin: 'This GSTIN has been cancelled' });
    const name = answer.legalName ?? answer.tradeName;
    if (!name) throw silent();
    return { legalName: name, address: answer.address };
  } catch (error) {
    if (!(error instanceof VerificationSilent)) throw error;
    throw silent();
  }
}

/** @throws Refusal 422: it holds another PAN than the creator's */
async function refuseOthers(
  context: BusinessContext,
  trx: Tx,
  sellerId: string,
  gstin: string,
): Promise<void> {
  if ((await context.kycFacts.isTheirGstin(trx, sellerId, gstin)) === false)
    throw invalid({
      gstin: 'This GSTIN belongs to a different PAN. Use the one registered under your PAN',
    });
}

async function write(context: BusinessContext, trx: Tx, row: Omit<BusinessRow, 'mark'>): Promise<void> {
  await refuseOthers(context, trx, row.seller_id, row.gstin);
  const before = (await findAll(trx, row.seller_id)).find((one) => one.gstin === row.gstin);
  if (!before || before.ended_at !== null) await endBusiness(trx, row.seller_id, row.verified_at);
  if (before) return renewBusiness(trx, { ...row, mark: before.mark });
  const taken = await findMarks(trx, row.seller_id, row.gstin);
  const mark = marks.find((one) => !taken.has(one));
  if (mark === undefined) throw conflict('gstin_taken', 'Too many accounts use this GSTIN. Contact us');
  return insertBusiness(trx, { ...row, mark });
}

/** Two changes at once: the second one looks again. */
async function save(context: BusinessContext, row: Omit<BusinessRow, 'mark'>, triesLeft = 5): Promise<void> {
  try {
    await context.database.tx(async (trx) => {
      const [current] = await findCurrent(trx, [row.seller_id]);
      // Bringing the own number up to date says nothing about another one that waits.
      await context.claims.drop(trx, row.seller_id, current?.gstin === row.gstin ? row.gstin : undefined);
      await write(context, trx, row);
    });
  } catch (error) {
    if (sqlState(error) !== '23505' || triesLeft === 0) throw error;
    await save(context, row, triesLeft - 1);
  }
}

/** Tells when somebody begins or ends to sell with GST, or does so under another number. */
function onChanged({ listeners }: BusinessContext, listener: (sellerId: string) => void): void {
  listeners.push(listener);
}

async function of(context: BusinessContext, sellerId: string): Promise<Business | null> {
  return (await ofMany(context, [sellerId])).get(sellerId) ?? null;
}

/** As somebody sold under it then, though it may have ended since. */
async function under(
  { config, database }: BusinessContext,
  sellerId: string,
  sold: string,
): Promise<Business | null> {
  if (sellerId === platformAccountId)
    return {
      gstin: sold,
      stateCode: stateCodeOf(sold),
      legalName: config.operator.legalName,
      address: config.operator.address,
      mark: '',
    };
  const row = (await findAll(database.db, sellerId)).find((one) => one.gstin === sold);
  return row ? viewOf(row) : null;
}

/** Under which number somebody sells now, for a change under way. */
async function gstinOf(trx: Tx, sellerId: string): Promise<string | null> {
  return (await findCurrent(trx, [sellerId]))[0]?.gstin ?? null;
}

async function show({ database }: BusinessContext, sellerId: string): Promise<ShownBusiness | null> {
  const [row] = await findCurrent(database.db, [sellerId]);
  return row ? { ...viewOf(row), verifiedAt: row.verified_at } : null;
}

/**
 * From now on the creator sells with GST under this number. The name is the register's; so is the address unless one is given.
 * It has to hold the PAN of the creator, where they have given one; a PAN given later is held against it. Whoever has no verified PAN
 * sells as before until a person has looked: anybody may call their account what the register calls somebody else.
 * @throws Refusal 422 naming `gstin` or `address`, 429, 503 (the register is silent)
 */
async function set(
  context: BusinessContext,
  sellerId: string,
  given: { gstin: string; address?: string | null | undefined },
): Promise<void> {
  const number = plainGstin(given.gstin);
  if (!isGstin(number)) throw invalid({ gstin: 'This is not a valid GSTIN. Check its 15 characters' });
  await context.claims.count(sellerId);
  const panName = await context.kycFacts.panNameOf(sellerId);
  const called = panName ?? (await context.identity.seller(sellerId))?.name ?? '';
  const found = await registered(context, number, called);
  const address = given.address?.trim() || found.address;
  if (!address) throw invalid({ address: 'Enter the registered address' });
  const wanted = { gstin: number, legalName: found.legalName, address };
  const [current] = await findCurrent(context.database.db, [sellerId]);
  if (panName === null && current?.gstin !== number)
    return context.database.tx(async (trx) => {
      await refuseOthers(context, trx, sellerId, number);
      await context.claims.keep(trx, sellerId, wanted, called);
    });
  await save(context, rowOf(sellerId, wanted, context.clock.now()));
  changed(context, sellerId);
}

/** From now on the creator sells without GST. */
async function end(context: BusinessContext, sellerId: string): Promise<void> {
  await context.database.tx(async (trx) => {
    await context.claims.drop(trx, sellerId);
    await endBusiness(trx, sellerId, context.clock.now());
  });
  changed(context, sellerId);
}

/** The GST registrations of creators, and the platform's own from the configuration. */
export function createBusiness(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'gateways' | 'log'>,
  kycFacts: KycFacts,
  dependencies: { identity: Pick<Identity, 'seller'>; notify: Pick<Notifier, 'notify'> },
) {
  const claims = createClaims(deps, dependencies);
  const listeners: ((sellerId: string) => void)[] = [];
  const { gstin, legalName, address } = deps.config.operator;
  const platform: Business | null = isGstin(gstin)
    ? { gstin, stateCode: stateCodeOf(gstin), legalName, address, mark: '' }
    : null;
  if (gstin !== '' && !platform)
    deps.log.error('OPERATOR_GSTIN is not a valid GSTIN: statements are issued instead of tax invoices');
  const context: BusinessContext = {
    ...deps,
    ...dependencies,
    kycFacts,
    claims,
    listeners,
    platform,
  };
  return {
    onChanged: (listener: (sellerId: string) => void) => onChanged(context, listener),
    /** Of those who sell with GST. */
    ofMany: (sellerIds: readonly string[]) => ofMany(context, sellerIds),
    of: (sellerId: string) => of(context, sellerId),
    under: (sellerId: string, sold: string) => under(context, sellerId, sold),
    gstinOf,
    show: (sellerId: string) => show(context, sellerId),
    /** What a person looks at before a creator sells under it, or would not have. */
    claimOf: claims.of,
    set: (sellerId: string, given: { gstin: string; address?: string | null | undefined }) =>
      set(context, sellerId, given),
    /** Decides what waits and needs no person any more. */
    settle: settling(deps.database, {
      claims,
      kycFacts,
      changed: (sellerId: string) => changed(context, sellerId),
      write: (trx, sellerId, wanted) => write(context, trx, rowOf(sellerId, wanted, deps.clock.now())),
    }),
    /** GSTINs that wait for a person. */
    reviews: {
      list: claims.list,
      /** As claims decide; 422 when it holds another PAN by now. To be followed by `decided` once it is committed. */
      decide: (trx: Tx, verdict: GstinVerdict) =>
        claims.decide(trx, verdict, (sellerId, wanted) =>
          write(context, trx, rowOf(sellerId, wanted, deps.clock.now())),
        ),
      decided: (sellerId: string) => changed(context, sellerId),
    },
    end: (sellerId: string) => end(context, sellerId),
  };
}

interface Registered {
  legalName: string;
  address: string | null;
}

const rowOf = (sellerId: string, wanted: Wanted, at: Date): Omit<BusinessRow, 'mark'> => ({
  seller_id: sellerId,
  gstin: wanted.gstin,
  legal_name: wanted.legalName,
  address: wanted.address,
  verified_at: at,
  ended_at: null,
});

export type BusinessService = ReturnType<typeof createBusiness>;

const viewOf = ({ gstin, legal_name, address, mark }: BusinessRow): Business => ({
  gstin,
  stateCode: stateCodeOf(gstin),
  legalName: legal_name,
  address,
  mark,
});
