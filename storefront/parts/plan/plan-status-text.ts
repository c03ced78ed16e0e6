import { t } from '@haat/i18n';
import type { PlanState } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { planName } from '../../public/plans';

/** Where an account stands now; null on none of the plans. */
export function statusText({ plan, status, endsAt, graceUntil, coming }: PlanState): string | null {
  if (status === 'free' || endsAt === null) return null;
  const name = planName(plan);
  if (status === 'grace' && graceUntil !== null)
    return t('Your {plan} plan was paid until {ended}. You keep it until {until}.', {
      plan: name,
      ended: fullDate(endsAt),
      until: fullDate(graceUntil),
    });
  // What follows may be another plan.
  const other = coming.find((time) => time.plan !== plan);
  if (!other) return t('You are on {plan}, paid until {until}.', { plan: name, until: fullDate(endsAt) });
  return t('You are on {plan} until {change}, then on {other}. Paid until {until}.', {
    plan: name,
    change: fullDate(other.startsAt),
    other: planName(other.plan),
    until: fullDate(endsAt),
  });
}
