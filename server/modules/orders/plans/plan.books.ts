import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/errors';
import type { Identity, Seller } from '../../accounts';
import type { Notifier } from '../../messaging';
import {
  cutTerms,
  findDue,
  findPlanOrder,
  findTerms,
  hasTerm,
  insertTerm,
  lockPlanStatus,
  moveTerm,
  type PlanStatusRow,
  restoreTerms,
  savePlanStatus,
} from './plan.repository';
import { cutBy, isDearer, lastOf, type PlanName, paidUntil, placeOf, relaid, taxOn } from './plan.rules';
import { findReturned, findSale } from './plan.sale.repository';
import { applyEvent, canApply, type PlanNotice, refreshPlanStatus } from './plan.status';

export interface PlanBooks {
  /** Takes a paid order up, once. */
  bought(orderId: string): Promise<void>;
  /** Takes back what an order gave, when all of its money has gone back. */
  returned(orderId: string): Promise<void>;
  /** What follows at the end; FREE lets the plan end. @throws Refusal 409 when there is nothing to end */
  decide(accountId: string, next: PlanName): Promise<void>;
  /** Lets happen what is due. */
  lookAtDue(): Promise<void>;
  /** Finds orders whose money has gone back without our having been told. */
  findReturned(): Promise<void>;
}

interface PlanBooksContext extends Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'webhookBase'> {
  identity: Identity;
  notify: Notifier;
}

/** Changes an account's plan under its lock, and invalidates cached fees. */
async function change(
  context: PlanBooksContext,
  accountId: string,
  work: (trx: Tx, planStatus: PlanStatusRow, now: Date) => Promise<PlanStatusRow | null>,
): Promise<void> {
  const { clock, identity, database, jobs } = context;

  const now = clock.now();
  const person = await identity.seller(accountId);
  const hasChanged = await database.tx(async (trx) => {
    const before = await lockPlanStatus(trx, accountId, now);
    const result = await work(trx, before, now);
    if (!result) return false;
    const { planStatus, notices } = refreshPlanStatus(result, await findTerms(trx, accountId), now);
    await savePlanStatus(trx, planStatus);
    if (planStatus.plan !== before.plan) await identity.savePlan(trx, accountId, planStatus.plan);
    for (const one of notices) await tell(context, trx, accountId, person, one);
    return true;
  });
  if (!hasChanged) return;
  identity.changed(accountId);
  jobs.kick();
}

async function tell(
  context: PlanBooksContext,
  trx: Tx,
  accountId: string,
  person: Seller | null,
  notice: PlanNotice,
): Promise<void> {
  const { clock, notify } = context;

  const { plans, feeTaxBasisPoints } = context.config;
  const about = { template: 'plan', accountId, plan: notice.plan } as const;
  const reach = { phone: person?.phone ?? null, email: person?.email ?? null };
  const { feeBasisPoints } = plans.FREE;
  if (notice.about === 'ended') {
    const endsAt = clock.now().toISOString();
    return notify.notify(trx, { ...about, ...reach, about: notice.about, endsAt, feeBasisPoints });
  }
  const { endsAt, days, period } = notice;
  const price = plans[notice.plan][period === 'year' ? 'yearly' : 'monthly'];
  await notify.notify(trx, {
    ...about,
    ...reach,
    about: notice.about,
    endsAt: endsAt.toISOString(),
    days,
    amount: price + taxOn(price, feeTaxBasisPoints),
    feeBasisPoints,
  });
}

async function insert(trx: Tx, planStatus: PlanStatusRow, orderId: string): Promise<PlanStatusRow | null> {
  const accountId = planStatus.seller_id;
  const [order, sale] = [await findPlanOrder(trx, orderId), await findSale(trx, orderId)];
  if (!order || !sale?.paid_at || (await hasTerm(trx, accountId, orderId))) return null;
  const { plan, period, price, credit } = order;
  const terms = await findTerms(trx, accountId);
  const { kind, startsAt } = placeOf(terms, plan, sale.paid_at);
  const ended = kind === 'upgrade' ? cutBy(terms, plan, sale.paid_at) : [];
  // The credit was taken off for times that another order may have used up meanwhile.
  const paid = ended.length > 0 ? price : price - credit;
  const endsAt = paidUntil(startsAt, period, paid, price);
  await cutTerms(
    trx,
    accountId,
    ended.map((term) => term.orderId),
    { at: sale.paid_at, by: orderId },
  );
  await insertTerm(trx, accountId, { orderId, plan, period, price, startsAt, endsAt });
  return { ...applyEvent(planStatus, 'plan.bought'), next: plan, reminded: null };
}

async function takeBack(trx: Tx, planStatus: PlanStatusRow, orderId: string, now: Date) {
  const accountId = planStatus.seller_id;
  const terms = await findTerms(trx, accountId);
  if (!terms.some((term) => term.orderId === orderId)) return null;
  await cutTerms(trx, accountId, [orderId], { at: now, by: null });
  await restoreTerms(trx, accountId, orderId);
  const left = await findTerms(trx, accountId);
  for (const term of relaid(left, now)) await moveTerm(trx, accountId, term);
  // What is left may itself be over: then the usual end comes.
  return left.length === 0 && canApply(planStatus, 'plan.returned')
    ? applyEvent(planStatus, 'plan.returned')
    : planStatus;
}

async function returned(context: PlanBooksContext, orderId: string): Promise<void> {
  const order = await findPlanOrder(context.database.db, orderId);
  const sale = order && (await findSale(context.database.db, orderId));
  if (order && sale?.status === 'refunded')
    await change(context, order.account_id, (trx, planStatus, now) =>
      takeBack(trx, planStatus, orderId, now),
    );
}

async function bought(context: PlanBooksContext, orderId: string): Promise<void> {
  const order = await findPlanOrder(context.database.db, orderId);
  if (order) await change(context, order.account_id, (trx, planStatus) => insert(trx, planStatus, orderId));
}

async function decide(context: PlanBooksContext, accountId: string, next: PlanName): Promise<void> {
  await change(context, accountId, async (trx, planStatus) => {
    if (planStatus.next === next && planStatus.status !== 'free') return null;
    const event = next === 'FREE' ? 'plan.cancelled' : 'plan.kept';
    if (!canApply(planStatus, event)) throw conflict('plan_not_running', 'You have no active plan to change');
    const last = lastOf(await findTerms(trx, accountId));
    if (last && isDearer(next, last.plan))
      throw conflict('plan_dearer', 'An upgrade starts immediately. Buy it on the plan’s page');
    return { ...applyEvent(planStatus, event), next, reminded: null };
  });
}

async function lookAtDue(context: PlanBooksContext): Promise<void> {
  for (const accountId of await findDue(context.database.db, context.clock.now()))
    await change(context, accountId, async (_trx, planStatus, now) =>
      planStatus.look_at !== null && planStatus.look_at <= now ? planStatus : null,
    );
}

async function returnedOf(context: PlanBooksContext): Promise<void> {
  for (const orderId of await findReturned(context.database.db)) await returned(context, orderId);
}

export function createPlanBooks(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'webhookBase'>,
  dependencies: { identity: Identity; notify: Notifier },
): PlanBooks {
  const context: PlanBooksContext = { ...deps, ...dependencies };
  return {
    returned: (orderId) => returned(context, orderId),
    bought: (orderId) => bought(context, orderId),
    decide: (accountId, next) => decide(context, accountId, next),
    lookAtDue: () => lookAtDue(context),
    findReturned: () => returnedOf(context),
  };
}
