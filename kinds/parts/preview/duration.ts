import { t } from '@haat/i18n';

/** "45 min", "2 h", "6 h 20 min". */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 ? t('{hours} h', { hours }) : '',
    rest > 0 || hours === 0 ? t('{minutes} min', { minutes: rest }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
