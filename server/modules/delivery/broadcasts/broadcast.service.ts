import type {
  Broadcast,
  BroadcastMessage,
  BroadcastRecipients,
  Broadcasts,
  NewBroadcast,
} from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { TryLater } from '../../../gateways/delivery';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import {
  conflict,
  invalid,
  notFound,
  tooMany,
  unavailable,
  unprocessable,
} from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import type { createWindowCounts } from '../../../platform/security/window.counts';
import type { MemberMessenger, ProductRef } from '../members/member.delivery';
import { findProduct } from '../members/member.repository';
import type { BroadcastsContext } from './broadcast.context';
import { readMessage, readPicture, type StoredMessage } from './broadcast.message';
import {
  type BroadcastKey,
  type BroadcastRow,
  countBroadcasts,
  findBroadcast,
  findBroadcastByKey,
  insertBroadcast,
  listBroadcasts,
  lockBroadcast,
  lockBroadcasts,
  moveStatus,
} from './broadcast.repository';
import { messengerOf, sendJob } from './broadcast.sending';
import { startJob } from './broadcast.start';
import type { RecipientStatus } from './broadcast.tables';
import { broadcastView, creatorEvents, recipientsView } from './broadcast.view';
import { listRecipients } from './recipient.repository';

const day = 24 * 60 * 60_000;
/** From now until the last moment that can be chosen. */
const furthest = 90 * day;
/** Of one creator, in an hour. */
const testsAnHour = 20;

async function requireProduct({ database }: BroadcastsContext, product: ProductRef): Promise<void> {
  if (!(await findProduct(database.db, product))) throw notFound('Product not found');
}

/** What writes to the members of a product. @throws Refusal 404, 409 */
async function requireMessenger(context: BroadcastsContext, product: ProductRef): Promise<MemberMessenger> {
  await requireProduct(context, product);
  const messenger = await messengerOf(context, product);
  if (!messenger || !(await messenger.isReady(context.database.db, product)))
    throw conflict(
      'not_connected',
      'Members can be written to once a channel or group is connected to the bot',
    );
  return messenger;
}

async function audienceOf(
  { database: { db }, clock }: BroadcastsContext,
  product: ProductRef,
  messenger: MemberMessenger | null,
): Promise<NonNullable<Broadcasts['audience']>> {
  const since = new Date(clock.now().getTime() - day);
  const leftToday = Math.max(0, quotas.broadcastsADay - (await countBroadcasts(db, product, since)));
  if (!messenger) return { canSend: false, reachable: 0, canTest: false, leftToday };
  const [canSend, reachable, account] = await Promise.all([
    messenger.isReady(db, product),
    messenger.countReachable(db, product),
    messenger.creatorAccount(db, product),
  ]);
  return { canSend, reachable, canTest: account !== null, leftToday };
}

/** A page of the broadcasts of a product, the newest first; the first one with who can be written to. @throws Refusal 404 */
export async function listPage(
  context: BroadcastsContext,
  product: ProductRef,
  { limit = 25, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Broadcasts> {
  await requireProduct(context, product);
  const after = cursor ? readCursor(cursor) : null;
  const rows = await listBroadcasts(context.database.db, product, { after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => broadcastView(context.media, row)),
    next: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    audience: after ? null : await audienceOf(context, product, await messengerOf(context, product)),
  };
}

/** A copy of a request is the broadcast that it made; another message under its key is a mistake of the caller's. */
function repeated(row: BroadcastRow, { productId }: ProductRef, message: StoredMessage): BroadcastRow {
  const isSame =
    row.product_id === productId &&
    row.text === message.text &&
    row.picture?.id === message.picture?.id &&
    row.button?.label === message.button?.label &&
    row.button?.url === message.button?.url;
  if (isSame) return row;
  throw unprocessable('idempotency_key_reused', 'This message was already sent with another text. Try again');
}

/** The moment at which it is to begin. @throws Refusal 422 */
function beginOf(scheduledAt: string | undefined, now: Date): Date {
  if (scheduledAt === undefined) return now;
  const at = new Date(scheduledAt);
  if (at <= now) throw invalid({ scheduledAt: 'Choose a time in the future' });
  if (at.getTime() > now.getTime() + furthest) throw invalid({ scheduledAt: 'Choose a day within 90 days' });
  return at;
}

/** The same key makes one broadcast. @throws Refusal 404, 409, 422, 429 */
export async function create(
  context: BroadcastsContext,
  product: ProductRef,
  { key, scheduledAt, ...given }: NewBroadcast & { key: string },
): Promise<Broadcast> {
  const { database, clock, random, jobs, media } = context;
  const { sellerId, productId } = product;
  await requireProduct(context, product);
  const message = await readMessage(context, given);
  const before = await findBroadcastByKey(database.db, sellerId, key);
  if (before) return broadcastView(media, repeated(before, product, message));
  await requireMessenger(context, product);
  const now = clock.now();
  const begin = beginOf(scheduledAt, now);
  const row = await database.tx(async (trx) => {
    await lockBroadcasts(trx, sellerId);
    const existing = await findBroadcastByKey(trx, sellerId, key);
    if (existing) return repeated(existing, product, message);
    if ((await countBroadcasts(trx, product, new Date(now.getTime() - day))) >= quotas.broadcastsADay)
      throw tooMany(
        'too_many_broadcasts',
        `You can send ${quotas.broadcastsADay} messages to the members of a product in 24 hours`,
      );
    const made = {
      seller_id: sellerId,
      id: random.publicId(),
      product_id: productId,
      client_key: key,
      ...message,
      picture_ref: null,
      status: 'scheduled' as const,
      scheduled_at: begin,
      created_at: now,
      started_at: null,
      ended_at: null,
      changed_at: now,
      recipient_count: 0,
      sent_count: 0,
      failed_count: 0,
    };
    await insertBroadcast(trx, made);
    await enqueue(trx, startJob({ sellerId, id: made.id }, begin));
    return made;
  });
  jobs.kick();
  return broadcastView(media, row);
}

/** Sends a message to the creator alone. @throws Refusal 404, 409, 422, 429, 503 */
export async function test(
  context: BroadcastsContext & { tests: ReturnType<typeof createWindowCounts> },
  product: ProductRef,
  given: BroadcastMessage,
): Promise<void> {
  const messenger = await requireMessenger(context, product);
  const { picture, ...message } = await readMessage(context, given);
  const account = await messenger.creatorAccount(context.database.db, product);
  if (!account)
    throw conflict(
      'account_unknown',
      'The bot does not know your Telegram account yet. Connect the channel once more in Telegram, then send the test',
    );
  if (context.tests.add(product.sellerId) > testsAnHour)
    throw tooMany('too_many_tests', `You can send ${testsAnHour} tests in an hour. Try again later`);
  const sender = (await context.identity.sellerName(product.sellerId)) ?? '';
  const shown = picture && (await readPicture(context, picture));
  const sent = await messenger
    .send(account, { ...message, picture: shown, sender }, { isTest: true })
    .catch((error: unknown) => {
      if (!(error instanceof TryLater)) throw error;
      throw unavailable(
        'telegram_unavailable',
        'Telegram does not answer at the moment. Try again in a minute',
      );
    });
  if (sent.outcome === 'sent') return;
  throw sent.reason === 'refused'
    ? unprocessable('message_refused', 'Telegram does not take this message. Check the address of the button')
    : conflict(
        'bot_blocked',
        'You have blocked the bot in Telegram. Open it, press Start, and send the test again',
      );
}

/** @throws Refusal 404 */
async function requireBroadcast({ database }: BroadcastsContext, key: BroadcastKey): Promise<BroadcastRow> {
  const row = await findBroadcast(database.db, key);
  if (!row) throw notFound('Message not found');
  return row;
}

/** @throws Refusal 404 */
export const detailOf = async (context: BroadcastsContext, key: BroadcastKey): Promise<Broadcast> =>
  broadcastView(context.media, await requireBroadcast(context, key));

/** @throws Refusal 404 */
export async function recipientsOf(
  context: BroadcastsContext,
  key: BroadcastKey,
  {
    status,
    limit = 25,
    cursor = '',
  }: {
    status?: 'pending' | 'sent' | 'failed' | undefined;
    limit?: number | undefined;
    cursor?: string | undefined;
  },
): Promise<BroadcastRecipients> {
  await requireBroadcast(context, key);
  const all: readonly RecipientStatus[] = ['pending', 'sending', 'sent', 'failed'];
  const statuses = status === undefined ? all : status === 'pending' ? all.slice(0, 2) : [status];
  const page = { statuses, after: cursor, limit: limit + 1 };
  return recipientsView(await listRecipients(context.database.db, key, page), limit);
}

const targets = { pause: 'paused', resume: 'sending', cancel: 'cancelled' } as const;

/** Done twice it is done once. @throws Refusal 404, 409 */
export async function move(
  context: BroadcastsContext,
  key: BroadcastKey,
  event: keyof typeof creatorEvents,
): Promise<Broadcast> {
  const { database, clock, media } = context;
  const row = await database.tx(async (trx) => {
    const before = await lockBroadcast(trx, key);
    if (!before) throw notFound('Message not found');
    if (before.status === targets[event]) return before;
    const after = await moveStatus(trx, before, creatorEvents[event], clock.now());
    if (!after) throw conflict('not_movable', 'This message has changed meanwhile. Reload the page');
    // Jobs that still run or wait may go on beside it: each writes to recipients of its own.
    if (event === 'resume') await enqueue(trx, sendJob(key));
    return after;
  });
  return broadcastView(media, row);
}
