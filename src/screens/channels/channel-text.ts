import type { BadgeTone } from '@haat/design-system';
import { type Phrase, translate } from '@haat/i18n';
import type { Channel } from './services';

/** Whether it admits members now. */
export const statuses = {
  ready: { label: 'Ready', tone: 'good' },
  missingRights: { label: 'Rights missing', tone: 'caution' },
  lost: { label: 'Not connected', tone: 'critical' },
} as const satisfies Record<Channel['status'], { label: Phrase; tone: BadgeTone }>;

/** What is to be allowed, in the words of the service. */
export const rightsText = (phrase: Phrase, { title, missing }: Channel): string =>
  translate(phrase).replaceAll('{title}', title).replaceAll('{rights}', missing.join(', '));
