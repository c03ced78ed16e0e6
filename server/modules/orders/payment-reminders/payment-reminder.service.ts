import { createHash } from 'node:crypto';
import type { PaymentReminders } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Catalog } from '../../catalog';
import type { Notifier, Tellable } from '../../messaging';
import { findOrder } from '../checkout/order/order.repository';
import {
  deleteEnded,
  findDue,
  findEmail,
  findReminderFacts,
  insertOptOut,
  insertPaymentReminder,
  lockDue,
  type PaymentReminderRow,
  type ReminderFacts,
  saveSetting,
  sumPaymentReminders,
  updatePaymentReminder,
} from './payment-reminder.repository';
import { limitWindow, nextStep, reminderAt } from './payment-reminder.rules';

const minute = 60_000;
/** Ms for which ended reminders are kept for their results. */
const retention = 90 * 24 * 60 * minute;
/** Of the signatures under links that refuse these mails. */
const purpose = 'noReminders';

export type PaymentReminderDeps = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'events' | 'jobs' | 'signer' | 'webhookBase'
>;

type Sold = NonNullable<Awaited<ReturnType<Catalog['publicProduct']>>>['product'];

interface PaymentReminderContext extends PaymentReminderDeps {
  catalog: Pick<Catalog, 'publicProduct'>;
  notify: Pick<Notifier, 'notify'>;
}

function linkFor({ signer }: PaymentReminderContext, orderId: string) {
  return `/reminders/${orderId}?k=${signer.sign(purpose, orderId)}`;
}

function buildNotice(
  context: PaymentReminderContext,
  row: PaymentReminderRow,
  facts: ReminderFacts,
  product: Sold,
  number: number,
): Tellable {
  const origin = context.config.publicUrl ?? context.webhookBase();
  const buyUrl = new URL(product.url, origin);
  // The order that comes of it came by the same link as this one, and costs what this one did.
  if (facts.link_id !== null) buyUrl.searchParams.set('link', facts.link_id);
  if (facts.code !== null) buyUrl.searchParams.set('code', facts.code);
  return {
    template: 'paymentReminder',
    orderId: row.order_id,
    email: row.email,
    number,
    productTitle: product.title,
    sellerName: product.seller.name,
    amount: facts.amount,
    buyUrl: buyUrl.href,
    stopUrl: origin + linkFor(context, row.order_id),
  };
}

async function sendReminder(
  context: PaymentReminderContext,
  about: Pick<PaymentReminderRow, 'seller_id' | 'order_id' | 'product_id'>,
): Promise<void> {
  const { catalog, clock, database, notify } = context;

  const entry = await catalog.publicProduct(about.product_id);
  const product = entry?.product.status === 'published' && !entry.product.closed ? entry.product : null;
  const now = clock.now();
  await database.tx(async (trx) => {
    const row = await lockDue(trx, about, now);
    if (!row) return;
    const facts = await findReminderFacts(trx, row, {
      emailHash: hashOf(row.email),
      since: new Date(now.getTime() - limitWindow),
    });
    if (!facts) return updatePaymentReminder(trx, row, { ended_at: now, end_reason: 'notSold' });
    const what = nextStep({
      ...facts,
      now,
      placedAt: row.at,
      sent: row.sent,
      isSold: product !== null,
      isOptedOut: facts.optedOutAt !== null && facts.optedOutAt >= row.at,
    });
    if ('end' in what) return updatePaymentReminder(trx, row, { ended_at: now, end_reason: what.end });
    if ('wait' in what) return updatePaymentReminder(trx, row, { due_at: what.wait });
    if (!product) return;
    await notify.notify(trx, buildNotice(context, row, facts, product, what.write));
    // Checked once more after the last, to record the result.
    const next = what.next ?? new Date(now.getTime() + limitWindow / 10);
    await updatePaymentReminder(trx, row, { sent: what.write, due_at: next });
  });
}

async function sendDue(context: PaymentReminderContext): Promise<void> {
  for (;;) {
    const due = await findDue(context.database.db, context.clock.now());
    for (const one of due) await sendReminder(context, one);
    if (due.length === 0) return;
  }
}

function state({ database, clock }: PaymentReminderContext, sellerId: string): Promise<PaymentReminders> {
  return sumPaymentReminders(database.db, sellerId, new Date(clock.now().getTime() - limitWindow));
}

/** The buyer of a placed order opted in to reminders. Idempotent. */
async function schedule(
  { database }: PaymentReminderContext,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<void> {
  const order = await findOrder(database.db, sellerId, orderId);
  if (!order?.buyer_email) return;
  const { created_at: at, product_id } = order;
  const email = order.buyer_email.toLowerCase();
  const due_at = reminderAt(at, 1) ?? at;
  await insertPaymentReminder(database.db, {
    seller_id: sellerId,
    order_id: orderId,
    product_id,
    email,
    at,
    due_at,
    sent: 0,
  });
}

async function setEnabled(
  context: PaymentReminderContext,
  sellerId: string,
  isOn: boolean,
): Promise<PaymentReminders> {
  await saveSetting(context.database.db, sellerId, isOn);
  return state(context, sellerId);
}

/** Stops reminders of all sellers to the buyer of the order. Idempotent. */
async function optOut({ database, clock }: PaymentReminderContext, orderId: string): Promise<void> {
  const email = await findEmail(database.db, orderId);
  if (email !== null) await insertOptOut(database.db, hashOf(email), clock.now());
}

/** Reminder emails to buyers who opted in, while an order is unpaid: */
export function createPaymentReminderService(
  deps: PaymentReminderDeps,
  dependencies: { catalog: Pick<Catalog, 'publicProduct'>; notify: Pick<Notifier, 'notify'> },
) {
  const context: PaymentReminderContext = { ...deps, ...dependencies };
  deps.jobs.every('payment-reminders.due', 5 * minute, () => sendDue(context));
  deps.jobs.every('payment-reminders.cleanup', 24 * 60 * minute, () =>
    deleteEnded(deps.database.db, new Date(deps.clock.now().getTime() - retention)),
  );
  return {
    schedule: (order: { sellerId: string; orderId: string }) => schedule(context, order),
    state: (sellerId: string) => state(context, sellerId),
    setEnabled: (sellerId: string, isOn: boolean) => setEnabled(context, sellerId, isOn),
    /** Whether the link of such a mail is ours. */
    isValidLink: (orderId: string, key: string): boolean => deps.signer.verify(purpose, orderId, key),
    optOut: (orderId: string) => optOut(context, orderId),
  };
}

export type PaymentReminderService = ReturnType<typeof createPaymentReminderService>;

const hashOf = (email: string): Buffer => createHash('sha256').update(email).digest();
