import { Box, Button, ButtonLink, Heading } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { cheaperDateNote } from '@haat/kinds/parts/live/date-note';
import { clockOf, dayAndTimeIn, dayIn, hourIn } from '@haat/kinds/parts/preview/in-zone';
import type { SaleDate } from '@haat/openapi';
import type { ChangeDateModel } from '@haat/openapi/pages';
import { dayAndTime } from '../../document/time/when';
import { BackToProduct } from '../../parts/BackToProduct';
import { ErrorSummary } from '../../parts/ErrorSummary';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import { ProductSummary } from '../../parts/ProductSummary';
import * as dateStyles from '../../styles/change-date.css';
import * as styles from '../../styles/order.css';

/** Another date for a seat that is paid for. Complete without JavaScript. */
export function ChangeDatePage({ model }: { model: ChangeDateModel }) {
  const { dates, error, orderId, product, site, until } = model;
  const receipt = `/access/${orderId}`;
  const canChange = dates.refused === null && dates.items.some(({ refused }) => refused === null);
  return (
    <PageFrame
      narrow
      site={site}
      seller={{ name: product.seller }}
      back={<BackToProduct href={receipt} title={t('Your receipt')} />}
    >
      <Box className={`${styles.single} ${styles.stack}`}>
        <Box>
          <Heading level={1}>{t('Change your date')}</Heading>
          <Box as="p" className={styles.lead}>
            {t('Your date now: {when}', { when: dayAndTimeIn(dates.startsAt, dates.timeZone) })}
          </Box>
        </Box>
        <ProductSummary title={product.title} seller={product.seller} cover={product.cover} />
        {error === null && dates.refused !== null && <Box as="p">{translate(dates.refused)}.</Box>}
        {dates.refused === null && dates.items.length === 0 && (
          <Box as="p">{t('There is no other date at the moment.')}</Box>
        )}
        {dates.refused === null && dates.items.length > 0 ? (
          <PageForm method="post" action={`${receipt}/date`} className={styles.stack}>
            <ErrorSummary message={error} errors={{}} />
            <input type="hidden" name="from" value={dates.id} />
            <input type="hidden" name="key" value={model.key} />
            <Box as="fieldset" className={dateStyles.dates}>
              <Box as="legend" className={dateStyles.legend}>
                {t('Choose another date')}
              </Box>
              {dates.items.map((date) => (
                <DateChoice key={date.id} date={date} paid={dates.price} />
              ))}
            </Box>
            {canChange && (
              <>
                <Box as="p">
                  {t(
                    'Your seat moves to the date you choose, and you pay nothing. The old date is given up.',
                  )}
                </Box>
                <Button type="submit" tone="accent" fullWidth mainAction>
                  {t('Change my date')}
                </Button>
              </>
            )}
            {until !== null && (
              <Box as="p" className={styles.aside}>
                {t('You can change it until {time}.', { time: dayAndTime(until) })}
              </Box>
            )}
          </PageForm>
        ) : (
          <>
            <ErrorSummary message={error} errors={{}} />
            <ButtonLink href={receipt} fullWidth>
              {t('Back to your receipt')}
            </ButtonLink>
          </>
        )}
      </Box>
    </PageFrame>
  );
}

/** What is to be known of a date before it is chosen. */
const noteOf = (date: SaleDate, paid: number): string | undefined =>
  date.refused === null ? cheaperDateNote(date, paid) : `${translate(date.refused)}.`;

function DateChoice({ date, paid }: { date: SaleDate; paid: number }) {
  const { id, startsAt, timeZone, refused } = date;
  const note = noteOf(date, paid);
  return (
    <Box as="label" className={refused === null ? dateStyles.date : dateStyles.closedDate}>
      <Box
        as="input"
        type="radio"
        name="to"
        value={id}
        required
        disabled={refused !== null}
        className={dateStyles.mark}
      />
      <Box as="span">
        <Box as="span" className={dateStyles.day}>
          {dayIn(startsAt, timeZone)}
        </Box>
        <Box as="span" className={dateStyles.note}>
          {`${hourIn(startsAt, timeZone)}, ${clockOf(timeZone)}`}
        </Box>
        {note !== undefined && (
          <Box as="span" className={dateStyles.note}>
            {note}
          </Box>
        )}
      </Box>
    </Box>
  );
}
