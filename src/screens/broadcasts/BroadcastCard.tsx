import {
  Badge,
  Box,
  Button,
  Card,
  groupIndian,
  Inline,
  Notice,
  ProgressLine,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { Broadcast } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { LiveRegion } from '../../components/async-states/LiveRegion';
import { useBroadcast, useMoveBroadcast } from '../../queries/delivery/broadcasts.queries';
import { progressText, statusText } from './broadcast-text';

interface BroadcastCardProps {
  listed: Broadcast;
  onUnreached: (broadcast: Broadcast) => void;
}

/** A message with its progress, and what can be done with it. */
export function BroadcastCard({ listed, onUnreached }: BroadcastCardProps) {
  const broadcast = useBroadcast(listed);
  const { text, status, createdAt, recipients, sent, failed } = broadcast;
  const { label, tone } = statusText[status];
  const isUnderWay = status === 'sending' || status === 'paused';
  return (
    <Card>
      <Stack space="12">
        <Inline space="8">
          <Badge tone={tone}>{t(label)}</Badge>
          <Text as="span" size="13" tone="soft">
            {dateAndTime(createdAt)}
          </Text>
        </Inline>
        <Text keepLines>{text.length > 200 ? `${text.slice(0, 200)}…` : text}</Text>
        <LiveRegion>
          <Text tone="soft">{progressText(broadcast)}</Text>
        </LiveRegion>
        {isUnderWay && (
          <ProgressLine
            label={t('Progress of the message')}
            done={sent + failed}
            of={recipients}
            paused={status === 'paused'}
          />
        )}
        <Actions broadcast={broadcast} />
        {failed > 0 && (
          <Box>
            <Button tone="quiet" aria-haspopup="dialog" onPress={() => onUnreached(broadcast)}>
              {plural(failed, '1 member did not get it', '{count} members did not get it', {
                count: groupIndian(String(failed)),
              })}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function Actions({ broadcast: { id, actions, status } }: { broadcast: Broadcast }) {
  const move = useMoveBroadcast(id);
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  if (actions.length === 0) return null;
  const cancel = () =>
    move.mutate('cancel', { onSuccess: () => toast.show({ text: t('Message cancelled.'), tone: 'good' }) });
  if (isAsked)
    return (
      <Stack space="12">
        <Notice tone="caution" live>
          {status === 'scheduled'
            ? t('It will not be sent.')
            : t('Whoever has it keeps it. Nobody else gets it.')}
        </Notice>
        <Inline space="8">
          <Button tone="critical" busy={move.isPending} onPress={cancel}>
            {t('Cancel message')}
          </Button>
          <Button tone="quiet" onPress={() => setIsAsked(false)}>
            {t('Back')}
          </Button>
        </Inline>
        <FailureNotice of={move.error} fallback={t('It was not changed. Try again in a moment.')} />
      </Stack>
    );
  return (
    <Stack space="12">
      <Inline space="8">
        {actions.includes('pause') && (
          <Button busy={move.isPending} onPress={() => move.mutate('pause')}>
            {t('Pause')}
          </Button>
        )}
        {actions.includes('resume') && (
          <Button busy={move.isPending} onPress={() => move.mutate('resume')}>
            {t('Resume')}
          </Button>
        )}
        <Button tone="quiet" onPress={() => setIsAsked(true)}>
          {t('Cancel')}
        </Button>
      </Inline>
      <FailureNotice of={move.error} fallback={t('It was not changed. Try again in a moment.')} />
    </Stack>
  );
}
