import { Box, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import type { SellerModel, ShownProduct } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { initials, PageFrame } from '../parts/PageFrame';
import { Cost } from '../parts/preview/Cost';
import { ShareButton } from '../parts/preview/ShareButton';
import * as styles from '../styles/seller.css';

const coverSizes = '(min-width: 900px) 352px, (min-width: 600px) 50vw, 100vw';

/** Public page of a creator with their products. */
export function SellerPage({ model: { site, handle, name, bio, products } }: { model: SellerModel }) {
  return (
    <PageFrame site={site} aside={<ShareButton title={name} url={paths.seller(handle)} />}>
      <Box className={styles.page}>
        <Box className={styles.head}>
          <Box as="span" aria-hidden className={styles.avatar}>
            {initials(name)}
          </Box>
          <Box className={styles.who}>
            <Box as="h1" className={styles.name}>
              {name}
            </Box>
            <Box className={styles.handle}>{`@${handle}`}</Box>
          </Box>
          {bio && (
            <Box as="p" className={styles.bio}>
              {bio}
            </Box>
          )}
        </Box>
        {products.length === 0 ? (
          <Box as="p" className={styles.nothing}>
            {t('Nothing is on sale here at the moment. Check back later.')}
          </Box>
        ) : (
          <Box as="section" aria-labelledby="on-sale">
            <Box as="h2" id="on-sale" className={styles.heading}>
              {t('On sale')}
            </Box>
            <Box as="ul" className={styles.cards}>
              {products.map((product, at) => (
                <ProductCard key={product.id} product={product} first={at === 0} />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </PageFrame>
  );
}

function ProductCard({ product, first }: { product: ShownProduct; first: boolean }) {
  const { cover, kind, title, url, language, closed } = product;
  return (
    <Box as="li" className={styles.card}>
      {cover ? (
        <Cover image={{ ...cover, alt: '' }} sizes={coverSizes} className={styles.cover} first={first} />
      ) : (
        <Box as="span" aria-hidden className={styles.bare}>
          <Icon name="tag" size={24} />
        </Box>
      )}
      <Box className={styles.text}>
        <Box className={styles.kind}>{translate(productKinds[kind].label)}</Box>
        <Box as="h3" className={styles.title} lang={language}>
          <Box as="a" href={url} className={styles.link}>
            {title}
          </Box>
        </Box>
        <Box className={styles.price}>
          {closed === undefined ? <Cost product={product} /> : translate(closed)}
        </Box>
      </Box>
    </Box>
  );
}
