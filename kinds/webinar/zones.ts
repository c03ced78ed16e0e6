import { type Phrase, t } from '@haat/i18n';

/** Where the creators of this market hold their webinars, and where their audiences live. */
const zones = [
  { value: 'Asia/Kolkata', label: 'India' },
  { value: 'Asia/Kathmandu', label: 'Nepal' },
  { value: 'Asia/Dhaka', label: 'Bangladesh' },
  { value: 'Asia/Colombo', label: 'Sri Lanka' },
  { value: 'Asia/Dubai', label: 'Emirates' },
  { value: 'Asia/Singapore', label: 'Singapore' },
  { value: 'Australia/Sydney', label: 'Sydney' },
  { value: 'Europe/London', label: 'Britain' },
  { value: 'Europe/Berlin', label: 'Germany' },
  { value: 'America/New_York', label: 'New York' },
  { value: 'America/Los_Angeles', label: 'Los Angeles' },
  { value: 'UTC', label: 'Coordinated Universal Time, UTC' },
] as const satisfies readonly { value: string; label: Phrase }[];

/** The zones to choose from, and the one that is chosen already. */
export const zonesWith = (chosen: string): { value: string; label: string }[] => {
  const named = zones.map(({ value, label }) => ({ value, label: t(label) }));
  const isAmong = named.some(({ value }) => value === chosen);
  return isAmong ? named : [...named, { value: chosen, label: chosen }];
};
