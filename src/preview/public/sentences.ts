import type { OperatorParticulars, PublicModel, Site } from '@haat/contract/pages';
import { formatPaise } from '@haat/design-system/preview';
import { percent } from '../../parts/prices/fees';

export const rupees = formatPaise;
export { percent };

/** Joins what is there: "a, b and c". */
export function listed(words: readonly (string | false | null)[]): string {
  const given = words.filter((word): word is string => Boolean(word));
  const last = given.at(-1) ?? '';
  return given.length < 2 ? last : `${given.slice(0, -1).join(', ')} and ${last}`;
}

/** "Haat", or "Haat, run by Registered Name", so that nobody is named twice. */
export const runBy = (site: Site, { legalName }: OperatorParticulars): string =>
  legalName && legalName !== site.name ? `${site.name}, run by ${legalName}` : site.name;

/** The one people have a contract with. */
export const contractor = (site: Site, { legalName }: OperatorParticulars): string => legalName || site.name;

/** "2 working days", "1 working day", "the same day". */
export function settlementWords({ settlementWorkingDays: days }: PublicModel['terms']): string {
  if (days === 0) return 'the same day';
  return `${days} working ${days === 1 ? 'day' : 'days'}`;
}
