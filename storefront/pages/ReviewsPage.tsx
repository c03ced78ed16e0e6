import { Box, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ReviewsModel } from '@haat/openapi/pages';
import { previewPath, reviewsPath } from '../document/reviews-path';
import { BackToProduct } from '../parts/BackToProduct';
import { PageFrame } from '../parts/PageFrame';
import { ReviewList, ReviewSum } from '../parts/preview/Reviews';
import * as styles from '../styles/reviews.css';

/** All that buyers say of a product, so many to a page, without a script. */
export function ReviewsPage({ model: { site, product, sum, items, place } }: { model: ReviewsModel }) {
  return (
    <PageFrame
      narrow
      site={site}
      seller={product.seller}
      back={<BackToProduct href={previewPath(product)} title={product.title} />}
    >
      <Box className={styles.page}>
        <Box className={styles.pageTitle}>
          <Heading level={1}>{t('Reviews')}</Heading>
        </Box>
        <Box className={styles.beside}>
          <ReviewSum sum={sum} />
        </Box>
        <Box>
          <ReviewList reviews={items} seller={product.seller.name} />
          {place.of > 1 && <Pager product={product} place={place} />}
        </Box>
      </Box>
    </PageFrame>
  );
}

function Pager({ product, place: { number, of } }: Pick<ReviewsModel, 'product' | 'place'>) {
  return (
    <Box as="nav" aria-label={t('More reviews')} className={styles.pager}>
      {number > 1 && (
        <Box as="a" rel="prev" href={reviewsPath(product, number - 1)} className={styles.newer}>
          {t('Newer reviews')}
        </Box>
      )}
      <Box as="span" className={styles.place}>
        {t('Page {number} of {of}', { number, of })}
      </Box>
      {number < of && (
        <Box as="a" rel="next" href={reviewsPath(product, number + 1)} className={styles.older}>
          {t('Older reviews')}
        </Box>
      )}
    </Box>
  );
}
