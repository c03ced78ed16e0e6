import type { Transaction } from '@haat/contract';
import { ListRow, Money, Text } from '@haat/design-system';
import { t } from '@haat/words';
import { Cover } from '../covers/Cover';
import { buyerName } from '../people/buyer';
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
  const { status, amount, refunded, product, buyer, method } = sale;
  const paidAt = refunded > 0 ? t('{when} · partly refunded', { when }) : when;
  const { isPaid, short, tone } = orderStatus[status];
  return (
    <ListRow
      href={href}
      leading={<Cover product={product} />}
      title={buyerName(buyer)}
      meta={isAboutOne ? paidBy(method) : product.title}
      trailing={<Money paise={amount} weight="strong" tone={isPaid ? 'ink' : 'soft'} />}
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

const paidBy = (method: string | null) => (method === null ? t('Not paid') : methodName(method));
