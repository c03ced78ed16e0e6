import { rupees } from '../../../platform/money/rupees';
import { dayInWords } from '../../money';
import { startOfDay } from './charges/charge.days';

/** A timeline entry of a subscription, for its seller; null for any other event. */
export function tellSubscription(event: string, detail: Record<string, unknown>): string | null {
  const until = typeof detail['until'] === 'string' ? dayInWords(new Date(detail['until'])) : null;
  switch (event) {
    case 'subscription.trial':
      return `The free trial started, until ${until}`;
    case 'subscription.begun':
      return until === null
        ? 'The subscription started, with lifetime access'
        : `The subscription started, paid until ${until}`;
    case 'subscription.renewed':
      return until === null ? 'The buyer paid again' : `Renewed, paid until ${until}`;
    case 'subscription.changed':
      return `The buyer changed to ${sumOf(detail)}${until === null ? '' : `, paid until ${until}`}`;
    case 'subscription.changing':
      return `The buyer changes to ${sumOf(detail)} at the end of the period`;
    case 'subscription.shortened':
      return `Adjusted for the refund: paid until ${until}`;
    case 'subscription.paused':
      return 'The buyer paused the subscription';
    case 'subscription.resumed':
      return `The subscription resumed, paid until ${until}`;
    case 'subscription.cancelled':
      return `The buyer cancelled the subscription; access until ${until}`;
    case 'subscription.stayed':
      return 'The buyer undid the cancellation';
    case 'subscription.late':
      return 'The paid period ended without renewal. Access continues for three days';
    case 'subscription.ended':
      return 'The subscription ended, and access with it';
    case 'subscription.autopayOn':
      return 'The buyer turned on auto-renew';
    case 'subscription.autopayOff':
      return 'Auto-renew is off';
    case 'subscription.announced':
      return `The buyer was notified of the charge on ${chargeDayOf(detail)}`;
    case 'subscription.awaited':
      return 'The paid period is over, and the next one is being charged. Access continues';
    case 'subscription.refused':
      return 'The charge for the next period failed';
    case 'subscription.missed':
      return 'The next period was not paid, and the charge will not be retried';
    case 'subscription.unwanted':
      return 'The bank paid for a period that the buyer had declined: it is being refunded';
    default:
      return null;
  }
}

const chargeDayOf = ({ day }: Record<string, unknown>) =>
  typeof day === 'string' ? dayInWords(startOfDay(day)) : 'a day of its own';

function sumOf({ terms }: Record<string, unknown>): string {
  const amount = (terms as { amount?: unknown } | undefined)?.amount;
  return typeof amount === 'number' ? rupees.format(amount / 100) : 'another price';
}
