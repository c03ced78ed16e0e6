import { canOpen } from '@haat/machines/lifecycles/access';
import type { JoinFailure } from '@haat/openapi/pages';
import { TryLater } from '../../../../gateways/delivery';
import { type DiscordRefusal, DiscordRefused, type DiscordUser } from '../../../../gateways/discord';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { findSellerOf, type GuildKey } from '../connection/guild.repository';
import { changeSeat, ensureSeat, findGrant, lockSeatsOf } from './member.repository';
import {
  enqueueSync,
  entitlementOf,
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
  | { outcome: 'failed'; why: JoinFailure; orderId: string | null }
  /** Another Discord account has the seat. */
  | { outcome: 'taken'; productId: string }
  /** The access is over or suspended, or there is none. */
  | { outcome: 'closed'; productId: string | null };

const failures: Partial<Record<DiscordRefusal, JoinFailure>> = {
  banned: 'banned',
  tooManyGuilds: 'tooManyGuilds',
  consentOver: 'notAgreed',
  guildUnavailable: 'notPossible',
  rightMissing: 'notPossible',
};

/** Gives the seat of a grant to whoever has agreed, unless another account has it, and adds them to the server with the roles of their grants. */
export async function join(
  context: JoinContext,
  { sellerId, grantId }: { sellerId: string; grantId: string },
  code: string | null,
): Promise<Joined> {
  const { database, discord } = context;
  const grant = await findGrant(database.db, sellerId, grantId);
  const guildId = grant?.content.guildId;
  const closed = { outcome: 'closed', productId: grant?.product_id ?? null } as const;
  if (!grant || guildId === undefined || !canOpen(grant.status)) return closed;
  // The boundary between creators: a product may name any server.
  if ((await findSellerOf(database.db, guildId)) !== sellerId) return closed;
  const failed = (why: JoinFailure): Joined => ({ outcome: 'failed', why, orderId: grant.order_id });
  if (code === null) return failed('notAgreed');
  try {
    const { accessToken } = await discord.consentOf(code, context.redirectUri());
    const user = await discord.userOf(accessToken);
    if (!(await takeSeat(context, { sellerId, guildId }, grantId, user)))
      return { outcome: 'taken', productId: grant.product_id };
    const payload = { sellerId, guildId, userId: user.id };
    await add(context, payload, { accessToken, grantId });
    // Whoever was in already has no roles yet.
    await syncMember(context, payload);
    return { outcome: 'joined', guildId };
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
  grantId: string,
  { id: userId, name }: DiscordUser,
): Promise<boolean> {
  return database.tx(async (trx) => {
    const seat = await ensureSeat(trx, key, grantId, clock.now());
    if (seat.discord_user_id !== null && seat.discord_user_id !== userId) return false;
    await changeSeat(trx, seat, clock.now(), { discord_user_id: userId, name, type: 'invite.sent' });
    // Should this end here, what became of it is looked at by itself.
    await enqueueSync(trx, [{ ...key, userId }]);
    return true;
  });
}

/** Adds whoever is not in yet. What they are about to get is written down before: a run that is cut off leaves nothing that nobody takes away. */
async function add(
  { database, clock, discord }: JoinContext,
  { sellerId, guildId, userId }: SyncPayload,
  { accessToken, grantId }: { accessToken: string; grantId: string },
): Promise<void> {
  if ((await discord.rolesOf(guildId, userId)) !== null) return;
  const roleIds = await database.tx(async (trx) => {
    const seats = await lockSeatsOf(trx, { sellerId, guildId }, userId);
    const wanted = [...entitlementOf(seats).roleIds];
    const seat = seats.find(({ grant_id }) => grant_id === grantId);
    const given = [...new Set([...(seat?.role_ids ?? []), ...wanted])];
    if (seat)
      await changeSeat(trx, seat, clock.now(), { role_ids: given, is_added: true, type: 'join.requested' });
    return wanted;
  });
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
}
