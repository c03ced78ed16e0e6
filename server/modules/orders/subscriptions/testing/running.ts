import type { Running } from '../periods/due.rules';

/** An hour of India's clocks, such as `2026-12-21T14:20`. */
export const india = (text: string): Date => new Date(`${text}:00+05:30`);
export const endsAt = india('2026-12-21T14:20');

/** A subscription in its first month, which its buyer lets renew automatically. */
export const running = (part: Partial<Running> = {}): Running => ({
  status: 'active',
  endsAt,
  since: india('2026-11-21T14:20'),
  reminded: 0,
  pausedAt: null,
  charge: null,
  agreedAt: india('2026-11-21T14:20'),
  ...part,
});
