// Offers seats that came free to those who wait, one after the other.
import { kindOf } from '@haat/kinds/rules';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Identity } from '../../accounts';
import type { Sellable } from '../../catalog';
import { findCancellation } from '../../delivery';
import type { Notifier, Tellable } from '../../messaging';
import { placePath } from './place-path';
import { placeToken } from './place-token';
import {
  findLists,
  findOffered,
  type ListKey,
  lockList,
  lockTaken,
  offerSeats,
  type PlaceRow,
  removeLapsed,
  removeList,
} from './waiting-list.repository';
import { offeredUntil, type Waitable, waitableIn } from './waiting-list.rules';
import type { WaitingListContext } from './waiting-list.service';

export interface SeatOffersContext
  extends WaitingListContext,
    Pick<Deps, 'config' | 'jobs' | 'webhookBase' | 'log'> {
  identity: Pick<Identity, 'sellerName'>;
  notify: Pick<Notifier, 'notifyMany'>;
}

const minute = 60_000;
const listsAtOnce = 100;
/** Offers that one transaction makes. */
const offersAtOnce = 50;
const india = 'Asia/Kolkata';

function noticeOf(
  { clock, config, signer, webhookBase }: SeatOffersContext,
  { product }: Pick<Sellable, 'product'>,
  place: PlaceRow,
  sellerName: string,
): Extract<Tellable, { template: 'sessionNews' }> {
  const held = kindOf(product).session?.(product.content as never);
  const token = placeToken(signer, { productId: product.id, placeId: place.id });
  const url = (config.publicUrl ?? webhookBase()) + placePath(product.id, token);
  return {
    template: 'sessionNews',
    about: 'seat',
    phone: place.phone,
    email: place.email,
    key: `waiting ${place.id}`,
    productTitle: product.title,
    sellerName,
    isPaid: false,
    timeZone: held?.timeZone ?? india,
    url,
    event: {
      uid: place.id,
      sequence: 0,
      startsAt: held?.session.startsAt ?? clock.now().toISOString(),
      minutes: held?.session.minutes ?? 60,
      joinUrl: url,
    },
    at: clock.now().toISOString(),
    ...(place.offered_until && { until: place.offered_until.toISOString() }),
    language: place.language ?? (product.language === 'hi' ? 'hi' : 'en'),
  };
}

/** Ends a list. Of a session that was cancelled, those are told for whom a seat is held. */
async function endList(
  context: SeatOffersContext,
  key: ListKey,
  { sellable, sellerName }: { sellable: Sellable | null; sellerName: string },
): Promise<void> {
  const { clock, database, notify } = context;
  await database.tx(async (trx) => {
    await lockList(trx, key);
    const cancellation = sellable && (await findCancellation(trx, key));
    if (cancellation) {
      const offered = await findOffered(trx, key, clock.now());
      await notify.notifyMany(
        trx,
        offered.map((place) => {
          const { until: _, ...offer } = noticeOf(context, sellable, place, sellerName);
          return {
            ...offer,
            about: 'cancelled' as const,
            // The mail takes a date out of a calendar, and they have none.
            email: null,
            key: `waiting ${place.id} cancelled`,
            reason: cancellation.reason,
          };
        }),
      );
    }
    await removeList(trx, key);
  });
}

/** How many more there may be. */
const freeOf = async (trx: Tx, key: ListKey, { seats }: Waitable): Promise<number> =>
  seats === null ? offersAtOnce : Math.max(seats - (await lockTaken(trx, key)), 0);

/** Lets offers lapse whose time is over, and makes new ones. The offers and their messages are one transaction. Answers whether something changed. */
async function serveList(
  context: SeatOffersContext,
  key: ListKey,
  { sellable, sellerName, waitable }: { sellable: Sellable; sellerName: string; waitable: Waitable },
): Promise<{ isChanged: boolean; isMore: boolean }> {
  const { clock, database, notify } = context;
  const now = clock.now();
  return database.tx(async (trx) => {
    await lockList(trx, key);
    const lapsed = await removeLapsed(trx, key, now);
    // What is paused cannot be bought: an offer would lapse in vain.
    const most = waitable.isOnSale ? Math.min(await freeOf(trx, key, waitable), offersAtOnce) : 0;
    const until = offeredUntil(now, waitable.startsAt);
    const offered = most > 0 ? await offerSeats(trx, key, { most, until }) : [];
    await notify.notifyMany(
      trx,
      offered.map((place) => noticeOf(context, sellable, place, sellerName)),
    );
    crashPoint('waiting-list.offered');
    return { isChanged: lapsed + offered.length > 0, isMore: offered.length === offersAtOnce };
  });
}

async function serve(context: SeatOffersContext, key: ListKey): Promise<void> {
  const { catalog, clock, identity } = context;
  const sellable = await catalog.getSellable(key.productId);
  const sellerName = (await identity.sellerName(key.sellerId)) ?? '';
  const waitable = sellable && waitableIn(sellable.product, clock.now());
  if (!sellable || !waitable) await endList(context, key, { sellable, sellerName });
  else
    for (;;) {
      const { isChanged, isMore } = await serveList(context, key, { sellable, sellerName, waitable });
      crashPoint('waiting-list.offered-saved');
      if (!isChanged) return;
      catalog.forget(key.productId, key.sellerId);
      if (!isMore) return;
    }
  catalog.forget(key.productId, key.sellerId);
}

/** Every minute, each list that somebody is on; one that fails keeps no other from being served. */
export function offerFreeSeats(context: SeatOffersContext): void {
  const { database, jobs, log } = context;
  let after: ListKey | null = null;
  jobs.every('waiting-list.offers', minute, async () => {
    const lists: ListKey[] = await findLists(database.db, after, listsAtOnce);
    for (const key of lists)
      try {
        await serve(context, key);
      } catch (error) {
        log.error({ err: error, productId: key.productId }, 'A waiting list could not be served');
      }
    after = lists.length === listsAtOnce ? (lists.at(-1) ?? null) : null;
    return after ? 'more' : undefined;
  });
}
