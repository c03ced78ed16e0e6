import type { TransactionDetail } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, tooMany } from '../../../platform/http/errors';
import type { Access } from '../../delivery';
import type { Notifier } from '../../messaging';
import { documentPath } from '../../money';
import { findOwnedOf } from '../checkout/holds/holds.repository';
import { findOrder } from '../checkout/order/order.repository';
import { findMessagedSubscription } from '../checkout/order/order.subscription';
import { subscriptionOf } from '../notifications/order.notices';
import { addNote, findResendable, findSent } from './note.repository';

export interface ResendDependencies {
  access: Pick<Access, 'revokeLinks' | 'signedPath' | 'signedQuery'>;
  notify: Pick<Notifier, 'notify'>;
}

const day = 24 * 60 * 60_000;
/** Messages cost money, and the buyer's patience. */
const mostInADay = 3;
const mostInAll = 10;

/** Sends a buyer the message with the links to what they bought and its receipt anew: those that were sent before open nothing any more. */
export function createResend(
  {
    clock,
    config,
    database,
    jobs,
    webhookBase,
  }: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'webhookBase'>,
  { access, notify }: ResendDependencies,
) {
  /** @throws Refusal 404 (not this seller's), 409 (nothing to open), 429 (sent often enough) */
  return async (
    sellerId: string,
    orderId: string,
    detail: () => Promise<TransactionDetail>,
  ): Promise<TransactionDetail> => {
    await database.tx(async (trx) => {
      const sale = await findResendable(trx, sellerId, orderId);
      if (!sale) throw notFound('Sale not found');
      if (!sale.isOpen) throw conflict('nothing_to_open', 'This sale no longer gives access');
      const sent = await findSent(trx, sellerId, orderId);
      const now = clock.now();
      const lately = sent.filter((at) => at.getTime() > now.getTime() - day);
      const [first] = lately;
      if (sent.length >= mostInAll)
        throw tooMany('sent_enough', 'This was sent ten times. Ask the buyer to check again, or call them');
      if (lately.length >= mostInADay && first)
        throw tooMany(
          'sent_enough',
          'This was sent three times today. Try again tomorrow',
          Math.ceil((first.getTime() + day - now.getTime()) / 1_000),
        );
      const number = sent.length + 1;
      const origin = config.publicUrl ?? webhookBase();
      const order = await findOrder(trx, sellerId, orderId);
      const owned = order && order.discount > 0 ? await findOwnedOf(trx, order) : null;
      const link = { id: orderId, linkVersion: await access.revokeLinks(trx, sellerId, orderId) };
      await addNote(trx, {
        sellerId,
        orderId,
        event: 'access.resent',
        number,
        at: now,
        detail: { mail: sale.email !== null },
      });
      await notify.notify(trx, {
        template: 'receipt',
        again: number,
        phone: sale.phone,
        email: sale.email,
        orderId,
        productTitle: sale.title,
        sellerName: sale.sellerName ?? '',
        amount: sale.amount,
        accessUrl: origin + access.signedPath(link),
        ...(sale.amount > 0 && {
          receiptUrl: `${origin}${documentPath(orderId)}${access.signedQuery(link)}`,
        }),
        ...(sale.hasGst && { isInvoice: true }),
        ...(owned && { owned }),
        ...subscriptionOf(order && (await findMessagedSubscription(trx, order)), origin),
      });
    });
    jobs.kick();
    return detail();
  };
}
