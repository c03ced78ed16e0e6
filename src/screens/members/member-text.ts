import { plural, t } from '@haat/i18n';
import type { Member, MemberActivity } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';

const seatTexts = {
  invited: 'Has not joined yet',
  requested: 'Has asked to join',
  joined: 'Joined|member',
  left: 'Left|member',
  removed: 'Removed|member',
} as const;

const cameTexts = {
  link: 'Joined by another link',
  added: 'Added by somebody',
  self: 'Joined without a link',
} as const;

/** That others tried to join by their invite; null where nobody did. */
export const triedText = ({ detail }: Member): string | null =>
  detail?.linkTries
    ? plural(
        detail.linkTries.count,
        'Invite tried by {count} other person',
        'Invite tried by {count} other people',
        {},
      )
    : null;

/** Where a member is as the service says; an invite that was not used yet has no detail. */
export const seatText = ({ detail, status }: Member): string => {
  if (status === 'notThroughHaat') return t(detail?.cameBy ? cameTexts[detail.cameBy] : 'Joined|member');
  return detail ? t(seatTexts[detail.status]) : t('Has not joined yet');
};

export const untilText = ({ endsAt, status }: Member): string => {
  if (status === 'notThroughHaat') return '–';
  return endsAt === null ? t('No end date') : fullDate(endsAt);
};

const sources = { sale: 'Sale', gift: 'Gift', import: 'Import', manual: 'Added by hand' } as const;

export const sourceText = ({ source }: Member): string => (source ? t(sources[source]) : '–');

const activities = {
  granted: 'Got access',
  invited: 'Invite sent',
  joined: 'Joined|member',
  left: 'Left|member',
  removed: 'Removed|member',
  ended: 'Access ended',
  revoked: 'Access removed',
  suspended: 'Access suspended',
  linkTried: 'Somebody else tried their invite',
  moved: 'Moved to another account',
} as const satisfies Record<MemberActivity['type'], string>;

export const activityText = ({ type }: MemberActivity): string => t(activities[type]);
