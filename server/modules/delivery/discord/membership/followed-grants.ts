import { canOpen } from '@haat/machines/lifecycles/access';
import type { Deps } from '../../../../platform/deps';
import type { DomainEvents } from '../../../../platform/events/events';
import { bulkPriority } from '../../../../platform/jobs/jobs';
import { findSellerOf, type GuildKey } from '../connection/guild.repository';
import { type DiscordGrant, findGrants } from './grant.repository';
import {
  changeSeat,
  ensureSeat,
  findAccountOf,
  findAccounts,
  findAccountsOf,
  findSeated,
} from './member.repository';
import { enqueueSync, type MembershipContext, type SyncPayload } from './membership.service';

const day = 24 * 60 * 60_000;
/** Grants that ended longer ago are looked at again only where their holder may be in still. */
const recentMs = 7 * day;
/** Seats that are read together. */
const atOnce = 500;

/** Grants were opened or closed: whoever has their seats gets their roles, or loses them. */
export async function followGrants(
  context: MembershipContext,
  keys: readonly { sellerId: string; grantId: string }[],
): Promise<void> {
  const { database, jobs } = context;
  const grants = await findGrants(database.db, keys);
  for (const grant of grants) {
    if (canOpen(grant.status)) await seatAgain(context, grant);
    await syncSeats(context, grant);
  }
  if (grants.length > 0) jobs.kick();
}

/** One more period of a subscription was paid for, perhaps at another price: whoever has its seats gets the roles of the period that runs, and of that one once it begins. */
export async function followRenewal(
  { database, clock, jobs }: Pick<MembershipContext, 'database' | 'clock' | 'jobs'>,
  { sellerId, subscriptionId, startsAt }: DomainEvents['subscription.renewed'],
): Promise<void> {
  const accounts = await findAccountsOf(database.db, sellerId, subscriptionId);
  const payloads = accounts.map((account): SyncPayload => ({ sellerId, ...account }));
  const runAt = new Date(startsAt);
  await database.tx(async (trx) => {
    await enqueueSync(trx, payloads);
    if (runAt > clock.now()) await enqueueSync(trx, payloads, { priority: bulkPriority, runAt });
  });
  jobs.kick();
}

async function syncSeats(
  { database }: Pick<Deps, 'database'>,
  { seller_id: sellerId, id, status }: DiscordGrant,
): Promise<void> {
  const accounts = await findAccounts(database.db, sellerId, id);
  const payloads = accounts.flatMap(({ guild_id: guildId, discord_user_id: userId }): SyncPayload[] =>
    userId === null ? [] : [{ sellerId, guildId, userId }],
  );
  // Thousands may end in a night; whoever has paid waits behind none of them.
  await database.tx((trx) => enqueueSync(trx, payloads, canOpen(status) ? {} : { priority: bulkPriority }));
}

/** Whoever had a seat by another paid grant for the same phone has this one too, without saying again who they are. */
async function seatAgain(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  grant: DiscordGrant,
): Promise<void> {
  const { seller_id: sellerId, id: grantId } = grant;
  const { guildId } = grant.content;
  if (guildId === undefined || (await findSellerOf(database.db, guildId)) !== sellerId) return;
  await database.tx(async (trx) => {
    const seat = await ensureSeat(trx, { sellerId, guildId }, grantId, clock.now());
    if (seat.discord_user_id !== null) return;
    const account = await findAccountOf(trx, { sellerId, guildId }, grant);
    if (account) await changeSeat(trx, seat, clock.now(), { ...account, type: 'invite.sent' });
  });
}

/** Looks again at everybody with a seat in a server: the bot can act there again, or a night is over. */
export async function syncGuild(
  { database, clock, jobs }: Pick<MembershipContext, 'database' | 'clock' | 'jobs'>,
  { sellerId, guildId }: GuildKey,
): Promise<void> {
  const endedAfter = new Date(clock.now().getTime() - recentMs);
  let after = '';
  for (;;) {
    const userIds = await findSeated(
      database.db,
      { sellerId, guildId },
      { endedAfter, after, limit: atOnce },
    );
    await database.tx((trx) =>
      enqueueSync(
        trx,
        userIds.map((userId) => ({ sellerId, guildId, userId })),
        { priority: bulkPriority + 2 },
      ),
    );
    if (userIds.length < atOnce) break;
    after = userIds.at(-1) ?? '';
  }
  jobs.kick();
}
