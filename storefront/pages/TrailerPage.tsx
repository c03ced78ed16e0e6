import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { PlayerPlace } from '@haat/kinds/parts/player/PlayerPlace';
import type { TrailerModel } from '@haat/openapi/pages';
import { previewPath } from '../document/reviews-path';
import { BackToProduct } from '../parts/BackToProduct';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/trailer.css';

/** Plays the trailer of a product, with and without a script. */
export function TrailerPage({ model: { site, product } }: { model: TrailerModel }) {
  const { seller, title, trailer } = product;
  const { seconds, streamUrl, playlistUrl, ...rest } = trailer;
  return (
    <PageFrame
      narrow
      site={site}
      seller={seller}
      back={<BackToProduct href={previewPath(product)} title={title} />}
    >
      <Box className={styles.page}>
        <Heading level={1}>{t('Trailer')}</Heading>
        <PlayerPlace
          player={{
            ...rest,
            kind: 'video',
            title,
            artist: seller.name,
            src: streamUrl,
            hls: { auto: playlistUrl },
            duration: seconds,
          }}
        />
        <Box>
          <ButtonLink href={previewPath(product)} tone="accent" mainAction>
            {t('See what you get')}
          </ButtonLink>
        </Box>
      </Box>
    </PageFrame>
  );
}
