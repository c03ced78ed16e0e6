import type { BadgeTone } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Member } from '@haat/openapi';
import { formatPhone } from './phone';

export const memberStatusText = {
  active: { label: 'Active', tone: 'good' },
  grace: { label: 'Payment overdue', tone: 'caution' },
  suspended: { label: 'Suspended', tone: 'caution' },
  pending: { label: 'Pending', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Access removed', tone: 'critical' },
  notThroughHaat: { label: 'Joined another way', tone: 'neutral' },
} as const satisfies Record<Member['status'], { label: string; tone: BadgeTone }>;

export const memberName = ({ name, phone }: Pick<Member, 'name' | 'phone'>): string =>
  name || (phone ? formatPhone(phone) : t('Somebody without a name'));
