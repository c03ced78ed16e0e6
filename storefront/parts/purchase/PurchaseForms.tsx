import { Box, Button, Field, formatPaise, Icon, Text, VisuallyHidden } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import { newRefundRequestBounds, newReviewBounds } from '@haat/openapi/bounds';
import type { PurchaseForm, PurchaseModel } from '@haat/openapi/pages';
import * as styles from '../../styles/library.css';
import { stack } from '../../styles/order.css';
import { ErrorSummary } from '../ErrorSummary';
import { Fold } from '../Fold';
import { PageForm } from '../PageForm';
import { purchaseUrl } from './purchase-url';

const ignore = () => {};

const sentBackOf = ({ sentBack }: PurchaseModel, form: PurchaseForm) =>
  sentBack?.form === form ? sentBack : null;

/** All that is left, for a reason that the creator reads. */
export function RefundForm({ model }: { model: PurchaseModel }) {
  const refused = sentBackOf(model, 'refund');
  return (
    <Fold title={t('Request a refund')} isOpen={refused !== null}>
      <PageForm method="post" action={purchaseUrl(model.purchase, 'refund')} className={stack}>
        <ErrorSummary message={refused?.error ?? null} errors={{}} />
        <Field
          id="refund-reason"
          label={t('Why')}
          name="reason"
          multiline
          rows={3}
          required
          maxLength={newRefundRequestBounds.reason.maxLength}
          value={refused?.typed['reason'] ?? ''}
          onChange={ignore}
          help={t('The creator reads this and answers within 48 hours.')}
        />
        <Button type="submit" fullWidth>
          {t('Request {sum}', { sum: formatPaise(model.refund.refundable) })}
        </Button>
        <Text size="13" tone="soft">
          {t('You keep access until you are refunded.')}
        </Text>
      </PageForm>
    </Fold>
  );
}

/** Stars, and words and a name for who wants to give them. */
export function ReviewForm({ model }: { model: PurchaseModel }) {
  const { review } = model.review;
  const refused = sentBackOf(model, 'review');
  const typed = refused?.typed;
  return (
    <Fold title={review ? t('Change your review') : t('Write a review')} isOpen={refused !== null}>
      <PageForm method="post" action={purchaseUrl(model.purchase, 'review')} className={stack}>
        <ErrorSummary message={refused?.error ?? null} errors={{}} />
        <StarChoice given={Number(typed?.['stars'] ?? review?.stars ?? 0)} />
        <Field
          id="review-text"
          label={t('Your review|text')}
          name="text"
          optional
          multiline
          rows={4}
          maxLength={newReviewBounds.text.maxLength}
          value={typed?.['text'] ?? review?.text ?? ''}
          onChange={ignore}
          help={t('What was good, what was missing.')}
        />
        <Field
          id="review-name"
          label={t('Your name|on a review')}
          name="name"
          optional
          autoComplete="given-name"
          maxLength={newReviewBounds.name.maxLength}
          value={typed?.['name'] ?? review?.name ?? ''}
          onChange={ignore}
          help={t('If empty, it says “A buyer”. Your number is never shown.')}
        />
        <Button type="submit" fullWidth>
          {review ? t('Save changes') : t('Post review')}
        </Button>
        <Text size="13" tone="soft">
          {t('Your review is public. You can edit or delete it at any time.')}
        </Text>
      </PageForm>
    </Fold>
  );
}

/** One to five stars, by radio buttons alone. */
function StarChoice({ given }: { given: number }) {
  return (
    <Box as="fieldset" className={styles.starChoice}>
      <Box as="legend">{t('How is it?')}</Box>
      <Box className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Box as="label" key={stars} className={styles.star}>
            <Box
              as="input"
              type="radio"
              name="stars"
              value={stars}
              required
              defaultChecked={stars === given}
              className={styles.radio}
            />
            <Box as="span" aria-hidden className={styles.starFace}>
              {stars}
              <Icon name="star" size={16} />
            </Box>
            <VisuallyHidden>{plural(stars, '{count} star', '{count} stars', {})}</VisuallyHidden>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
