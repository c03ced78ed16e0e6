import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Included } from '@haat/kinds/parts/preview/includes';
import { isFree } from '@haat/kinds/parts/preview/price';
import { kindParts } from '@haat/kinds/preview';
import type { PublicProduct } from '@haat/openapi';
import * as styles from '../../styles/preview.css';

interface IncludesProps {
  product: PublicProduct;
  /** Under the price on a phone, where a page further down says when money comes back; or in the card of a desk, which says it, too. */
  place: 'page' | 'card';
}

/** On a phone the lines around it say one or two facts already. */
const fewest = { page: 3, card: 1 } as const;

/** What the price is for. */
export function Includes({ product, place }: IncludesProps) {
  const { includes, refund } = kindParts[product.kind];
  const lines: readonly Included[] = [
    ...(includes?.(product) ?? []),
    ...(place === 'page' || isFree(product) ? [] : [{ icon: 'undo', text: t(refund) } as const]),
  ];
  if (lines.length < fewest[place]) return null;
  return (
    <Box
      as="ul"
      aria-label={t('What’s included')}
      className={place === 'card' ? styles.included : styles.facts}
    >
      {lines.map(({ icon, text }) => (
        <Box as="li" key={icon} className={styles.includedLine}>
          <Icon name={icon} tone="soft" />
          <Box as="span">{text}</Box>
        </Box>
      ))}
    </Box>
  );
}
