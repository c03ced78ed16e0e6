import { Box, ButtonLink, Heading, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as access from '@haat/kinds/parts/access/access.css';
import { SeriesDates } from '@haat/kinds/parts/live/SeriesDates';
import { SessionTime } from '@haat/kinds/parts/live/SessionTime';
import { isRoomOpen } from '@haat/kinds/parts/live/session.rules';
import { dateIn, dayAndTimeIn, hourIn } from '@haat/kinds/parts/preview/in-zone';
import type { LiveSessionTime, SessionToJoin } from '@haat/openapi';
import { dayAndMonth, timeOfDay } from '../../document/time/when';
import * as styles from '../../styles/learning.css';

const india = 'Asia/Kolkata';

/** What the outline says of a session. */
export function liveText({ status, startsAt, hasRecording }: LiveSessionTime): string {
  if (status === 'live') return t('Live now');
  const time = timeOfDay(startsAt);
  if (status === 'open') return t('Starts at {time}', { time });
  if (status === 'scheduled') return t('Live on {day}', { day: `${dayAndMonth(startsAt)}, ${time}` });
  return hasRecording ? t('Recording') : t('Live session ended');
}

interface LiveSessionProps {
  session: SessionToJoin;
  isMain: boolean;
  /** Its creator looks at it: the door is for buyers. */
  isPreview: boolean;
  /** IANA zone on whose clocks it is told; India's if omitted. */
  timeZone?: string;
}

/** When it is, and the way in; afterwards to its recording. The room is behind a door of its own. */
export function LiveSession({ session, isMain, isPreview, timeZone = india }: LiveSessionProps) {
  const { startsAt, minutes, status, sessions, hasRecording, isRecordingHere, attendedAt } = session;
  const isLinked = hasRecording && !isRecordingHere;
  return (
    <Box as="section" className={styles.session} aria-labelledby="session">
      <Heading level={2} size="17" id="session">
        {status === 'live' ? (
          <Box as="span" className={styles.liveNow}>
            {t('Live now')}
          </Box>
        ) : (
          t('Live session')
        )}
      </Heading>
      <SessionTime startsAt={startsAt} minutes={minutes} timeZone={timeZone} />
      {status !== 'live' && <Box as="p">{nextText(session, timeZone)}</Box>}
      {sessions && <SeriesDates sessions={sessions} timeZone={timeZone} />}
      {attendedAt !== null && status === 'ended' && (
        <Box as="p" className={styles.done}>
          <Icon name="check" size={20} />
          {t('You were there.')}
        </Box>
      )}
      {!isPreview && (status !== 'ended' || isLinked) ? (
        <Box className={access.actions}>
          {isRoomOpen(session) && <Way session={session} isMain={isMain} label={t('Join the session')} />}
          {isLinked && <Way session={session} isMain={isMain} label={t('Watch the recording')} />}
          {status !== 'ended' && (
            <ButtonLink
              href={session.calendarPath}
              icon="calendar"
              fullWidth
              tone={isMain && status === 'scheduled' ? 'accent' : 'neutral'}
              mainAction={isMain && status === 'scheduled'}
            >
              {t('Add to your calendar')}
            </ButtonLink>
          )}
        </Box>
      ) : null}
    </Box>
  );
}

const Way = ({
  session: { joinPath },
  isMain,
  label,
}: {
  session: SessionToJoin;
  isMain: boolean;
  label: string;
}) => (
  <ButtonLink
    href={joinPath}
    tone={isMain ? 'accent' : 'neutral'}
    fullWidth
    mainAction={isMain}
    iconAfter="arrowRight"
  >
    {label}
  </ButtonLink>
);

/** What comes next, or what there is afterwards. */
function nextText(
  { status, startsAt, opensAt, hasRecording, isRecordingHere }: SessionToJoin,
  timeZone: string,
): string {
  if (status === 'open')
    return t('The room is open. The session starts at {time}.', { time: hourIn(startsAt, timeZone) });
  if (status === 'scheduled') {
    const isSameDay = dateIn(opensAt, timeZone) === dateIn(startsAt, timeZone);
    const time = isSameDay ? hourIn(opensAt, timeZone) : dayAndTimeIn(opensAt, timeZone);
    return t('You can join from {time}. Open this page again then.', { time });
  }
  if (isRecordingHere) return t('The session is over. Its recording is below.');
  return hasRecording
    ? t('The session is over. You can watch its recording.')
    : t('The session is over. If there is a recording, you will find it here.');
}
