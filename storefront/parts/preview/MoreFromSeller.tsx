import { Box, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import { Part } from '@haat/kinds/parts/preview/Part';
import * as part from '@haat/kinds/parts/preview/part.css';
import type { PublicProduct } from '@haat/openapi';
import type { ShownProduct } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import * as styles from '../../styles/about.css';
import { Cost } from './Cost';

interface MoreFromSellerProps {
  seller: PublicProduct['seller'];
  products: readonly ShownProduct[];
  headingLevel: 2 | 3;
}

/** What else the seller has on sale; a few of it. */
export function MoreFromSeller({ seller, products, headingLevel }: MoreFromSellerProps) {
  return (
    <Part id="more" title={t('More from {seller}', { seller: seller.name })} headingLevel={headingLevel}>
      <Box as="ul" className={part.rows}>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </Box>
      {seller.handle !== null && (
        <Box as="a" href={paths.seller(seller.handle)} className={styles.more}>
          {t('See everything')}
        </Box>
      )}
    </Part>
  );
}

function ProductRow({ product }: { product: ShownProduct }) {
  const { cover, kind, title, url, language } = product;
  return (
    <Box as="li" className={`${part.row} ${styles.row}`}>
      {cover ? (
        <Cover image={{ ...cover, alt: '' }} sizes="72px" className={styles.thumb} />
      ) : (
        <Box as="span" aria-hidden className={styles.bare}>
          <Icon name={productKinds[kind].icon} />
        </Box>
      )}
      <Box className={part.rowText}>
        <Box as="a" href={url} lang={language} className={styles.link}>
          {title}
        </Box>
        <Box className={part.quiet}>{translate(productKinds[kind].label)}</Box>
      </Box>
      <Box className={styles.cost}>
        <Cost product={product} />
      </Box>
    </Box>
  );
}
