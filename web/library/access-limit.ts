import { t } from '@haat/i18n';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { AccessGrant } from '@haat/openapi';

/** Until when something is held, or that it is not any more; null while it does not end. `dayOf` writes the day of an instant. */
export function accessLimit(
  { status, endsAt }: Pick<AccessGrant, 'status' | 'endsAt'>,
  dayOf: (instant: string) => string,
): string | null {
  if (status === 'suspended') return t('Access is paused');
  if (status === 'ended' && endsAt !== null) return t('Ended on {day}', { day: dayOf(endsAt) });
  if (!canOpen(status)) return t('Access has ended');
  return endsAt === null ? null : t('Until {day}', { day: dayOf(endsAt) });
}
