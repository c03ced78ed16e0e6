import { ListRow, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { Transaction } from '@haat/openapi';
import { Cover } from '../covers/Cover';
import { buyerName } from '../people/buyer';
import { PaidSum } from '../prices/PaidSum';
import { methodName, orderStatus } from '../status/order-status';

interface SaleRowProps {
  sale: Transaction;
  href: string;
  /** When it was paid, already written. */
  when: string;
  /** The list is about one product, so its rows say how was paid instead of naming it. */
  isAboutOne?: boolean;
}

/** One sale in a list: who, what, how much, and when or why not. */
export function SaleRow({ sale, href, when, isAboutOne = false }: SaleRowProps) {
  const { status, amount, refunded, product, quantity, buyer } = sale;
  const paidAt = refunded > 0 ? t('{when} · partly refunded', { when }) : when;
  const { isPaid, short, tone } = orderStatus[status];
  return (
    <ListRow
      href={href}
      leading={<Cover product={product} />}
      title={buyerName(buyer)}
      meta={isAboutOne ? paidBy(sale) : piecesTitle(product.title, quantity)}
      trailing={<PaidSum paise={amount} weight="strong" tone={isPaid ? 'ink' : 'soft'} />}
      trailingMeta={
        isPaid ? (
          paidAt
        ) : (
          <Text as="span" tone={tone === 'neutral' ? 'soft' : tone}>
            {t(short)}
          </Text>
        )
      }
    />
  );
}

function paidBy({ amount, method, quantity }: Transaction): string {
  if (method !== null)
    return quantity === undefined
      ? methodName(method)
      : t('{count} pieces · {method}', { count: quantity, method: methodName(method) });
  return amount === 0 ? t('Nothing to pay') : t('Not paid');
}
