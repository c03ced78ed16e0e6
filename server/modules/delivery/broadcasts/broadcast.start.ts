import { enqueue, type NewJob } from '../../../platform/jobs/jobs';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { MemberAccount, MemberMessenger, ProductRef } from '../members/member.delivery';
import type { BroadcastsContext } from './broadcast.context';
import { type BroadcastKey, findBroadcast, lockBroadcast, moveStatus } from './broadcast.repository';
import { messengerOf, sendJob } from './broadcast.sending';
import type { BroadcastFailure } from './broadcast.tables';
import { countRecipients, insertRecipients, listHolders } from './recipient.repository';

const startQueue = 'broadcasts.start';
/** Recipients that are written together. */
const listedAtOnce = 1_000;

export const startJob = (payload: BroadcastKey, runAt: Date): NewJob => ({
  queue: startQueue,
  payload,
  runAt,
  dedupeKey: payload.id,
});

const reasonOf = (account: MemberAccount | undefined): BroadcastFailure | null => {
  if (!account) return 'notJoined';
  return account.isOptedOut ? 'optedOut' : null;
};

/** Writes who a broadcast goes to; again after a crash, without those that are written. */
async function listRecipients(
  { database: { db }, clock }: BroadcastsContext,
  key: BroadcastKey,
  product: ProductRef,
  messenger: MemberMessenger,
): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await listHolders(db, product, { after, limit: listedAtOnce });
    const accounts = await messenger.accounts(db, product, ids);
    const recipients = ids.map((grantId) => {
      const account = accounts.get(grantId);
      return { grantId, address: account?.address ?? null, reason: reasonOf(account) };
    });
    await insertRecipients(db, key, recipients, clock.now());
    after = ids.at(-1) ?? '';
    if (ids.length < listedAtOnce) return;
  }
}

/** Begins a broadcast whose time has come. */
async function start(context: BroadcastsContext, key: BroadcastKey): Promise<void> {
  const { database, clock } = context;
  const row = await findBroadcast(database.db, key);
  if (row?.status !== 'scheduled') return;
  const product = { sellerId: row.seller_id, productId: row.product_id };
  const messenger = await messengerOf(context, product);
  const isReady = messenger !== null && (await messenger.isReady(database.db, product));
  if (isReady) await listRecipients(context, key, product, messenger);
  crashPoint('broadcasts.listed');
  await database.tx(async (trx) => {
    const current = await lockBroadcast(trx, key);
    const event = isReady ? 'time.reached' : 'start.failed';
    if (!current || !(await moveStatus(trx, current, event, clock.now()))) return;
    if (!isReady) return;
    await countRecipients(trx, key);
    await enqueue(trx, sendJob(key, key.id));
  });
}

export function handleStart(context: BroadcastsContext): void {
  context.jobs.handle<BroadcastKey>(startQueue, (key) => start(context, key));
}
