import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { VisitCountTable } from '../analytics.tables';
import { stepKey } from '../reports/calendar.rules';
import { sourceKey } from './source.rules';
import { isMachine, type PageCall, playOf, visitOf } from './visit.rules';
import { boundSources, isFree } from './visit.sources';
import { countedFor, markOf, type Seen, type Sourced, sumsOf } from './visit.sums';
import {
  addMarks,
  addVisits,
  type ClaimedLink,
  forgetBefore,
  type Mark,
  realLinks,
  secretOf,
  sourcesOfDay,
  sumPlaysBefore,
} from './visits.repository';

const flushMs = 5_000;
const atOnce = 1_000;
const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How long plays are kept for each day. */
const playDays = 31;

const nameOf = ({ product_id, mark }: Mark) => `${product_id}\n${mark}`;

interface VisitsContext extends Pick<Deps, 'clock' | 'database' | 'jobs' | 'log' | 'random'> {
  counted: Map<string, Seen>;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void>;
}

function add(context: VisitsContext, seen: Seen): void {
  const { sellerId, productId, day, visit } = seen;
  const key = [seen.place, sellerId, productId, seen.mediaId, day, visit.ip, visit.agent].join('\n');
  const counted = context.counted.get(key);
  if (counted) counted.visits += seen.visits;
  else context.counted.set(key, { ...seen });
  context.timer ??= setTimeout(() => void flush(context), flushMs).unref();
}

function writePart({ database, random }: VisitsContext, part: readonly Seen[], day: string) {
  return database.tx(async (trx) => {
    const secret = await secretOf(trx, day, random.bytes(32));
    const marks = new Map(
      part.flatMap((seen) =>
        countedFor(seen).map((productId) => {
          const mark = markOf(secret, seen, productId);
          return [nameOf(mark), mark] as const;
        }),
      ),
    );
    const added = await addMarks(trx, [...marks.values()]);
    const fresh = new Set(added.map(nameOf));
    // A person who opened two products is one of the seller's visitors: the first of them takes the mark.
    const isNew = (seen: Seen, productId: string) => fresh.delete(nameOf(markOf(secret, seen, productId)));
    await writeSums(trx, sumsOf(await withSources(trx, part), isNew), day);
  });
}

async function write(context: VisitsContext): Promise<void> {
  const { log } = context;

  clearTimeout(context.timer);
  context.timer = undefined;
  const days = new Map<string, Seen[]>();
  for (const seen of context.counted.values()) {
    const ofDay = days.get(seen.day);
    if (ofDay) ofDay.push(seen);
    else days.set(seen.day, [seen]);
  }
  context.counted = new Map();
  for (const [day, seen] of days)
    for (let start = 0; start < seen.length; start += atOnce) {
      const part = seen.slice(start, start + atOnce);
      try {
        await writePart(context, part, day);
      } catch (error) {
        log.warn({ err: error, visits: part.length }, 'visits could not be saved, will retry');
        for (const one of part) add(context, one);
      }
    }
}

/** Writes what is counted so far; never throws. */
function flush(context: VisitsContext): Promise<void> {
  context.writing = context.writing.then(() => write(context));
  return context.writing;
}

function today({ clock }: VisitsContext) {
  return stepKey(clock.now(), 'day');
}

/** Counts a call for a page when it is a visit. */
function count(context: VisitsContext, sellerId: string, productId: string, call: PageCall): void {
  const visit = visitOf(call);
  if (visit) add(context, { place: 'page', sellerId, productId, day: today(context), visit, visits: 1 });
}

/** Counts that somebody came to the step where details are given. */
function countOpened(
  context: VisitsContext,
  sellerId: string,
  productId: string,
  { ip, headers }: Pick<PageCall, 'ip' | 'headers'>,
): void {
  if (isMachine(headers)) return;
  const visit = { ip, agent: headers['user-agent'] ?? '' };
  add(context, { place: 'details', sellerId, productId, day: today(context), visit, visits: 1 });
}

/** Counts that somebody began to play what a page shows for free. */
function countPlayed(
  context: VisitsContext,
  { sellerId, productId, mediaId }: { sellerId: string; productId: string; mediaId: string },
  call: PageCall,
): void {
  const visit = playOf(call);
  if (visit)
    add(context, { place: 'played', sellerId, productId, mediaId, day: today(context), visit, visits: 1 });
}

async function stop(context: VisitsContext): Promise<void> {
  await flush(context);
  clearTimeout(context.timer);
}

/**
 * Counts visits in memory and writes them down every few seconds: a page view must not cost a write. Who came is known until then; written down is a
 * mark of the day, so that somebody who comes twice is one visitor whatever server saw them, and the day after nothing of it is left.
 */
export function createVisits(deps: Pick<Deps, 'clock' | 'database' | 'jobs' | 'log' | 'random'>) {
  const context: VisitsContext = {
    ...deps,
    counted: new Map(),
    timer: undefined,
    writing: Promise.resolve(),
  };
  // What is still in memory at midnight is written down first.
  deps.jobs.every('analytics.forget', hour, () =>
    forgetBefore(deps.database.db, stepKey(new Date(deps.clock.now().getTime() - hour), 'day')),
  );
  deps.jobs.every('analytics.sumPlays', day, () =>
    sumPlaysBefore(deps.database.db, stepKey(new Date(deps.clock.now().getTime() - playDays * day), 'day')),
  );
  return {
    count: (sellerId: string, productId: string, call: PageCall) => count(context, sellerId, productId, call),
    countOpened: (sellerId: string, productId: string, call: Pick<PageCall, 'ip' | 'headers'>) =>
      countOpened(context, sellerId, productId, call),
    countPlayed: (played: Parameters<typeof countPlayed>[1], call: PageCall) =>
      countPlayed(context, played, call),
    flush: () => flush(context),
    stop: () => stop(context),
  };
}

export type Visits = ReturnType<typeof createVisits>;

/** Adds the counts of one day, with no more sources than a seller may have. */
async function writeSums(trx: Tx, sums: readonly VisitCountTable[], day: string): Promise<void> {
  const isWhole = ({ product_id, dimension }: VisitCountTable) => product_id === '' && dimension === 'all';
  const whole = sums.filter(isWhole);
  // A seller's row of the day goes first: whoever has it is alone with their sources, so that two servers do not both give away the last place.
  if (whole.length > 0) await addVisits(trx, whole);
  const sellers = [...new Set(whole.map(({ seller_id }) => seller_id))];
  const taken = new Map(sellers.map((seller) => [seller, new Set<string>()]));
  if (sellers.length > 0)
    for (const { seller_id, value } of await sourcesOfDay(trx, sellers, day))
      if (!isFree(value)) taken.get(seller_id)?.add(value);
  await addVisits(
    trx,
    boundSources(
      sums.filter((row) => !isWhole(row)),
      taken,
    ),
  );
}

const nowhere = { linkId: null, utmSource: null, utmCampaign: null, referrerHost: null };
const linkKey = ({ seller_id, product_id, id }: ClaimedLink) => [seller_id, product_id, id].join('\n');

/**
 * Where people came from. A link that is none of this seller's to this product is nothing that anybody came by: what else is known of the visit counts,
 * as it does of an order.
 */
async function withSources(trx: Tx, seen: readonly Seen[]): Promise<Sourced[]> {
  const claimed = new Map<string, ClaimedLink>();
  for (const one of seen) {
    const link = linkOf(one);
    if (link) claimed.set(linkKey(link), link);
  }
  const real = new Set((await realLinks(trx, [...claimed.values()])).map(linkKey));
  return seen.map((one) => {
    const { came = nowhere } = one.visit;
    const link = linkOf(one);
    const isReal = link !== null && real.has(linkKey(link));
    return { ...one, source: sourceKey({ ...came, linkId: isReal ? link.id : null }) };
  });
}

const linkOf = ({ sellerId, productId, visit }: Seen): ClaimedLink | null =>
  visit.came?.linkId ? { seller_id: sellerId, product_id: productId, id: visit.came.linkId } : null;
