import { Box } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { clockOf, dayIn, hourIn } from '@haat/kinds/parts/preview/in-zone';
import type { PublicProduct } from '@haat/openapi';
import * as styles from '../../styles/dates.css';

/** The dates on which a live session is offered: each is a page of its own. Nothing where there is no choice. */
export function DateChoice({ product: { id, dates } }: { product: PublicProduct }) {
  if (!dates) return null;
  return (
    <Box as="nav" aria-labelledby="dates" className={styles.dates}>
      <Box id="dates" className={styles.title}>
        {t('Choose a date')}
      </Box>
      <Box as="ul" className={styles.list}>
        {dates.map(({ id: date, url, startsAt, timeZone, closed }) => (
          <Box as="li" key={date}>
            <Box as="a" href={url} className={styles.date} aria-current={date === id ? 'page' : undefined}>
              <Box as="time" dateTime={startsAt} className={styles.day}>
                {dayIn(startsAt, timeZone)}
              </Box>
              <Box as="span" className={styles.quiet}>
                {closed !== undefined
                  ? translate(closed)
                  : `${hourIn(startsAt, timeZone)}, ${clockOf(timeZone)}`}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
