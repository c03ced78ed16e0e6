import type { Subscription } from '@haat/openapi';
import type { Db } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { BuyerProof } from '../../../../platform/http/contract';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { Catalog } from '../../../catalog';
import type { Checkout } from '../../checkout';
import type { Mandates } from '../../mandates';
import type { AutopayService } from '../autopay/autopay.service';
import { creditsOf, sameCredits } from '../changes/proration';
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
import type { Timeline } from '../subscription.timeline';
import { changesOf, isWithBank, mayRenew, type Situation, viewSubscription } from '../subscription.view';
import type { Upkeep } from '../upkeep.service';
import { type BuyerEvent, createBuyerActions } from './buyer.actions';

export interface BuyerDependencies {
  autopay: AutopayService;
  catalog: Pick<Catalog, 'getSellable'>;
  charges: Charges;
  checkout: Pick<Checkout, 'placeAgreed'>;
  mandates: Pick<Mandates, 'shownOf'>;
  messages: Messages;
  timeline: Timeline;
  upkeep: Upkeep;
}

interface BuyerContext
  extends Pick<Deps, 'events' | 'config' | 'database' | 'clock' | 'gateways'>,
    BuyerDependencies {
  isDone: Record<BuyerEvent, (row: SubscriptionRow) => boolean>;
  moves: ReturnType<typeof createBuyerActions>;
}

async function situationOf(
  { catalog, mandates, clock, config, gateways }: BuyerContext,
  db: Db,
  row: SubscriptionRow,
): Promise<Situation> {
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

async function demand(
  { database }: BuyerContext,
  phones: readonly string[],
  id: string,
): Promise<SubscriptionRow> {
  const row = await findForBuyer(database.db, phones, id);
  if (!row) throw notFound('Subscription not found');
  return row;
}

async function view(context: BuyerContext, row: SubscriptionRow) {
  return viewSubscription(await situationOf(context, context.database.db, row));
}

/** What whoever asks for an order to pay has shown; null for who has only the link of a reminder, and holds nothing that it leads to. */
type Shown = BuyerProof | null;

/** Of a caller that says nothing of who asks: what it places is for nobody else. */
const nothing: Shown = { phones: [], orders: [] };

const isProvedBy = (shown: Shown, { buyer_phone: phone }: SubscriptionRow): boolean =>
  shown === null || shown.phones.includes(phone);

/**
 * The order for a wish that is open still, so that pressing twice pays once. One placed from the page may be somebody else's; so may one that was placed
 * in a browser that had not proved the number: it opens there once it is paid, so it is for that browser alone.
 */
function openOrder(
  { clock }: BuyerContext,
  { row, orders }: Situation,
  input: Pick<SubscriptionOrderRow, 'kind' | 'terms' | 'amount'>,
  shown: Shown,
) {
  const isProved = isProvedBy(shown, row);
  return orders.find(
    (one) =>
      one.kind === input.kind &&
      one.terms.priceId === input.terms.priceId &&
      one.amount === input.amount &&
      sameCredits(one.terms, input.terms) &&
      ((isProved && !one.terms.isUnproved) || shown?.orders.some(({ id }) => id === one.order_id)) &&
      (one.status === 'pending' ||
        (['awaitingPayment', 'failed', 'dropped'].includes(one.status) && one.expires_at > clock.now())),
  )?.order_id;
}

async function place(
  context: BuyerContext,
  situation: Situation,
  input: Pick<SubscriptionOrderRow, 'terms' | 'amount'> & { kind: 'renewal' | 'change' },
  shown: Shown,
): Promise<string> {
  const { row, orders } = situation;
  const { seller_id: sellerId, id: subscriptionId } = row;
  const open = openOrder(context, situation, input, shown);
  if (open) return open;
  const isProved = isProvedBy(shown, row);
  const terms = { ...input.terms, ...(!isProved && { isUnproved: true as const }) };
  // Two at once count the same orders and make the same key: one order comes of it.
  const key = `${input.kind}-${subscriptionId}-${orders.length}${isProved ? '' : '-unproved'}`;
  return (await context.checkout.placeAgreed({ sellerId, subscriptionId, ...input, terms }, key)).id;
}

async function renewRow(context: BuyerContext, row: SubscriptionRow, shown: Shown): Promise<string> {
  const situation = await situationOf(context, context.database.db, row);
  if (!mayRenew(situation)) throw conflict('not_renewable', 'This cannot be renewed at the moment');
  const terms = nextTermsOf(row);
  return place(context, situation, { kind: 'renewal', terms, amount: terms.amount }, shown);
}

async function show(context: BuyerContext, phones: readonly string[], id: string): Promise<Subscription> {
  return view(context, await demand(context, phones, id));
}

/** @throws Refusal 404 (not theirs), 409 (the chart does not allow it now) */
async function move(
  context: BuyerContext,
  phones: readonly string[],
  id: string,
  event: BuyerEvent,
): Promise<Subscription> {
  const { messages, database, isDone, clock, moves } = context;

  const found = await demand(context, phones, id);
  const tell = await messages.writer(found);
  const row = await database.tx(async (trx) => {
    const locked = await lockSubscription(trx, found.seller_id, found.id);
    if (!locked) throw notFound('Subscription not found');
    if (isDone[event](locked)) return locked;
    const moment = { now: clock.now(), tell };
    return moves[event](trx, locked, moment);
  });
  return view(context, row);
}

/** The order that pays for another period. @throws Refusal 404, 409 (not renewable now), 503 */
async function renewById(
  context: BuyerContext,
  phones: readonly string[],
  id: string,
  shown: Shown,
): Promise<string> {
  return renewRow(context, await demand(context, phones, id), shown);
}

/** Where its buyer agrees that it renews automatically. @throws Refusal 404, 409, 503 */
async function startAutopay(context: BuyerContext, phones: readonly string[], id: string): Promise<string> {
  return context.autopay.start(
    await situationOf(context, context.database.db, await demand(context, phones, id)),
  );
}

async function endAutopay(
  context: BuyerContext,
  phones: readonly string[],
  id: string,
): Promise<Subscription> {
  const row = await demand(context, phones, id);
  await context.autopay.end(row);
  return view(context, await demand(context, phones, id));
}

/** @throws Refusal 404, 409 (no such change now, or for another sum: `quote_changed`), 503 */
async function change(
  context: BuyerContext,
  phones: readonly string[],
  id: string,
  input: { priceId: string; due: number },
  shown: Shown,
): Promise<{ subscription: Subscription; orderId: string | null }> {
  const { database, messages, clock, charges, events, timeline } = context;

  const found = await demand(context, phones, id);
  const situation = await situationOf(context, database.db, found);
  if (situation.row.next_terms?.priceId === input.priceId && input.due === 0)
    return { subscription: viewSubscription(situation), orderId: null };
  const quote = changesOf(situation).find(({ terms }) => terms.priceId === input.priceId);
  if (!quote) throw conflict('not_changeable', 'This change is not possible at the moment');
  if (quote.due !== input.due)
    throw conflict('quote_changed', 'The amount to pay has changed. Check it and try again');
  const { terms, due } = quote;
  if (quote.when === 'now') {
    const credits = creditsOf(situation.orders, situation.now);
    const wish = { kind: 'change', terms: { ...terms, credits }, amount: due } as const;
    const orderId = await place(context, situation, wish, shown);
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
    await timeline.record(trx, next, 'changing', { terms });
    if (!isBack) await tell(trx, next, 'changing');
    const unfit = await charges.fit(trx, next);
    if (unfit) await tell(trx, next, unfit);
    return next;
  });
  return { subscription: await view(context, row), orderId: null };
}

/** Subscription actions of buyers. The caller passes verified phones */
export function createBuyerService(
  deps: Pick<Deps, 'events' | 'config' | 'database' | 'clock' | 'gateways'>,
  dependencies: BuyerDependencies,
) {
  const moves = createBuyerActions(deps, dependencies);
  const isDone: Record<BuyerEvent, (row: SubscriptionRow) => boolean> = {
    cancel: ({ status }) => status === 'cancelled' || status === 'expired',
    stay: ({ status }) => status === 'active',
    pause: ({ status }) => status === 'paused',
    resume: ({ status }) => status === 'active',
  };
  const context: BuyerContext = { ...deps, ...dependencies, isDone, moves };
  return {
    show: (phones: readonly string[], id: string) => show(context, phones, id),
    /** Whether one of these phones began it. */
    isHeldBy: async (phones: readonly string[], id: string) =>
      (await findForBuyer(deps.database.db, phones, id)) !== null,
    move: (phones: readonly string[], id: string, event: BuyerEvent) => move(context, phones, id, event),
    renew: (phones: readonly string[], id: string, shown: Shown = nothing) =>
      renewById(context, phones, id, shown),
    renewRow: (row: SubscriptionRow, shown: Shown) => renewRow(context, row, shown),
    startAutopay: (phones: readonly string[], id: string) => startAutopay(context, phones, id),
    endAutopay: (phones: readonly string[], id: string) => endAutopay(context, phones, id),
    situationOf: (row: SubscriptionRow) => situationOf(context, deps.database.db, row),
    change: (phones: readonly string[], id: string, input: { priceId: string; due: number }, shown: Shown) =>
      change(context, phones, id, input, shown),
  };
}

export type BuyerService = ReturnType<typeof createBuyerService>;
