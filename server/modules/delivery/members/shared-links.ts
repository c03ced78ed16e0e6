import { membersPath } from '@haat/kinds/facts';
import type { Tx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/jobs';
import { countAttempts, deleteAttempts, type LinkAttempt, noteAttempt } from './link-attempt.repository';
import type { MembersContext } from './member.invites';
import { findMember, findProduct } from './member.repository';
import { day } from './member.rules';

const queue = 'members.sharedLink';
const week = 7 * day;
/** What is older is deleted. */
const storedMs = 90 * day;
/** So many accounts that try one invite within a week are said to its creator: a second phone or a family is fewer. */
const tellingPeople = 3;

interface SharedLink {
  sellerId: string;
  grantId: string;
}

/** Notes that somebody tried to come in by the invite of another, and notifies the creator where it is many. */
export async function watchLink(trx: Tx, attempt: LinkAttempt): Promise<void> {
  if (!(await noteAttempt(trx, attempt))) return;
  const { sellerId, grantId, at } = attempt;
  const people = await countAttempts(trx, { sellerId, grantId, after: new Date(at.getTime() - week) });
  if (people < tellingPeople) return;
  await enqueue(trx, { queue, payload: { sellerId, grantId } satisfies SharedLink, dedupeKey: grantId });
}

/** Notifies creators of invites that several people tried, once a week at most for one. */
export function notifyOfSharedLinks(context: MembersContext): void {
  const { jobs, database, clock } = context;
  jobs.handle<SharedLink>(queue, (link) => notifyCreator(context, link));
  jobs.every('members.attempts.sweep', day, () =>
    deleteAttempts(database.db, new Date(clock.now().getTime() - storedMs)),
  );
}

async function notifyCreator(context: MembersContext, { sellerId, grantId }: SharedLink): Promise<void> {
  const { database, clock, notify, identity } = context;
  const now = clock.now().getTime();
  const member = await findMember(database.db, sellerId, grantId);
  const path = member && membersPath(member.kind, member.product_id);
  if (!path) return;
  const product = await findProduct(database.db, { sellerId, productId: member.product_id });
  const people = await countAttempts(database.db, { sellerId, grantId, after: new Date(now - week) });
  const email = (await identity.seller(sellerId))?.email ?? null;
  await database.tx((trx) =>
    notify.notify(trx, {
      template: 'channel',
      about: 'linkShared',
      count: people,
      accountId: sellerId,
      email,
      key: `${grantId} ${Math.floor(now / week)}`,
      channelTitle: product?.title ?? '',
      path,
    }),
  );
}
