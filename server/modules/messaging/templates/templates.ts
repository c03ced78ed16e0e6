import type { NotificationDefinition } from './define-notification';
import { type Notice, notifications } from './registry';
import type { Sender, Written } from './templates.parts';

const definitions = new Map<string, NotificationDefinition<Notice>>(
  notifications.map((definition) => [definition.template, definition]),
);

/** @throws Error for a template that nobody has defined */
export function definitionOf({ template }: Pick<Notice, 'template'>): NotificationDefinition<Notice> {
  const definition = definitions.get(template);
  if (!definition) throw new Error(`No notification is defined for the template ${template}`);
  return definition;
}

/** The messages of a notice. */
export const write = (notice: Notice, sender: Sender): Written => definitionOf(notice).write(notice, sender);
