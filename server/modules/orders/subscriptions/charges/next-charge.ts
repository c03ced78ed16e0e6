import { askedAgainAfter, chargeOf, chargeStep, type Running } from '../periods/due.rules';
import { chargeDay, dayOf, nextContactTime, plusDays } from './charge.days';

/**
 * The day on which a bank is asked for the next period, `YYYY-MM-DD`: the one that was announced, or else the one that an announcement will
 * name, at `now` at the earliest. Null when nobody is asked.
 */
export function nextChargeDay(running: Running, now: Date): string | null {
  const { endsAt } = running;
  const charge = chargeOf(running);
  if (charge && charge.state !== 'refused') return charge.day;
  const step = endsAt && chargeStep(running, endsAt, charge);
  if (!endsAt || step?.what !== 'announce') return null;
  const wanted = charge && !charge.isOver ? plusDays(charge.day, askedAgainAfter) : dayOf(endsAt);
  return chargeDay(wanted, nextContactTime(step.at > now ? step.at : now));
}
