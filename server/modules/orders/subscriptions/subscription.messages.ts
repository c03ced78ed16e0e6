import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Catalog } from '../../catalog';
import type { Notifier, RenewalNotice } from '../../messaging';
import { dayInWords } from '../../money';
import { startOfDay } from './charges/charge.days';
import { closesAt } from './periods/due.rules';
import { nextChargeOf, nextTermsOf, type SubscriptionRow } from './subscription.repository';

/** Tells the buyer, with a link that renews without signing in. */
export type TellBuyer = (trx: Tx, row: SubscriptionRow, about: RenewalNotice['about']) => Promise<void>;

export interface Messages {
  /** Looks up before a transaction what its letters will name. */
  writer(row: Pick<SubscriptionRow, 'product_id' | 'seller_id'>): Promise<TellBuyer>;
  /** The path of that link; it survives for ever. */
  renewalPath(id: string): string;
  isRenewalKey(id: string, key: string): boolean;
}

const purpose = 'renewal';

/** The renewal action; for products no longer offered only the end is announced. */
const goOn = new Set<RenewalNotice['about']>(['due', 'autopayOff', 'agreeAnew']);

export function createMessages(
  deps: Pick<Deps, 'config' | 'webhookBase' | 'signer'>,
  dependencies: {
    notify: Notifier;
    catalog: Pick<Catalog, 'getSellable'>;
    identity: Pick<Identity, 'sellerName'>;
  },
): Messages {
  const { config, signer, webhookBase } = deps;
  const renewalPath = (id: string) => `/renew/${id}?k=${signer.sign(purpose, id)}`;
  return {
    renewalPath,
    isRenewalKey: (id, key) => signer.verify(purpose, id, key),
    async writer({ product_id, seller_id }) {
      const [sellable, name] = await Promise.all([
        dependencies.catalog.getSellable(product_id),
        dependencies.identity.sellerName(seller_id),
      ]);
      const productTitle = sellable?.product.title ?? '';
      const sellerName = name ?? '';
      const status = sellable?.product.status;
      const isSold = status === 'published' || status === 'paused';
      return (trx, row, about) => {
        const endsAt = row.ends_at ?? row.updated_at;
        const charge = nextChargeOf(row);
        const isPaused = row.status === 'paused';
        return dependencies.notify.notify(trx, {
          template: 'renewal',
          about: goOn.has(about) && !isSold && !isPaused ? 'last' : about,
          phone: row.buyer_phone,
          email: row.buyer_email,
          orderId: row.id,
          key: `${row.updated_at.getTime()} ${row.reminded}`,
          productTitle,
          sellerName,
          amount: nextTermsOf(row).amount,
          endsOn: dayInWords(endsAt),
          closesOn: dayInWords(closesAt(endsAt, charge)),
          ...(isPaused && { isPaused }),
          ...(charge && { chargeOn: dayInWords(startOfDay(charge.day)) }),
          url: (config.publicUrl ?? webhookBase()) + renewalPath(row.id),
        });
      };
    },
  };
}
