import { Box, Button, Dialog, Icon, Inline, Notice, Stack, Text, useToast } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';
import { approvalSum, autopayPromise, autopayText } from '@haat/web/prices/autopay';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useEndAutopay, useStartAutopay } from '../../../queries/orders/subscriptions.queries';
import { SubscriptionDialog } from './SubscriptionDialog';

/** Auto-renew status and its actions. Empty if not available. */
export function AutopayPart({ subscription }: { subscription: Subscription }) {
  const texts = autopayText(subscription, fullDate);
  const [dialog, setDialog] = useState<'start' | 'end' | null>(null);
  const { can } = subscription;
  const mayStart = can.includes('startAutopay');
  if (!texts && !mayStart && dialog === null) return null;
  return (
    <>
      {texts && (
        <Notice
          tone={texts.tone}
          icon={texts.tone === 'neutral' ? 'refresh' : 'alert'}
          title={`${texts.title}.`}
          action={
            (mayStart || can.includes('endAutopay')) && (
              <Inline space="8">
                {mayStart && (
                  <Button size="small" onPress={() => setDialog('start')}>
                    {t('Authorise with your bank')}
                  </Button>
                )}
                {can.includes('endAutopay') && (
                  <Button size="small" onPress={() => setDialog('end')}>
                    {t('Turn off')}
                  </Button>
                )}
              </Inline>
            )
          }
        >
          {texts.text}
        </Notice>
      )}
      {!texts && mayStart && (
        <Stack space="4">
          <Button fullWidth icon="refresh" onPress={() => setDialog('start')}>
            {t('Turn on auto-renew')}
          </Button>
          <Text size="13" tone="soft">
            {t('You authorise it once with UPI or a card, and can cancel at any time.')}
          </Text>
        </Stack>
      )}
      <Agreeing subscription={subscription} isOpen={dialog === 'start'} onClose={() => setDialog(null)} />
      <Ending subscription={subscription} isOpen={dialog === 'end'} onClose={() => setDialog(null)} />
    </>
  );
}

interface AskingProps {
  subscription: Subscription;
  isOpen: boolean;
  onClose: () => void;
}

/** What is agreed to, before the bank asks. */
function Agreeing({ subscription, isOpen, onClose }: AskingProps) {
  const start = useStartAutopay(subscription.id);
  const close = () => {
    onClose();
    start.reset();
  };
  return (
    <Dialog open={isOpen} onClose={close} title={t('Turn on auto-renew')}>
      <Stack space="16">
        {/* A list without bullets is no list to some screen readers unless it says so. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Box as="ul" role="list" display="flex" flexDirection="column" gap="12">
          {autopayPromise(subscription, fullDate).map((line) => (
            <Box as="li" key={line}>
              <Inline space="12" wrap={false} alignY="start">
                <Box shrink="0">
                  <Icon name="check" size={24} tone="good" />
                </Box>
                <Text>{line}</Text>
              </Inline>
            </Box>
          ))}
        </Box>
        <Text size="13" tone="soft">
          {translate(approvalSum)}
        </Text>
        <FailureNotice of={start.error} fallback={t('Nothing has changed. Try again.')} />
        <Inline space="8">
          <Button tone="accent" busy={start.isPending} onPress={() => start.mutate()}>
            {t('Authorise with UPI or card')}
          </Button>
          <Button onPress={close}>{t('Keep as is')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

function Ending({ subscription, isOpen, onClose }: AskingProps) {
  const end = useEndAutopay(subscription.id);
  const toast = useToast();
  const agree = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast.show({ text: t('Auto-renew is off.'), tone: 'good' });
      },
    });
  return (
    <SubscriptionDialog
      action={isOpen ? 'endAutopay' : null}
      subscription={subscription}
      problem={end.error}
      busy={end.isPending}
      onAgree={agree}
      onClose={() => {
        onClose();
        end.reset();
      }}
    />
  );
}
