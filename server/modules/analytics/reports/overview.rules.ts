import type { Overview } from '@haat/openapi';
import { type Period, stepKey } from './calendar.rules';

type Figures = Overview['current'];
type SeriesStep = Overview['series'][number];

/** What is known of each step, by its key. */
export interface Counted {
  earnings: ReadonlyMap<string, { earnings: number; sales: number }>;
  /** By day's or month's key; hours are not counted apart. */
  visits: ReadonlyMap<string, number>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function stepsOf(
  period: Period,
  steps: readonly Date[],
  counted: Counted,
): Omit<SeriesStep, 'previousEarnings'>[] {
  return steps.map((at) => {
    const key = stepKey(at, period.step);
    const day = counted.earnings.get(key);
    return {
      at: at.toISOString(),
      earnings: day?.earnings ?? 0,
      sales: day?.sales ?? 0,
      visitors: counted.visits.get(key) ?? 0,
    };
  });
}

function figuresOf(period: Period, steps: readonly Date[], counted: Counted): Figures {
  const all = stepsOf(period, steps, counted);
  const days = period.step === 'hour' ? [...new Set(steps.map((at) => stepKey(at, 'day')))] : [];
  return {
    earnings: sum(all.map(({ earnings }) => earnings)),
    sales: sum(all.map(({ sales }) => sales)),
    visitors:
      period.step === 'hour'
        ? sum(days.map((day) => counted.visits.get(day) ?? 0))
        : sum(all.map(({ visitors }) => visitors)),
  };
}

/** The figures and the series of a period beside the whole period before it. */
export function compare(period: Period, counted: Counted): Pick<Overview, 'current' | 'previous' | 'series'> {
  const before = period.previous && stepsOf(period, period.previous, counted);
  return {
    current: figuresOf(period, period.steps, counted),
    previous: period.previous && figuresOf(period, period.previous, counted),
    series: stepsOf(period, period.steps, counted).map((step, index) => ({
      ...step,
      previousEarnings: before?.[index]?.earnings ?? null,
    })),
  };
}
