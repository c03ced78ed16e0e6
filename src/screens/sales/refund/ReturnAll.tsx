import { Button, Card, formatPaise, Heading, Inline, ProgressBar, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { RefundRound, RefundRounds } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { useRounds } from '../../../queries/orders/refund-requests.queries';
import { ReturnAllDialog } from './ReturnAllDialog';

/** The last resort of a product that cannot be delivered, and how it goes; nothing while nothing was sold. */
export function ReturnAll({ productId }: { productId: string }) {
  const rounds = useRounds(productId);
  // Rarely needed, and the last thing on its screen: nothing is promised before it is there.
  if (rounds.isLoading || (rounds.data?.orders === 0 && !rounds.data.round)) return null;
  return (
    <AsyncStates
      of={rounds}
      subject={t('Refundable amounts')}
      reassurance={t('Your sales are safe, and nothing was refunded.')}
      skeleton={null}
    >
      {(data) => <RefundProgress productId={productId} rounds={data} />}
    </AsyncStates>
  );
}

function RefundProgress({ productId, rounds }: { productId: string; rounds: RefundRounds }) {
  const [isOpen, setIsOpen] = useState(false);
  const { orders, amount, round } = rounds;
  const isRunning = round?.endedAt === null;
  return (
    <Card>
      <Stack space="16">
        <Stack space="4">
          <Heading level={3}>{t('Refund all buyers')}</Heading>
          <Text tone="soft">
            {t(
              'For products that you cannot deliver. Every buyer is refunded what is left of their payment, the fee is credited to you, and their access ends.',
            )}
          </Text>
        </Stack>
        {round && <Progress round={round} />}
        {orders > 0 && !isRunning && (
          <Inline space="12" align="between">
            <Text tabular>{`${countOf(orders)}, ${formatPaise(amount)}`}</Text>
            <Button tone="critical" onPress={() => setIsOpen(true)}>
              {t('Refund all')}
            </Button>
          </Inline>
        )}
      </Stack>
      <ReturnAllDialog
        productId={productId}
        refundable={{ orders, amount }}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}

/** Of the bar that shows how far it has come. */
const segments = 10;
const countOf = (orders: number) => plural(orders, '{count} buyer', '{count} buyers', {});

const sentences = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');

function Progress({ round }: { round: RefundRound }) {
  const { orders, returned, refused, endedAt, at } = round;
  const done = returned + refused;
  const left = refused === 0 ? null : t('{count} refunds failed and can be retried.', { count: refused });
  if (endedAt !== null)
    return (
      <Text>
        {sentences(
          t('On {date} {buyers} of {all} were refunded.', {
            date: fullDate(at),
            buyers: countOf(returned),
            all: orders,
          }),
          left,
        )}
      </Text>
    );
  return (
    <Stack space="8">
      <ProgressBar
        label={t('{done} of {all} done', { done, all: orders })}
        done={Math.floor((done / orders) * segments)}
        of={segments}
      />
      <Text>
        {sentences(
          t('{done} of {all} are done. You can leave this page; it continues in the background.', {
            done,
            all: orders,
          }),
          left,
        )}
      </Text>
    </Stack>
  );
}
