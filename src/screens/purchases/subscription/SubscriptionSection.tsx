import {
  Badge,
  Button,
  formatPaise,
  Heading,
  Inline,
  Link,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { statusText } from '@haat/web/prices/subscription-status';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import {
  type SubscriptionEvent,
  useMoveSubscription,
  useRenewSubscription,
  useSubscription,
} from '../../../queries/orders/subscriptions.queries';
import { AutopayPart } from './AutopayPart';
import { ChangeDialog } from './ChangeDialog';
import { SubscriptionDialog } from './SubscriptionDialog';
import { statusBadges, termsText } from './subscription-text';

/** A subscription, for its buyer. */
export function SubscriptionSection({ id }: { id: string }) {
  const subscription = useSubscription(id);
  return (
    <Stack as="section" space="12" aria-label={t('Subscription')}>
      <AsyncStates
        of={subscription}
        subject={t('Subscription')}
        reassurance={t('Your subscription has not changed. Only this did not load.')}
        skeleton={
          <Stack space="12">
            <Skeleton width={160} height={24} />
            <Skeleton height={48} radius="control" />
          </Stack>
        }
      >
        {(loaded) => <SubscriptionStatus subscription={loaded} />}
      </AsyncStates>
    </Stack>
  );
}

function SubscriptionStatus({ subscription }: { subscription: Subscription }) {
  const { id, status, terms, nextTerms, endsAt, renewal, can, payments } = subscription;
  const renew = useRenewSubscription(id);
  const move = useMoveSubscription(id);
  const [dialog, setDialog] = useState<'cancel' | 'pause' | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { label, tone } = statusBadges[status];
  const say = (event: SubscriptionEvent) => move.mutate(event, { onSuccess: () => setDialog(null) });
  const problem = renew.error ?? (dialog === null ? move.error : null);
  return (
    <Stack space="12">
      <Inline space="12" align="between">
        <Heading level={3}>{t('Subscription')}</Heading>
        <Badge tone={tone}>{t(label)}</Badge>
      </Inline>
      <Stack space="4">
        <Text weight="strong">{terms.label ? `${terms.label}, ${termsText(terms)}` : termsText(terms)}</Text>
        <Text tone="soft">{statusText(subscription, fullDate)}</Text>
        {nextTerms && endsAt && (
          <Text tone="soft">
            {t('From {date} it is {price}, {terms}.', {
              date: fullDate(endsAt),
              price: nextTerms.label ?? t('the other price'),
              terms: termsText(nextTerms),
            })}
          </Text>
        )}
      </Stack>
      <FailureNotice of={problem} fallback={t('Nothing has changed. Try again.')} />
      <AutopayPart subscription={subscription} />
      {can.includes('renew') && renewal && (
        <Stack space="4">
          <Button fullWidth busy={renew.isPending} onPress={() => renew.mutate()}>
            {t('Renew for {sum}', { sum: formatPaise(renewal.amount) })}
          </Button>
          {renewal.endsAt && (
            <Text size="13" tone="soft">
              {t('It is then paid until {date}.', { date: fullDate(renewal.endsAt) })}
            </Text>
          )}
        </Stack>
      )}
      <Inline space="16">
        {can.includes('stay') && (
          <Button size="small" busy={move.isPending} onPress={() => say('stay')}>
            {t('Undo cancellation')}
          </Button>
        )}
        {can.includes('resume') && (
          <Button size="small" busy={move.isPending} onPress={() => say('resume')}>
            {t('Resume now')}
          </Button>
        )}
        {can.includes('change') && (
          <Button size="small" onPress={() => setIsChanging(true)}>
            {t('Change price')}
          </Button>
        )}
        {can.includes('pause') && (
          <Button size="small" tone="quiet" flush onPress={() => setDialog('pause')}>
            {t('Pause')}
          </Button>
        )}
        {can.includes('cancel') && (
          <Button size="small" tone="quiet" flush onPress={() => setDialog('cancel')}>
            {t('Cancel subscription')}
          </Button>
        )}
      </Inline>
      {payments.length > 1 && <Payments payments={payments} />}
      <SubscriptionDialog
        action={dialog}
        subscription={subscription}
        problem={dialog === null ? null : move.error}
        busy={move.isPending}
        onAgree={() => dialog && say(dialog)}
        onClose={() => {
          setDialog(null);
          move.reset();
        }}
      />
      <ChangeDialog subscription={subscription} isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </Stack>
  );
}

/** Each has documents of its own, and may be asked back. */
function Payments({ payments }: Pick<Subscription, 'payments'>) {
  return (
    <Stack space="8">
      <Text weight="strong">{t('Payments')}</Text>
      {payments.map(({ orderId, at, amount, refunded }) => (
        <Inline key={orderId} space="12" align="between">
          <Text>
            <Link href={paths.purchase(orderId)}>{fullDate(at)}</Link>
          </Text>
          <Money paise={amount} paiseShown="always" struck={refunded === amount} />
        </Inline>
      ))}
    </Stack>
  );
}
