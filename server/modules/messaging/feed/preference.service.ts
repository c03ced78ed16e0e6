import type { ChangedNotificationChoice, NotificationChoices, NotificationEvent } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';
import { unprocessable } from '../../../platform/http/errors';
import { type Channels, platformChannels } from '../sending';
import { allowed, events, hasSms, isMailLocked } from './event.rules';
import { findChoices, saveChoice } from './preference.repository';

/** The ways somebody has chosen for each event. */
export function createChoices({ database }: Pick<Deps, 'database'>) {
  async function channelsOf({ accountId, phones }: Session): Promise<(event: NotificationEvent) => Channels> {
    const rows = await findChoices(database.db, [accountId]);
    return (event) =>
      allowed(event, rows.find((row) => row.event === event) ?? platformChannels(event, phones.length > 0));
  }

  async function list(session: Session): Promise<NotificationChoices> {
    const channels = await channelsOf(session);
    return {
      items: events.map((event) => {
        const { push, mail, sms } = channels(event);
        const canSms = hasSms(event) && session.phones.length > 0;
        return { event, push, mail, mailLocked: isMailLocked(event), sms: canSms ? sms : null };
      }),
    };
  }

  return {
    list,
    /** @throws Refusal 422 for a mail that cannot be done without */
    async change(
      session: Session,
      event: NotificationEvent,
      change: ChangedNotificationChoice,
    ): Promise<NotificationChoices> {
      if (change.mail && change.mail !== 'each' && isMailLocked(event))
        throw unprocessable('mail_locked', 'Emails about money and sign-in are always sent immediately', {
          mail: 'This email is always sent immediately',
        });
      const before = (await channelsOf(session))(event);
      await saveChoice(database.db, { sellerId: session.accountId, event, ...before, ...change });
      return list(session);
    },
  };
}

export type Choices = ReturnType<typeof createChoices>;
