import type { PreviewModel } from '@haat/contract/pages';
import { Box } from '@haat/design-system/preview';
import { splitLead } from '../document/lead';
import { Buy, hasOnePrice } from '../parts/Buy';
import { Cover } from '../parts/Cover';
import { Facts } from '../parts/Facts';
import { PageFrame } from '../parts/PageFrame';
import { PriceTag } from '../parts/PriceTag';
import { SafeHtml } from '../parts/SafeHtml';
import { ShareButton } from '../parts/ShareButton';
import * as styles from '../styles/preview.css';

const coverSizes = '(min-width: 900px) 656px, 100vw';

interface PreviewPageProps {
  model: Omit<PreviewModel, 'page'>;
  /** Of the title: 2 where the page is shown on another one, which has a title itself. */
  headingLevel?: 1 | 2;
}

/** What a visitor sees first: what it is, who sells it and what it costs, with the main action under the thumb. */
export function PreviewPage({ model, headingLevel = 1 }: PreviewPageProps) {
  const { product, site } = model;
  const fixed = hasOnePrice(product) && product.status === 'published';
  const price = product.prices[0];
  const { lead, rest } = splitLead(product.descriptionHtml);
  const about = (
    <Box className={styles.rest}>
      <SafeHtml html={rest} headingsFrom={headingLevel === 1 ? 2 : 3} className={styles.story} />
      <Facts />
    </Box>
  );
  return (
    <PageFrame
      site={site}
      seller={product.seller.name}
      aside={<ShareButton title={product.title} url={product.url} />}
    >
      <Box className={fixed ? styles.columns : `${styles.columns} ${styles.openColumns}`}>
        <Box className={styles.head}>
          {product.cover && <Cover image={product.cover} sizes={coverSizes} className={styles.cover} first />}
          <Box className={styles.words}>
            <Box as={headingLevel === 1 ? 'h1' : 'h2'} className={styles.title}>
              {product.title}
            </Box>
            <SafeHtml html={lead} headingsFrom={headingLevel === 1 ? 2 : 3} />
            {fixed && price && (
              <Box className={styles.onlyNarrow} paddingTop="20">
                <PriceTag price={price} />
              </Box>
            )}
          </Box>
        </Box>
        {fixed && about}
        <Buy product={product} />
        {!fixed && about}
      </Box>
    </PageFrame>
  );
}
