import type { Config } from '../config/config';
import { outsideTransaction } from '../database/pool';
import type { Deps } from '../deps';

export type PlanRates = Config['plans'];

/** The configuration with the rates of the plans as the operator has set them since. */
export interface LiveRates {
  /** The given configuration; its `plans` are those of the moment at which they are read. */
  config: Config;
  /** Reads the changes again: at once after one, so that the next sale goes by it. */
  reload(): Promise<void>;
}

interface Change {
  startsAt: Date;
  rates: PlanRates;
}

/** How old what this process knows may be. Another process may have written since. */
const knownForMs = 10_000;

/** Rates are asked for at every sale, so they are kept here; what has become old is asked anew behind whoever reads it. */
export async function openRates({
  config,
  database,
  clock,
  log,
}: Pick<Deps, 'config' | 'database' | 'clock' | 'log'>): Promise<LiveRates> {
  let changes: Change[] = [];
  let knownAt = 0;

  async function reload(): Promise<void> {
    knownAt = clock.now().getTime();
    const rows = await database.db
      .selectFrom('rate_change')
      .select(['starts_at', 'rates'])
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    changes = rows.map(({ starts_at, rates }) => ({ startsAt: starts_at, rates }));
  }

  function plansNow(): PlanRates {
    const now = clock.now();
    if (now.getTime() - knownAt > knownForMs)
      void outsideTransaction(() =>
        reload().catch((error: unknown) => log.warn({ err: error }, 'Plan rates could not be reloaded')),
      );
    return changes.find(({ startsAt }) => startsAt <= now)?.rates ?? config.plans;
  }

  await reload();
  return {
    config: {
      ...config,
      get plans() {
        return plansNow();
      },
    },
    reload,
  };
}
