import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { localeOf, t } from '@haat/i18n';
import { durationOf } from '@haat/kinds/parts/preview/duration';
import * as here from '@haat/kinds/parts/preview/here.css';
import { clockOf, dayIn, hoursIn } from '@haat/kinds/parts/preview/in-zone';
import type { ReceivedPart } from '@haat/openapi';
import * as styles from './received.css';
import { noteOf, titleOf } from './title-of';

interface ReceivedSeatProps {
  part: ReceivedPart;
  isMain: boolean;
  calendar: string;
}

/** When it is, on the clocks where it is held and on the buyer's own, and how to be there. */
export function ReceivedSeat({ part, isMain, calendar }: ReceivedSeatProps) {
  const { minutes = 60, note, startsAt, timeZone = 'Asia/Kolkata', title, url } = part;
  if (startsAt === undefined) return null;
  return (
    <Box className={styles.text}>
      <Heading level={3}>{titleOf(title)}</Heading>
      <Box>
        <Box as="time" dateTime={startsAt} className={styles.day}>
          {dayIn(startsAt, timeZone)}
        </Box>
        <Box className={styles.hours}>
          {`${hoursIn(startsAt, minutes, timeZone)}, ${clockOf(timeZone)} (${durationOf(minutes)})`}
          <Box
            as="span"
            hidden
            className={here.here}
            data-starts={startsAt}
            data-zone={timeZone}
            data-locale={localeOf()}
            data-words={t('{time} your time', { time: '{time}' })}
          />
        </Box>
      </Box>
      {note && <Box className={styles.note}>{noteOf(note)}</Box>}
      <Box className={styles.ways}>
        {url && (
          <ButtonLink
            href={url}
            tone={isMain ? 'accent' : 'neutral'}
            fullWidth
            mainAction={isMain}
            iconAfter="arrowRight"
          >
            {t('Join the webinar')}
          </ButtonLink>
        )}
        <ButtonLink href={calendar} icon="calendar" fullWidth>
          {t('Add to your calendar')}
        </ButtonLink>
      </Box>
    </Box>
  );
}
