import { TryLater } from '../delivery';

/** Whether somebody waits for a call, or it is one of many that nobody waits for. */
export type Urgency = 'urgent' | 'bulk';

/** Telegram publishes no exact numbers: about 30 calls a second, to one chat a message a second, to a group 20 a minute. */
export interface CallLimits {
  perSecond: number;
  /** Calls that go at once after a rest. With those of the second that follows they stay below what Telegram allows. */
  burst: number;
  /** Of the burst, what is left to urgent calls. */
  reserved: number;
  /** Between two messages to a person. */
  messageEveryMs: number;
  /** Between two messages to a group or a channel. */
  groupMessageEveryMs: number;
  /** A call that would wait longer is postponed: its job waits in the database. */
  longestWaitMs: number;
  /** Calls that wait in memory. */
  mostWaiting: number;
}

export const callLimits: CallLimits = {
  perSecond: 25,
  burst: 5,
  reserved: 3,
  messageEveryMs: 1_000,
  groupMessageEveryMs: 3_000,
  longestWaitMs: 5_000,
  mostWaiting: 200,
};

/** Of Telegram, not of the product: moving the clock of development moves no limit. */
export interface ThrottleTime {
  /** Ms. */
  now(): number;
  /** Answers what cancels it. */
  after(ms: number, run: () => void): () => void;
}

const realTime: ThrottleTime = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface ThrottledCall {
  urgency: Urgency;
  chatId?: string | undefined;
  isMessage?: boolean;
}

/** It was not made: its limits do not allow it soon. */
export class CallPostponed extends TryLater {
  /** Is no attempt of the job that wanted it. */
  readonly isPostponed = true;
  constructor(ms: number) {
    super('rate_limited', Math.ceil(ms));
  }
}

export interface Throttle {
  /** Makes a call when its turn comes. @throws CallPostponed */
  run<T>(call: ThrottledCall, work: () => Promise<T>): Promise<T>;
}

interface Waiting extends ThrottledCall {
  /** When a message to its chat may go. */
  notBefore: number;
  /** When it is postponed. */
  until: number;
  settle(postponedMs: number | null): void;
}

/** Entries of the past are dropped beyond this size. */
const mostChats = 1_000;

/**
 * Shapes the calls of one bot in this process. Urgent ones go first; a chat that Telegram asks to leave alone holds no other. A second server has a
 * throttle of its own: what both call too much is answered 429, which both obey.
 */
export function createThrottle(limits: CallLimits = callLimits, time: ThrottleTime = realTime): Throttle {
  const bucket = createBucket(limits, time);
  const pauses = createPauses(time);
  const spacing = createSpacing(limits, time);
  const waiting: Waiting[] = [];
  let cancelTimer: (() => void) | null = null;

  const readyAt = (call: Waiting) => Math.max(call.notBefore, pauses.endOf(call));

  function admit(): void {
    for (const call of waiting.toSorted(byUrgency)) {
      const wait = readyAt(call) - time.now();
      if (wait > limits.longestWaitMs || time.now() >= call.until) leave(call, Math.max(wait, 1_000));
      else if (wait <= 0 && bucket.take(call.urgency)) leave(call, null);
    }
    cancelTimer?.();
    const next = Math.min(
      ...waiting.map((call) => Math.min(call.until, Math.max(readyAt(call), bucket.readyAt(call.urgency)))),
    );
    cancelTimer = waiting.length > 0 ? time.after(Math.max(1, next - time.now()), admit) : null;
  }

  function leave(call: Waiting, postponedMs: number | null): void {
    waiting.splice(waiting.indexOf(call), 1);
    call.settle(postponedMs);
  }

  const turn = (call: ThrottledCall) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.length >= limits.mostWaiting) throw new CallPostponed(limits.longestWaitMs);
      waiting.push({
        ...call,
        notBefore: spacing.next(call),
        until: time.now() + Math.max(1, limits.longestWaitMs),
        settle: (ms) => (ms === null ? resolve() : reject(new CallPostponed(ms))),
      });
      admit();
    });

  return {
    run: async (call, work) => {
      await turn(call);
      try {
        return await work();
      } catch (error) {
        if (error instanceof TryLater && error.reason === 'too_many_requests') {
          pauses.begin(call.chatId, error.retryAfterMs ?? 1_000);
          admit();
        }
        throw error;
      }
    },
  };
}

const rank = ({ urgency }: ThrottledCall) => (urgency === 'urgent' ? 0 : 1);
/** Those of one urgency stay in their order. */
const byUrgency = (a: ThrottledCall, b: ThrottledCall) => rank(a) - rank(b);

/** What the bot may call as a whole. */
function createBucket({ perSecond, burst, reserved }: CallLimits, { now }: ThrottleTime) {
  let tokens = burst;
  let filledAt = now();
  const fill = () => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) * perSecond) / 1_000);
    filledAt = at;
  };
  const needed = (urgency: Urgency) => (urgency === 'urgent' ? 1 : 1 + reserved);
  return {
    take: (urgency: Urgency): boolean => {
      fill();
      if (tokens < needed(urgency)) return false;
      tokens -= 1;
      return true;
    },
    /** As long as nobody else takes anything. */
    readyAt: (urgency: Urgency): number => {
      fill();
      return filledAt + (Math.max(0, needed(urgency) - tokens) * 1_000) / perSecond;
    },
  };
}

/**
 * Where Telegram asked for a pause. It does not say whether it means the chat or the bot: while one chat is paused and another one is answered
 * 429 too, it is the bot, and bulk calls wait.
 */
function createPauses({ now }: ThrottleTime) {
  const chats = new Map<string, number>();
  let bulkUntil = 0;
  return {
    begin: (chatId: string | undefined, ms: number): void => {
      const until = now() + ms;
      forgetPast(chats, now());
      const isBot = chatId === undefined || [...chats].some(([id, end]) => id !== chatId && end > now());
      if (isBot) bulkUntil = Math.max(bulkUntil, until);
      if (chatId !== undefined) chats.set(chatId, Math.max(chats.get(chatId) ?? 0, until));
    },
    endOf: ({ urgency, chatId }: ThrottledCall): number =>
      Math.max((chatId && chats.get(chatId)) || 0, urgency === 'bulk' ? bulkUntil : 0),
  };
}

/** When the next message to a chat may go; each asks once. */
function createSpacing({ messageEveryMs, groupMessageEveryMs }: CallLimits, { now }: ThrottleTime) {
  const next = new Map<string, number>();
  return {
    next: ({ chatId, isMessage }: ThrottledCall): number => {
      if (!isMessage || chatId === undefined) return 0;
      forgetPast(next, now());
      const at = Math.max(now(), next.get(chatId) ?? 0);
      // Ids of groups and channels are negative.
      next.set(chatId, at + (chatId.startsWith('-') ? groupMessageEveryMs : messageEveryMs));
      return at;
    },
  };
}

function forgetPast(ends: Map<string, number>, at: number): void {
  if (ends.size < mostChats) return;
  for (const [id, end] of ends) if (end <= at) ends.delete(id);
}
