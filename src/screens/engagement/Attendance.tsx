import { Box, EmptyState, Heading, Inline, Stack, Stat, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { LessonFigures, Attendee as Person } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { grouped } from '../../components/charts/grouped';
import { memberName } from '../../components/people/member-status';
import { formatPhone } from '../../components/people/phone';
import { useAttendance } from '../../queries/delivery/engagement.queries';
import { allItems } from '../../queries/pages';
import * as styles from './engagement.css';

interface AttendanceProps {
  productId: string;
  lessonId: string;
  session: NonNullable<LessonFigures['session']>;
}

/** Who came to a live session, when, and of how many. */
export function Attendance({ productId, lessonId, session }: AttendanceProps) {
  const { startsAt, attended, members } = session;
  const attendance = useAttendance(productId, lessonId);
  const share = members === 0 ? '–' : `${Math.min(100, Math.round((attended * 100) / members))}%`;
  return (
    <Stack space="12">
      <Box>
        <Heading level={3} size="15">
          {t('Live session')}
        </Heading>
        <Text size="13" tone="soft">
          {dateAndTime(startsAt)}
        </Text>
      </Box>
      <Box className={styles.stats}>
        <Stat size="20" label={t('Attended')} value={grouped(attended)} />
        <Stat size="20" label={t('Had access')} value={grouped(members)} />
        <Stat size="20" label={t('Attendance')} value={share} />
      </Box>
      <AsyncStates
        of={attendance}
        subject={t('The list')}
        skeleton={<RowsSkeleton rows={2} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <EmptyState
            title={t('Nobody has attended yet')}
            text={t('Whoever goes to the room from their lesson appears here.')}
          />
        }
      >
        {(data) => (
          <>
            <Stack as="ul" space="12">
              {allItems(data).map((attendee) => (
                <Box as="li" key={attendee.id}>
                  <Attendee attendee={attendee} />
                </Box>
              ))}
            </Stack>
            <MoreRows of={attendance} underCards />
          </>
        )}
      </AsyncStates>
    </Stack>
  );
}

const Attendee = ({ attendee: { name, phone, attendedAt } }: { attendee: Person }) => (
  <>
    <Inline space="12" align="between" alignY="baseline" wrap={false}>
      <Text as="span">{memberName({ name, phone })}</Text>
      <Text as="span" tabular>
        {dateAndTime(attendedAt)}
      </Text>
    </Inline>
    {name && phone && (
      <Text size="13" tone="soft">
        {formatPhone(phone)}
      </Text>
    )}
  </>
);
