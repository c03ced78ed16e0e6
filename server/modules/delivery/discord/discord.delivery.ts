import { createPath, membershipPath } from '@haat/kinds/facts';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { JoinFailure } from '@haat/openapi/pages';
import type { DiscordBot } from '../../../gateways/discord';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { enqueueMany } from '../../../platform/jobs/jobs';
import { productPath } from '../../catalog';
import type { SeatDelivery } from '../members/seat.delivery';
import {
  type Connected,
  type ConnectionContext,
  connectGuild,
  disconnect,
  listConnections,
  refreshGuild,
  startConnection,
} from './connection/connection.service';
import { listConnected, listGuilds } from './connection/guild.repository';
import { deleteExpiredStates, findConsentState, insertConsentState } from './consent-state.repository';
import { discordMembers } from './membership/discord-members';
import { followGrants, followRenewal, syncGuild } from './membership/followed-grants';
import { findGrant } from './membership/grant.repository';
import { type JoinContext, join } from './membership/join.service';
import {
  type RefreshPayload,
  refreshQueue,
  type SyncPayload,
  syncMember,
  syncQueue,
} from './membership/membership.service';
import { moveSeat, seatOf } from './membership/seats.service';

const hour = 60 * 60_000;
/** In which somebody agrees on the page of Discord. */
const joinWithinMs = hour;
/** Servers that are read together. */
const guildsAtOnce = 100;

interface Context extends ConnectionContext, JoinContext {
  discord: DiscordBot;
}

/** What somebody comes back to who was on a page of Discord. */
export type Returned =
  /** `path` is where servers are connected. */
  | { outcome: 'connection'; connected: Connected; path: string }
  /** In: Discord opens the server. */
  | { outcome: 'joined'; url: string }
  /** `path` is where they try again. */
  | { outcome: 'failed'; why: JoinFailure; path: string }
  /** `path` is where a place moves to another account. */
  | { outcome: 'taken'; path: string }
  | { outcome: 'closed'; previewPath: string | null }
  /** Nobody was sent to Discord with this, or too long ago. */
  | { outcome: 'expired' };

/** Servers that admit and remove members by a bot. Null without a bot. */
export function createDiscordDelivery(
  deps: Deps,
  { notify, identity, feed }: Pick<ConnectionContext, 'notify' | 'identity' | 'feed'>,
) {
  const { discord } = deps.gateways;
  if (!discord) return null;
  const context: Context = {
    ...deps,
    notify,
    identity,
    feed,
    discord,
    redirectUri: () => `${deps.config.publicUrl ?? deps.webhookBase()}/discord/return`,
  };
  handleJobs(context, deps);
  return {
    startConnection: (sellerId: string) => startConnection(context, sellerId),
    listConnections: (sellerId: string) => listConnections(context, sellerId),
    disconnect: (sellerId: string, guildId: string) => disconnect(context, { sellerId, guildId }),
    /** Of servers those that are connected to a seller and admit members; of roles, as `server/role`, those that the bot can give. */
    connectedOf: async (db: Db, sellerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const guilds = await listGuilds(db, sellerId);
      const ready = guilds.filter(({ status }) => status === 'ready');
      const usable = ready.flatMap(({ guild_id: id, roles }) => [
        id,
        ...roles.flatMap((role) => (role.isAssignable ? [`${id}/${role.id}`] : [])),
      ]);
      return new Set(usable.filter((id) => ids.includes(id)));
    },
    /** What the bot knows of members. */
    members: discordMembers,
    seats: {
      joinLink: (sellerId, grantId) => joinLink(context, sellerId, grantId),
      seatOf: (sellerId, grantId) => seatOf(context, { sellerId, grantId }),
      moveSeat: (sellerId, grantId) => moveSeat(context, { sellerId, grantId }),
    } satisfies SeatDelivery,
    /** Takes somebody who comes back from a page of Discord. `code` is null when they did not agree. */
    takeReturn: (state: string, code: string | null) => takeReturn(context, state, code),
  };
}

export type DiscordDelivery = NonNullable<ReturnType<typeof createDiscordDelivery>>;

function handleJobs(context: Context, { events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  const { database, clock } = context;
  events.on(['access.granted', 'access.restored', 'access.suspended', 'access.revoked', 'access.ended'], {
    key: 'discord.access',
    handleMany: (all) => followGrants(context, all),
  });
  events.on('subscription.renewed', {
    key: 'discord.renewed',
    handle: (renewal) => followRenewal(context, renewal),
  });
  const bulk = { ...context, discord: context.discord.inBulk };
  jobs.handle<SyncPayload>(syncQueue, (payload) => syncMember(bulk, payload), { attempts: 30 });
  jobs.handle<RefreshPayload>(refreshQueue, async ({ isOfNight, ...guild }) => {
    const row = await refreshGuild(bulk, guild);
    if (isOfNight && row?.status === 'ready') await syncGuild(context, guild);
  });
  events.on('discord.ready', { key: 'discord.resume', handle: (guild) => syncGuild(context, guild) });
  jobs.every('discord.states.sweep', hour, () => deleteExpiredStates(database.db, clock.now()));
  // Discord does not say that a right was given, so it is asked.
  jobs.every('discord.recheck', hour, () => refreshAll(context, { isOfNight: false }));
  jobs.every('discord.reconcile', 24 * hour, () => refreshAll(context, { isOfNight: true }));
}

/** Has Discord asked about servers that are not ready, or at night about all, and about everybody with a seat there. Each by itself: one that cannot be read holds up no other. */
async function refreshAll(
  { database, jobs }: Context,
  { isOfNight }: Pick<RefreshPayload, 'isOfNight'>,
): Promise<void> {
  let after = '';
  for (;;) {
    const which = { after, limit: guildsAtOnce, isNotReady: !isOfNight };
    const guilds = await listConnected(database.db, which);
    await database.tx((trx) =>
      enqueueMany(
        trx,
        guilds.map((guild) => ({
          queue: refreshQueue,
          payload: { ...guild, isOfNight } satisfies RefreshPayload,
          priority: 7,
        })),
      ),
    );
    if (guilds.length < guildsAtOnce) break;
    after = guilds.at(-1)?.guildId ?? '';
  }
  jobs.kick();
}

/** The page of Discord that asks them to agree. */
async function joinLink(context: Context, sellerId: string, grantId: string): Promise<string | null> {
  const { database, clock, random, discord, redirectUri } = context;
  const grant = await findGrant(database.db, sellerId, grantId);
  if (!grant?.content.guildId || !canOpen(grant.status)) return null;
  const state = random.token();
  const until = new Date(clock.now().getTime() + joinWithinMs);
  await insertConsentState(database.db, state, { purpose: 'join', sellerId, grantId }, until);
  return discord.joinUrl({ state, redirectUri: redirectUri() });
}

async function takeReturn(context: Context, state: string, code: string | null): Promise<Returned> {
  const found = await findConsentState(context.database.db, state, context.clock.now());
  if (!found) return { outcome: 'expired' };
  const { sellerId, grantId } = found;
  if (grantId === null) {
    const connected: Connected =
      code === null ? { outcome: 'notAgreed' } : await connectGuild(context, { sellerId, code });
    return { outcome: 'connection', connected, path: createPath('discord') };
  }
  const joined = await join(context, { sellerId, grantId, state }, code);
  context.jobs.kick();
  if (joined.outcome === 'joined')
    return { outcome: 'joined', url: context.discord.guildUrl(joined.guildId) };
  if (joined.outcome === 'failed') return { outcome: 'failed', why: joined.why, path: pathOf(joined) };
  if (joined.outcome === 'expired') return joined;
  if (joined.outcome === 'taken') return { outcome: 'taken', path: membershipOf(joined) };
  const { outcome, productId } = joined;
  return { outcome, previewPath: productId && productPath({ kind: 'discord', id: productId }) };
}

/** What somebody holds of a product, and where their place moves. */
const membershipOf = ({ productId }: { productId: string }): string =>
  membershipPath('discord', productId) ?? '/purchase';

/** Where somebody tries again: their receipt, or what they hold of the product. */
const pathOf = ({ orderId, productId }: { orderId: string | null; productId: string }): string =>
  orderId === null ? membershipOf({ productId }) : `/access/${orderId}`;
