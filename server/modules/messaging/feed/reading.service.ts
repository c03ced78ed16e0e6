import type { Language } from '@haat/i18n';
import type { Notifications, ReadNotifications, UnreadState } from '@haat/openapi';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Deps } from '../../../platform/deps';
import { Refusal } from '../../../platform/http/errors';
import {
  countUnread,
  deleteBefore,
  findMarks,
  findNotifications,
  markRead,
  moveMarks,
} from './feed.repository';
import type { Feed } from './feed.service';

const day = 24 * 60 * 60 * 1000;
const keptMs = 180 * day;
const sweptAtOnce = 5_000;

/** What of a feed its reader sees. */
export function createReading(deps: Pick<Deps, 'clock' | 'database' | 'jobs'>, feed: Feed) {
  const { clock, database, jobs } = deps;

  jobs.every('notifications.sweep', day / 24, async () => {
    const before = new Date(clock.now().getTime() - keptMs);
    let swept: number;
    do swept = await deleteBefore(database.db, before, sweptAtOnce);
    while (swept === sweptAtOnce);
  });

  return {
    /** Newest first, in `language` as far as it was told in it. @throws Refusal 400 for a cursor that is not ours */
    async page(
      accountId: string,
      { limit, cursor, language }: { limit: number; cursor: string | undefined; language: Language },
    ): Promise<Notifications> {
      const after = cursor === undefined ? null : positionOf(cursor);
      const rows = await findNotifications(database.db, accountId, { after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return {
        items: items.map(({ at, read_at, title_hi, text_hi, ...item }) => ({
          ...item,
          ...(language === 'hi' && title_hi !== null && { title: title_hi, text: text_hi ?? '' }),
          at: at.toISOString(),
          readAt: read_at?.toISOString() ?? null,
        })),
        next: last ? writeCursor({ at: last.at, id: folded(last.id) }) : null,
        unread: await countUnread(database.db, accountId),
      };
    },

    async read(accountId: string, which: ReadNotifications): Promise<UnreadState> {
      const those = which.ids ? { ids: which.ids } : { until: new Date(which.until ?? 0) };
      const isChanged = await database.tx(async (trx) => {
        const read = await markRead(trx, accountId, those, clock.now());
        if (read > 0) await moveMarks(trx, [accountId]);
        return read > 0;
      });
      if (isChanged) feed.changed([accountId]);
      return { unread: await countUnread(database.db, accountId) };
    },

    marksOf: (accountIds: readonly string[]) => findMarks(database.db, accountIds),
    unreadOf: (accountId: string) => countUnread(database.db, accountId),
  };
}

export type Reading = ReturnType<typeof createReading>;

/** A cursor takes letters and digits. */
const folded = (uuid: string) => uuid.replaceAll('-', '');

function positionOf(cursor: string): { at: Date; id: string } {
  const { at, id } = readCursor(cursor);
  const [, ...parts] = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(id) ?? [];
  if (parts.length === 0) throw new Refusal(400, 'bad_cursor', 'This cursor is not valid. Reload the list.');
  return { at, id: parts.join('-') };
}
