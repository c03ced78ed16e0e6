import { TryLater } from '../../../gateways/delivery';
import { bulkPriority, enqueue, type NewJob, type RunningJob } from '../../../platform/jobs/jobs';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { MemberAccount, MemberMessage, MemberMessenger } from '../members/member.delivery';
import { findProduct } from '../members/member.repository';
import type { BroadcastsContext } from './broadcast.context';
import { readPicture } from './broadcast.message';
import {
  type BroadcastKey,
  type BroadcastRow,
  findBroadcast,
  findStalled,
  lockBroadcast,
  moveStatus,
  savePictureRef,
} from './broadcast.repository';
import type { BroadcastFailure } from './broadcast.tables';
import {
  type ClaimedRecipient,
  claimRecipients,
  deleteOldRecipients,
  hasUnsent,
  noteResult,
  noteUnanswered,
  releaseAbandoned,
  releaseRecipients,
} from './recipient.repository';

const sendQueue = 'broadcasts.send';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Recipients that a job is given. One is written to after the other: a crash repeats a message to one person at most. */
const batch = 25;
/** Ms. A job that takes much longer would be given to another worker as well. */
const longestBatch = 10_000;
/** Calls without an answer about one person: each of them may have arrived. */
const mostAttempts = 3;
/** Ms without progress after which a broadcast is taken up again. */
const stalledAfter = 10 * minute;
/** Ms that who got a broadcast stays stored. */
const recipientsLife = 90 * day;
const deletedAtOnce = 5_000;

export const sendJob = (payload: BroadcastKey, dedupeKey?: string): NewJob => ({
  queue: sendQueue,
  payload,
  priority: bulkPriority + 1,
  ...(dedupeKey && { dedupeKey }),
});

interface Sending {
  messenger: MemberMessenger;
  row: BroadcastRow;
  sender: string;
  picture: MemberMessage['picture'];
}

export async function messengerOf(
  { database, deliveries }: Pick<BroadcastsContext, 'database' | 'deliveries'>,
  product: { sellerId: string; productId: string },
): Promise<MemberMessenger | null> {
  const found = await findProduct(database.db, product);
  return (found && deliveries[found.kind]?.messenger) ?? null;
}

/** What is sent, and by whom; null where nothing can be sent. */
async function prepare(context: BroadcastsContext, row: BroadcastRow): Promise<Sending | null> {
  const messenger = await messengerOf(context, { sellerId: row.seller_id, productId: row.product_id });
  if (!messenger) return null;
  const picture =
    row.picture_ref === null
      ? row.picture && (await readPicture(context, row.picture))
      : { ref: row.picture_ref };
  return { messenger, row, picture, sender: (await context.identity.sellerName(row.seller_id)) ?? '' };
}

/** Writes to some recipients, and leaves the rest to the next job. */
async function sendBatch(
  context: BroadcastsContext,
  key: BroadcastKey,
  { id: jobId }: RunningJob,
): Promise<void> {
  const { database } = context;
  const row = await findBroadcast(database.db, key);
  if (row?.status !== 'sending') return releaseRecipients(database.db, key, jobId);
  const sending = await prepare(context, row);
  if (!sending) return;
  const claimed = await claimRecipients(database.db, key, { jobId, limit: batch });
  const isRunning = await sendTo(context, sending, jobId, claimed);
  await releaseRecipients(database.db, key, jobId);
  if (!isRunning) return;
  await database.tx(async (trx) => {
    const current = await lockBroadcast(trx, key);
    if (current?.status !== 'sending') return;
    if (await hasUnsent(trx, key)) {
      // Other jobs write to those that they were given.
      if (claimed.length > 0) await enqueue(trx, sendJob(key, `${key.id} ${jobId}`));
    } else await moveStatus(trx, current, 'recipients.done', context.clock.now());
  });
}

/** Whether the broadcast goes on. */
async function sendTo(
  context: BroadcastsContext,
  sending: Sending,
  jobId: string,
  claimed: readonly ClaimedRecipient[],
): Promise<boolean> {
  const { seller_id: sellerId, product_id: productId, id } = sending.row;
  const endsAt = performance.now() + longestBatch;
  const ids = claimed.map(({ grant_id }) => grant_id);
  // Access may have ended, and accounts changed, since the broadcast began.
  const accounts = await sending.messenger.accounts(context.database.db, { sellerId, productId }, ids);
  for (const recipient of claimed) {
    const reason = await sendToOne(context, sending, recipient, accounts.get(recipient.grant_id));
    crashPoint('broadcasts.sent');
    const result = { grantId: recipient.grant_id, jobId, reason };
    if (!(await noteResult(context.database.db, { sellerId, id }, result, context.clock.now()))) return false;
    if (performance.now() > endsAt) return true;
  }
  return true;
}

/** Null for whoever got it. @throws TryLater */
async function sendToOne(
  { database }: BroadcastsContext,
  sending: Sending,
  { grant_id: grantId, attempts }: ClaimedRecipient,
  account: MemberAccount | undefined,
): Promise<BroadcastFailure | null> {
  if (!account) return 'accessEnded';
  if (account.isOptedOut) return 'optedOut';
  const { messenger, row, sender, picture } = sending;
  const key = { sellerId: row.seller_id, id: row.id };
  try {
    const sent = await messenger.send(account, { text: row.text, button: row.button, picture, sender });
    if (sent.outcome === 'failed') return sent.reason;
    if (sent.pictureRef !== null && picture && 'bytes' in picture) {
      sending.picture = { ref: sent.pictureRef };
      await savePictureRef(database.db, key, sent.pictureRef);
    }
    return null;
  } catch (error) {
    if (!(error instanceof TryLater) || !error.isSilent) throw error;
    if (attempts + 1 >= mostAttempts) return 'unconfirmed';
    await noteUnanswered(database.db, key, grantId);
    throw error;
  }
}

/** Takes up broadcasts whose job was given up. */
async function resumeStalled({ database, clock }: BroadcastsContext): Promise<void> {
  const before = new Date(clock.now().getTime() - stalledAfter);
  for (const key of await findStalled(database.db, before, 100)) {
    await releaseAbandoned(database.db, key);
    await database.tx((trx) => enqueue(trx, sendJob(key, `${key.id} stalled`)));
  }
}

export function handleSending(context: BroadcastsContext): void {
  const { jobs, database, clock } = context;
  jobs.handle<BroadcastKey>(sendQueue, (key, job) => sendBatch(context, key, job), {
    // Telegram may be away for hours.
    attempts: 500,
    backoff: (failed) => Math.min(5 * minute, 1_000 * 2 ** (failed - 1)),
  });
  jobs.every('broadcasts.resume', 5 * minute, () => resumeStalled(context));
  jobs.every('broadcasts.sweep', day, async () => {
    const before = new Date(clock.now().getTime() - recipientsLife);
    return (await deleteOldRecipients(database.db, before, deletedAtOnce)) ? 'more' : undefined;
  });
}
