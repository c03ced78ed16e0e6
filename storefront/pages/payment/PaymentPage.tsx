import { Box, Button, ButtonLink, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { Order } from '@haat/openapi';
import type { PaymentModel } from '@haat/openapi/pages';
import { paymentPath } from '@haat/openapi/pay-ways';
import { timeOfDay } from '../../document/time/when';
import { Lines, methodName, referenceLine } from '../../parts/Lines';
import { OrderFrame } from '../../parts/order/OrderFrame';
import { PaidNoAccess } from '../../parts/order/PaidNoAccess';
import { PageForm } from '../../parts/PageForm';
import * as styles from '../../styles/order.css';
import { isWaiting } from './is-waiting';
import { wordsFor, wordsForCharge, wordsWhenOver } from './payment-text';

interface PaymentPageProps {
  model: Omit<PaymentModel, 'page'>;
  /** It takes longer than usual. */
  slow?: boolean;
}

/** How a payment stands. While it hangs, the warning comes before any button. */
export function PaymentPage({ model, slow = false }: PaymentPageProps) {
  const { claim, order, phoneEnding, site } = model;
  const isRefreshed = isWaiting(model);
  const isUnpaid = unpaid.has(order.status);
  const isCharge = model.isCharge && isUnpaid;
  const isOver = model.isOver && isUnpaid;
  const { heading, text } = isCharge ? wordsForCharge(order) : isOver ? wordsWhenOver() : wordsFor(order);
  const isOpen =
    order.status === 'awaitingPayment' || order.status === 'created' || order.status === 'pending';
  return (
    <OrderFrame site={site} order={order} creator={model.creator}>
      <Box className={styles.stack}>
        <Box>
          <Box className={styles.sum}>{formatPaise(order.amount)}</Box>
          <Box aria-live="polite">
            <Heading level={1}>{heading}</Heading>
            <Box as="p" className={styles.lead}>
              {text}
            </Box>
          </Box>
        </Box>
        {isOpen && !isCharge && !isOver && <Steps steps={stepsOf(order, { slow, isRefreshed })} />}
      </Box>
      <Box className={styles.stack}>
        {isCharge ? (
          <ButtonLink href="/purchase" fullWidth>
            {t('Open your purchases')}
          </ButtonLink>
        ) : (
          <Next order={order} isOver={isOver} isOwn={model.token !== null} />
        )}
        {isUnpaid && !isCharge && (
          <PaidNoAccess
            orderId={order.id}
            claim={claim}
            isRefreshed={isRefreshed}
            supportEmail={site.supportEmail}
          />
        )}
        <Lines
          lines={[
            [t('For|what'), piecesTitle(order.product.title, order.quantity)],
            referenceLine(order),
            [order.paidAt === null ? t('Tried with') : t('Paid with'), methodName(order.method)],
            [
              t('Receipt to'),
              phoneEnding === null ? null : t('number ending in {ending}', { ending: phoneEnding }),
            ],
            [t('Order|number'), order.id],
          ]}
        />
        {isOpen && !isCharge && !isOver && site.supportEmail && (
          <Box as="p" className={styles.stepTime}>
            {rich('Stuck for more than 10 minutes? {link}', {
              link: (
                <Box
                  as="a"
                  href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(t('Order {id}', { id: order.id }))}`}
                  className={styles.textLink}
                >
                  {t('Message support')}
                </Box>
              ),
            })}
          </Box>
        )}
      </Box>
    </OrderFrame>
  );
}

const unpaid: ReadonlySet<Order['status']> = new Set([
  'created',
  'awaitingPayment',
  'pending',
  'failed',
  'dropped',
  'expired',
]);

function Next({ order, isOver, isOwn }: { order: Order; isOver: boolean; isOwn: boolean }) {
  switch (isOver ? 'expired' : order.status) {
    case 'created':
    case 'awaitingPayment':
    case 'pending':
      return (
        <>
          <Box className={styles.caution}>
            <Icon name="shield" size={24} />
            <Box as="p">
              {rich('{warning} If the payment fails, it is refunded automatically within 3 working days.', {
                warning: <Box as="strong">{t('Please do not pay again.')}</Box>,
              })}
            </Box>
          </Box>
          <PageForm method="get" action="/cashfree">
            <Box as="input" type="hidden" name="id" value={order.id} readOnly />
            <Box as="input" type="hidden" name="back" value="1" readOnly />
            <Button type="submit" icon="refresh" fullWidth>
              {t('Check again now')}
            </Button>
          </PageForm>
          {order.status !== 'pending' && (
            <Box className={styles.stepTime}>
              {rich('Not paid yet? {link}', {
                link: (
                  <Box as="a" href={`/cashfree?id=${order.id}`} className={styles.textLink}>
                    {t('Go to the payment')}
                  </Box>
                ),
              })}
            </Box>
          )}
        </>
      );
    case 'failed':
    case 'dropped':
      // Only the browser that placed it may take it up again.
      if (!isOwn) return <StartAgain order={order} />;
      return (
        <>
          <PageForm method="post" action={`/cashfree?id=${order.id}`} id="retry">
            <Button type="submit" tone="accent" fullWidth mainAction>
              {t('Try again: pay {sum}', { sum: formatPaise(order.amount) })}
            </Button>
          </PageForm>
          <ButtonLink href={paymentPath(order.id, 'ask')} fullWidth>
            {t('Ask somebody else to pay')}
          </ButtonLink>
          <ButtonLink href={order.product.url} fullWidth>
            {t('Back to the page')}
          </ButtonLink>
        </>
      );
    case 'expired':
      return <StartAgain order={order} />;
    case 'paid':
    case 'fulfilled':
    case 'refunding':
    case 'refunded':
    case 'disputed':
      return (
        <ButtonLink href={`/access/${order.id}`} tone="accent" fullWidth mainAction>
          {t('Open your receipt')}
        </ButtonLink>
      );
  }
}

const StartAgain = ({ order }: { order: Order }) => (
  <ButtonLink href={order.product.url} tone="accent" fullWidth mainAction>
    {t('Start again')}
  </ButtonLink>
);

const stepsOf = (order: Order, { slow, isRefreshed }: { slow: boolean; isRefreshed: boolean }) =>
  [
    { title: t('You ordered'), time: timeOfDay(order.createdAt), state: 'done' },
    {
      title: t('Your bank is confirming'),
      text: slow
        ? t('This is taking longer than usual. You can close this page: your receipt arrives by SMS.')
        : isRefreshed
          ? t('This page refreshes every few seconds.')
          : '',
      time: t('now|at this moment'),
      state: 'now',
    },
    { title: t('Your purchase opens'), state: 'next' },
  ] as const;

interface Step {
  title: string;
  text?: string;
  time?: string;
  state: 'done' | 'now' | 'next';
}

/** What has happened, what is happening and what comes then. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Box as="ol" className={styles.steps}>
      {steps.map(({ title, text, time, state }) => (
        <Box as="li" key={title} className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && (
            <Box as="span" className={styles.dotDone}>
              <Icon name="check" size={16} />
            </Box>
          )}
          {state === 'now' && <Box as="span" className={styles.dotNow} />}
          {state === 'next' && <Box as="span" className={styles.dotNext} />}
          <Box>
            <Box className={state === 'next' ? styles.stepText : styles.stepTitle}>{title}</Box>
          </Box>
          <Box as="span" className={styles.stepTime}>
            {time}
          </Box>
          {text && <Box className={`${styles.stepText} ${styles.stepBelow}`}>{text}</Box>}
        </Box>
      ))}
    </Box>
  );
}
