import type { Analytics, NewFile } from '@haat/openapi';
import { dayOfField, startOfDay } from '@haat/web/time/when';

/** The file of the days that are looked at: of one product, or of all of them without one. */
export function fileOfDays({ from, to }: Pick<Analytics, 'from' | 'to'>, productId: string | null): NewFile {
  const since = startOfDay(dayOfField(from) ?? 0).toISOString();
  const until = startOfDay((dayOfField(to) ?? 0) + 1).toISOString();
  return { file: 'analytics.csv', from: since, to: until, ...(productId !== null && { productId }) };
}
