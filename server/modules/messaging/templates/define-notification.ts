import type { NotificationEvent } from '@haat/openapi';
import type { Sender, Written } from './templates.parts';

/** All there is to know of one kind of notification; its notices are plain data, stored as JSON. */
export interface NotificationDefinition<Notice extends { template: string }> {
  /** Stored in jobs that wait, and part of the id of each message: never changed. */
  template: Notice['template'];
  /** Under which event a creator finds it in the feed and in the settings; null: it is for buyers or operators and stands in no feed. */
  event: NotificationEvent | null;
  /** Thousands of them may be sent at once and nobody waits for one: they hold up no other message. */
  isBulk?: true;
  /** After `until` of a notice it would mislead, and is not sent any more. */
  isPerishable?: true;
  /** The same for the same news, so that a job that runs again repeats nothing. */
  keyOf(notice: Notice): string;
  /** The texts by SMS, mail and push, in the language that is set. */
  write(notice: Notice, sender: Sender): Written;
  /** One of each message or more: shown in Storybook, and held by tests to the same rules. */
  samples(): Notice[];
}

export const defineNotification = <Notice extends { template: string }>(
  definition: NotificationDefinition<Notice>,
): NotificationDefinition<Notice> => definition;
