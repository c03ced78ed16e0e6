import { PassThrough, type Readable } from 'node:stream';
import type { UnreadState } from '@haat/openapi';
import type { Log } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';

/** What the streams are told from. */
export interface LiveDependencies {
  /** How feeds stand now; one that nothing ever came to has no mark. */
  marksOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  unreadOf(accountId: string): Promise<number>;
  /** Whose token it is; null once its session has ended. */
  resolveSession(token: string): Promise<Session | null>;
  log: Log;
}

interface Follower {
  accountId: string;
  token: string;
  /** The mark that was sent last; null before the first. */
  sent: number | null;
  stream: PassThrough;
}

/** One per visible tab; opening more closes the oldest. */
const mostOfAnAccount = 8;
/** What a browser that does not read may pile up, in bytes, before it is let go. */
const mostUnread = 16_384;

/**
 * Keeps those who look at the app told of how many they have not read. Servers that share a database do not speak to each other: each looks at
 * the marks of its own followers, one row each. What changes through this server is told at once.
 */
export function createLive({ marksOf, unreadOf, resolveSession, log }: LiveDependencies) {
  const followers = new Set<Follower>();

  /** One look after the other, or an older answer might come last. */
  let turn: Promise<void> = Promise.resolve();
  const tell = (some: readonly Follower[]): Promise<void> => {
    if (some.length > 0) turn = turn.then(() => tellNow(some));
    return turn;
  };

  async function tellNow(some: readonly Follower[]): Promise<void> {
    try {
      const marks = await marksOf([...new Set(some.map(({ accountId }) => accountId))]);
      const behind = some.filter(({ accountId, sent }) => sent !== (marks.get(accountId) ?? 0));
      const unread = new Map<string, number>();
      for (const { accountId } of behind)
        if (!unread.has(accountId)) unread.set(accountId, await unreadOf(accountId));
      for (const follower of behind) {
        follower.sent = marks.get(follower.accountId) ?? 0;
        const state: UnreadState = { unread: unread.get(follower.accountId) ?? 0 };
        write(follower, `event: unread\nid: ${follower.sent}\ndata: ${JSON.stringify(state)}\n\n`);
      }
    } catch (error) {
      // They are told at the next look.
      log.warn({ reason: String(error) }, 'Feeds could not be read');
    }
  }

  function write(follower: Follower, text: string): void {
    if (follower.stream.writableLength > mostUnread) follower.stream.destroy();
    else if (!follower.stream.writableEnded) follower.stream.write(text);
  }

  let isBeating = false;

  const of = (accountId: string) => [...followers].filter((one) => one.accountId === accountId);

  return {
    /** Follows a feed. `lastId` is the id of the last event that came, from an earlier stream. */
    follow(accountId: string, token: string, lastId: string | undefined): Readable {
      const stream = new PassThrough();
      const sent = lastId !== undefined && /^\d{1,15}$/.test(lastId) ? Number(lastId) : null;
      const follower: Follower = { accountId, token, sent, stream };
      const others = of(accountId);
      for (const oldest of others.slice(0, Math.max(0, others.length - mostOfAnAccount + 1)))
        oldest.stream.end();
      followers.add(follower);
      stream.once('close', () => followers.delete(follower));
      // Something at once, so that what stands between lets the answer through.
      stream.write(': hello\n\n');
      void tell([follower]);
      return stream;
    },
    /** Notifies followers with an outdated count. */
    look: () => tell([...followers]),
    /** As `look`, for those of some accounts. */
    lookAt: (accountIds: readonly string[]) =>
      tell([...followers].filter(({ accountId }) => accountIds.includes(accountId))),
    /** Shows that the line stands, and closes those of sessions that have ended. */
    async beat(): Promise<void> {
      // With very many who look, or a slow database, one beat takes longer than the time between two.
      if (isBeating) return;
      isBeating = true;
      try {
        for (const follower of followers) {
          const session = await resolveSession(follower.token).catch(() => undefined);
          if (session === null) follower.stream.end();
          else write(follower, ': still here\n\n');
        }
      } finally {
        isBeating = false;
      }
    },
    /** Ends all of them. */
    close(): void {
      for (const { stream } of followers) stream.end();
    },
    get size(): number {
      return followers.size;
    },
  };
}

export type Live = ReturnType<typeof createLive>;
