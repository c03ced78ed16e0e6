import { Box, ButtonLink, formatPaise, Heading, Icon, Link, Stars, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { PurchaseDone, PurchaseModel } from '@haat/openapi/pages';
import { giftUrl, openUrl } from '@haat/web/library/opening';
import { requestText } from '@haat/web/refunds/request-text';
import { dayOf } from '../../document/time/when';
import { Lines } from '../../parts/Lines';
import { OrderDocuments } from '../../parts/order/OrderDocuments';
import { PageFrame } from '../../parts/PageFrame';
import { OneButton } from '../../parts/purchase/OneButton';
import { RefundForm, ReviewForm } from '../../parts/purchase/PurchaseForms';
import { purchaseUrl } from '../../parts/purchase/purchase-url';
import { SubscriptionPart } from '../../parts/purchase/SubscriptionPart';
import { part } from '../../styles/library.css';
import * as styles from '../../styles/order.css';

/** One thing that was bought, with all that its buyer may do about it; needs no script. */
export function PurchasePage({ model }: { model: PurchaseModel }) {
  const { purchase, documents, site, subscription } = model;
  const { amount, at, orderId, product } = purchase;
  const url = openUrl(purchase);
  const gift = giftUrl(purchase);
  return (
    <PageFrame narrow site={site}>
      <Box className={styles.single}>
        <Link href="/purchase/library" standalone>
          {t('Back to purchases')}
        </Link>
        <Box paddingTop="16">
          <Heading level={1}>{piecesTitle(product.title, purchase.quantity)}</Heading>
        </Box>
        {product.seller && (
          <Box as="p" className={styles.lead}>
            {t('From {seller}', { seller: product.seller })}
          </Box>
        )}
        <Done done={model.done} />
        {url !== null && (
          <Box paddingTop="24">
            <ButtonLink href={url} tone="accent" fullWidth mainAction iconAfter="arrowRight">
              {t('Open')}
            </ButtonLink>
          </Box>
        )}
        {gift !== null && (
          <Box paddingTop="24">
            <ButtonLink href={gift} fullWidth>
              {t('View gift')}
            </ButtonLink>
          </Box>
        )}
        <Box paddingTop="16">
          <Lines
            lines={[
              [t('Amount'), formatPaise(amount, { paiseShown: 'always' })],
              [t('Bought on'), dayOf(at)],
              [t('Order|number'), orderId],
            ]}
          />
        </Box>
        {subscription && <SubscriptionPart model={model} subscription={subscription} />}
        {documents.length > 0 && (
          <Box as="section" aria-labelledby="documents" className={part}>
            <Heading level={2} id="documents">
              {t('Invoices and receipts')}
            </Heading>
            <OrderDocuments documents={documents} />
          </Box>
        )}
        <Refund model={model} />
        <Review model={model} />
      </Box>
    </PageFrame>
  );
}

const doneTexts = (): Record<PurchaseDone, string> => ({
  refundRequested: t('Your refund request was sent.'),
  refundWithdrawn: t('You withdrew your request.'),
  reviewPosted: t('Your review was posted.'),
  reviewDeleted: t('Your review was deleted.'),
  cancelled: t('Your subscription was cancelled.'),
  resumed: t('Your subscription continues.'),
  autopayOff: t('Auto-renew is off. If your bank still makes a payment, it is refunded automatically.'),
});

const Done = ({ done }: Pick<PurchaseModel, 'done'>) =>
  done !== null && (
    <Box paddingTop="16">
      <Box as="output" className={styles.notice}>
        <Icon name="check" size={24} />
        <Box as="p">{doneTexts()[done]}</Box>
      </Box>
    </Box>
  );

/** Asking for money back, and how that stands; nothing where nothing was asked and nothing may be. */
function Refund({ model }: { model: PurchaseModel }) {
  const { purchase, refund } = model;
  if (refund.request === null && refund.refundable === 0) return null;
  const status = refund.request && requestText(refund.request, dayOf);
  return (
    <Box as="section" aria-labelledby="refund" className={part}>
      <Heading level={2} id="refund">
        {t('Refund')}
      </Heading>
      {status && (
        <Box className={styles.notice}>
          <Box as="p">
            <Text as="span" weight="strong">
              {status.title}
            </Text>{' '}
            {status.text}
          </Box>
        </Box>
      )}
      {refund.request?.endedAt === null && (
        <OneButton action={purchaseUrl(purchase, 'withdraw-refund')}>{t('Withdraw request')}</OneButton>
      )}
      {refund.refundable > 0 && <RefundForm model={model} />}
    </Box>
  );
}

/** What a buyer says of what they bought; nothing where nothing was said and nothing may be. */
function Review({ model }: { model: PurchaseModel }) {
  const { canWrite, review } = model.review;
  if (!canWrite && review === null) return null;
  return (
    <Box as="section" aria-labelledby="review" className={part}>
      <Heading level={2} id="review">
        {t('Your review')}
      </Heading>
      {review && (
        <Box>
          <Stars value={review.stars} size={20} />
          {review.text !== null && <Text keepLines>{review.text}</Text>}
          <Text size="13" tone="soft">
            {dayOf(review.at)}
          </Text>
        </Box>
      )}
      {canWrite && <ReviewForm model={model} />}
      {review && (
        <OneButton action={purchaseUrl(model.purchase, 'delete-review')}>{t('Delete review')}</OneButton>
      )}
    </Box>
  );
}
