import { Box } from '@haat/design-system/preview';
import type { SessionDate } from '@haat/openapi';
import * as styles from '../access/access.css';
import { dayIn, hoursIn } from '../preview/in-zone';

interface SeriesDatesProps {
  sessions: readonly SessionDate[];
  timeZone: string;
}

/** All sessions of a series, on the clocks where it is held. */
export const SeriesDates = ({ sessions, timeZone }: SeriesDatesProps) => (
  <Box as="ol" className={styles.dates}>
    {sessions.map(({ id, startsAt, minutes }) => (
      <Box as="li" key={id} className={styles.date}>
        <Box as="time" dateTime={startsAt}>
          {dayIn(startsAt, timeZone)}
        </Box>
        <Box as="span" className={styles.hours}>
          {hoursIn(startsAt, minutes, timeZone)}
        </Box>
      </Box>
    ))}
  </Box>
);
