import {
  Avatar,
  Badge,
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
import type { Member } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { memberName, memberStatusText } from '../../components/people/member-status';
import { formatPhone } from '../../components/people/phone';
import { useLayout } from '../../components/screen/layout-context';
import { seatText, sourceText, triedText, untilText } from './member-text';

interface MemberRowsProps {
  members: Member[];
  onOpen: (member: Member) => void;
}

/** A table where there is room; the same facts in rows where there is not. */
export function MemberRows(props: MemberRowsProps) {
  return useLayout().kind === 'desktop' ? <MembersTable {...props} /> : <MembersList {...props} />;
}

function MembersTable({ members, onOpen }: MemberRowsProps) {
  const columns: TableColumn<Member>[] = [
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
    { key: 'status', header: t('Status'), fit: true, render: (member) => <StatusBadge member={member} /> },
    {
      key: 'seat',
      header: t('Account'),
      render: (member) => (
        <Stack space="0">
          <Text as="span">{seatText(member)}</Text>
          {member.detail?.name && member.detail.name !== member.name && (
            <Text as="span" size="13" tone="soft">
              {member.detail.name}
            </Text>
          )}
          {member.detail?.linkTries && (
            <Text as="span" size="13" tone="caution">
              {triedText(member)}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'since', header: t('Since'), fromWide: true, render: ({ startedAt }) => fullDate(startedAt) },
    { key: 'until', header: t('Until'), render: untilText },
    { key: 'source', header: t('How they came'), quiet: true, fromWide: true, render: sourceText },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
      align: 'end',
      fit: true,
      render: (member) => (
        <Button size="small" aria-haspopup="dialog" onPress={() => onOpen(member)}>
          {t('Manage')}
          <VisuallyHidden> {memberName(member)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return <Table caption={t('Members')} columns={columns} rows={members} rowKey={({ id }) => id} />;
}

const MembersList = ({ members, onOpen }: MemberRowsProps) => (
  <List label={t('Members')}>
    {members.map((member) => (
      <ListRow
        key={member.id}
        leading={<Avatar name={memberName(member)} />}
        title={memberName(member)}
        meta={triedText(member) ?? seatText(member)}
        trailing={<StatusBadge member={member} />}
        trailingMeta={member.endsAt === null ? undefined : fullDate(member.endsAt)}
        onPress={() => onOpen(member)}
      />
    ))}
  </List>
);

export function StatusBadge({ member: { status } }: { member: Member }) {
  const { label, tone } = memberStatusText[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
