import type { BadgeTone } from '@haat/design-system';
import { type Phrase, plural, t } from '@haat/i18n';
import type { TelegramConnection } from '@haat/openapi';
import { grouped } from '../../components/charts/grouped';

const types = { channel: 'Channel', group: 'Group' } as const satisfies Record<
  TelegramConnection['type'],
  Phrase
>;

/** What a chat is, and how many are in it. */
export function metaOf({ type, memberCount }: TelegramConnection): string {
  if (memberCount === null) return t(types[type]);
  const members = plural(memberCount, '{number} member', '{number} members', {
    number: grouped(memberCount),
  });
  return `${t(types[type])} · ${members}`;
}

/** Whether it admits members now. */
export const statuses = {
  ready: { label: 'Ready', tone: 'good' },
  missingRights: { label: 'Rights missing', tone: 'caution' },
  lost: { label: 'Not connected', tone: 'critical' },
} as const satisfies Record<TelegramConnection['status'], { label: Phrase; tone: BadgeTone }>;

/** As Telegram calls them where they are allowed. */
export const rightNames = {
  can_invite_users: 'Invite users by link',
  can_restrict_members: 'Ban users',
} as const satisfies Record<TelegramConnection['missingRights'][number], Phrase>;
