import {
  Button,
  Card,
  formatPaise,
  Heading,
  Inline,
  Notice,
  ProgressBar,
  Stack,
  Text,
} from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { CancelledSession as Cancelled, Product } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useCancellation, useCancelSession } from '../../../queries/orders/cancellation.queries';
import { CancelDialog } from './CancelDialog';

export const seatsText = (seats: number) => plural(seats, '{count} seat', '{count} seats', {});

/** How a live session is cancelled, and how its refunds go; nothing where there is nothing to cancel. */
export function CancelSession({ product }: { product: Product }) {
  const { id } = product;
  const cancellation = useCancellation(id, product.status !== 'draft');
  const { canCancel, cancelled } = cancellation.data ?? {};
  // The last thing on its screen: nothing is promised before it is there.
  if (cancellation.isLoading || cancelled === undefined) {
    if (!cancellation.isError) return null;
  } else if (!canCancel && cancelled === null) return null;
  return (
    <AsyncStates
      of={cancellation}
      subject={t('Cancelling')}
      reassurance={t('Your sales are safe, and nothing was cancelled.')}
      skeleton={null}
    >
      {(data) =>
        data.cancelled ? (
          <Progress productId={id} cancelled={data.cancelled} />
        ) : (
          <Offer productId={id} one={namesOf(product.kind).one} seats={data.seats} amount={data.amount} />
        )
      }
    </AsyncStates>
  );
}

interface OfferProps {
  productId: string;
  /** What its kind is called in a sentence. */
  one: string;
  seats: number;
  /** Paise. */
  amount: number;
}

function Offer({ productId, one, seats, amount }: OfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Stack space="16">
        <Stack space="4">
          <Heading level={3}>{t('Cancel this {one}', { one })}</Heading>
          <Text tone="soft">
            {t(
              'Every seat is refunded, everybody is told, and it is taken off sale for good. To hold it at another time, change its date instead.',
            )}
          </Text>
        </Stack>
        <Inline space="12" align="between">
          <Text tabular>
            {amount === 0 ? seatsText(seats) : `${seatsText(seats)}, ${formatPaise(amount)}`}
          </Text>
          <Button tone="critical" onPress={() => setIsOpen(true)}>
            {t('Cancel {one}', { one })}
          </Button>
        </Inline>
      </Stack>
      <CancelDialog
        productId={productId}
        one={one}
        held={{ seats, amount }}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}

/** Of the bar that shows how far it has come. */
const segments = 10;

function Progress({ productId, cancelled }: { productId: string; cancelled: Cancelled }) {
  const { seats, done, failed, returned, at } = cancelled;
  const isUnderWay = done + failed < seats;
  const retry = useCancelSession(productId);
  return (
    <Card>
      <Stack space="12">
        <Heading level={3}>{t('Cancelled on {date}', { date: fullDate(at) })}</Heading>
        {isUnderWay && (
          <ProgressBar
            label={t('{done} of {all} done', { done, all: seats })}
            done={Math.floor((done / seats) * segments)}
            of={segments}
          />
        )}
        <Text>
          {isUnderWay
            ? t('{done} of {all} are done. You can leave this page; it continues in the background.', {
                done,
                all: seats,
              })
            : t('{seats} ended, and {sum} was refunded. Buyers were told.', {
                seats: seatsText(done),
                sum: formatPaise(returned),
              })}
        </Text>
        {failed > 0 && (
          <Notice tone="caution" title={t('{seats} could not be refunded.', { seats: seatsText(failed) })}>
            <Stack space="12">
              <Text>
                {t(
                  'The payment gateway rejected it, or the payment is disputed. Their access stays until they are refunded.',
                )}
              </Text>
              <Inline space="12">
                <Button busy={retry.isPending} onPress={() => retry.mutate({ seats: 0, amount: 0 })}>
                  {t('Try again')}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        )}
        <FailureNotice of={retry.error} fallback={t('It did not start. No money was moved; try again.')} />
      </Stack>
    </Card>
  );
}
