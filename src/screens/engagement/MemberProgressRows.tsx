import {
  Badge,
  Box,
  Button,
  List,
  ListRow,
  Stack,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MemberProgress } from '@haat/openapi';
import { clockTime, dateAndTime, fullDate, shortDate } from '@haat/web/time/when';
import type { ReactNode } from 'react';
import { ShareBar } from '../../components/charts/engagement/ShareBar';
import { memberName, memberStatusText } from '../../components/people/member-status';
import { formatPhone } from '../../components/people/phone';
import { useLayout } from '../../components/screen/layout-context';
import * as styles from './engagement.css';

interface MemberProgressRowsProps {
  members: MemberProgress[];
  hasLessons: boolean;
  isSession: boolean;
  /** How many sessions a series has; 0 for everything else. */
  sessions: number;
  /** Of lessons there is more to say. */
  onOpen: (member: MemberProgress) => void;
}

/** A table where there is room; the same facts in rows where there is not. */
export function MemberProgressRows(props: MemberProgressRowsProps) {
  return useLayout().kind === 'desktop' ? <ProgressTable {...props} /> : <ProgressList {...props} />;
}

const seenText = ({ lastSeenAt }: MemberProgress): string =>
  lastSeenAt === null ? t('Not opened yet') : t('Last seen {day}', { day: fullDate(lastSeenAt) });

/** With a mark it stands at the end of the line, where all bars stay equally long. */
const Progress = ({ member: { done, total }, mark }: { member: MemberProgress; mark?: ReactNode }) => (
  <ShareBar
    {...(mark !== undefined && { name: t('{done} of {total}', { done, total }) })}
    value={mark ?? t('{done} of {total}', { done, total })}
    share={total === 0 ? 0 : done / total}
    isGood={done === total}
  />
);

/** What is said of a member beside the progress: their certificate, or that their access is not open. */
function Mark({ member: { status, certificateAt } }: { member: MemberProgress }) {
  if (status !== 'active') {
    const { label, tone } = memberStatusText[status];
    return <Badge tone={tone}>{t(label)}</Badge>;
  }
  return certificateAt === null ? null : <Badge tone="good">{t('Certificate')}</Badge>;
}

const progressColumn = (hasLessons: boolean): TableColumn<MemberProgress> => ({
  key: 'progress',
  header: hasLessons ? t('Lessons finished') : t('Files opened'),
  render: (member) => (
    <Box className={styles.bar}>
      <Progress member={member} />
    </Box>
  ),
});

const usedColumns = (): TableColumn<MemberProgress>[] => [
  {
    key: 'seen',
    header: t('Last seen'),
    render: ({ lastSeenAt }) => (lastSeenAt === null ? t('Not opened yet') : fullDate(lastSeenAt)),
  },
  { key: 'last', header: t('Last used'), quiet: true, render: ({ last }) => last?.title ?? '–' },
];

/** When somebody came to a live session, and when once more; of a series, to which of its sessions. */
function cameText({ attendance }: MemberProgress, sessions: number): string {
  if (attendance === null) return t('Not there');
  const { firstAt, lastAt, sessions: attended } = attendance;
  if (attended)
    return t('{count} of {all}: {days}', {
      count: attended.length,
      all: sessions,
      days: attended.map(({ startsAt }) => shortDate(startsAt)).join(', '),
    });
  const first = dateAndTime(firstAt);
  return firstAt === lastAt ? first : t('{first}, last {last}', { first, last: clockTime(lastAt) });
}

const openColumn = (onOpen: MemberProgressRowsProps['onOpen']): TableColumn<MemberProgress> => ({
  key: 'open',
  header: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
  align: 'end',
  fit: true,
  render: (member) => (
    <Button size="small" aria-haspopup="dialog" onPress={() => onOpen(member)}>
      {t('Details')}
      <VisuallyHidden> {memberName(member)}</VisuallyHidden>
    </Button>
  ),
});

function ProgressTable({ members, hasLessons, isSession, sessions, onOpen }: MemberProgressRowsProps) {
  const came: TableColumn<MemberProgress> = {
    key: 'came',
    header: t('Came'),
    render: (member) => cameText(member, sessions),
  };
  const hasParts = members.some(({ total }) => total > 0);
  const columns: TableColumn<MemberProgress>[] = [
    {
      key: 'name',
      header: t('Member'),
      render: (member) => (
        <Stack space="0">
          <Text as="span" weight="strong">
            {memberName(member)}
          </Text>
          <Text as="span" size="13" tone="soft">
            {member.phone === null ? t('No number') : member.name && formatPhone(member.phone)}
          </Text>
        </Stack>
      ),
    },
    ...(isSession ? [came] : []),
    ...(isSession && !hasParts ? [] : [progressColumn(hasLessons)]),
    ...(isSession ? [] : usedColumns()),
    { key: 'mark', header: t('Status'), fit: true, render: (member) => <Mark member={member} /> },
    ...(hasLessons ? [openColumn(onOpen)] : []),
  ];
  return <Table caption={t('Members')} columns={columns} rows={members} rowKey={({ id }) => id} />;
}

/** The same where no heading says what it is. */
const attendanceText = (member: MemberProgress, sessions: number): string =>
  member.attendance === null ? t('Not there') : t('Came {time}', { time: cameText(member, sessions) });

const ProgressList = ({ members, hasLessons, isSession, sessions, onOpen }: MemberProgressRowsProps) => (
  <List label={t('Members')}>
    {members.map((member) => (
      <ListRow
        key={member.id}
        title={memberName(member)}
        {...(hasLessons && { chevron: true, onPress: () => onOpen(member) })}
        meta={[isSession ? attendanceText(member, sessions) : seenText(member), member.last?.title]
          .filter(Boolean)
          .join(' · ')}
        below={
          member.total === 0 ? (
            <Mark member={member} />
          ) : (
            <Box className={styles.rowBar}>
              <Progress member={member} mark={<Mark member={member} />} />
            </Box>
          )
        }
      />
    ))}
  </List>
);
