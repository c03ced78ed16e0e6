import { Box } from '@haat/design-system/preview';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import * as part from '@haat/kinds/parts/preview/part.css';
import { SafeHtml } from '@haat/kinds/parts/preview/SafeHtml';
import { kindParts } from '@haat/kinds/preview';
import type { PreviewModel } from '@haat/openapi/pages';
import { splitLead } from '../document/head/lead';
import { whyNotSold } from '../document/on-sale';
import { CodeNote } from '../parts/checkout/CodeNote';
import { PageFrame } from '../parts/PageFrame';
import { Buy, hasOnePrice } from '../parts/preview/Buy';
import { Facts } from '../parts/preview/Facts';
import { Gallery } from '../parts/preview/Gallery';
import { PriceTag } from '../parts/preview/PriceTag';
import { Rated, Reviews } from '../parts/preview/Reviews';
import { ShareButton } from '../parts/preview/ShareButton';
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
  const fixed = hasOnePrice(product) && whyNotSold(product) === null;
  const price = product.prices[0];
  const { lead, rest } = splitLead(product.descriptionHtml);
  const below = headingLevel === 1 ? 2 : 3;
  const { Body, Head, kicker } = kindParts[product.kind];
  const about = (
    <Box className={styles.rest}>
      {Body && <Body product={product} headingLevel={below} />}
      <SafeHtml html={rest} headingsFrom={below} className={styles.story} />
      {product.reviews && <Reviews product={product} reviews={product.reviews} headingLevel={below} />}
      <Facts />
    </Box>
  );
  return (
    <PageFrame
      site={site}
      seller={product.seller.name}
      handle={product.seller.handle}
      aside={<ShareButton title={product.title} url={product.url} />}
    >
      <Box className={fixed ? styles.columns : `${styles.columns} ${styles.openColumns}`}>
        <Box className={styles.head}>
          {product.cover && <Cover image={product.cover} sizes={coverSizes} className={styles.cover} first />}
          <Gallery images={product.gallery} />
          <Box className={styles.words}>
            {kicker && <Box className={part.kicker}>{kicker(product)}</Box>}
            <Box
              as={headingLevel === 1 ? 'h1' : 'h2'}
              id={headingLevel === 1 ? 'title' : undefined}
              className={styles.title}
            >
              {product.title}
            </Box>
            {product.reviews && <Rated reviews={product.reviews} />}
            <SafeHtml html={lead} headingsFrom={below} />
            {Head && <Head product={product} />}
            <CodeNote model={model} />
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
