import { type PlanEvent, transition } from '@haat/machines/lifecycles/plan';
import type { PlanStatusRow } from './plan.repository';
import { graceEnd, lastOf, type Period, type PlanName, type Term, termAt } from './plan.rules';
import { nextReminder, reminderDue } from './reminder.rules';

/** What somebody has to hear of their plan. */
export type Told =
  | { about: 'reminder'; plan: PlanName; period: Period; endsAt: Date; days: number }
  | { about: 'ended'; plan: PlanName };

export interface Settled {
  standing: PlanStatusRow;
  told: Told[];
}

/** Whether the chart lets it happen. */
export const canHappen = ({ status }: PlanStatusRow, type: PlanEvent['type']): boolean =>
  transition(status, { type }).state !== undefined;

/** The standing after an event. @throws when the chart refuses it */
export function after(standing: PlanStatusRow, type: PlanEvent['type']): PlanStatusRow {
  const { state } = transition(standing.status, { type });
  if (!state) throw new Error(`A plan that is ${standing.status} takes no ${type}`);
  return { ...standing, status: state };
}

/** The standing as the paid times make it at `now`, and when it has to be looked at again. */
export function settled(before: PlanStatusRow, terms: readonly Term[], now: Date): Settled {
  const told: Told[] = [];
  let standing = before;
  const current = termAt(terms, now);
  const last = lastOf(terms);
  const { plan } = standing;
  const runs = () => standing.status === 'active' || standing.status === 'ending';
  if (runs() && !current) standing = after(standing, 'terms.ended');
  if (runs() && current && current.plan !== plan) standing = after(standing, 'term.passed');
  if (standing.status === 'grace' && (!last || graceEnd(last) <= now))
    standing = after(standing, 'grace.ended');
  if (standing.status === 'free') {
    if (before.status !== 'free') told.push({ about: 'ended', plan });
    return {
      standing: { ...standing, plan: 'FREE', next: 'FREE', reminded: null, look_at: null, updated_at: now },
      told,
    };
  }
  if (!last) throw new Error(`The plan of ${standing.seller_id} stands on nothing`);
  const days = standing.status === 'ending' ? null : reminderDue(last.endsAt, standing.reminded, now);
  if (days !== null)
    told.push({ about: 'reminder', plan: standing.next, period: last.period, endsAt: last.endsAt, days });
  const reminded = days ?? standing.reminded;
  const ends = standing.status === 'grace' ? graceEnd(last) : (current ?? last).endsAt;
  const reminder = standing.status === 'ending' ? null : nextReminder(last.endsAt, reminded, now);
  const look_at = reminder && reminder < ends ? reminder : ends;
  return { standing: { ...standing, plan: current?.plan ?? plan, reminded, look_at, updated_at: now }, told };
}
