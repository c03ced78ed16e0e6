import { localeOf } from '@haat/i18n';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "1.2 MB", as people read the size of a file. */
export function fileSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(localeOf(), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** step);
}
