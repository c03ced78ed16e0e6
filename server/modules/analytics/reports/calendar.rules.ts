import type { Overview } from '@haat/openapi';

export type Range = Overview['range'];
export type Step = 'hour' | 'day' | 'month';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** India keeps one time all year, so plain arithmetic is enough. */
export const indiaMinutes = 330;
const ahead = indiaMinutes * 60 * 1000;

const startOfDay = (at: Date) => new Date(Math.floor((at.getTime() + ahead) / day) * day - ahead);
const plus = (at: Date, ms: number) => new Date(at.getTime() + ms);
const keyLength: Record<Step, number> = { hour: 13, day: 10, month: 7 };

/** The name of the step that holds a moment: `2026-11-21T08`, `2026-11-21` or `2026-11`, by India's clocks. */
export const stepKey = (at: Date, step: Step): string =>
  plus(at, ahead).toISOString().slice(0, keyLength[step]);

/** The first moment of a named step. */
function stepStart(key: string, step: Step): Date {
  const rest = '0000-01-01T00:00:00.000Z'.slice(keyLength[step]);
  return plus(new Date(`${key}${rest}`), -ahead);
}

/** When a day of India's calendar begins. */
export const dayStart = (key: string): Date => stepStart(key, 'day');

/** When the hour of India's clocks began that holds a moment. */
export const hourStart = (at: Date): Date => stepStart(stepKey(at, 'hour'), 'hour');

/** `count` days after a day, or before it. */
export const plusDays = (key: string, count: number): string =>
  new Date(Date.parse(`${key}T00:00:00Z`) + count * day).toISOString().slice(0, 10);

export const nextDay = (key: string): string => plusDays(key, 1);

export interface Period {
  step: Step;
  from: Date;
  to: Date;
  steps: Date[];
  /** As many steps just before, or null where there is no before. */
  previous: Date[] | null;
}

const run = (from: Date, count: number, ms: number) =>
  Array.from({ length: count }, (_, index) => plus(from, index * ms));

/** The steps of a range that ends now. Today counts in hours, days in days; the whole past is `monthsBetween`. */
export function periodOf(range: Exclude<Range, 'all'>, now: Date): Period {
  const today = startOfDay(now);
  if (range === 'today') {
    return {
      step: 'hour',
      from: today,
      to: now,
      steps: run(today, 24, hour),
      previous: run(plus(today, -day), 24, hour),
    };
  }
  const days = range === '7d' ? 7 : 30;
  const from = plus(today, -(days - 1) * day);
  return {
    step: 'day',
    from,
    to: now,
    steps: run(from, days, day),
    previous: run(plus(from, -days * day), days, day),
  };
}

/** All months from that of `first` until now, at most the latest ten years. */
export function monthsBetween(first: Date, now: Date): Period {
  const steps: Date[] = [];
  let at = stepStart(stepKey(now, 'month'), 'month');
  const earliest = stepStart(stepKey(first, 'month'), 'month');
  while (at >= earliest && steps.length < 120) {
    steps.unshift(at);
    at = stepStart(stepKey(plus(at, -day), 'month'), 'month');
  }
  return { step: 'month', from: steps[0] ?? at, to: now, steps, previous: null };
}
