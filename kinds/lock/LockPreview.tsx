import { Box, Icon } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { itemIcons } from '../parts/preview/file-text';
import { keptLines } from '../parts/preview/includes';
import { itemText } from '../parts/preview/items-text';
import { Part } from '../parts/preview/Part';
import * as styles from '../parts/preview/part.css';

const lockKicker = (product: PublicProduct): string => {
  const items = publicContentOf('lock', product)?.items ?? [];
  return items.length > 0
    ? `${t('Locked content')} · ${plural(items.length, '{count} item', '{count} items', {})}`
    : t('Locked content');
};

/** What is behind the lock: names and sizes, a place's city and nothing nearer. */
function LockBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const items = publicContentOf('lock', product)?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Part
      id="inside"
      title={t('What’s included')}
      count={t('Opens right after paying')}
      headingLevel={headingLevel}
    >
      <Box as="ul" className={styles.rows}>
        {items.map((item) => (
          <Box as="li" key={item.id} className={styles.row}>
            <Box as="span" className={styles.sign}>
              <Icon name={itemIcons[item.type]} />
            </Box>
            <Box className={styles.rowText}>
              <Box className={styles.rowTitle}>{item.title}</Box>
              <Box className={styles.quiet}>{itemText(item)}</Box>
            </Box>
            <Icon name="lock" size={16} tone="soft" />
          </Box>
        ))}
      </Box>
    </Part>
  );
}

export const preview: KindPreview = {
  kicker: lockKicker,
  Body: LockBody,
  includes: (product) => [
    {
      icon: 'lock',
      text: plural(publicContentOf('lock', product)?.items.length ?? 0, '{count} item', '{count} items', {}),
    },
    ...keptLines(product),
  ],
  next: () => 'All of it opens on your receipt at once.',
  refund: 'Refund until you open it',
  refundTerms: 'Until you opened one of them. Afterwards if they are broken, or not what the page promised.',
};
