import { canOpen } from '@haat/machines/lifecycles/access';
import type { JoinFailure } from '@haat/openapi/pages';
import { TryLater } from '../../../../gateways/delivery';
import { type DiscordRefusal, DiscordRefused, type DiscordUser } from '../../../../gateways/discord';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { watchLink } from '../../members/shared-links';
import { findSellerOf, type GuildKey } from '../connection/guild.repository';
import { findConsentState } from '../consent-state.repository';
import { type DiscordGrant, findGrant, findGrantsToSeat } from './grant.repository';
import { changeSeat, ensureSeat } from './member.repository';
import {
  enqueueSync,
  entitlementOf,
  lockSeats,
  type MembershipContext,
  refreshSoon,
  type SyncPayload,
  syncMember,
} from './membership.service';

export interface JoinContext extends MembershipContext {
  /** Where Discord sends people back to. */
  redirectUri(): string;
}

export type Joined =
  | { outcome: 'joined'; guildId: string }
  | { outcome: 'failed'; why: JoinFailure; orderId: string | null; productId: string }
  /** Another Discord account has the seat. */
  | { outcome: 'taken'; productId: string }
  /** The seat was moved after the page of Discord was opened. */
  | { outcome: 'expired' }
  /** The access is over or suspended, or there is none. */
  | { outcome: 'closed'; productId: string | null };

const failures: Partial<Record<DiscordRefusal, JoinFailure>> = {
  banned: 'banned',
  tooManyGuilds: 'tooManyGuilds',
  consentOver: 'notAgreed',
  guildUnavailable: 'notPossible',
  rightMissing: 'notPossible',
};

/** Who came back from Discord, for which grant. */
export interface JoinRequest {
  sellerId: string;
  grantId: string;
  /** What they were sent to Discord with. */
  state: string;
}

/** Gives the seat of a grant to whoever has agreed, unless another account has it, and adds them to the server with the roles of their grants. */
export async function join(
  context: JoinContext,
  { sellerId, grantId, state }: JoinRequest,
  code: string | null,
): Promise<Joined> {
  const { database, discord } = context;
  const grant = await findGrant(database.db, sellerId, grantId);
  const guildId = grant?.content.guildId;
  const closed = { outcome: 'closed', productId: grant?.product_id ?? null } as const;
  if (!grant || guildId === undefined || !canOpen(grant.status)) return closed;
  // The boundary between creators: a product may name any server.
  if ((await findSellerOf(database.db, guildId)) !== sellerId) return closed;
  const { order_id: orderId, product_id: productId } = grant;
  const failed = (why: JoinFailure): Joined => ({ outcome: 'failed', why, orderId, productId });
  if (code === null) return failed('notAgreed');
  try {
    const { accessToken } = await discord.consentOf(code, context.redirectUri());
    const user = await discord.userOf(accessToken);
    const taken = await takeSeat(context, { sellerId, guildId }, { grant, state, user });
    crashPoint('discord.seat-taken');
    if (taken !== 'theirs') return taken === 'taken' ? { outcome: taken, productId } : { outcome: taken };
    const payload = { sellerId, guildId, userId: user.id };
    const isAdded = await add(context, payload, { accessToken, grantId });
    // Whoever was in already has no roles yet.
    await syncMember(context, payload);
    return isAdded ? { outcome: 'joined', guildId } : { outcome: 'expired' };
  } catch (error) {
    if (error instanceof TryLater) return failed('later');
    const why = error instanceof DiscordRefused ? failures[error.refusal] : undefined;
    if (!why) throw error;
    if (why === 'notPossible') await refreshSoon(context, { sellerId, guildId });
    return failed(why);
  }
}

async function takeSeat(
  { database, clock }: JoinContext,
  key: GuildKey,
  { grant, state, user }: { grant: DiscordGrant; state: string; user: DiscordUser },
): Promise<'theirs' | 'taken' | 'expired'> {
  const { id: userId, name } = user;
  const at = clock.now();
  return database.tx(async (trx) => {
    const seat = await ensureSeat(trx, key, grant.id, at);
    // A move ends the links that were made before it; it holds the same lock.
    if (!(await findConsentState(trx, state, at))) return 'expired';
    if (seat.discord_user_id !== null && seat.discord_user_id !== userId) {
      await watchLink(trx, { sellerId: key.sellerId, grantId: grant.id, accountId: userId, at });
      return 'taken';
    }
    await changeSeat(trx, seat, at, { discord_user_id: userId, name, type: 'invite.sent' });
    // What else they have paid for leads to the same server.
    for (const other of await findGrantsToSeat(trx, key, grant.id)) {
      const free = await ensureSeat(trx, key, other, at);
      if (free.discord_user_id === null)
        await changeSeat(trx, free, at, { discord_user_id: userId, name, type: 'invite.sent' });
    }
    // Should this end here, what became of it is looked at by itself.
    await enqueueSync(trx, [{ ...key, userId }]);
    return 'theirs';
  });
}

/**
 * Adds whoever is not in yet. What they are about to get is written down before: a run that is cut off leaves nothing that nobody takes away. False for
 * whoever has lost the seat meanwhile.
 */
async function add(
  { database, clock, discord }: JoinContext,
  { sellerId, guildId, userId }: SyncPayload,
  { accessToken, grantId }: { accessToken: string; grantId: string },
): Promise<boolean> {
  if ((await discord.rolesOf(guildId, userId)) !== null) return true;
  const roleIds = await database.tx(async (trx) => {
    const seats = await lockSeats(trx, { sellerId, guildId }, userId, clock.now());
    const seat = seats.held.find(({ grant_id }) => grant_id === grantId);
    if (!seat) return null;
    const wanted = [...entitlementOf(seats).roleIds];
    const given = [...new Set([...seat.role_ids, ...wanted])];
    await changeSeat(trx, seat, clock.now(), { role_ids: given, is_added: true, type: 'join.requested' });
    return wanted;
  });
  if (roleIds === null) return false;
  crashPoint('discord.member-planned');
  try {
    await discord.addMember(guildId, userId, { accessToken, roleIds });
  } catch (error) {
    // One role that cannot be given keeps nobody out.
    const isOfRoles =
      error instanceof DiscordRefused &&
      (error.refusal === 'rightMissing' || error.refusal === 'roleUnknown');
    if (!isOfRoles || roleIds.length === 0) throw error;
    await discord.addMember(guildId, userId, { accessToken, roleIds: [] });
  }
  crashPoint('discord.member-added');
  return true;
}
