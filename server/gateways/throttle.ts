import { TryLater } from './delivery';

/** Whether somebody waits for a call, or it is one of many that nobody waits for. */
export type Urgency = 'urgent' | 'bulk';

/** What a service takes from one bot. */
export interface CallLimits {
  perSecond: number;
  /** Calls that go at once after a rest. With those of the second that follows they stay below what the service allows. */
  burst: number;
  /** Of the burst, what is left to urgent calls. */
  reserved: number;
  /** Between two messages to one target, in ms. */
  messageEveryMs(target: string): number;
  /** Whether the service says so when it means the whole bot. Else it does, once it has asked for a pause of two targets at a time. */
  saysWhenAll: boolean;
  /** A call that would wait longer is postponed: its job waits in the database. */
  longestWaitMs: number;
  /** Calls that wait in memory. */
  mostWaiting: number;
}

/** Of the service, not of the product: moving the clock of development moves no limit. */
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
  /** What the service limits by itself: a chat, or a route of a server. */
  target?: string | undefined;
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
  /** When a message to its target may go. */
  notBefore: number;
  /** When it is postponed. */
  until: number;
  settle(postponedMs: number | null): void;
}

/** Entries of the past are dropped beyond this size. */
const mostTargets = 1_000;

/**
 * Shapes the calls of one bot in this process. Urgent ones go first; a target that the service asks to leave alone holds no other. A second server has
 * a throttle of its own: what both call too much is answered 429, which both obey.
 */
export function createThrottle(limits: CallLimits, time: ThrottleTime = realTime): Throttle {
  const bucket = createBucket(limits, time);
  const pauses = createPauses(limits, time);
  const spacing = createSpacing(limits, time);
  const waiting: Waiting[] = [];
  let cancelTimer: (() => void) | null = null;

  const readyAt = (call: Waiting) => Math.max(call.notBefore, pauses.endOf(call));

  function admit(): void {
    for (const call of waiting.toSorted(byUrgency)) {
      const wait = readyAt(call) - time.now();
      if (wait > limits.longestWaitMs || time.now() >= call.until)
        leave(call, Math.max(wait, 1_000) + pauses.turnOf(call));
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
          const isAll = 'isGlobal' in error && error.isGlobal === true;
          pauses.begin(isAll ? undefined : call.target, error.retryAfterMs ?? 1_000);
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

/** Between two calls that wait for the end of one pause, in ms: thousands of jobs would all come at once, to be postponed again. */
const turnMs = 50;

/** Where the service asked for a pause. Without a target it means the bot, and bulk calls wait. */
function createPauses({ saysWhenAll }: CallLimits, { now }: ThrottleTime) {
  const targets = new Map<string, number>();
  const turns = new Map<string, number>();
  let bulkUntil = 0;
  const isSecond = (target: string) => [...targets].some(([one, end]) => one !== target && end > now());
  return {
    begin: (target: string | undefined, ms: number): void => {
      const until = now() + ms;
      forgetPast(targets, now());
      for (const one of turns.keys()) if (!targets.has(one)) turns.delete(one);
      if (target === undefined || (!saysWhenAll && isSecond(target))) bulkUntil = Math.max(bulkUntil, until);
      if (target === undefined) return;
      targets.set(target, Math.max(targets.get(target) ?? 0, until));
      turns.delete(target);
    },
    /** What a call that is postponed waits beyond the end of the pause of its target, in ms. */
    turnOf: ({ target = '' }: ThrottledCall): number => {
      const before = turns.get(target) ?? 0;
      if ((targets.get(target) ?? 0) <= now()) return 0;
      turns.set(target, before + 1);
      return before * turnMs;
    },
    endOf: ({ urgency, target }: ThrottledCall): number =>
      Math.max((target && targets.get(target)) || 0, urgency === 'bulk' ? bulkUntil : 0),
  };
}

/** When the next message to a target may go; each asks once. */
function createSpacing({ messageEveryMs }: CallLimits, { now }: ThrottleTime) {
  const next = new Map<string, number>();
  return {
    next: ({ target, isMessage }: ThrottledCall): number => {
      if (!isMessage || target === undefined) return 0;
      forgetPast(next, now());
      const at = Math.max(now(), next.get(target) ?? 0);
      next.set(target, at + messageEveryMs(target));
      return at;
    },
  };
}

function forgetPast(ends: Map<string, number>, at: number): void {
  if (ends.size < mostTargets) return;
  for (const [id, end] of ends) if (end <= at) ends.delete(id);
}
