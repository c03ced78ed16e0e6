import {
  Box,
  Button,
  ButtonLink,
  formatPaise,
  Icon,
  Text,
  VisuallyHidden,
} from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { figureOf, isFree } from '@haat/kinds/parts/preview/price';
import type { PublicProduct } from '@haat/openapi';
import { checkoutAddress } from '@haat/openapi/checkout-address';
import { dueNow, freeText, howItRenews, perPeriod } from '@haat/web/prices/period';
import { type WhyNotSold, whyNotSold } from '../../document/on-sale';
import {
  besidePrice,
  firstAmount,
  type Price,
  sentenceOf,
  type Verb,
  verbOf,
} from '../../document/pricing/pricing';
import * as styles from '../../styles/preview.css';
import { AmountChooser } from '../checkout/AmountChooser';
import { PriceChooser } from '../checkout/PriceChooser';
import { PageForm } from '../PageForm';
import { BuyChoiceBar, choiceId } from './BuyChoiceBar';
import { Includes } from './Includes';
import { PriceTag } from './PriceTag';

/** Where the next step stands as a page of its own; touch.ts opens it as a sheet where it can. */
export const checkoutPath = ({ id, reduction }: PublicProduct) =>
  checkoutAddress(id, { code: reduction?.code });

/** True when nothing is to choose: one price with one amount. */
export const hasOnePrice = (product: PublicProduct) =>
  product.prices.length === 1 && product.prices[0]?.type !== 'open';

/** The main action of a preview, with the price it is about. */
export function Buy({ product }: { product: PublicProduct }) {
  const why = whyNotSold(product);
  if (why) return <NotSoldNow {...why} />;
  if (hasOnePrice(product)) return <BuyBar product={product} />;
  return (
    <>
      <BuyChoiceBar product={product} />
      <BuyCard product={product} />
    </>
  );
}

function BuyBar({ product }: { product: PublicProduct }) {
  const price = product.prices[0];
  if (!price) return null;
  const verb = verbOf(product);
  return (
    <Box as="aside" aria-label={t('Price')} className={styles.buyBar}>
      <Box className={styles.onlyWide}>
        <PriceTag price={price} />
      </Box>
      <Box className={styles.buyLine}>
        <Box className={styles.barPrice}>
          {figureOf(price.amount)}
          {price.period && (
            <Box as="span" className={styles.barEach}>
              {perPeriod(price.period)}
            </Box>
          )}
          {price.compareAt !== undefined && (
            <Box as="s" className={styles.barStruck}>
              {formatPaise(price.compareAt)}
            </Box>
          )}
        </Box>
        <Box className={styles.buyFill}>
          <ButtonLink href={checkoutPath(product)} tone="accent" fullWidth mainAction>
            {wordsOf(verb, price)}
          </ButtonLink>
        </Box>
      </Box>
      <Box className={styles.onlyWide}>
        <Trust free={isFree(product)} />
        <Includes product={product} place="card" />
      </Box>
    </Box>
  );
}

/** Where touch.ts writes the sum into the words of the button. */
const sumPlace = '{sum}';

/** Several prices, or an open one. The words around the sum are given to touch.ts, so that the button repeats it. */
function BuyCard({ product }: { product: PublicProduct }) {
  const [first] = product.prices;
  if (!first) return null;
  const verb = verbOf(product);
  const only = product.prices.length === 1;
  const amount = first.type === 'open' ? firstAmount(product, first) : dueNow(first);
  const returns = product.prices.find(({ period }) => period && period.unit !== 'lifetime');
  return (
    <Box as="aside" id={choiceId} aria-label={t('Amount')} className={styles.choiceCard}>
      <PageForm
        action={`/pp/${product.id}/checkout`}
        method="get"
        noValidate
        data-buy={sentenceOf(verb, sumPlace)}
      >
        {product.reduction?.code && (
          <Box as="input" type="hidden" name="code" value={product.reduction.code} readOnly />
        )}
        {first.type === 'open' && <PressedByEnter />}
        {!only && <PriceChooser prices={product.prices} verb={verb} />}
        {first.type === 'open' && <AmountChooser product={product} price={first} />}
        <Box className={styles.choiceEnd}>
          <Button type="submit" tone="accent" fullWidth mainAction>
            {amount === 0 ? freeText(first) : sentenceOf(verb, formatPaise(amount))}
          </Button>
          {returns && (
            <Box className={styles.note} paddingTop="8">
              {howItRenews({ ...returns, trialDays: undefined, firstAmount: undefined }, '')}
            </Box>
          )}
          <Trust free={isFree(product)} />
        </Box>
      </PageForm>
      <Box className={styles.onlyWide}>
        <Includes product={product} place="card" />
      </Box>
    </Box>
  );
}

/** A browser answers Enter with the first button of a form: without this it would be a chip, whose sum goes before the one that was typed. */
const PressedByEnter = () => (
  <VisuallyHidden>
    <Box as="button" type="submit" tabIndex={-1} aria-hidden />
  </VisuallyHidden>
);

function wordsOf(verb: Verb, price: Price): string {
  if (dueNow(price) === 0) return freeText(price);
  return besidePrice(verb, formatPaise(dueNow(price)));
}

function NotSoldNow({ title, text, waitingList }: WhyNotSold) {
  return (
    <Box as="aside" aria-label={t('Price')} className={styles.buyCard}>
      <Text weight="strong" size="17">
        {title}
      </Text>
      <Text tone="soft">{text}</Text>
      {waitingList && (
        <Box paddingTop="16">
          <ButtonLink href={waitingList} tone="accent" fullWidth>
            {t('Join the waiting list')}
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
}

function Trust({ free }: { free: boolean }) {
  return (
    <Box className={styles.trust}>
      <Icon name="lock" size={16} />
      <Box as="span">{free ? t('You only need a mobile number') : t('UPI, card or net banking')}</Box>
    </Box>
  );
}
