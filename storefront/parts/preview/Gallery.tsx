import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import type { ImageSources } from '@haat/openapi';
import * as styles from '../../styles/gallery.css';

/** More pictures, side by side; a finger, the wheel or the arrow keys move them, without a script. */
export function Gallery({ images }: { images: readonly ImageSources[] }) {
  if (images.length === 0) return null;
  return (
    <Box as="section" aria-label={t('Pictures')} tabIndex={0} className={styles.gallery}>
      {images.map((image) => (
        <Box key={image.id} className={styles.frame}>
          <Cover image={image} sizes="(min-width: 500px) 208px, 42vw" className={styles.picture} />
        </Box>
      ))}
    </Box>
  );
}
