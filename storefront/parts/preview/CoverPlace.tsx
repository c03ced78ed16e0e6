import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { FreePlayer } from '@haat/kinds/parts/player/FreePlayer';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import type { PublicProduct, PublicTrailer } from '@haat/openapi';
import { clockOf } from '@haat/web/player/time';
import { trailerPath } from '../../document/reviews-path';
import * as cover from '../../styles/preview.css';
import * as styles from '../../styles/trailer.css';

const coverSizes = '(min-width: 900px) 656px, 100vw';

/** The picture over everything, and on it the button of the trailer: a link, which trailer.ts opens in its place. */
export function CoverPlace({ product }: { product: PublicProduct }) {
  const { trailer } = product;
  const picture = product.cover && (
    <Cover image={product.cover} sizes={coverSizes} className={cover.cover} first />
  );
  if (!trailer) return picture;
  return (
    <Box className={styles.place}>
      {picture}
      <Box as="a" href={trailerPath(product)} data-trailer className={picture ? styles.over : styles.alone}>
        <Icon name="play" size={20} />
        {t('Trailer {length}', { length: clockOf(trailer.seconds) })}
      </Box>
    </Box>
  );
}

/** What takes the place of the cover once somebody wants it. A template loads nothing. */
export const TrailerTemplate = ({ trailer }: { trailer: PublicTrailer }) => (
  <Box as="template" id="trailer">
    <FreePlayer {...trailer} type="video" title={t('Trailer')} className={`${cover.cover} ${styles.film}`} />
  </Box>
);
