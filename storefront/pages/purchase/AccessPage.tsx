import {
  Box,
  ButtonLink,
  formatPaise,
  Heading,
  Icon,
  Link,
  Text,
  VisuallyHidden,
} from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { productKinds } from '@haat/kinds/facts';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import { SafeHtml } from '@haat/kinds/parts/preview/SafeHtml';
import type { AccessModel } from '@haat/openapi/pages';
import { dayAndTime } from '../../document/time/when';
import { AccessParts } from '../../parts/access/AccessParts';
import { BoughtUntil, RefundStatus } from '../../parts/access/BoughtUntil';
import { boughtItems, saidAbove } from '../../parts/access/bought-items';
import { CancelledSession } from '../../parts/access/CancelledSession';
import { JoinFailureNotice } from '../../parts/access/JoinFailureNotice';
import { MainActs } from '../../parts/access/MainActs';
import { ReloadTimer } from '../../parts/access/ReloadTimer';
import { Keep } from '../../parts/Keep';
import { Lines, methodName, referenceLine } from '../../parts/Lines';
import { closedGiftWords, GiftWords, givenWords } from '../../parts/order/GiftNotes';
import { OrderDocuments } from '../../parts/order/OrderDocuments';
import { OrderFrame } from '../../parts/order/OrderFrame';
import { RefundRow } from '../../parts/order/RefundRow';
import { SeatsWatch } from '../../parts/SeatsWatch';
import * as styles from '../../styles/order.css';
import { wordsFor } from '../payment/payment-text';

/** Paid for, and not open now. Only a subscription that is paused or over goes on; what its creator has taken back does not come back with it. */
function closedWords({ order, subscription }: Pick<AccessModel, 'order' | 'subscription'>) {
  const { accesses = [], gift } = order;
  const goesOn =
    (subscription?.status === 'paused' || subscription?.status === 'expired') &&
    accesses.some(({ status }) => status !== 'revoked');
  if (!goesOn && gift?.role === 'received') return closedGiftWords(order);
  return goesOn
    ? {
        heading: t('Access is paused'),
        text: t(
          'The subscription is paused or has expired. Resume or renew it in your purchases to get access again.',
        ),
      }
    : {
        heading: t('Access has ended'),
        text: t('This order opens nothing any more. Whatever else you have bought is in your purchases.'),
      };
}

/** The receipt and what was bought; printable, and the same whenever it is opened again. */
export function AccessPage({ model }: { model: AccessModel }) {
  const { order, link, documents, phoneEnding, site, isEnded, joinFailure, positions, seats } = model;
  const { access, product } = order;
  const at = order.paidAt ?? order.createdAt;
  const method = methodName(order.method);
  const { gift } = order;
  const given = gift?.role === 'given' && order.status === 'fulfilled' ? gift : null;
  const isClosed = !access && !given && (order.status === 'fulfilled' || gift?.role === 'received');
  const isCalledOff = model.cancelled !== undefined && productKinds[product.kind].isSession === true;
  const texts = access
    ? null
    : given
      ? givenWords(given, isCalledOff)
      : isClosed
        ? closedWords(model)
        : wordsFor(order);
  const items = access ? boughtItems(model) : [];
  const parts = access?.received?.parts ?? [];
  const main = items.find(({ act }) => act)?.act;
  const hidden = saidAbove(parts, items);
  // What its button says all of needs no card below it.
  const hasCard =
    product.cover !== null ||
    Boolean(access?.messageHtml || access?.redirectUrl) ||
    parts.length > hidden.size;
  return (
    <OrderFrame site={site} order={order} creator={model.creator}>
      <Box>
        {(access || given) && (
          <Box className={styles.paid}>
            <Box aria-hidden className={styles.tick}>
              <Icon name="check" size={24} />
            </Box>
            <Box>
              <Text size="20" weight="strong">
                {gift?.role === 'received'
                  ? t('A gift from {name}', { name: gift.from })
                  : order.amount === 0
                    ? t('Nothing to pay')
                    : t('{sum} paid', { sum: formatPaise(order.amount) })}
              </Text>
              <Box className={styles.stepTime}>{[dayAndTime(at), method].filter(Boolean).join(' · ')}</Box>
            </Box>
          </Box>
        )}
        <Heading level={1}>
          {texts
            ? texts.heading
            : gift
              ? product.title
              : t('Thank you for “{title}”', { title: piecesTitle(product.title, order.quantity) })}
        </Heading>
        {texts && (
          <Box as="p" className={styles.lead}>
            {texts.text}
          </Box>
        )}
        {gift && <GiftWords gift={gift} />}
        {model.cancelled?.map(({ accessId, title, ...cancelled }) => (
          <Box key={accessId} paddingTop="16">
            <CancelledSession title={title} cancelled={cancelled} isGiven={gift?.role === 'given'} />
          </Box>
        ))}
        {isClosed && (
          <Box paddingTop="24">
            <ButtonLink href={`/purchase?order=${order.id}`} tone="accent" fullWidth mainAction>
              {t('Go to purchases')}
            </ButtonLink>
          </Box>
        )}
        {seats && <SeatsWatch seats={seats} />}
        <ReloadTimer items={items} now={model.now} />
        {access && joinFailure && (
          <Box paddingTop="16">
            <JoinFailureNotice failure={joinFailure} />
          </Box>
        )}
        <MainActs items={items} />
        {access && <BoughtUntil order={order} subscription={model.subscription} />}
        {model.isDateChanged && (
          <Box as="p" paddingTop="16" className={styles.lead}>
            <output>
              {t('Your date was changed. The new time is on its way to you, and the calendar file moves it.')}
            </output>
          </Box>
        )}
        {access && model.changeUntil !== undefined && (
          <Box as="p" className={`${styles.aside} ${styles.notPrinted}`}>
            {rich('Cannot come on this date? {link}', {
              link: <Link href={`/access/${order.id}/date`}>{t('Change your date')}</Link>,
            })}
          </Box>
        )}
        <RefundStatus order={order} refundRequest={model.refundRequest} />
        {access && hasCard && (
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
                <VisuallyHidden>
                  <Heading level={2}>{product.title}</Heading>
                </VisuallyHidden>
                <SafeHtml html={access.messageHtml} headingsFrom={3} />
                {parts.length > hidden.size && (
                  <AccessParts
                    parts={parts}
                    calendarUrl={`/access/${order.id}/seat.ics`}
                    hasMainAction
                    mainUrl={items.length === 1 ? main?.href : undefined}
                    hidden={hidden}
                    artist={product.seller}
                    mark={`•••• ${phoneEnding}`}
                    joined={seats?.joined ?? []}
                    positions={positions}
                  />
                )}
                {access.redirectUrl !== null && (
                  <ButtonLink
                    href={access.redirectUrl}
                    tone={main ? 'neutral' : 'accent'}
                    fullWidth
                    mainAction={!main}
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
          {t('Your order')}
        </Heading>
        {access && (
          <Box as="p" className={`${styles.aside} ${styles.notPrinted}`}>
            {t('Keep the SMS we just sent: its link opens this page in this browser without signing in.')}
          </Box>
        )}
        <OrderDocuments documents={documents} />
        {access && <Keep link={link} phoneEnding={phoneEnding} orderId={order.id} isEnded={isEnded} />}
        {(access || isClosed || given) && model.refundable > 0 && (
          <RefundRow order={order} now={model.now} isMoved={model.isMoved} />
        )}
        <Box paddingTop="16">
          <Lines
            lines={[
              [t('For|what'), piecesTitle(product.title, order.quantity)],
              [gift?.role === 'received' ? t('By|seller') : t('Paid to'), product.seller],
              [
                t('Amount'),
                gift?.role === 'received' ? null : formatPaise(order.amount, { paiseShown: 'always' }),
              ],
              ...(order.owned
                ? [
                    [
                      t('Less what you had: {titles}', { titles: order.owned.titles.join(', ') }),
                      `−${formatPaise(order.owned.amount, { paiseShown: 'always' })}`,
                    ] as const,
                  ]
                : []),
              [t('GST included'), order.tax > 0 ? formatPaise(order.tax, { paiseShown: 'always' }) : null],
              [
                gift?.role === 'received' ? t('Received on') : t('Paid on'),
                order.paidAt === null ? null : dayAndTime(order.paidAt),
              ],
              [t('Paid with'), method],
              referenceLine(order),
              [t('Order|number'), order.id],
            ]}
          />
        </Box>
      </Box>
    </OrderFrame>
  );
}
