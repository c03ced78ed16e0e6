import { Box, Icon } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { kinds, productKinds } from '@haat/kinds/facts';
import type { KindFacts } from '@haat/kinds/kind';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import type { ProductKind } from '@haat/openapi';
import type { SellerModel, ShownProduct } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { monthAndYear } from '../document/time/when';
import { PageFrame } from '../parts/PageFrame';
import { Cost } from '../parts/preview/Cost';
import { ShareButton } from '../parts/preview/ShareButton';
import { VerifiedMark } from '../parts/preview/VerifiedMark';
import { SellerPhoto } from '../parts/SellerPhoto';
import * as styles from '../styles/seller.css';

const coverSizes = '(min-width: 900px) 352px, (min-width: 600px) 50vw, 112px';
const bandSizes = '(min-width: 1120px) 1088px, 100vw';

/** Public page of a creator with their products. */
export function SellerPage({ model }: { model: SellerModel }) {
  const { site, handle, name, bio, facts, cover, products } = model;
  return (
    <PageFrame
      site={site}
      reported={`${site.origin}${paths.seller(handle)}`}
      aside={<ShareButton title={name} url={paths.seller(handle)} />}
    >
      <Box className={styles.page}>
        {cover && <Cover image={cover} sizes={bandSizes} className={styles.band} first />}
        <Box className={cover ? `${styles.head} ${styles.headBelowBand}` : styles.head}>
          <SellerPhoto
            seller={{ name, photo: facts.photo }}
            alt={t('Photo of {name}', { name })}
            size={cover ? 88 : 64}
            className={cover ? `${styles.avatar} ${styles.avatarOnBand}` : styles.avatar}
          />
          <Box className={styles.who}>
            <Box className={styles.nameLine}>
              <Box as="h1" className={styles.name}>
                {name}
              </Box>
              {facts.isVerified && <VerifiedMark />}
            </Box>
            <Box className={styles.handle}>{[`@${handle}`, ...saidOf(facts, site.name)].join(' · ')}</Box>
          </Box>
          {bio && (
            <Box as="p" className={styles.bio}>
              {bio}
            </Box>
          )}
          {facts.takesQuestions && (
            <Box as="a" href={paths.askCreator(handle)} rel="nofollow" className={styles.ask}>
              {t('Ask {creator}', { creator: name })}
            </Box>
          )}
        </Box>
        {products.length === 0 ? (
          <Box as="p" className={styles.nothing}>
            {t('Nothing is on sale here at the moment. Check back later.')}
          </Box>
        ) : (
          <Shelves products={products} isBelowCover={cover !== null} />
        )}
      </Box>
    </PageFrame>
  );
}

/** What the installation can say of a seller, each in a few words. */
function saidOf({ buyers, since }: SellerModel['facts'], siteName: string): string[] {
  return [
    ...(buyers === undefined ? [] : [t('{count}+ buyers', { count: buyers.toLocaleString('en-IN') })]),
    ...(since === undefined
      ? []
      : [t('On {site} since {month}', { site: siteName, month: monthAndYear(since) })]),
  ];
}

/** Fewer of one kind do not fill a line. */
const fewestOnShelf = 3;

/** A shelf for each kind with enough of it, and one for all the others; one alone is simply what is on sale. */
function Shelves({ products, isBelowCover }: Pick<SellerModel, 'products'> & { isBelowCover: boolean }) {
  const ofKind = (kind: ProductKind) => products.filter((product) => product.kind === kind);
  const named = kinds.filter((kind) => !isPlain(kind) && ofKind(kind).length >= fewestOnShelf);
  const others = products.filter(({ kind }) => !named.includes(kind));
  const titled = named
    .toSorted((one, other) => ofKind(other).length - ofKind(one).length)
    .map((kind) => ({
      id: `shelf-${kind}`,
      title: translate(productKinds[kind].labelOfMany),
      products: ofKind(kind),
    }));
  const rest = {
    id: 'on-sale',
    title: titled.length > 0 ? t('More|products') : t('On sale'),
    products: others,
  };
  return [...titled, ...(others.length > 0 ? [rest] : [])].map((shelf, at) => (
    <Shelf key={shelf.id} {...shelf} isFirst={at === 0 && !isBelowCover} />
  ));
}

/** Its title says all of it: what kind it is says nothing more. */
const isPlain = (kind: ProductKind): boolean => {
  const facts: KindFacts = productKinds[kind];
  return facts.isPlain === true;
};

interface ShelfProps extends Pick<SellerModel, 'products'> {
  id: string;
  title: string;
  /** Its first picture is seen at once. */
  isFirst: boolean;
}

function Shelf({ id, title, products, isFirst }: ShelfProps) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Box as="h2" id={id} className={styles.heading}>
        {title}
      </Box>
      <Box as="ul" className={styles.cards}>
        {products.map((product, at) => (
          <ProductCard key={product.id} product={product} first={isFirst && at === 0} />
        ))}
      </Box>
    </Box>
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
          <Icon name={productKinds[kind].icon} size={24} />
        </Box>
      )}
      <Box className={styles.text}>
        {!isPlain(kind) && <Box className={styles.kind}>{translate(productKinds[kind].label)}</Box>}
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
