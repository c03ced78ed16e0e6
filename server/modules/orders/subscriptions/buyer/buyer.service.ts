import type { Subscription } from '@haat/openapi';
import type { Db } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { Catalog } from '../../../catalog';
import type { Checkout } from '../../checkout';
import type { Mandates } from '../../mandates';
import type { Autopaying } from '../autopay/autopay.service';
import { creditsOf, sameCredits } from '../changes/credit.book';
import { type Charges, keyOf } from '../charges/charge.service';
import type { Messages } from '../subscription.messages';
import {
  findForBuyer,
  findOrders,
  lockSubscription,
  nextTermsOf,
  type SubscriptionOrderRow,
  type SubscriptionRow,
  saveSubscription,
} from '../subscription.repository';
import type { Stories } from '../subscription.story';
import { changesOf, isWithBank, mayRenew, type Situation, viewSubscription } from '../subscription.view';
import type { Upkeep } from '../upkeep.service';
import { type BuyerEvent, createBuyerActions } from './buyer.actions';

export interface BuyerDependencies {
  autopaying: Autopaying;
  catalog: Pick<Catalog, 'getSellable'>;
  charges: Charges;
  checkout: Pick<Checkout, 'placeAgreed'>;
  mandates: Pick<Mandates, 'shownOf'>;
  messages: Messages;
  stories: Stories;
  upkeep: Upkeep;
}

/** Subscriptions in the hands of those who pay for them. Whoever asks brings verified phones: of another's there is none. */
export function createBuyerService(
  {
    config,
    database,
    events,
    clock,
    gateways,
  }: Pick<Deps, 'events' | 'config' | 'database' | 'clock' | 'gateways'>,
  { autopaying, catalog, charges, checkout, mandates, messages, stories, upkeep }: BuyerDependencies,
) {
  const moves = createBuyerActions({ events }, { charges, stories, upkeep });

  async function situationOf(db: Db, row: SubscriptionRow): Promise<Situation> {
    const [orders, sellable, mandate] = await Promise.all([
      findOrders(db, row.seller_id, row.id),
      catalog.getSellable(row.product_id),
      mandates.shownOf(db, keyOf(row)),
    ]);
    const status = sellable?.product.status;
    return {
      row,
      orders,
      prices: sellable?.product.prices ?? [],
      isSold: status === 'published' || status === 'paused',
      now: clock.now(),
      least: config.price.least,
      mandate,
      isAutopayOffered: gateways.payments.mandates.current !== null,
    };
  }

  async function demand(phones: readonly string[], id: string): Promise<SubscriptionRow> {
    const row = await findForBuyer(database.db, phones, id);
    if (!row) throw notFound('Subscription not found');
    return row;
  }

  const view = async (row: SubscriptionRow) => viewSubscription(await situationOf(database.db, row));

  /** The order for a wish that is open still, so that pressing twice pays once. One placed from the page may be somebody else's. */
  const openOrder = (
    orders: readonly SubscriptionOrderRow[],
    wish: Pick<SubscriptionOrderRow, 'kind' | 'terms' | 'amount'>,
  ) =>
    orders.find(
      (one) =>
        one.kind === wish.kind &&
        one.terms.priceId === wish.terms.priceId &&
        one.amount === wish.amount &&
        sameCredits(one.terms, wish.terms) &&
        (one.status === 'pending' ||
          (['awaitingPayment', 'failed', 'dropped'].includes(one.status) && one.expires_at > clock.now())),
    )?.order_id;

  async function place(
    situation: Situation,
    wish: Pick<SubscriptionOrderRow, 'terms' | 'amount'> & { kind: 'renewal' | 'change' },
  ): Promise<string> {
    const { row, orders } = situation;
    const { seller_id: sellerId, id: subscriptionId } = row;
    const open = openOrder(orders, wish);
    if (open) return open;
    // Two at once count the same orders and make the same key: one order comes of it.
    const key = `${wish.kind}-${subscriptionId}-${orders.length}`;
    return (await checkout.placeAgreed({ sellerId, subscriptionId, ...wish }, key)).id;
  }

  async function renew(row: SubscriptionRow): Promise<string> {
    const situation = await situationOf(database.db, row);
    if (!mayRenew(situation)) throw conflict('not_renewable', 'This cannot be renewed at the moment');
    const terms = nextTermsOf(row);
    return place(situation, { kind: 'renewal', terms, amount: terms.amount });
  }

  const isDone: Record<BuyerEvent, (row: SubscriptionRow) => boolean> = {
    cancel: ({ status }) => status === 'cancelled' || status === 'expired',
    stay: ({ status }) => status === 'active',
    pause: ({ status }) => status === 'paused',
    resume: ({ status }) => status === 'active',
  };

  return {
    async show(phones: readonly string[], id: string): Promise<Subscription> {
      return view(await demand(phones, id));
    },

    /** @throws Refusal 404 (not theirs), 409 (the chart does not allow it now) */
    async move(phones: readonly string[], id: string, event: BuyerEvent): Promise<Subscription> {
      const found = await demand(phones, id);
      const tell = await messages.writer(found);
      const row = await database.tx(async (trx) => {
        const locked = await lockSubscription(trx, found.seller_id, found.id);
        if (!locked) throw notFound('Subscription not found');
        if (isDone[event](locked)) return locked;
        const moment = { now: clock.now(), tell };
        return moves[event](trx, locked, moment);
      });
      return view(row);
    },

    /** The order that pays for another period. @throws Refusal 404, 409 (not renewable now), 503 */
    async renew(phones: readonly string[], id: string): Promise<string> {
      return renew(await demand(phones, id));
    },
    renewRow: renew,

    /** Where its buyer agrees that it renews by itself. @throws Refusal 404, 409, 503 */
    async startAutopay(phones: readonly string[], id: string): Promise<string> {
      return autopaying.start(await situationOf(database.db, await demand(phones, id)));
    },
    async endAutopay(phones: readonly string[], id: string): Promise<Subscription> {
      const row = await demand(phones, id);
      await autopaying.end(row);
      return view(await demand(phones, id));
    },
    situationOf: (row: SubscriptionRow) => situationOf(database.db, row),

    /** @throws Refusal 404, 409 (no such change now, or for another sum: `quote_changed`), 503 */
    async change(
      phones: readonly string[],
      id: string,
      wish: { priceId: string; due: number },
    ): Promise<{ subscription: Subscription; orderId: string | null }> {
      const found = await demand(phones, id);
      const situation = await situationOf(database.db, found);
      if (situation.row.next_terms?.priceId === wish.priceId && wish.due === 0)
        return { subscription: viewSubscription(situation), orderId: null };
      const quote = changesOf(situation).find(({ terms }) => terms.priceId === wish.priceId);
      if (!quote) throw conflict('not_changeable', 'This change is not possible at the moment');
      if (quote.due !== wish.due)
        throw conflict('quote_changed', 'The amount to pay has changed. Check it and try again');
      const { terms, due } = quote;
      if (quote.when === 'now') {
        const credits = creditsOf(situation.orders, situation.now);
        const orderId = await place(situation, { kind: 'change', terms: { ...terms, credits }, amount: due });
        return { subscription: viewSubscription(situation), orderId };
      }
      const tell = await messages.writer(found);
      const row = await database.tx(async (trx) => {
        const locked = await lockSubscription(trx, found.seller_id, found.id);
        if (locked?.status !== 'active' || isWithBank(locked))
          throw conflict('not_changeable', 'This change is not possible at the moment');
        const now = clock.now();
        const isBack = terms.priceId === locked.terms.priceId;
        await charges.release(trx, locked, { at: now, isUnwanted: true });
        const next = await saveSubscription({ trx, events }, locked, {
          next_terms: isBack ? null : terms,
          // What was announced was another sum.
          charge: null,
          updated_at: now,
        });
        await stories.tell(trx, next, 'changing', { terms });
        if (!isBack) await tell(trx, next, 'changing');
        const unfit = await charges.fit(trx, next);
        if (unfit) await tell(trx, next, unfit);
        return next;
      });
      return { subscription: await view(row), orderId: null };
    },
  };
}

export type BuyerService = ReturnType<typeof createBuyerService>;
