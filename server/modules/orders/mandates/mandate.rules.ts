import { type MandateEvent, type MandateStatus, transition } from '@haat/machines/lifecycles/mandate';

/** Long enough that no new authorisation is needed, but not unlimited. */
const validYears = 10;

/** No charge after this, for a mandate that is opened now. */
export function mandateUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + validYears);
  return until;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Ms between two questions: about what moves just now, what has not moved for an hour, and what stands. */
export const pollIntervals = { first: 3 * minute, later: hour, established: day } as const;
/** Ms for which something is new, so that it is asked about often: a little longer than a proposal waits, so that it lapses in time. */
export const pollOftenFor = hour + 10 * minute;
/** Ms for which an open proposal is answered again, so that its page still is open when the buyer gets there. */
export const reuseProposalFor = 30 * minute;
/** Ms for which revoking a mandate is retried before it needs attention. */
export const alertWhenEndingFor = day;
/** Ms for which an unauthorised, ended mandate is polled: */
export const pollAfterEndFor = 30 * day;

/** Ms after which nobody agrees any more: a bank that the buyer has chosen may take days. */
const patience = { untouched: hour, withBank: 3 * day } as const;

/** Whether a proposal has waited long enough. `method` is what the gateway said last. */
export function hasLapsed(openedAt: Date, method: string | null, now: Date): boolean {
  const waits = method === null ? patience.untouched : patience.withBank;
  return now.getTime() - openedAt.getTime() >= waits;
}

/** What has happened to a mandate that stood so when the gateway says this; null when the two contradict each other. */
export function eventsOf(status: MandateStatus, seen: MandateStatus): MandateEvent['type'][] | null {
  if (status === seen) return [];
  if (seen === 'ended') return ['bank.ended'];
  if (status === 'ended' || seen === 'proposed') return null;
  if (seen === 'active') return [status === 'proposed' ? 'bank.agreed' : 'bank.resumed'];
  return status === 'proposed' ? ['bank.agreed', 'bank.paused'] : ['bank.paused'];
}

/** Where the chart leads a mandate through these events. @throws when it refuses one of them */
export function statusAfter(status: MandateStatus, events: readonly MandateEvent['type'][]): MandateStatus {
  let at = status;
  for (const type of events) {
    const { state } = transition(at, { type });
    if (!state) throw new Error(`A mandate that is ${at} takes no ${type}`);
    at = state;
  }
  return at;
}
