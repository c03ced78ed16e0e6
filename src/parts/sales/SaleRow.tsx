import type { Transaction } from '@haat/contract';
import { ListRow, Money, Text } from '@haat/design-system';
import { Cover } from '../covers/Cover';
import { buyerName } from '../people/buyer';
import { orderStatus } from '../status/order-status';

interface SaleRowProps {
  sale: Transaction;
  href: string;
  /** When it was paid, already written. */
  when: string;
  /** Under the buyer; the product's title unless the list is about one product. */
  meta?: string;
}

/** One sale in a list: who, what, how much, and when or why not. */
export function SaleRow({ sale, href, when, meta }: SaleRowProps) {
  const { status, amount, product, buyer } = sale;
  const { isPaid, short, tone } = orderStatus[status];
  return (
    <ListRow
      href={href}
      leading={<Cover product={product} />}
      title={buyerName(buyer)}
      meta={meta ?? product.title}
      trailing={<Money paise={amount} weight="strong" tone={isPaid ? 'ink' : 'soft'} />}
      trailingMeta={
        isPaid ? (
          when
        ) : (
          <Text as="span" tone={tone === 'neutral' ? 'soft' : tone}>
            {short}
          </Text>
        )
      }
    />
  );
}
