import type { SnapshotFrom } from 'xstate';
import type { feedMachine } from './feed.machine';

type Feed = SnapshotFrom<typeof feedMachine>;

/** At most 100, which stands for more; null until it is known. */
export const selectUnread = (feed: Feed) => feed.context.unread;
/** Differs when the feed has changed. */
export const selectCursor = (feed: Feed) => feed.context.lastId;
