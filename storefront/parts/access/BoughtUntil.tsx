import { Box, formatPaise, Link, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import type { Order } from '@haat/openapi';
import type { AccessModel } from '@haat/openapi/pages';
import { autopayText } from '@haat/web/prices/autopay';
import { perPeriod } from '@haat/web/prices/period';
import { statusNote, untilText } from '@haat/web/prices/subscription-status';
import { boughtNamesOf } from '@haat/web/product-kinds/product-kinds';
import { requestText } from '@haat/web/refunds/request-text';
import { dayOf } from '../../document/time/when';
import * as styles from '../../styles/access.css';
import { notice, notPrinted } from '../../styles/order.css';
import { purchaseUrl } from '../purchase/purchase-url';

/** In a line what kind of thing was bought and until when, under its title; of a subscription besides, what is charged next and when, and how it is cancelled. */
export function BoughtUntil({ order, subscription }: Pick<AccessModel, 'order' | 'subscription'>) {
  const note = subscription && statusNote(subscription, dayOf);
  return (
    <Box className={styles.until}>
      <Text>
        {[
          boughtNamesOf(order.product.kind).label,
          t('From {seller}', { seller: order.product.seller }),
          note ? null : untilOf(order, subscription),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {order.subscription && <Renewal renewal={order.subscription} subscription={subscription} />}
    </Box>
  );
}

type Renewed = NonNullable<Order['subscription']>;

function Renewal({ renewal, subscription }: { renewal: Renewed } & Pick<AccessModel, 'subscription'>) {
  const { id, renews } = renewal;
  if (renews === 'never') return null;
  return (
    <Box>
      <Text size="13" tone="soft">
        {renewalText(renewal, subscription)}
      </Text>
      <Box className={notPrinted}>
        <Link href={purchaseUrl({ orderId: id })} standalone>
          {renews === 'automatically'
            ? t('Cancel or change the subscription')
            : t('Renew or cancel the subscription')}
        </Link>
      </Box>
    </Box>
  );
}

/** What it costs and what is charged next; where its days are free or its payment is late, that first, and until when it stays open. */
function renewalText({ amount, period, renews }: Renewed, subscription: AccessModel['subscription']): string {
  const price = { sum: formatPaise(amount), each: perPeriod(period) };
  const note = subscription && statusNote(subscription, dayOf);
  const charge = subscription && autopayText(subscription, dayOf);
  if (charge) return [note, `${charge.title}. ${charge.text}`].filter(Boolean).join(' ');
  if (note) return `${price.sum} ${price.each}. ${note}`;
  return renews === 'automatically'
    ? t('It renews automatically: {sum} {each}. We notify you at least a day before each charge.', price)
    : t('It does not auto-renew: {sum} {each}, if you choose so. We remind you before the end.', price);
}

/** A tip opens nothing, and a live session is over after its hour: neither is kept for life. */
const isKept = ({ access, product }: Order): boolean =>
  !productKinds[product.kind].isSession &&
  (!productKinds[product.kind].isPlain ||
    (access?.received?.parts ?? []).length > 0 ||
    Boolean(access?.redirectUrl));

/** Until when everything in it is held; null where its parts end at different times, which are said at each. */
function untilOf(order: Order, shown: AccessModel['subscription']): string | null {
  const { subscription, accesses = [] } = order;
  if (shown?.endsAt) return untilText(shown, dayOf);
  if (subscription?.endsAt) return t('Paid until {day}', { day: dayOf(subscription.endsAt) });
  const ends = new Set(accesses.map(({ endsAt }) => endsAt));
  if (ends.size > 1) return null;
  const [end = null] = ends;
  if (end === null) return isKept(order) ? t('Lifetime access') : null;
  return t('Until {day}', { day: dayOf(end) });
}

/** What became of a wish for a refund, at once after it was made; nothing once it is withdrawn. */
export function RefundStatus({ order, refundRequest }: Pick<AccessModel, 'order' | 'refundRequest'>) {
  if (refundRequest === null || refundRequest.status === 'withdrawn') return null;
  const { title, text } = requestText(refundRequest, dayOf);
  return (
    <Box as="output" className={`${notice} ${styles.request} ${notPrinted}`}>
      <Box>
        <Text weight="strong">{title}</Text>
        <Text size="13">{text}</Text>
        <Link href={purchaseUrl({ orderId: order.id })} standalone>
          {t('Your refund request')}
        </Link>
      </Box>
    </Box>
  );
}
