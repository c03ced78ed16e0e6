import { formatPaise, Link, Notice, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { OpenRefundRequests } from '@haat/openapi';
import { shortDate } from '@haat/web/time/when';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { useOpenRequests } from '../../../queries/orders/refund-requests.queries';

const most = 3;

/** Buyers who wait for an answer, over the list of sales; nothing when nobody does. */
export function WaitingBuyers({ hrefOf }: { hrefOf: (orderId: string) => string }) {
  const requests = useOpenRequests();
  // Mostly nobody does: a place kept free for them would only move what stands below.
  if (requests.isLoading || requests.data?.items.length === 0) return null;
  return (
    <AsyncStates
      of={requests}
      subject={t('Refund requests')}
      reassurance={t('Your sales are safe. Only the refund requests did not load.')}
      skeleton={null}
    >
      {({ items }) => <Waiting items={items} hrefOf={hrefOf} />}
    </AsyncStates>
  );
}

interface WaitingProps {
  items: OpenRefundRequests['items'];
  hrefOf: (orderId: string) => string;
}

function Waiting({ items, hrefOf }: WaitingProps) {
  const title = plural(items.length, 'A buyer requests a refund.', '{count} buyers request a refund.', {});
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
