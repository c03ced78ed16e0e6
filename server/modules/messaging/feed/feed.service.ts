import type { NotificationEvent } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { enqueueMany } from '../../../platform/jobs/jobs';
import { type Channels, platformChannels, type Told } from '../sending';
import { nextDigest } from './digest.rules';
import { allowed } from './event.rules';
import { insertNotifications, moveMarks } from './feed.repository';
import { findChoices } from './preference.repository';

export interface DigestJob {
  accountId: string;
  /** In India, `YYYY-MM-DD`. */
  day: string;
}

export const digestQueue = 'notifications.digest';

/** Where notices leave what they tell, and how their readers want to be told; whoever carries notices is given this. */
export function createFeed({ clock, database }: Pick<Deps, 'clock' | 'database'>) {
  const listeners = new Set<(accountIds: readonly string[]) => void>();

  return {
    /** Answers how an event reaches an account, of those asked for. */
    async channelsOf(accountIds: readonly string[]) {
      const chosen = new Map<string, Channels>();
      for (const { sellerId, event, ...channels } of await findChoices(database.db, accountIds))
        chosen.set(`${sellerId} ${event}`, channels);
      return (accountId: string, event: NotificationEvent, hasPhone: boolean): Channels =>
        allowed(event, chosen.get(`${accountId} ${event}`) ?? platformChannels(event, hasPhone));
    },

    /** Keeps what was told, in the caller's transaction; answers whose feeds that changed, for `changed` after the commit. */
    async keep(trx: Tx, messages: readonly Told[]): Promise<string[]> {
      const at = clock.now();
      const digest = nextDigest(at);
      const changed = await insertNotifications(
        trx,
        messages.map(({ accountId, isForDigest, hindi, ...rest }) => ({
          ...rest,
          title_hi: hindi.title,
          text_hi: hindi.text,
          seller_id: accountId,
          at,
          digest_on: isForDigest ? digest.day : null,
        })),
      );
      await moveMarks(trx, changed);
      const readers = new Set(
        messages.filter(({ isForDigest }) => isForDigest).map(({ accountId }) => accountId),
      );
      await enqueueMany(
        trx,
        [...readers].map((accountId) => ({
          queue: digestQueue,
          payload: { accountId, day: digest.day } satisfies DigestJob,
          runAt: digest.at,
          dedupeKey: `${accountId} ${digest.day}`,
        })),
      );
      return changed;
    },

    /** Has the open apps of accounts load again what they show, though there is nothing to read; `changed` says so after the commit. */
    refresh: (trx: Tx, accountIds: readonly string[]): Promise<void> => moveMarks(trx, accountIds),

    /** Says that feeds have changed, once it is committed. */
    changed(accountIds: readonly string[]): void {
      if (accountIds.length === 0) return;
      for (const listen of listeners) listen(accountIds);
    },
    /** Tells of feeds that changed through this server; of the others one has to look. */
    onMoved: (listen: (accountIds: readonly string[]) => void) => void listeners.add(listen),
  };
}

export type Feed = ReturnType<typeof createFeed>;
