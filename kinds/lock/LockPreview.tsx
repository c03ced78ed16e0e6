import { Box, Icon } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { type KindPublicContent, publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { fileText, itemIcons } from '../parts/preview/file-text';
import { Part } from '../parts/preview/Part';
import * as styles from '../parts/preview/part.css';

type Item = KindPublicContent['lock']['items'][number];

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
              <Box className={styles.quiet}>{sizeOf(item)}</Box>
            </Box>
            <Icon name="lock" size={16} tone="soft" />
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function sizeOf({ city, type, words: wordCount, fileType, size }: Item): string {
  if (type === 'place') return city ? t('A place in {city}', { city }) : t('A location|behind a lock');
  if (type === 'link') return t('A link');
  if (type !== 'text') return fileText({ type, fileType, size });
  return wordCount ? plural(wordCount, 'Text, {count} word', 'Text, {count} words', {}) : t('To read');
}

export const preview: KindPreview = { kicker: lockKicker, Body: LockBody };
