import type { PublicProduct } from '@haat/contract';
import { Box, Button, ButtonLink, formatPaise, Icon, Text } from '@haat/design-system/preview';
import { firstAmount, sentenceOf, verbOf } from '../document/pricing';
import * as styles from '../styles/preview.css';
import { AmountChooser } from './AmountChooser';
import { PriceChooser } from './PriceChooser';
import { PriceTag } from './PriceTag';

/** Where the next step stands as a page of its own; touch.ts opens it as a sheet where it can. */
export const checkoutPath = (product: PublicProduct) => `/pp/${product.id}/checkout`;

/** True when nothing is to choose: one price with one amount. */
export const hasOnePrice = (product: PublicProduct) =>
  product.prices.length === 1 && product.prices[0]?.type !== 'open';

/** The main action of a preview, with the price it is about. */
export function Buy({ product }: { product: PublicProduct }) {
  if (product.status === 'paused') return <NotSoldNow />;
  return hasOnePrice(product) ? <BuyBar product={product} /> : <BuyCard product={product} />;
}

function BuyBar({ product }: { product: PublicProduct }) {
  const price = product.prices[0];
  if (!price) return null;
  const verb = verbOf(product);
  return (
    <Box as="aside" aria-label="Price" className={styles.buyBar}>
      <Box className={styles.onlyWide}>
        <PriceTag price={price} />
      </Box>
      <Box className={styles.buyLine}>
        <Box className={styles.barPrice}>
          {formatPaise(price.amount)}
          {price.compareAt !== undefined && (
            <Box as="s" className={styles.barStruck}>
              {formatPaise(price.compareAt)}
            </Box>
          )}
        </Box>
        <Box className={styles.buyFill}>
          <ButtonLink href={checkoutPath(product)} tone="accent" fullWidth mainAction>
            {verb === 'Buy' ? 'Buy now' : sentenceOf(verb, formatPaise(price.amount))}
          </ButtonLink>
        </Box>
      </Box>
      <Box className={styles.onlyWide}>
        <Trust />
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
  const amount = first.type === 'open' ? firstAmount(product, first) : first.amount;
  return (
    <Box as="aside" aria-label="Amount" className={styles.buyCard}>
      <Box
        as="form"
        action={checkoutPath(product)}
        method="get"
        noValidate
        data-buy={sentenceOf(verb, sumPlace)}
      >
        {!only && <PriceChooser prices={product.prices} />}
        {first.type === 'open' && <AmountChooser product={product} price={first} />}
        <Button type="submit" tone="accent" fullWidth mainAction>
          {sentenceOf(verb, formatPaise(amount))}
        </Button>
      </Box>
      <Trust />
    </Box>
  );
}

function NotSoldNow() {
  return (
    <Box as="aside" aria-label="Price" className={styles.buyCard}>
      <Text weight="strong" size="17">
        Not on sale at the moment
      </Text>
      <Text tone="soft">Look again later, or ask whoever sent you the link.</Text>
    </Box>
  );
}

function Trust() {
  return (
    <Box className={styles.trust}>
      <Icon name="lock" size={16} />
      <Box as="span">UPI, card or net banking</Box>
    </Box>
  );
}
