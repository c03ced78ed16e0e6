import { type PlanEvent, transition } from '@haat/machines/lifecycles/plan';
import type { PlanStatusRow } from './plan.repository';
import { graceEnd, lastOf, type Period, type PlanName, type Term, termAt } from './plan.rules';
import { nextReminder, reminderDue } from './reminder.rules';

/** What somebody has to hear of their plan. */
export type Told =
  | { about: 'reminder'; plan: PlanName; period: Period; endsAt: Date; days: number }
  | { about: 'ended'; plan: PlanName };

export interface Settled {
  planStatus: PlanStatusRow;
  told: Told[];
}

/** Whether the chart lets it happen. */
export const canHappen = ({ status }: PlanStatusRow, type: PlanEvent['type']): boolean =>
  transition(status, { type }).state !== undefined;

/** The plan status after an event. */
export function after(planStatus: PlanStatusRow, type: PlanEvent['type']): PlanStatusRow {
  const { state } = transition(planStatus.status, { type });
  if (!state) throw new Error(`A plan that is ${planStatus.status} takes no ${type}`);
  return { ...planStatus, status: state };
}

/** The plan status by the paid terms at `now`, and when to check it again. */
export function settled(before: PlanStatusRow, terms: readonly Term[], now: Date): Settled {
  const told: Told[] = [];
  let planStatus = before;
  const current = termAt(terms, now);
  const last = lastOf(terms);
  const { plan } = planStatus;
  const runs = () => planStatus.status === 'active' || planStatus.status === 'ending';
  if (runs() && !current) planStatus = after(planStatus, 'terms.ended');
  if (runs() && current && current.plan !== plan) planStatus = after(planStatus, 'term.passed');
  if (planStatus.status === 'grace' && (!last || graceEnd(last) <= now))
    planStatus = after(planStatus, 'grace.ended');
  if (planStatus.status === 'free') {
    if (before.status !== 'free') told.push({ about: 'ended', plan });
    return {
      planStatus: {
        ...planStatus,
        plan: 'FREE',
        next: 'FREE',
        reminded: null,
        look_at: null,
        updated_at: now,
      },
      told,
    };
  }
  if (!last) throw new Error(`The plan of ${planStatus.seller_id} has no terms`);
  const days = planStatus.status === 'ending' ? null : reminderDue(last.endsAt, planStatus.reminded, now);
  if (days !== null)
    told.push({ about: 'reminder', plan: planStatus.next, period: last.period, endsAt: last.endsAt, days });
  const reminded = days ?? planStatus.reminded;
  const ends = planStatus.status === 'grace' ? graceEnd(last) : (current ?? last).endsAt;
  const reminder = planStatus.status === 'ending' ? null : nextReminder(last.endsAt, reminded, now);
  const look_at = reminder && reminder < ends ? reminder : ends;
  return {
    planStatus: { ...planStatus, plan: current?.plan ?? plan, reminded, look_at, updated_at: now },
    told,
  };
}
