import {
  Button,
  Dialog,
  formatPaise,
  Inline,
  Notice,
  RadioCards,
  Stack,
  SumList,
  Text,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Subscription, SubscriptionChange } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useChangeSubscription } from '../../../queries/orders/subscriptions.queries';
import { autopayAfter, termsText } from './subscription-text';

interface ChangeDialogProps {
  subscription: Subscription;
  isOpen: boolean;
  onClose: () => void;
}

/** Another price: what it costs now and from when on it holds, to the paisa, before anything is agreed. */
export function ChangeDialog({ subscription, isOpen, onClose }: ChangeDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Change price')}>
      <Choice subscription={subscription} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ subscription, onClose }: Omit<ChangeDialogProps, 'isOpen'>) {
  const { id, changes, autopay } = subscription;
  const change = useChangeSubscription(id);
  const toast = useToast();
  const [chosenId, setChosenId] = useState('');
  const chosen = changes.find(({ terms }) => terms.priceId === chosenId);
  const lost = chosen && autopay && autopayAfter(chosen, autopay);
  const agree = ({ terms, due, when, startsAt }: SubscriptionChange) =>
    change.mutate(
      { priceId: terms.priceId, due },
      {
        onSuccess: () => {
          if (when === 'now') return;
          onClose();
          toast.show({ text: t('It changes on {date}.', { date: fullDate(startsAt) }), tone: 'good' });
        },
      },
    );
  return (
    <Stack space="16">
      <RadioCards
        label={t('Change to')}
        name="price"
        value={chosenId}
        onChange={setChosenId}
        options={changes.map(({ terms, when, startsAt }) => ({
          value: terms.priceId,
          label: terms.label ?? termsText(terms),
          help: `${termsText(terms)}, ${when === 'now' ? t('at once') : t('from {date}', { date: fullDate(startsAt) })}`,
        }))}
      />
      {chosen?.when === 'now' && (
        <SumList
          rows={[
            { key: 'price', label: termsText(chosen.terms), paise: chosen.terms.amount },
            {
              key: 'credit',
              label: t('Credit for unused days'),
              paise: -chosen.credit,
              quiet: true,
            },
          ]}
          total={{ label: t('Due now'), paise: chosen.due }}
        />
      )}
      {chosen && (
        <Text size="13" tone="soft">
          {chosen.when === 'atEnd'
            ? t(
                'Nothing is due now. Your current price stays until {date}; the next payment is at the new price.',
                { date: fullDate(chosen.startsAt) },
              )
            : chosen.endsAt === null
              ? t('It starts with your payment and never ends.')
              : t('It starts with your payment and is paid until {date}.', { date: fullDate(chosen.endsAt) })}
        </Text>
      )}
      {lost && <Notice tone="caution">{lost}</Notice>}
      <FailureNotice of={change.error} fallback={t('Nothing has changed. Try again.')} />
      <Inline space="8">
        <Button
          tone="accent"
          busy={change.isPending}
          disabled={!chosen}
          onPress={() => chosen && agree(chosen)}
        >
          {chosen?.when === 'now' ? t('Pay {sum}', { sum: formatPaise(chosen.due) }) : t('Change at the end')}
        </Button>
        <Button onPress={onClose}>{t('Keep as is')}</Button>
      </Inline>
    </Stack>
  );
}
