import type { BadgeTone, TimelineEntry } from '@haat/design-system';
import { type Phrase, t, translate } from '@haat/i18n';
import type { Payout } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';

/** How a withdrawal stands, in a word. */
export const payoutStatus = {
  requested: { label: 'In transit', tone: 'link' },
  sent: { label: 'With the bank', tone: 'link' },
  paid: { label: 'Arrived', tone: 'good' },
  failed: { label: 'Did not arrive', tone: 'critical' },
  rejected: { label: 'Rejected', tone: 'critical' },
  reversed: { label: 'Returned', tone: 'critical' },
} as const satisfies Record<Payout['status'], { label: Phrase; tone: BadgeTone }>;

const isBack = (event: string) => /failed|rejected|reversed/.test(event);

/** What happened to a withdrawal, and what is still to come. */
export function payoutSteps(
  { status, account, reason }: Payout,
  timeline: readonly { at: string; event: string; text: string }[],
): TimelineEntry[] {
  const past = timeline.map(
    ({ at, event, text }): TimelineEntry => ({
      key: event,
      state: isBack(event) ? 'failed' : 'done',
      title: translate(text),
      time: dateAndTime(at),
      ...(isBack(event) && reason && { text: translate(reason) }),
    }),
  );
  if (status === 'requested')
    past.push({
      key: 'taking',
      state: 'next',
      title: t('Sending to {account}', { account: account.shown }),
    });
  if (status === 'requested' || status === 'sent')
    past.push({
      key: 'arrival',
      state: status === 'sent' ? 'next' : 'todo',
      title: t('In {account}', { account: account.shown }),
      text: t(arrives),
    });
  return past;
}

/** Nobody can promise for a bank; this is what they keep to. */
export const arrives = 'It usually arrives within minutes, at the latest on the bank’s next working day.';
