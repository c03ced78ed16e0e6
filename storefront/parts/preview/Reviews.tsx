import { Box, Stars, Text } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import { Part } from '@haat/kinds/parts/preview/Part';
import type { PublicProduct } from '@haat/openapi';
import type { ReviewsModel } from '@haat/openapi/pages';
import { reviewsPath } from '../../document/reviews-path';
import { dayOf } from '../../document/time/when';
import * as styles from '../../styles/reviews.css';

type PublicReviews = NonNullable<PublicProduct['reviews']>;

/** What buyers say of it: the average with its spread, then the newest. Nothing while nobody has said anything. */
export function Reviews({ product, reviews, headingLevel }: ReviewsProps) {
  const { count, latest } = reviews;
  const hasMore = latest.length < count;
  const shown = hasMore ? t('latest {shown} of {count}', { shown: latest.length, count }) : undefined;
  return (
    <Part id="reviews" title={t('Reviews')} count={shown} headingLevel={headingLevel}>
      <ReviewSum sum={reviews} />
      <ReviewList reviews={latest} seller={product.seller.name} />
      {hasMore && (
        <Box as="a" href={reviewsPath(product)} className={styles.more}>
          {t('All {count} reviews', { count })}
        </Box>
      )}
    </Part>
  );
}

interface ReviewsProps {
  product: ReviewsModel['product'];
  reviews: PublicReviews;
  headingLevel: 2 | 3;
}

/** The average, and how many gave how many stars. */
export function ReviewSum({ sum: { average, count, spread } }: Pick<ReviewsModel, 'sum'>) {
  return (
    <Box className={styles.sum}>
      <Box className={styles.average}>
        <Box as="span" className={styles.figure}>
          {average.toFixed(1)}
        </Box>
        <Stars value={average} size={20} />
        <Text size="13" tone="soft">
          {t('{reviews} from verified buyers', { reviews: countOf(count) })}
        </Text>
      </Box>
      <Spread spread={spread} count={count} />
    </Box>
  );
}

interface ReviewListProps {
  reviews: PublicReviews['latest'];
  /** The creator's name, before their answers. */
  seller: string;
}

/** One after the other, each with what the creator answered. */
export function ReviewList({ reviews, seller }: ReviewListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box as="ul" role="list" className={styles.list}>
      {reviews.map((review) => (
        <One key={`${review.at} ${review.name ?? ''} ${review.text ?? ''}`} review={review} seller={seller} />
      ))}
    </Box>
  );
}

/** Below the title, leading to what they say. */
export function Rated({ reviews: { average, count } }: Pick<ReviewsProps, 'reviews'>) {
  return (
    <Box as="a" href="#reviews" className={styles.rated}>
      <Stars value={average} label={t('{stars} of 5 stars', { stars: average.toFixed(1) })} />
      <Box as="span">
        {average.toFixed(1)} · {countOf(count)}
      </Box>
    </Box>
  );
}

const countOf = (count: number) => plural(count, '{count} review', '{count} reviews', {});

/** Five lines, five stars first; heard as "5 stars: 12". */
function Spread({ spread, count }: { spread: readonly number[]; count: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box as="ul" role="list" className={styles.spread}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const of = spread[stars - 1] ?? 0;
        return (
          <Box
            as="li"
            key={stars}
            className={styles.line}
            aria-label={plural(stars, '{count} star: {of}', '{count} stars: {of}', { of })}
          >
            <Box as="span" aria-hidden>
              {stars}
            </Box>
            <Box as="svg" aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar}>
              <Box as="rect" width={Math.round((of * 100) / count)} height={8} className={styles.filled} />
            </Box>
            <Box as="span" aria-hidden className={styles.of}>
              {of}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function One({ review, seller }: { review: PublicReviews['latest'][number]; seller: string }) {
  const { stars, text, name, at, answer } = review;
  return (
    <Box as="li" className={styles.review}>
      <Box className={styles.by}>
        <Stars value={stars} />
        <Box as="span">
          {name ?? t('A buyer')} · {dayOf(at)}
        </Box>
      </Box>
      {text !== null && <Box className={styles.text}>{text}</Box>}
      {answer !== null && (
        <Box className={styles.answer}>
          <Text size="13" tone="soft">
            {t('{seller} replied', { seller })}
          </Text>
          <Box className={styles.text}>{answer}</Box>
        </Box>
      )}
    </Box>
  );
}
