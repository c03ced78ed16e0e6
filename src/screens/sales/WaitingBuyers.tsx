import { formatPaise, Link, Notice, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/words';
import { rich } from '@haat/words/rich';
import { shortDate } from '../../parts/time/when';
import { useOpenRequests } from '../../queries/refund-requests.queries';

const most = 3;

/** Buyers who wait for an answer, over the list of sales; nothing when nobody does or it did not load. */
export function WaitingBuyers({ hrefOf }: { hrefOf: (orderId: string) => string }) {
  const items = useOpenRequests().data?.items ?? [];
  if (items.length === 0) return null;
  const title = plural(
    items.length,
    'A buyer asks for money back.',
    '{count} buyers ask for money back.',
    {},
  );
  return (
    <Notice tone="caution" title={title}>
      <Stack space="4">
        {items.slice(0, most).map(({ orderId, buyer, title: product, request }) => (
          <Text key={orderId}>
            {rich('{buyer} for {product}, by {date}', {
              buyer: (
                <Link
                  key="buyer"
                  href={hrefOf(orderId)}
                >{`${buyer ?? t('A buyer')}, ${formatPaise(request.amount)}`}</Link>
              ),
              product,
              date: shortDate(request.answerBy),
            })}
          </Text>
        ))}
        {items.length > most && (
          <Text>{t('And {count} more, the oldest first.', { count: items.length - most })}</Text>
        )}
      </Stack>
    </Notice>
  );
}
