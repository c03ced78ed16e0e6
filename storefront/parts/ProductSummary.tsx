import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import type { ImageSources } from '@haat/openapi';
import * as styles from '../styles/checkout.css';

interface ProductSummaryProps {
  title: string;
  seller: string;
  cover: ImageSources | null;
}

/** What is being bought, small enough to leave the screen to the form. */
export function ProductSummary({ title, seller, cover }: ProductSummaryProps) {
  return (
    <Box className={styles.product}>
      {cover && <Cover image={{ ...cover, alt: '' }} sizes="72px" className={styles.thumb} />}
      <Box className={styles.productText}>
        <Box className={styles.productTitle}>{title}</Box>
        <Box className={styles.quiet}>{t('by {seller}', { seller })}</Box>
      </Box>
    </Box>
  );
}
