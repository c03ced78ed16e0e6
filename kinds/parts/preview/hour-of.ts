import { language, t } from '@haat/i18n';

/** "7:43 pm"; Hindi names the part of the day before the hour. */
export function hourOf(hours: number, minutes: number): string {
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  if (language() === 'en') return `${time} ${hours < 12 ? 'am' : 'pm'}`;
  if (hours < 4 || hours >= 20) return t('{time} at night', { time });
  if (hours < 12) return t('{time} in the morning', { time });
  return hours < 16 ? t('{time} in the afternoon', { time }) : t('{time} in the evening', { time });
}
