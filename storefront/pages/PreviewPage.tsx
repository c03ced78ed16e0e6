import { Box, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import { type Fact, FactList } from '@haat/kinds/parts/preview/FactList';
import * as part from '@haat/kinds/parts/preview/part.css';
import { isFree } from '@haat/kinds/parts/preview/price';
import { SafeHtml } from '@haat/kinds/parts/preview/SafeHtml';
import { kindParts } from '@haat/kinds/preview';
import type { ImageSources, PublicProduct } from '@haat/openapi';
import type { PreviewModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { splitLead } from '../document/head/lead';
import { whyNotSold } from '../document/on-sale';
import { publicDiscountText } from '../document/pricing/public-discount-text';
import { dayAndMonth } from '../document/time/when';
import { PageFrame } from '../parts/PageFrame';
import { AboutSeller } from '../parts/preview/AboutSeller';
import { Buy, hasOnePrice } from '../parts/preview/Buy';
import { CoverPlace, TrailerTemplate } from '../parts/preview/CoverPlace';
import { DateChoice } from '../parts/preview/DateChoice';
import { Includes } from '../parts/preview/Includes';
import { MoreFromSeller } from '../parts/preview/MoreFromSeller';
import { PriceTag } from '../parts/preview/PriceTag';
import { Rated, Reviews } from '../parts/preview/Reviews';
import { ShareButton } from '../parts/preview/ShareButton';
import * as codeStyles from '../styles/code.css';
import * as galleryStyles from '../styles/gallery.css';
import * as styles from '../styles/preview.css';

interface PreviewPageProps {
  model: Omit<PreviewModel, 'page'>;
  /** Of the title: 2 where the page is shown on another one, which has a title itself. */
  headingLevel?: 1 | 2;
}

/** The head of a preview: title, seller */
export function PreviewPage({ model, headingLevel = 1 }: PreviewPageProps) {
  const { product, site, others = [] } = model;
  const fixed = hasOnePrice(product) && whyNotSold(product) === null;
  const price = product.prices[0];
  const { lead, rest } = splitLead(product.descriptionHtml);
  const below = headingLevel === 1 ? 2 : 3;
  const { Body, Head, kicker } = kindParts[product.kind];
  const about = (
    <Box className={styles.rest}>
      {Body && <Body product={product} headingLevel={below} />}
      <SafeHtml html={rest} headingsFrom={below} className={styles.story} lang={product.language} />
      <AboutSeller seller={product.seller} siteName={site.name} headingLevel={below} productId={product.id} />
      {product.reviews && <Reviews product={product} reviews={product.reviews} headingLevel={below} />}
      <Facts product={product} />
      {others.length > 0 && <MoreFromSeller seller={product.seller} products={others} headingLevel={below} />}
    </Box>
  );
  return (
    <PageFrame
      narrow="oneColumn"
      site={site}
      seller={product.seller}
      reported={new URL(product.url, site.origin).href}
      aside={<ShareButton title={product.title} url={product.url} />}
    >
      <Box className={`${styles.columns} ${fixed ? styles.barColumns : styles.openColumns}`}>
        <Box className={styles.head}>
          <CoverPlace product={product} />
          <Gallery images={product.gallery} />
          <Box className={styles.text}>
            {kicker && <Box className={part.kicker}>{kicker(product)}</Box>}
            <Box
              as={headingLevel === 1 ? 'h1' : 'h2'}
              id={headingLevel === 1 ? 'title' : undefined}
              lang={product.language}
              className={styles.title}
            >
              {product.title}
            </Box>
            {product.reviews && <Rated reviews={product.reviews} />}
            <SafeHtml html={lead} headingsFrom={below} lang={product.language} />
            {Head && <Head product={product} />}
            <DateChoice product={product} />
            <CodeNote model={model} />
            {fixed && price && (
              <Box className={styles.onlyNarrow} paddingTop="20">
                <PriceTag price={price} />
                <Includes product={product} place="page" />
              </Box>
            )}
          </Box>
        </Box>
        <Buy product={product} />
        {about}
      </Box>
      {product.trailer && <TrailerTemplate trailer={product.trailer} />}
    </PageFrame>
  );
}

/** More pictures, side by side; a finger, the wheel or the arrow keys move them, without a script. */
function Gallery({ images }: { images: readonly ImageSources[] }) {
  if (images.length === 0) return null;
  return (
    <Box as="section" aria-label={t('Pictures')} tabIndex={0} className={galleryStyles.gallery}>
      {images.map((image) => (
        <Box key={image.id} className={galleryStyles.frame}>
          <Cover image={image} sizes="(min-width: 500px) 208px, 42vw" className={galleryStyles.picture} />
        </Box>
      ))}
    </Box>
  );
}

/** Why the prices are lower than usual, or why the code of the link does nothing. */
function CodeNote({ model }: { model: Pick<PreviewModel, 'product' | 'refusedCode'> }) {
  const { reduction } = model.product;
  if (model.refusedCode)
    return (
      <Box className={`${codeStyles.note} ${codeStyles.caution}`}>
        {t('{code}: {why} These are the usual prices.', {
          code: model.refusedCode.code,
          why: sentence(model.refusedCode.message),
        })}
      </Box>
    );
  if (!reduction) return null;
  const named = [reduction.code, publicDiscountText(reduction)].filter(Boolean).join(': ');
  return (
    <Box className={`${codeStyles.note} ${codeStyles.good}`}>
      {reduction.endsAt
        ? t('{what}, until {day}', { what: named, day: dayAndMonth(reduction.endsAt) })
        : named}
    </Box>
  );
}

const payingFacts = (product: PublicProduct): readonly Fact[] => [
  {
    icon: 'receipt',
    title: t('What happens next'),
    text: `${t(kindParts[product.kind].next(product))} ${t('The link comes by SMS, too.')}`,
  },
  {
    icon: 'lock',
    title: t('Secure payment'),
    text: t('UPI, card or net banking. We will never ask for your UPI PIN.'),
  },
];

/** What people want to know before they let money go; of what is free there is none to come back. */
function Facts({ product }: { product: PublicProduct }) {
  const { refund, refundTerms } = kindParts[product.kind];
  const promise: Fact = {
    icon: 'undo',
    title: t(refund),
    text: (
      <>
        {t(refundTerms)}{' '}
        <Box as="a" href={paths.cancellation} className={styles.factLink}>
          {t('When money comes back')}
        </Box>
      </>
    ),
  };
  return (
    <Box as="section" aria-labelledby="before-you-pay" className={part.part}>
      <Heading level={2} id="before-you-pay">
        {t('Before you pay')}
      </Heading>
      <FactList facts={isFree(product) ? payingFacts(product) : [promise, ...payingFacts(product)]} />
    </Box>
  );
}
