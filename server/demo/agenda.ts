// Something that follows a few days later.
import { dayMs, type Stage } from './stage';

export interface Agenda {
  plan(at: Date, happens: () => Promise<unknown>): void;
  /** Lets happen what comes before a moment, in order, with the clock standing where it happens. */
  letHappen(until: Date): Promise<void>;
}

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

export function createAgenda(stage: Stage): Agenda {
  const planned: { at: Date; happens: () => Promise<unknown> }[] = [];
  return {
    plan: (at, happens) => planned.push({ at, happens }),
    async letHappen(until) {
      for (;;) {
        planned.sort((a, b) => a.at.getTime() - b.at.getTime());
        const [next] = planned;
        if (!next || next.at >= until || next.at >= stage.now) return;
        planned.shift();
        await stage.goTo(next.at);
        await next.happens();
      }
    },
  };
}
