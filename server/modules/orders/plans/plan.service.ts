import type { Language } from '@haat/i18n';
import type { PlanState } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, unauthorized, unprocessable } from '../../../platform/http/errors';
import { rupees } from '../../../platform/money/rupees';
import type { Identity } from '../../accounts';
import type { Invoices } from '../../money';
import type { Checkout } from '../checkout';
import type { PlanBooks } from './plan.books';
import { planProducts, productOf } from './plan.products';
import { findPlanStatus, findTerms, insertPlanOrder } from './plan.repository';
import {
  graceEnd,
  lastOf,
  offerOf,
  type PaidPlan,
  type Period,
  type PlanName,
  type PlanOffer,
  type PlanPrices,
} from './plan.rules';
import { findBought, findLanguage, savePlatformStore } from './plan.sale.repository';

export type PlanDeps = Pick<Deps, 'clock' | 'config' | 'database'>;

/** What somebody agreed to. */
export interface PlanWish {
  plan: PaidPlan;
  period: Period;
  /** Paise, GST included, as it was shown. */
  amount: number;
}

const shownPurchases = 24;
const choices = (['PREMIUM', 'VVIP'] as const).flatMap((plan) =>
  (['month', 'year'] as const).map((period) => ({ plan, period })),
);

interface PlanContext extends PlanDeps {
  checkout: Pick<Checkout, 'placeQuoted'>;
  identity: Identity;
  invoices: Pick<Invoices, 'platformSupply'>;
  books: PlanBooks;
  isStoreSaved: boolean;
}

function prices({ config }: PlanContext): PlanPrices {
  return { plans: config.plans, taxBasisPoints: config.feeTaxBasisPoints };
}

/** Done when it is first needed, and again after a restart: the name may be another one then. */
async function ensurePlatformStore(context: PlanContext): Promise<void> {
  const { config, clock, database } = context;

  if (context.isStoreSaved) return;
  const store = { name: config.operator.name, products: planProducts, at: clock.now() };
  await database.tx((trx) => savePlatformStore(trx, store));
  context.isStoreSaved = true;
}

async function quote(
  context: PlanContext,
  accountId: string,
  { plan, period, amount }: PlanWish,
): Promise<PlanOffer> {
  const offer = offerOf(
    await findTerms(context.database.db, accountId),
    { plan, period },
    prices(context),
    context.clock.now(),
  );
  if (offer.refusal) throw unprocessable('plan_not_offered', offer.refusal);
  if (offer.amount !== amount) {
    const message = `The price is now ${rupees.format(offer.amount / 100)}. Check it and try again`;
    throw conflict('quote_changed', message, { amount: message });
  }
  return offer;
}

/** What an account has paid for plans, newest first. */
async function boughtBy({ database }: PlanContext, accountId: string): Promise<PlanState['bought']> {
  const bought = await findBought(database.db, accountId, shownPurchases);
  return bought.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
}

/** The plan of an account, and its offers. */
async function state(context: PlanContext, accountId: string): Promise<PlanState> {
  const { database, clock, config } = context;

  const [row, terms, bought] = await Promise.all([
    findPlanStatus(database.db, accountId),
    findTerms(database.db, accountId),
    boughtBy(context, accountId),
  ]);
  const now = clock.now();
  const status = row?.status ?? 'free';
  const plan = row?.plan ?? 'FREE';
  const last = status === 'free' ? null : lastOf(terms);
  return {
    plan,
    status,
    feeBasisPoints: config.plans[plan].feeBasisPoints,
    endsAt: last?.endsAt.toISOString() ?? null,
    graceUntil: last && status === 'grace' ? graceEnd(last).toISOString() : null,
    next: row?.next ?? 'FREE',
    coming: terms
      .filter(({ startsAt }) => startsAt > now)
      .map((term) => ({
        plan: term.plan,
        startsAt: term.startsAt.toISOString(),
        endsAt: term.endsAt.toISOString(),
      })),
    offers: choices.map((choice) => shown(offerOf(terms, choice, prices(context), now))),
    bought,
  };
}

/**
 * An order of the platform for a plan; paid as any other. `reader` is what its page was read in, for who has chosen no language in the account.
 * @throws Refusal 409 (the price is another one now), 422 (not for this account), 503 (the gateway is silent)
 */
async function order(
  context: PlanContext,
  { accountId, reader }: { accountId: string; reader: Language },
  input: PlanWish,
  key: string,
) {
  const { identity, checkout, database, invoices, clock } = context;

  const buyer = await identity.seller(accountId);
  if (!buyer) throw unauthorized();
  const { phone, email, name } = buyer;
  if (phone === null)
    throw unprocessable('phone_needed', 'Add a mobile number to your account first: payments need one');
  await ensurePlatformStore(context);
  const { plan, period, amount } = input;
  return checkout.placeQuoted(`plan ${accountId} ${key}`, [accountId, plan, period, amount], async () => {
    const { price, credit, tax } = await quote(context, accountId, input);
    const language = (await findLanguage(database.db, accountId)) ?? reader;
    return {
      productId: productOf(plan, period, language).id,
      priceId: period,
      amount,
      tax,
      supply: await invoices.platformSupply(accountId, amount),
      // Nobody else has a share in it.
      fee: amount - tax,
      feeTax: tax,
      buyer: { phone, email, name },
      also: (trx, orderId) =>
        insertPlanOrder(trx, {
          order_id: orderId,
          account_id: accountId,
          plan,
          period,
          price,
          credit,
          at: clock.now(),
        }),
    };
  });
}

export function createPlanService(
  deps: PlanDeps,
  dependencies: {
    checkout: Pick<Checkout, 'placeQuoted'>;
    identity: Identity;
    invoices: Pick<Invoices, 'platformSupply'>;
    books: PlanBooks;
  },
) {
  const context: PlanContext = { ...deps, ...dependencies, isStoreSaved: false };
  return {
    boughtBy: (accountId: string) => boughtBy(context, accountId),
    state: (accountId: string) => state(context, accountId),
    order: (account: { accountId: string; reader: Language }, input: PlanWish, key: string) =>
      order(context, account, input, key),
    decide: (accountId: string, next: PlanName): Promise<void> => dependencies.books.decide(accountId, next),
  };
}

export type PlanService = ReturnType<typeof createPlanService>;

const shown = ({ startsAt, endsAt, ...offer }: PlanOffer): PlanState['offers'][number] => ({
  ...offer,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
