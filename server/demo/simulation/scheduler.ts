// What follows from something some days later.
import { type DemoContext, dayMs } from './context';

export interface Scheduler {
  plan(at: Date, happens: () => Promise<unknown>): void;
  /** Lets happen what comes before a moment, in order, with the clock standing where it happens. */
  runUntil(until: Date): Promise<void>;
}

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

export function createScheduler(demo: DemoContext): Scheduler {
  const planned: { at: Date; happens: () => Promise<unknown> }[] = [];
  return {
    plan: (at, happens) => planned.push({ at, happens }),
    async runUntil(until) {
      for (;;) {
        planned.sort((a, b) => a.at.getTime() - b.at.getTime());
        const [next] = planned;
        if (!next || next.at >= until || next.at >= demo.now) return;
        planned.shift();
        await demo.goTo(next.at);
        await next.happens();
      }
    },
  };
}
