import type { NotificationEvent } from '@haat/openapi';
import type { Ways } from '../sending';

/** In the order in which people choose. */
export const events: readonly NotificationEvent[] = [
  'sale',
  'review',
  'refund',
  'dispute',
  'payout',
  'house',
  'verification',
  'security',
  'fees',
  'plan',
];

/** Only these may go without a mail: the others are about money or about who can sign in. */
const unlocked: readonly NotificationEvent[] = ['sale', 'review', 'fees', 'plan'];
export const isMailLocked = (event: NotificationEvent): boolean => !unlocked.includes(event);

/** The text messages to a creator that can be done without. */
export const hasSms = (event: NotificationEvent): boolean => event === 'sale';

/** What was chosen, as far as the event leaves a choice. */
export const allowed = (event: NotificationEvent, chosen: Ways): Ways => ({
  push: chosen.push,
  mail: isMailLocked(event) ? 'each' : chosen.mail,
  sms: hasSms(event) ? chosen.sms : true,
});
