import {
  Box,
  Button,
  Field,
  Form,
  Heading,
  List,
  ListRow,
  Notice,
  Sheet,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { Member } from '@haat/openapi';
import { dateAndTime, dayNumber, fieldOfDay, fullDate } from '@haat/web/time/when';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { memberName } from '../../components/people/member-status';
import { formatPhone } from '../../components/people/phone';
import { useChangeMember, useMember, useRemoveOutsider } from '../../queries/delivery/members.queries';
import { StatusBadge } from './MemberRows';
import { activityText, seatText, sourceText, triedText, untilText } from './member-text';
import * as styles from './members.css';
import { endOfDay } from './members-csv';

interface MemberSheetProps {
  member: Member | null;
  now: Date;
  onClose: () => void;
}

/** One member: what is known of them, and what their creator can do. */
export const MemberSheet = ({ member, now, onClose }: MemberSheetProps) => (
  <Sheet open={member !== null} onClose={onClose} title={member ? memberName(member) : t('Member')}>
    {member?.status === 'notThroughHaat' && (
      <Stack space="24">
        <MemberFacts member={member} />
        <RemoveOutsider key={member.id} member={member} onDone={onClose} />
      </Stack>
    )}
    {member && member.status !== 'notThroughHaat' && (
      <OpenMember key={member.id} listed={member} now={now} onClose={onClose} />
    )}
  </Sheet>
);

function OpenMember({ listed, now, onClose }: { listed: Member; now: Date; onClose: () => void }) {
  const query = useMember(listed.id);
  const member = query.data?.member ?? listed;
  const activity = query.data?.activity ?? [];
  return (
    <Stack space="24">
      <MemberFacts member={member} />
      {member.actions.includes('extend') && <ExtendMember member={member} now={now} />}
      {member.actions.includes('reinvite') && <ReinviteMember member={member} />}
      {member.actions.includes('remove') && <RemoveMember member={member} onDone={onClose} />}
      {activity.length > 0 && (
        <Stack space="8">
          <Heading level={3} size="15">
            {t('Activity')}
          </Heading>
          <List label={t('Activity')}>
            {activity.map((one) => (
              <ListRow
                key={`${one.type} ${one.at}`}
                title={activityText(one)}
                trailingMeta={dateAndTime(one.at)}
              />
            ))}
          </List>
        </Stack>
      )}
      <FailureNotice of={query.error} fallback={t('The activity did not load.')} />
    </Stack>
  );
}

function MemberFacts({ member }: { member: Member }) {
  const facts: (readonly [string, ReactNode])[] = [
    [t('Status'), <StatusBadge key="status" member={member} />],
    [t('Phone'), member.phone ? formatPhone(member.phone) : t('No number')],
    [t('Account'), [member.detail?.name, seatText(member)].filter(Boolean).join(' · ')],
    [t('Since'), fullDate(member.startedAt)],
    [t('Until'), untilText(member)],
    [t('How they came'), sourceText(member)],
    ...(member.detail?.linkTries ? ([[t('Their invite'), triedText(member)]] as const) : []),
  ];
  return (
    <Box as="dl" className={styles.facts}>
      {facts.map(([label, value]) => (
        <Box key={label} className={styles.fact}>
          <Box as="dt">
            <Text as="span" tone="soft">
              {label}
            </Text>
          </Box>
          <Box as="dd" className={styles.value}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function ExtendMember({ member, now }: { member: Member; now: Date }) {
  const change = useChangeMember(member.id);
  const toast = useToast();
  const tomorrow = dayNumber(now) + 1;
  const first = Math.max(tomorrow, member.endsAt === null ? tomorrow : dayNumber(member.endsAt) + 1);
  const [date, setDate] = useState(fieldOfDay(first + 29));
  const failure = change.error && failureOf(change.error, t('It was not saved. Try again in a moment.'));
  const submit = () => {
    const endsAt = endOfDay(date);
    if (endsAt === null) return;
    change.mutate(
      { type: 'extend', endsAt },
      { onSuccess: () => toast.show({ text: t('Access extended.'), tone: 'good' }) },
    );
  };
  return (
    <Form aria-label={t('Extend access')} onSubmit={submit}>
      <Stack space="12">
        <Field
          label={t('Access until')}
          name="endsAt"
          type="date"
          required
          value={date}
          onChange={setDate}
          help={t('Until the end of this day. Nothing is charged.')}
          {...(failure && { error: failure.fields?.['endsAt'] ?? failure.message })}
        />
        <Button type="submit" fullWidth busy={change.isPending}>
          {t('Extend access')}
        </Button>
      </Stack>
    </Form>
  );
}

function ReinviteMember({ member }: { member: Member }) {
  const change = useChangeMember(member.id);
  const toast = useToast();
  const isRemoved = member.status === 'revoked';
  return (
    <Stack space="8">
      <Text tone="soft" size="13">
        {isRemoved
          ? t('They get their access back, and an invite.')
          : t('Sends the invite once more. Possible once a day.')}
      </Text>
      <Button
        fullWidth
        busy={change.isPending}
        onPress={() =>
          change.mutate(
            { type: 'reinvite' },
            { onSuccess: () => toast.show({ text: t('Invite sent.'), tone: 'good' }) },
          )
        }
      >
        {isRemoved ? t('Give access back') : t('Send invite again')}
      </Button>
      <FailureNotice of={change.error} fallback={t('The invite was not sent. Try again in a moment.')} />
    </Stack>
  );
}

function RemoveMember({ member, onDone }: { member: Member; onDone: () => void }) {
  const change = useChangeMember(member.id);
  const name = memberName(member);
  return (
    <Removal
      name={name}
      label={t('Remove member')}
      text={
        member.orderId === null
          ? t('{name} loses access and is removed.', { name })
          : t(
              '{name} loses access and is removed. This is no refund: to pay the money back, refund the sale.',
              { name },
            )
      }
      change={change}
      onRemove={(options) => change.mutate({ type: 'remove' }, options)}
      onDone={onDone}
    />
  );
}

function RemoveOutsider({ member, onDone }: { member: Member; onDone: () => void }) {
  const change = useRemoveOutsider(member.productId);
  const name = memberName(member);
  return (
    <Removal
      name={name}
      label={t('Remove from the channel')}
      text={t('{name} has no access here, and is taken out of the channel. Administrators stay.', { name })}
      change={change}
      onRemove={(options) => change.mutate(member.id, options)}
      onDone={onDone}
    />
  );
}

interface RemovalProps {
  name: string;
  label: string;
  /** What it does. */
  text: string;
  change: { isPending: boolean; error: Error | null };
  onRemove: (options: { onSuccess: () => void }) => void;
  onDone: () => void;
}

/** A button that says what it would do before it does it. */
function Removal({ name, label, text, change, onRemove, onDone }: RemovalProps) {
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <Button fullWidth tone="quiet" onPress={() => setIsAsked(true)}>
        {label}
      </Button>
    );
  const onSuccess = () => {
    toast.show({ text: t('Member removed.'), tone: 'good' });
    onDone();
  };
  return (
    <Stack space="12">
      <Notice tone="caution" live>
        {text}
      </Notice>
      <Button fullWidth tone="critical" busy={change.isPending} onPress={() => onRemove({ onSuccess })}>
        {t('Remove {name}', { name })}
      </Button>
      <Button fullWidth tone="quiet" onPress={() => setIsAsked(false)}>
        {t('Cancel')}
      </Button>
      <FailureNotice of={change.error} fallback={t('The member was not removed. Try again in a moment.')} />
    </Stack>
  );
}
