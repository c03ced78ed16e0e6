import type { NotificationEvent } from '@haat/openapi';
import type { Channels } from '../sending';

/** What can be chosen of each event; about money and about who can sign in a mail is always sent. */
const choices: Record<NotificationEvent, { isMailLocked: boolean; hasSms: boolean }> = {
  sale: { isMailLocked: false, hasSms: true },
  review: { isMailLocked: false, hasSms: false },
  question: { isMailLocked: false, hasSms: false },
  channel: { isMailLocked: false, hasSms: false },
  refund: { isMailLocked: true, hasSms: false },
  dispute: { isMailLocked: true, hasSms: false },
  payout: { isMailLocked: true, hasSms: false },
  house: { isMailLocked: true, hasSms: false },
  verification: { isMailLocked: true, hasSms: false },
  security: { isMailLocked: true, hasSms: false },
  fees: { isMailLocked: false, hasSms: false },
  plan: { isMailLocked: false, hasSms: false },
};

/** In the order in which people choose. */
export const events = Object.keys(choices) as NotificationEvent[];

export const isMailLocked = (event: NotificationEvent): boolean => choices[event].isMailLocked;

/** The text messages to a creator that can be done without. */
export const hasSms = (event: NotificationEvent): boolean => choices[event].hasSms;

/** What was chosen, as far as the event leaves a choice. */
export const allowed = (event: NotificationEvent, chosen: Channels): Channels => ({
  push: chosen.push,
  mail: isMailLocked(event) ? 'each' : chosen.mail,
  sms: hasSms(event) ? chosen.sms : true,
});
