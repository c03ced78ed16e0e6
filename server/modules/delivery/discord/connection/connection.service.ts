import { createPath } from '@haat/kinds/facts';
import type { DiscordConnection, DiscordConnectionLink, DiscordConnections } from '@haat/openapi';
import { TryLater } from '../../../../gateways/delivery';
import { type DiscordGateway, DiscordRefused } from '../../../../gateways/discord';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { notFound } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import type { Feed, Notifier } from '../../../messaging';
import { insertConsentState } from '../consent-state.repository';
import type { GuildRole } from '../discord.tables';
import {
  disconnectGuild,
  findGuild,
  type GuildKey,
  type GuildRow,
  type GuildState,
  listGuilds,
  lockGuild,
  saveGuild,
  updateGuild,
} from './guild.repository';
import { readGuild } from './guild-facts';

/** In which a creator chooses a server. */
const connectWithinMs = 15 * 60_000;
/** What was read from Discord less than this ago is shown as it is. */
const freshMs = 5_000;

export interface ConnectionContext
  extends Pick<Deps, 'database' | 'clock' | 'random' | 'events' | 'jobs' | 'log'> {
  notify: Pick<Notifier, 'notify'>;
  identity: Pick<Identity, 'seller'>;
  feed: Pick<Feed, 'refresh' | 'changed'>;
  discord: DiscordGateway;
  /** Where Discord sends people back to. */
  redirectUri(): string;
}

/** What became of an attempt to connect a server. */
export type Connected =
  | { outcome: 'connected'; title: string }
  /** It is connected to another creator. */
  | { outcome: 'taken' }
  /** Whoever chose it does not manage it. */
  | { outcome: 'notManaged' }
  /** Nothing was chosen, or they did not agree. */
  | { outcome: 'notAgreed' }
  /** Discord does not answer. */
  | { outcome: 'later' };

const viewOf = (row: GuildRow): DiscordConnection => ({
  id: row.guild_id,
  title: row.title,
  status: row.status,
  missingRights: [...row.missing_rights],
  roles: row.roles.map((role) => ({ ...role })),
});

/** The page of Discord on which the bot is added to a server. */
export async function startConnection(
  { database, clock, random, discord, redirectUri }: ConnectionContext,
  sellerId: string,
): Promise<DiscordConnectionLink> {
  const code = random.token();
  const expiresAt = new Date(clock.now().getTime() + connectWithinMs);
  await insertConsentState(database.db, code, { purpose: 'connect', sellerId, grantId: null }, expiresAt);
  const deepLink = discord.botInviteUrl({ state: code, redirectUri: redirectUri() });
  return { code, deepLink, expiresAt: expiresAt.toISOString() };
}

/** Roles and rights change in Discord without a notice, so it is asked; without an answer, what it said last is shown. */
export async function listConnections(
  context: ConnectionContext,
  sellerId: string,
): Promise<DiscordConnections> {
  const { database, clock, log } = context;
  const rows = await listGuilds(database.db, sellerId);
  const items = await Promise.all(
    rows.map(async (row) => {
      if (clock.now().getTime() - row.checked_at.getTime() < freshMs) return row;
      try {
        return (await refreshGuild(context, { sellerId, guildId: row.guild_id })) ?? row;
      } catch (error) {
        log.warn({ err: error }, 'A Discord server could not be read');
        return row;
      }
    }),
  );
  return { isAvailable: true, items: items.map(viewOf) };
}

/** Its products keep what they say; nobody is admitted or removed there any more. @throws Refusal 404 */
export async function disconnect(
  { database, clock, feed }: Pick<ConnectionContext, 'database' | 'clock' | 'feed'>,
  key: GuildKey,
): Promise<void> {
  await database.tx(async (trx) => {
    if (!(await findGuild(trx, key))) throw notFound();
    await disconnectGuild(trx, key, clock.now());
    await feed.refresh(trx, [key.sellerId]);
  });
  feed.changed([key.sellerId]);
}

async function stateOf({ discord, clock }: ConnectionContext, guildId: string): Promise<GuildState> {
  const { title, missingRights, roles } = await readGuild(discord, guildId);
  return {
    title,
    status: missingRights.length > 0 ? 'missingRights' : 'ready',
    missing_rights: missingRights,
    roles,
    checked_at: clock.now(),
  };
}

/** Connects the server that the bot was added to, to a creator whose Discord account manages it. Told twice it is done once. */
export async function connectGuild(
  context: ConnectionContext,
  { sellerId, code }: { sellerId: string; code: string },
): Promise<Connected> {
  const { database, discord, events, feed } = context;
  try {
    const { accessToken, guildId } = await discord.consentOf(code, context.redirectUri());
    if (guildId === null) return { outcome: 'notAgreed' };
    const guilds = await discord.guildsOf(accessToken);
    if (!guilds.some(({ id, isManaged }) => id === guildId && isManaged)) return { outcome: 'notManaged' };
    const state = await stateOf(context, guildId);
    const isSaved = await database.tx(async (trx) => {
      const before = await lockGuild(trx, { sellerId, guildId });
      if (!(await saveGuild(trx, { sellerId, guildId }, state))) return false;
      // Whoever connects it again has members who wait.
      if (before?.status !== 'ready' && state.status === 'ready')
        await events.publish(trx, 'discord.ready', { sellerId, guildId });
      await feed.refresh(trx, [sellerId]);
      return true;
    });
    feed.changed([sellerId]);
    return isSaved ? { outcome: 'connected', title: state.title } : { outcome: 'taken' };
  } catch (error) {
    if (error instanceof TryLater) return { outcome: 'later' };
    if (error instanceof DiscordRefused && error.refusal !== 'credentialsWrong')
      return { outcome: 'notAgreed' };
    throw error;
  }
}

/** Brings what is known of a connected server up to date. That the bot lost what it needs there, or has it again, is an event. */
export async function refreshGuild(context: ConnectionContext, key: GuildKey): Promise<GuildRow | null> {
  const { database, clock, events, jobs, identity } = context;
  const lost = { status: 'lost' as const, checked_at: clock.now() };
  const state: Partial<GuildState> & Pick<GuildState, 'status'> = await stateOf(context, key.guildId).catch(
    (error: unknown) => {
      if (error instanceof DiscordRefused && error.refusal === 'guildUnavailable') return lost;
      throw error;
    },
  );
  const seller = await identity.seller(key.sellerId);
  const row = await database.tx(async (trx) => {
    const before = await lockGuild(trx, key);
    if (!before) return null;
    await updateGuild(trx, key, state);
    const after = await findGuild(trx, key);
    if (after && after.status !== before.status) await tellStatus(context, trx, after, seller?.email ?? null);
    else if (state.status === 'ready' && hasNewlyAssignable(before.roles, state.roles ?? []))
      await events.publish(trx, 'discord.ready', key);
    return after;
  });
  jobs.kick();
  return row;
}

/** A change of what the bot can do in a server: an event, and a message to its creator. */
async function tellStatus(
  { events, notify, clock }: ConnectionContext,
  trx: Tx,
  { seller_id: sellerId, guild_id: guildId, status, title }: GuildRow,
  email: string | null,
): Promise<void> {
  if (status === 'ready') await events.publish(trx, 'discord.ready', { sellerId, guildId });
  else await events.publish(trx, 'discord.restricted', { sellerId, guildId, status });
  await notify.notify(trx, {
    template: 'channel',
    accountId: sellerId,
    email,
    key: `${guildId} ${status} ${clock.now().toISOString()}`,
    about: status,
    channelTitle: title,
    path: createPath('discord'),
  });
}

/** Whether the bot can give a role that it could not give before: members may wait for it. */
const hasNewlyAssignable = (before: readonly GuildRole[], now: readonly GuildRole[]): boolean =>
  now.some(
    ({ id, isAssignable }) => isAssignable && before.some((role) => role.id === id && !role.isAssignable),
  );
