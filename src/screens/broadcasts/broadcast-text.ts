import { type BadgeTone, groupIndian } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { Broadcast, BroadcastRecipient } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';

export const statusText = {
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'good' },
  paused: { label: 'Paused', tone: 'caution' },
  sent: { label: 'Sent', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Not sent', tone: 'critical' },
} as const satisfies Record<Broadcast['status'], { label: string; tone: BadgeTone }>;

/** How far a message is. */
export function progressText({ status, recipients, sent, scheduledAt }: Broadcast): string {
  if (status === 'scheduled') return t('Goes out on {time}', { time: dateAndTime(scheduledAt) });
  if (status === 'failed') return t('The channel was not connected when its time had come.');
  if (status === 'cancelled' && recipients === 0) return t('Cancelled before it was sent.');
  return plural(recipients, '{sent} of 1 member got it', '{sent} of {count} members got it', {
    sent: groupIndian(String(sent)),
    count: groupIndian(String(recipients)),
  });
}

const reasons = {
  notJoined: 'Has not opened the bot yet',
  optedOut: 'Sent /stop to the bot',
  neverStarted: 'Has not pressed Start at the bot',
  blocked: 'Has blocked the bot',
  accessEnded: 'Access had ended',
  unconfirmed: 'Telegram did not answer: it may have arrived',
  refused: 'Telegram did not take it',
} as const satisfies Record<NonNullable<BroadcastRecipient['reason']>, string>;

export const reasonText = ({ reason }: BroadcastRecipient): string => (reason ? t(reasons[reason]) : '');
