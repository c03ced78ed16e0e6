import { Box } from '@haat/design-system/preview';
import { localeOf, t } from '@haat/i18n';
import * as styles from '../access/access.css';
import { durationOf } from '../preview/duration';
import { here } from '../preview/here.css';
import { clockOf, dayIn, hoursIn } from '../preview/in-zone';

interface SessionTimeProps {
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  timeZone: string;
}

/** When it is, on the clocks where it is held; the script adds the visitor's own where they differ. */
export const SessionTime = ({ startsAt, minutes, timeZone }: SessionTimeProps) => (
  <Box>
    <Box as="time" dateTime={startsAt} className={styles.day}>
      {dayIn(startsAt, timeZone)}
    </Box>
    <Box className={styles.hours}>
      {`${hoursIn(startsAt, minutes, timeZone)}, ${clockOf(timeZone)} (${durationOf(minutes)})`}
      <Box
        as="span"
        hidden
        className={here}
        data-starts={startsAt}
        data-zone={timeZone}
        data-locale={localeOf()}
        data-words={t('{time} your time', { time: '{time}' })}
      />
    </Box>
  </Box>
);
