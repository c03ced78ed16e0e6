import { rupees } from '../../../platform/money/rupees';
import { dayInWords } from '../../money';
import { beginOf } from './charges/charge.days';

/** A chapter of a subscription, told to its seller; null for what is none. */
export function tellSubscription(event: string, detail: Record<string, unknown>): string | null {
  const until = typeof detail['until'] === 'string' ? dayInWords(new Date(detail['until'])) : null;
  switch (event) {
    case 'subscription.trial':
      return `The free days began, until ${until}`;
    case 'subscription.begun':
      return until === null
        ? 'The subscription began, for ever'
        : `The subscription began, paid until ${until}`;
    case 'subscription.renewed':
      return until === null ? 'The buyer paid again' : `Renewed, paid until ${until}`;
    case 'subscription.changed':
      return `The buyer changed to ${sumOf(detail)}${until === null ? '' : `, paid until ${until}`}`;
    case 'subscription.changing':
      return `The buyer changes to ${sumOf(detail)} at the end of the period`;
    case 'subscription.shortened':
      return `What went back is taken off: paid until ${until}`;
    case 'subscription.paused':
      return 'The buyer paused the subscription';
    case 'subscription.resumed':
      return `The pause is over, paid until ${until}`;
    case 'subscription.cancelled':
      return `The buyer ended the subscription; it stays open until ${until}`;
    case 'subscription.stayed':
      return 'The buyer stays after all';
    case 'subscription.late':
      return 'The paid period is over and was not renewed. Access stays open for three days';
    case 'subscription.ended':
      return 'The subscription ended, and access with it';
    case 'subscription.autopayOn':
      return 'The buyer lets it renew by itself';
    case 'subscription.autopayOff':
      return 'It does not renew by itself any more';
    case 'subscription.announced':
      return `The buyer was told that the next period is taken on ${chargeDayOf(detail)}`;
    case 'subscription.awaited':
      return 'The paid period is over, and the buyer’s bank is asked for the next one. Access stays open';
    case 'subscription.refused':
      return 'The buyer’s bank did not pay for the next period';
    case 'subscription.missed':
      return 'No payment for the next period came from the buyer’s bank, which is not asked for it any more';
    case 'subscription.unwanted':
      return 'The bank paid for a period that the buyer had said no to: the money goes back';
    default:
      return null;
  }
}

const chargeDayOf = ({ day }: Record<string, unknown>) =>
  typeof day === 'string' ? dayInWords(beginOf(day)) : 'a day of its own';

function sumOf({ terms }: Record<string, unknown>): string {
  const amount = (terms as { amount?: unknown } | undefined)?.amount;
  return typeof amount === 'number' ? rupees.format(amount / 100) : 'another price';
}
