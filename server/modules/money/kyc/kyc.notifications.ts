import type { Tx } from '../../../platform/database/database';
import type { Identity } from '../../accounts';
import type { KycMessage, Notifier } from '../../messaging';

/**
 * Tells a creator by mail and push what became of their PAN or an account; of an account that was added every address of theirs hears,
 * because the one that messages go to may be the thief's. `key` is the same for the same news.
 */
export function createKycNotifications({
  identity,
  notify,
}: {
  identity: Pick<Identity, 'seller' | 'mailsOf'>;
  notify: Notifier;
}) {
  return async (trx: Tx, sellerId: string, key: string, message: KycMessage): Promise<void> => {
    const email = (await identity.seller(sellerId, trx))?.email ?? null;
    await notify.notify(trx, { template: 'kyc', sellerId, email, key, news: message });
    if (message.did !== 'added') return;
    for (const other of await identity.mailsOf(sellerId, trx)) {
      if (other === email) continue;
      // The push has gone out with the first.
      await notify.notify(trx, {
        template: 'kyc',
        sellerId: null,
        readerId: sellerId,
        email: other,
        key: `${key} ${other}`,
        news: message,
      });
    }
  };
}

export type KycNotifications = ReturnType<typeof createKycNotifications>;
