import {
  Box,
  Card,
  CardPart,
  Heading,
  Icon,
  Inline,
  Select,
  Stack,
  Switch,
  Text,
  useToast,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { type PushStatus, selectPushStatus } from '@haat/machines/push';
import type { ChangedNotificationChoice, MailChoice, NotificationChoice } from '@haat/openapi';
import { Push } from '../../actors/push.actor';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useChangeChoice, useChoices } from '../../queries/accounts/notifications.queries';
import { eventText } from './event-text';

const mails: { value: MailChoice; label: Phrase }[] = [
  { value: 'each', label: 'Immediately' },
  { value: 'daily', label: 'Once a day, at 9 in the morning' },
  { value: 'off', label: 'Never' },
];

/** By which ways each event comes besides the list. */
export function Choices() {
  const choices = useChoices();
  const status = Push.useSelector(selectPushStatus);
  const change = useChangeChoice();
  const toast = useToast();
  return (
    <AsyncStates of={choices} subject={t('Your settings')} skeleton={<RowsSkeleton rows={4} hasTitle />}>
      {({ items }) => (
        <Card title={t('Notification settings')} padding="none">
          <CardPart>
            <Text tone="soft">
              {t('Everything is in the list. Emails about money and sign-in are always sent immediately.')}
            </Text>
          </CardPart>
          {items.map((choice) => (
            <Event
              key={choice.event}
              choice={choice}
              status={status}
              onChange={(changed) =>
                change.mutate(
                  { event: choice.event, change: changed },
                  {
                    onError: () =>
                      toast.show({
                        text: t('This could not be saved. Nothing has changed.'),
                        tone: 'critical',
                      }),
                  },
                )
              }
            />
          ))}
        </Card>
      )}
    </AsyncStates>
  );
}

interface EventProps {
  choice: NotificationChoice;
  status: PushStatus | null;
  onChange: (change: ChangedNotificationChoice) => void;
}

function Event({ choice, status, onChange }: EventProps) {
  const { event, push, mail, mailLocked, sms } = choice;
  const { help, icon } = eventText[event];
  const name = t(eventText[event].name);
  const hasPush = status !== 'absent';
  return (
    <Box as="section" aria-label={name}>
      <CardPart ruled>
        <Stack space="12">
          <Inline space="12" alignY="start" wrap={false}>
            <Icon name={icon} size={24} tone="soft" />
            <Stack space="4">
              <Heading level={3} size="15">
                {name}
              </Heading>
              <Text size="13" tone="soft">
                {mailLocked ? t('{help} Always by email.', { help: t(help) }) : t(help)}
              </Text>
            </Stack>
          </Inline>
          {sms !== null && (
            <Switch
              label={t('By SMS')}
              name={`${event}-sms`}
              checked={sms}
              onChange={(isOn) => onChange({ sms: isOn })}
            />
          )}
          {hasPush && (
            <Switch
              label={t('On my devices')}
              name={`${event}-push`}
              checked={push}
              onChange={(isOn) => onChange({ push: isOn })}
            />
          )}
          {!mailLocked && (
            <Select
              label={t('By email')}
              name={`${event}-mail`}
              value={mail}
              onChange={(chosen) => onChange({ mail: chosen })}
              options={mails.map(({ value, label }) => ({ value, label: t(label) }))}
            />
          )}
        </Stack>
      </CardPart>
    </Box>
  );
}
