import { Box, formatPaise, Icon, Link, VisuallyHidden } from '@haat/design-system/preview';
import { type Phrase, plural, t, translate } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { PublicProduct } from '@haat/openapi';
import { type KindPublicContent, productKinds, publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { Cover } from '../parts/preview/Cover';
import { Part } from '../parts/preview/Part';
import * as styles from '../parts/preview/part.css';
import { figureOf } from '../parts/preview/price';
import * as combo from './combo.css';

type Item = KindPublicContent['combo']['items'][number];

const comboKicker = (product: PublicProduct): string => {
  const items = publicContentOf('combo', product)?.items ?? [];
  return items.length > 0 ? `${t('Combo|kind')} · ${productsOf(items.length)}` : t('Combo|kind');
};

/** The included products, their separate prices, and the saving; of a combo with a part that is gone, that nobody can buy it. */
function ComboBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const content = publicContentOf('combo', product);
  if (!content || content.items.length === 0) return null;
  const due = onePayment(product);
  const { owned = 0 } = content;
  const ownsSome = content.items.some(({ isOwned }) => isOwned);
  const ownsAll = content.items.every(({ isOwned }) => isOwned);
  const together = due === null ? null : due + owned;
  const saved = together === null ? 0 : content.apart - together;
  const isSold = !content.items.some(({ state }) => state === 'gone');
  return (
    <Part
      id="inside"
      title={t('What’s included')}
      count={productsOf(content.items.length)}
      headingLevel={headingLevel}
    >
      <Box as="ul" className={styles.rows}>
        {content.items.map((item) => (
          <ItemRow key={item.productId} item={item} />
        ))}
      </Box>
      {owned === 0 && ownsAll && (
        <Box as="p" className={combo.saved}>
          {t('You have all of it. Open it in your purchases.')}
        </Box>
      )}
      {!isSold && (
        <Box as="p" className={combo.note}>
          {t('This combo cannot be bought now. Earlier buyers keep what they bought.')}
        </Box>
      )}
      {isSold && owned === 0 && ownsSome && !ownsAll && (
        <Box as="p" className={combo.note}>
          {t('You have a part of this already. The price is for all of it.')}
        </Box>
      )}
      {isSold && content.paysForRest && !ownsSome && (
        <Box as="p" className={combo.note}>
          {rich('Have a part already? You pay only for the rest. {link}', {
            link: <Link href="/purchase/library?number=other">{t('Confirm your number')}</Link>,
          })}
        </Box>
      )}
      {isSold && owned > 0 && due !== null && together !== null && (
        <Box as="dl" className={combo.sums}>
          <Sum term={t('Together|price')} value={formatPaise(together)} />
          <Sum term={t('Parts you have')} value={`−${formatPaise(owned)}`} />
          <Sum term={t('You pay for the rest')} value={formatPaise(due)} isResult />
        </Box>
      )}
      {isSold && owned === 0 && together !== null && saved > 0 && (
        <Box as="dl" className={combo.sums}>
          <Box className={combo.sum}>
            <Box as="dt">{t('Bought separately')}</Box>
            <Box as="dd" className={combo.figure}>
              <Box as="s">{formatPaise(content.apart)}</Box>
            </Box>
          </Box>
          <Sum term={t('Together|price')} value={formatPaise(together)} />
          <Sum term={t('You save')} value={formatPaise(saved)} isResult />
        </Box>
      )}
    </Part>
  );
}

/** A line of a sum. */
const Sum = ({ term, value, isResult = false }: { term: string; value: string; isResult?: boolean }) => (
  <Box className={isResult ? `${combo.sum} ${combo.saved}` : combo.sum}>
    <Box as="dt">{term}</Box>
    <Box as="dd" className={combo.figure}>
      {value}
    </Box>
  </Box>
);

const availability = {
  paused: 'currently only in this combo',
  gone: 'no longer offered',
  ended: 'not available now',
  full: 'sold out',
} as const satisfies Record<NonNullable<Item['state']>, Phrase>;

const productsOf = (count: number): string =>
  plural(count, '{count} product|in a combo', '{count} products|in a combo', {});

function ItemRow({ item: { amount, cover, isOwned, kind, state, title, url } }: { item: Item }) {
  return (
    <Box as="li" className={styles.row}>
      {cover ? (
        <Cover image={{ ...cover, alt: '' }} sizes="56px" className={combo.thumb} />
      ) : (
        <Box as="span" className={`${styles.sign} ${combo.thumb}`}>
          <Icon name="gift" />
        </Box>
      )}
      <Box className={styles.rowText}>
        {state === 'gone' ? (
          <Box className={styles.rowTitle}>{title}</Box>
        ) : (
          <Box as="a" href={url} className={combo.name}>
            {title}
          </Box>
        )}
        <Box className={styles.quiet}>
          {translate(productKinds[kind].label)}
          {isOwned ? ` · ${t('you have this')}` : state && ` · ${t(availability[state])}`}
        </Box>
      </Box>
      <Box className={combo.apart}>
        {amount !== null && state !== 'gone' && (
          <>
            <VisuallyHidden>{`${t('Separately:')} `}</VisuallyHidden>
            {figureOf(amount)}
          </>
        )}
      </Box>
    </Box>
  );
}

/** Only what is paid once can be held against the sum of single prices. Paise. */
function onePayment({ prices: [price, ...others] }: PublicProduct): number | null {
  return price?.type === 'once' && others.length === 0 ? price.amount : null;
}

export const preview: KindPreview = {
  kicker: comboKicker,
  Body: ComboBody,
  includes: (product) => [
    { icon: 'gift', text: productsOf(publicContentOf('combo', product)?.items.length ?? 0) },
  ],
  next: () => 'Each part is on your receipt at once, and has its own place in your purchases.',
  refund: 'Refund of each part by its own rule',
  refundTerms: 'Each part by its own rule.',
};
