import { canOpen } from '@haat/machines/lifecycles/access';
import { type DiscordGateway, DiscordRefused } from '../../../../gateways/discord';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue, enqueueMany, type NewJob } from '../../../../platform/jobs/jobs';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { refreshMembers } from '../../members/members-refresh';
import { findSellerOf, type GuildKey } from '../connection/guild.repository';
import { isAdministrator } from '../connection/guild-facts';
import { changeSeat, lockSeatsOf, type Seat, type SeatChange } from './member.repository';
import { type FormerSeat, findFormerSeats, settleMoves } from './move.repository';
import { removesMember, rolesOfGrant, runningAt } from './price-roles';

export const syncQueue = 'discord.sync';
export const refreshQueue = 'discord.refresh';

/** Whom to bring in accordance with their grants, and where. */
export interface SyncPayload extends GuildKey {
  userId: string;
}

/** Which server to ask Discord about. */
export interface RefreshPayload extends GuildKey {
  /** Everybody with a seat there is looked at too. */
  isOfNight?: boolean;
}

export interface MembershipContext extends Pick<Deps, 'database' | 'clock' | 'jobs'> {
  discord: DiscordGateway;
}

export const isOpen = ({ grant_status }: Seat): boolean => canOpen(grant_status);

/** The roles that an open seat gives. A product that names another server now gives what it gave before. */
export const rolesOfSeat = (seat: Seat): readonly string[] =>
  seat.content.guildId === seat.guild_id ? rolesOfGrant(seat) : seat.role_ids;

/** The seats of an account in a server, and those that went to another one. */
export interface Seats {
  held: readonly Seat[];
  former: readonly FormerSeat[];
  /** When they were read. */
  at: Date;
}

/** What grants say of an account in a server. */
export interface Entitlement {
  isOpen: boolean;
  /** What open grants give, of a subscription the one whose period runs. */
  roleIds: ReadonlySet<string>;
  /** What was given for any grant. */
  givenIds: ReadonlySet<string>;
  /** With no open grant left, the member goes and not their roles alone. */
  isRemoved: boolean;
}

/** The seats that say which roles somebody has. */
const givingSeats = ({ held, at }: Seats): readonly Seat[] => runningAt(held.filter(isOpen), at);

export function entitlementOf(seats: Seats): Entitlement {
  const { held, former } = seats;
  const open = held.filter(isOpen);
  const given = [...held, ...former];
  return {
    isOpen: open.length > 0,
    roleIds: new Set(givingSeats(seats).flatMap(rolesOfSeat)),
    givenIds: new Set(given.flatMap(({ role_ids }) => role_ids)),
    isRemoved: open.length === 0 && given.some((seat) => seat.is_added && removesMember(seat)),
  };
}

/** Locks the seats that an account holds until the transaction ends. */
export const lockSeats = async (trx: Tx, key: GuildKey, userId: string, at: Date): Promise<Seats> => ({
  at,
  held: await lockSeatsOf(trx, key, userId),
  former: await findFormerSeats(trx, key, userId),
});

export const enqueueSync = (
  trx: Tx,
  payloads: readonly SyncPayload[],
  how: Pick<NewJob, 'priority' | 'runAt'> = {},
): Promise<void> =>
  enqueueMany(
    trx,
    payloads.map((payload) => ({ queue: syncQueue, payload, ...how })),
  );

/**
 * Brings a Discord account in a server in accordance with its grants: has the roles that open grants give, and of those that were given for any
 * grant no other. Only who has a seat is touched. Run twice it does nothing more.
 */
export async function syncMember(context: MembershipContext, payload: SyncPayload): Promise<void> {
  const { database, discord } = context;
  const { sellerId, guildId, userId } = payload;
  if ((await findSellerOf(database.db, guildId)) !== sellerId) return;
  try {
    const heldIds = await discord.rolesOf(guildId, userId);
    const entitlement = await planRoles(context, payload, heldIds);
    if (!entitlement) return;
    const changed = heldIds && (await changeMember(context, payload, { heldIds, entitlement }));
    crashPoint('discord.changed');
    await noteMember(context, payload, { ...(changed ?? gone), entitlement });
    crashPoint('discord.noted');
  } catch (error) {
    // Nothing can be done before the bot has its rights again; then whoever has a seat is looked at anew.
    if (!(error instanceof DiscordRefused) || !isLost(error)) throw error;
    await refreshSoon(context, payload);
  }
}

const isLost = ({ refusal }: DiscordRefused) => refusal === 'rightMissing' || refusal === 'guildUnavailable';

/** What the bot may do there is read again. */
export async function refreshSoon(
  { database, jobs }: MembershipContext,
  { sellerId, guildId }: GuildKey,
): Promise<void> {
  await database.tx((trx) =>
    enqueue(trx, { queue: refreshQueue, payload: { sellerId, guildId } satisfies RefreshPayload }),
  );
  jobs.kick();
}

/** Writes down which roles are about to be given, before any is. Those that a member has already are not ours to take away later. */
async function planRoles(
  { database, clock }: MembershipContext,
  { userId, ...key }: SyncPayload,
  heldIds: readonly string[] | null,
): Promise<Entitlement | null> {
  return database.tx(async (trx) => {
    const seats = await lockSeats(trx, key, userId, clock.now());
    if (seats.held.length + seats.former.length === 0) return null;
    const { givenIds } = entitlementOf(seats);
    const isForeign = (id: string) => (heldIds?.includes(id) ?? false) && !givenIds.has(id);
    for (const seat of givingSeats(seats)) {
      const added = rolesOfSeat(seat).filter((id) => !seat.role_ids.includes(id) && !isForeign(id));
      if (added.length === 0) continue;
      seat.role_ids = [...seat.role_ids, ...added];
      await changeSeat(trx, seat, clock.now(), { role_ids: seat.role_ids });
    }
    return entitlementOf(seats);
  });
}

interface Found {
  heldIds: readonly string[];
  entitlement: Entitlement;
}

/** What has become of a member. */
interface Changed {
  isIn: boolean;
  /** Whether they have nothing that their grants do not give: Discord may refuse to take it. */
  isDone: boolean;
}

const gone: Changed = { isIn: false, isDone: true };

async function changeMember(
  context: MembershipContext,
  payload: SyncPayload,
  found: Found,
): Promise<Changed> {
  const { discord } = context;
  const { guildId, userId } = payload;
  const { heldIds, entitlement } = found;
  if (entitlement.isRemoved && !isAdministrator(await discord.guild(guildId), userId, heldIds)) {
    if (await isDone(discord.removeMember(guildId, userId))) return gone;
    await refreshSoon(context, payload);
    await changeRoles(context, payload, found);
    return { isIn: true, isDone: false };
  }
  return { isIn: true, isDone: await changeRoles(context, payload, found) };
}

/** Answers whether all of it was done. */

async function changeRoles(
  context: MembershipContext,
  payload: SyncPayload,
  { heldIds, entitlement: { roleIds, givenIds } }: Found,
): Promise<boolean> {
  const { discord } = context;
  const { guildId, userId } = payload;
  const given = [...roleIds].filter((id) => !heldIds.includes(id));
  const taken = heldIds.filter((id) => givenIds.has(id) && !roleIds.has(id));
  let areAllDone = true;
  for (const id of taken) {
    areAllDone = (await isDone(discord.takeRole(guildId, userId, id))) && areAllDone;
    crashPoint('discord.role-taken');
  }
  for (const id of given) {
    areAllDone = (await isDone(discord.giveRole(guildId, userId, id))) && areAllDone;
    crashPoint('discord.role-given');
  }
  // A role over the bot's keeps no other one waiting. It is made good when the order of roles is seen to be right.
  if (!areAllDone) await refreshSoon(context, payload);
  return areAllDone;
}

/** False where the bot may not; whom or what Discord does not know any more needs nothing. */
async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof DiscordRefused)) throw error;
    if (error.refusal === 'notMember' || error.refusal === 'roleUnknown') return true;
    if (error.refusal === 'rightMissing') return false;
    throw error;
  }
}

const isSame = (one: Entitlement, other: Entitlement): boolean =>
  one.isOpen === other.isOpen &&
  one.isRemoved === other.isRemoved &&
  one.roleIds.size === other.roleIds.size &&
  [...one.roleIds].every((id) => other.roleIds.has(id));

/** Writes what is true. When grants have changed in between, what was done may be wrong, and is looked at again. */
async function noteMember(
  { database, clock, jobs }: MembershipContext,
  payload: SyncPayload,
  { entitlement, ...changed }: Changed & { entitlement: Entitlement },
): Promise<void> {
  const { userId, ...key } = payload;
  const at = clock.now();
  await database.tx(async (trx) => {
    const seats = await lockSeats(trx, key, userId, at);
    let hasChanged = false;
    for (const seat of seats.held) {
      const change = changeOf(seat, changed, at);
      if (change) await changeSeat(trx, seat, at, change);
      hasChanged ||= change !== null;
    }
    if (hasChanged) await refreshMembers(trx, [key.sellerId], at);
    if (!isSame(entitlement, entitlementOf(seats))) await enqueueSync(trx, [payload]);
    else if (changed.isDone) await settleMoves(trx, key, userId);
  });
  jobs.kick();
}

/** What is to be written of a seat; null where that is written already. Whoever could not be given less stays written as being in, and is looked at again. */
function changeOf(seat: Seat, { isIn, isDone }: Changed, at: Date): SeatChange | null {
  const { status, joined_at, left_at } = seat;
  if (isOpen(seat) && isIn && status !== 'joined')
    return { type: 'member.joined', joined_at: joined_at ?? at, left_at: null };
  if (isOpen(seat) && !isIn && status === 'joined') return { type: 'member.left', left_at: at };
  if (!isOpen(seat) && isDone && (status === 'joined' || status === 'left'))
    return { type: 'member.removed', left_at: left_at ?? at };
  return null;
}
