import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Notifier } from '../../messaging';
import { findContacts, type OrderRow, type RequestRow } from './request.repository';
import { times } from './request.rules';

/** Notifications about refund requests, in the transaction of the change. */
export function createRequestNotices(
  { config }: Pick<Deps, 'config'>,
  { notify }: { notify: Pick<Notifier, 'notify'> },
) {
  async function about(trx: Tx, order: OrderRow, request: RequestRow) {
    const { number, amount, reason, at, lapses_at: until } = request;
    // Open again with a time of its own: the same words are news.
    const isAgain = until.getTime() - at.getTime() > times.answerWithin;
    const { title, sellerName, sellerEmail } = await findContacts(trx, order);
    return {
      sellerEmail,
      facts: {
        orderId: order.id,
        number,
        amount,
        reason,
        productTitle: title,
        sellerName,
        buyerName: order.buyer_name,
        ...(isAgain && { again: until.toISOString() }),
      },
    };
  }

  return {
    /** The creator: at once, and again when a day has passed. */
    async asked(trx: Tx, order: OrderRow, request: RequestRow, step: 'asked' | 'reminded'): Promise<void> {
      const { sellerEmail, facts } = await about(trx, order, request);
      await notify.notify(trx, {
        template: 'refundAsked',
        step,
        sellerId: order.seller_id,
        email: sellerEmail,
        until: request.lapses_at.toISOString(),
        ...facts,
      });
    },
    /** The buyer, at once: the request is with the creator, and what comes next. */
    async received(trx: Tx, order: OrderRow, request: RequestRow): Promise<void> {
      const { facts } = await about(trx, order, request);
      await notify.notify(trx, {
        template: 'refundReceived',
        phone: order.buyer_phone,
        email: order.buyer_email,
        until: request.lapses_at.toISOString(),
        ...facts,
      });
    },
    /** The operator and the buyer, when the creator's time is over. */
    async lapsed(trx: Tx, order: OrderRow, request: RequestRow): Promise<void> {
      const { facts } = await about(trx, order, request);
      const mailbox = config.operator.grievanceEmail || config.operator.email;
      for (const [audience, email] of [
        ['operator', mailbox],
        ['buyer', order.buyer_email],
      ] as const)
        if (email) await notify.notify(trx, { template: 'refundLapsed', audience, email, ...facts });
    },
    async answered(
      trx: Tx,
      order: OrderRow,
      request: RequestRow,
      { isGranted, message, by }: { isGranted: boolean; message: string | null; by: 'seller' | 'operator' },
    ): Promise<void> {
      const { facts } = await about(trx, order, request);
      await notify.notify(trx, {
        template: 'answer',
        phone: order.buyer_phone,
        email: order.buyer_email,
        isGranted,
        words: message,
        ...facts,
        ...(by === 'operator' && { sellerName: config.operator.name }),
        ...(request.status === 'refused' && { again: 'the operator' }),
      });
    },
    /** Creator and buyer, when a gateway that had taken a refund did not carry it out. `until` is given when its request is open again. */
    async failed(
      trx: Tx,
      order: OrderRow,
      { number, amount }: { number: number; amount: number },
      until: Date | null,
    ): Promise<void> {
      const { title, sellerName, sellerEmail } = await findContacts(trx, order);
      for (const [audience, email] of [
        ['seller', sellerEmail],
        ['buyer', order.buyer_email],
      ] as const)
        await notify.notify(trx, {
          template: 'refundFailed',
          audience,
          email,
          sellerId: order.seller_id,
          orderId: order.id,
          number,
          amount,
          productTitle: title,
          sellerName,
          until: until?.toISOString() ?? null,
        });
    },
  };
}
