import type { OperatorRates, RatesOfPlans } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { invalid } from '../../../../platform/http/errors';
import { enqueue } from '../../../../platform/jobs/jobs';
import type { LiveRates } from '../../../../platform/money/rates';
import type { Notifier } from '../../../messaging';
import { type Audit, reasonOf } from '../audit.service';
import {
  findRateSteps,
  findSellersAfter,
  insertRateChange,
  listRateChanges,
  lockRates,
} from './rates.repository';
import { announcedDays, isSame, ratesAt, stepsOf, suddenRise, wrongIn } from './rates.rules';

export interface NewRates {
  rates: RatesOfPlans;
  /** ISO 8601; at once when null. */
  startsAt: string | null;
  reason: string;
}

interface TellJob {
  changeId: string;
  startsAt: string;
  reason: string;
  rates: RatesOfPlans;
  /** The last creator who was told. */
  after: string;
}

const mostShown = 100;
const toldAtOnce = 200;
const queue = 'operator.announce-rates';
const nobody = '00000000-0000-0000-0000-000000000000';

type RatesDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'random'>;

/** What the plans cost: set here, and charged from the next sale after its day. */
export function createRatesAdmin(
  { clock, config, database, jobs, random }: RatesDeps,
  { rates: live, notify, audit }: { rates: Pick<LiveRates, 'reload'>; notify: Notifier; audit: Audit },
) {
  /** Notifies all creators in batches; a retry notifies nobody twice. */
  jobs.handle<TellJob>(queue, async (job) => {
    const { changeId, startsAt, reason, rates, after } = job;
    const sellers = await findSellersAfter(database.db, after, toldAtOnce);
    await database.tx(async (trx) => {
      for (const { id, email } of sellers)
        await notify.notify(trx, {
          template: 'house',
          sellerId: id,
          email,
          key: `${changeId} ${id}`,
          news: { about: 'rates', startsAt, reason, rates },
        });
      const last = sellers.at(-1);
      if (last && sellers.length === toldAtOnce)
        await enqueue(trx, { queue, payload: { ...job, after: last.id } });
    });
  });

  async function show(): Promise<OperatorRates> {
    const rows = await listRateChanges(database.db, mostShown);
    return {
      now: config.plans,
      changes: rows.map(({ id, at, starts_at, actor, actor_name, rates }) => ({
        id,
        at: at.toISOString(),
        startsAt: starts_at.toISOString(),
        by: actor_name ?? actor,
        rates,
      })),
    };
  }

  return {
    show,

    /**
     * Sets what the plans cost from a moment on. Today's rates, given at once while others are announced, withdraw those.
     * Throws a 422 refusal for rates that cannot be charged, and for a rise that comes too soon.
     */
    async change(by: Session, { rates, startsAt: given, reason: text }: NewRates): Promise<OperatorRates> {
      const reason = reasonOf(text);
      const wrong = wrongIn(rates);
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
      await database.tx(async (trx) => {
        // Of two operators at once the second sees what the first has changed.
        await lockRates(trx);
        const at = clock.now();
        const startsAt = given === null ? at : new Date(given);
        if (startsAt < at) throw invalid({ startsAt: 'Choose a future date' });
        const steps = stepsOf(await findRateSteps(trx));
        const before = ratesAt(steps, at) ?? config.plans;
        const announced = steps.filter((step) => step.startsAt > at && !isSame(before, step.rates));
        const isBack = given === null && isSame(before, rates);
        if (isBack && announced.length === 0) throw invalid({ rates: 'Nothing has changed' });
        if (!isBack) refuseSudden(suddenRise(steps, { at, startsAt, rates }, config.plans));
        // What is announced stays in the list; on its own day today's rates, written later, hold instead.
        const [first = startsAt, ...more] = isBack ? announced.map((step) => step.startsAt) : [startsAt];
        const id = random.uuid();
        await insertRateChange(trx, { id, at, startsAt: first, actor: by.accountId, rates });
        for (const other of more)
          await insertRateChange(trx, {
            id: random.uuid(),
            at,
            startsAt: other,
            actor: by.accountId,
            rates,
          });
        await audit.record(trx, {
          by,
          action: 'changeRates',
          subject: { kind: 'rates', id },
          reason,
          before: { ...before },
          after: { ...rates, startsAt: first },
        });
        const payload: TellJob = {
          changeId: id,
          startsAt: first.toISOString(),
          reason,
          rates,
          after: nobody,
        };
        await enqueue(trx, { queue, payload });
      });
      await live.reload();
      jobs.kick();
      return show();
    },
  };
}

export type RatesAdmin = ReturnType<typeof createRatesAdmin>;

function refuseSudden(rise: ReturnType<typeof suddenRise>): void {
  if (rise === 'itself')
    throw invalid({
      startsAt: `Price increases have to be announced ${announcedDays} days ahead, as the terms say`,
    });
  if (rise === 'next')
    throw invalid({
      rates: `The change announced for later would become an increase with less than ${announcedDays} days’ notice. Change its date first`,
    });
}
