import { type PlanEvent, transition } from '@haat/machines/lifecycles/plan';
import { atIndianHour, indianDay } from '../../../platform/text/india';
import type { PlanStatusRow } from './plan.repository';
import { graceEnd, lastOf, type Period, type PlanName, type Term, termAt } from './plan.rules';

/** What an account is notified of about its plan. */
export type PlanNotice =
  | { about: 'reminder'; plan: PlanName; period: Period; endsAt: Date; days: number }
  | { about: 'ended'; plan: PlanName };

export interface PlanUpdate {
  planStatus: PlanStatusRow;
  notices: PlanNotice[];
}

/** Whether the state machine allows the event now. */
export const canApply = ({ status }: PlanStatusRow, type: PlanEvent['type']): boolean =>
  transition(status, { type }).state !== undefined;

/** The status after an event. @throws when the state machine refuses it */
export function applyEvent(planStatus: PlanStatusRow, type: PlanEvent['type']): PlanStatusRow {
  const { state } = transition(planStatus.status, { type });
  if (!state) throw new Error(`A plan that is ${planStatus.status} takes no ${type}`);
  return { ...planStatus, status: state };
}

/** The status that the paid terms give at `now`, and when it has to be checked again. */
export function refreshPlanStatus(before: PlanStatusRow, terms: readonly Term[], now: Date): PlanUpdate {
  const notices: PlanNotice[] = [];
  let planStatus = before;
  const current = termAt(terms, now);
  const last = lastOf(terms);
  const { plan } = planStatus;
  const runs = () => planStatus.status === 'active' || planStatus.status === 'ending';
  if (runs() && !current) planStatus = applyEvent(planStatus, 'terms.ended');
  if (runs() && current && current.plan !== plan) planStatus = applyEvent(planStatus, 'term.passed');
  if (planStatus.status === 'grace' && (!last || graceEnd(last) <= now))
    planStatus = applyEvent(planStatus, 'grace.ended');
  if (planStatus.status === 'free') {
    if (before.status !== 'free') notices.push({ about: 'ended', plan });
    return {
      planStatus: {
        ...planStatus,
        plan: 'FREE',
        next: 'FREE',
        reminded: null,
        look_at: null,
        updated_at: now,
      },
      notices,
    };
  }
  if (!last) throw new Error(`The plan of ${planStatus.seller_id} has no terms`);
  const days = planStatus.status === 'ending' ? null : reminderDue(last.endsAt, planStatus.reminded, now);
  if (days !== null)
    notices.push({
      about: 'reminder',
      plan: planStatus.next,
      period: last.period,
      endsAt: last.endsAt,
      days,
    });
  const reminded = days ?? planStatus.reminded;
  const ends = planStatus.status === 'grace' ? graceEnd(last) : (current ?? last).endsAt;
  const reminder = planStatus.status === 'ending' ? null : nextReminder(last.endsAt, reminded, now);
  const look_at = reminder && reminder < ends ? reminder : ends;
  return {
    planStatus: { ...planStatus, plan: current?.plan ?? plan, reminded, look_at, updated_at: now },
    notices,
  };
}

/** Days before the end on which somebody is reminded, in the morning; 0 is the day itself. */
const reminderDays = [7, 3, 1, 0] as const;
const hour = 10;

const reminderAt = (endsAt: Date, days: number): Date => atIndianHour(indianDay(endsAt) - days, hour);

/** The reminder that is due and was not sent, the latest when several were missed; null when none is. */
function reminderDue(endsAt: Date, reminded: number | null, now: Date): number | null {
  const due = reminderDays.filter((days) => days < (reminded ?? Infinity) && reminderAt(endsAt, days) <= now);
  return due.at(-1) ?? null;
}

/** When the next one is; null after the last. */
function nextReminder(endsAt: Date, reminded: number | null, now: Date): Date | null {
  const next = reminderDays.find((days) => days < (reminded ?? Infinity) && reminderAt(endsAt, days) > now);
  return next === undefined ? null : reminderAt(endsAt, next);
}
