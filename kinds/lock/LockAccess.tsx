import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { KindAccess } from '../kind';
import * as styles from '../parts/access/access.css';
import type { AccessPartProps } from '../parts/access/part-props';
import { itemsAct } from '../parts/items/items-act';
import { mapsOf } from './maps';

/** Where to go and how to get there. A phone opens its own maps; the other link opens anywhere. */
function PlacePart({ part: { note, place = {}, title } }: AccessPartProps) {
  const { address, city, directions } = place;
  const maps = mapsOf(place);
  return (
    <Box className={styles.part}>
      <Heading level={3}>{title}</Heading>
      <Box as="address" className={styles.address}>
        {[address, city].filter(Boolean).join('\n')}
      </Box>
      {directions && <Box className={styles.directions}>{directions}</Box>}
      {note && <Box className={styles.note}>{note}</Box>}
      {maps && (
        <Box className={styles.actions}>
          <ButtonLink href={maps.app} icon="globe" fullWidth>
            {t('Open in maps')}
          </ButtonLink>
          <Link href={maps.web} standalone>
            {t('Open web map')}
          </Link>
        </Box>
      )}
    </Box>
  );
}

export const access: KindAccess = { views: { place: PlacePart }, mainAct: itemsAct };
