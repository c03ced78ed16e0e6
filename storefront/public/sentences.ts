import { formatPaise } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import type { OperatorParticulars, PublicModel, Site } from '@haat/openapi/pages';
import { percent } from '@haat/web/prices/fees';

export const rupees = formatPaise;
export { percent };

/** The one people have a contract with. */
export const contractor = (site: Site, { legalName }: OperatorParticulars): string => legalName || site.name;

/** "2 working days", "1 working day", "the same day". */
export function settlementText({ settlementWorkingDays: days }: PublicModel['terms']): string {
  if (days === 0) return t('the same day');
  return plural(days, '{count} working day', '{count} working days', {});
}
