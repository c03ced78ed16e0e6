import { Box, ButtonLink, formatPaise, Heading, Icon, Link, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import { SafeHtml } from '@haat/kinds/parts/preview/SafeHtml';
import type { Learning, Order } from '@haat/openapi';
import type { AccessModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { perPeriod } from '@haat/web/prices/period';
import { dayAndTime, dayOf } from '../../document/time/when';
import { AccessParts } from '../../parts/access/AccessParts';
import { CancelledSession } from '../../parts/access/CancelledSession';
import { JoinFailureNotice } from '../../parts/access/JoinFailureNotice';
import { Keep } from '../../parts/Keep';
import { Lines, methodName } from '../../parts/Lines';
import { OrderDocuments } from '../../parts/order/OrderDocuments';
import { OrderFrame } from '../../parts/order/OrderFrame';
import { SeatsWatch } from '../../parts/SeatsWatch';
import * as styles from '../../styles/order.css';
import { coursePath, lessonPath, nextLabel, nextLesson } from '../learning/next-lesson';
import { wordsFor } from '../payment/payment-text';

/** Paid for, and not open now: only a subscription comes to that. */
const closed = () => ({
  heading: t('Access is paused'),
  text: t(
    'The subscription is paused or has expired. Resume or renew it in your purchases to get access again.',
  ),
});

const lastsForEver = ({ subscription, accesses = [] }: Order): boolean =>
  (subscription?.endsAt ?? null) === null && accesses.every(({ endsAt }) => endsAt === null);

const keptTitle = (order: Order): string => {
  if (lastsForEver(order)) return t('Lifetime access');
  return order.subscription ? t('Your subscription') : t('Your access');
};

/** Until when it is paid; in a combo, what has an end of its own. */
function untilLines({ subscription, accesses = [] }: Order): [string, string][] {
  const endsAt = subscription?.endsAt ?? null;
  if (endsAt !== null) return [[t('Paid until'), dayOf(endsAt)]];
  return accesses.flatMap(({ title, endsAt: end }): [string, string][] =>
    end === null ? [] : [[title, t('Until {day}', { day: dayOf(end) })]],
  );
}

/** How often it is paid, and how it is cancelled. */
function Renewal({ subscription }: { subscription: NonNullable<Order['subscription']> }) {
  const { id, amount, period, renews } = subscription;
  const price = { sum: formatPaise(amount), each: perPeriod(period) };
  return (
    <Box className={styles.aside}>
      {renews === 'automatically' && (
        <Box as="p">
          {t(
            'It renews automatically: {sum} {each}. We notify you at least a day before each charge.',
            price,
          )}
        </Box>
      )}
      {renews === 'byHand' && (
        <Box as="p">
          {t('It does not auto-renew: {sum} {each}, if you choose so. We remind you before the end.', price)}
        </Box>
      )}
      {renews !== 'never' && <Link href={paths.purchase(id)}>{t('Renew, cancel or see invoices')}</Link>}
    </Box>
  );
}

/** Leads to the lesson with which a course begins or goes on. */
function GoOn({ learning, isMain, isNamed }: { learning: Learning; isMain: boolean; isNamed: boolean }) {
  const next = nextLesson(learning);
  const label = next ? nextLabel(learning, next) : t('All lessons');
  return (
    <Box className={styles.notPrinted}>
      <ButtonLink
        href={next ? lessonPath(coursePath(learning, null), next.id) : coursePath(learning, null)}
        tone={isMain ? 'accent' : 'neutral'}
        fullWidth
        mainAction={isMain}
        iconAfter="arrowRight"
      >
        {isNamed ? `${learning.title}: ${label}` : label}
      </ButtonLink>
      <Box className={styles.stepTime}>
        {t('{done} of {lessons} lessons done', { done: learning.done, lessons: learning.lessons })}
        {' · '}
        <Link href={`/learn/${learning.id}`}>{t('All lessons')}</Link>
      </Box>
    </Box>
  );
}

/** The receipt and what was bought; printable, and the same whenever it is opened again. */
export function AccessPage({ model }: { model: AccessModel }) {
  const { order, link, documents, phoneEnding, site, isEnded, joinFailure, positions, learning, seats } =
    model;
  const { access, product } = order;
  const at = order.paidAt ?? order.createdAt;
  const method = methodName(order.method);
  const isClosed = !access && order.status === 'fulfilled';
  const texts = access ? null : isClosed ? closed() : wordsFor(order);
  return (
    <OrderFrame site={site} order={order}>
      <Box>
        {access && (
          <Box className={styles.paid}>
            <Box aria-hidden className={styles.tick}>
              <Icon name="check" size={24} />
            </Box>
            <Box>
              <Text size="20" weight="strong">
                {order.amount === 0
                  ? t('Nothing to pay')
                  : t('{sum} paid', { sum: formatPaise(order.amount) })}
              </Text>
              <Box className={styles.stepTime}>{[dayAndTime(at), method].filter(Boolean).join(' · ')}</Box>
            </Box>
          </Box>
        )}
        <Heading level={1}>
          {texts ? texts.heading : t('Thank you for “{title}”', { title: product.title })}
        </Heading>
        <Box as="p" className={styles.lead}>
          {texts
            ? texts.text
            : t('Keep the SMS we just sent: its link opens this page in this browser without signing in.')}
        </Box>
        {model.cancelled?.map(({ title, ...cancelled }) => (
          <CancelledSession key={title} title={title} cancelled={cancelled} />
        ))}
        {isClosed && (
          <Box paddingTop="24">
            <ButtonLink href={`/purchase?order=${order.id}`} tone="accent" fullWidth mainAction>
              {t('Go to purchases')}
            </ButtonLink>
          </Box>
        )}
        {seats && <SeatsWatch seats={seats} />}
        {access && joinFailure && (
          <Box paddingTop="16">
            <JoinFailureNotice failure={joinFailure} />
          </Box>
        )}
        {access && (
          <Box paddingTop="24">
            <Box className={styles.got}>
              {product.cover && (
                <Cover
                  image={product.cover}
                  sizes="(min-width: 900px) 504px, 100vw"
                  className={`${styles.gotCover} ${styles.notPrinted}`}
                />
              )}
              <Box className={styles.gotInside}>
                <Box>
                  <Box className={styles.stepTime}>{t('From {seller}', { seller: product.seller })}</Box>
                  <Heading level={2} size="17">
                    {product.title}
                  </Heading>
                </Box>
                <SafeHtml html={access.messageHtml} headingsFrom={3} />
                {learning.map((one) => (
                  <GoOn
                    key={one.id}
                    learning={one}
                    isMain={one === learning[0]}
                    isNamed={learning.length > 1}
                  />
                ))}
                {access.received && (
                  <AccessParts
                    parts={access.received.parts}
                    calendarUrl={`/access/${order.id}/seat.ics`}
                    hasMainAction={access.redirectUrl !== null || learning.length > 0}
                    artist={product.seller}
                    mark={`•••• ${phoneEnding}`}
                    joined={seats?.joined ?? []}
                    positions={positions}
                  />
                )}
                {access.redirectUrl !== null && (
                  <ButtonLink
                    href={access.redirectUrl}
                    tone={learning.length > 0 ? 'neutral' : 'accent'}
                    fullWidth
                    mainAction={learning.length === 0}
                    iconAfter="arrowRight"
                  >
                    {t('Continue to {host}', { host: new URL(access.redirectUrl).host })}
                  </ButtonLink>
                )}
              </Box>
            </Box>
          </Box>
        )}
      </Box>
      <Box as="section" aria-labelledby="yours-to-keep">
        <Heading level={2} id="yours-to-keep">
          {access ? keptTitle(order) : t('Your order')}
        </Heading>
        <OrderDocuments documents={documents} />
        {access && <Keep link={link} phoneEnding={phoneEnding} orderId={order.id} isEnded={isEnded} />}
        {access && order.amount > 0 && (
          <Box as="p" className={`${styles.aside} ${styles.notPrinted}`}>
            {rich('Something wrong? {link}', {
              link: <Link href={`/purchase?order=${order.id}`}>{t('Request a refund')}</Link>,
            })}
          </Box>
        )}
        <Lines
          lines={[
            [t('For|what'), product.title],
            [t('Paid to'), product.seller],
            [t('Amount'), formatPaise(order.amount, { paiseShown: 'always' })],
            [t('GST included'), order.tax > 0 ? formatPaise(order.tax, { paiseShown: 'always' }) : null],
            [t('Paid on'), order.paidAt === null ? null : dayAndTime(order.paidAt)],
            [t('Paid with'), method],
            [t('Order|number'), order.id],
            ...untilLines(order),
          ]}
        />
        {order.subscription && <Renewal subscription={order.subscription} />}
      </Box>
    </OrderFrame>
  );
}
