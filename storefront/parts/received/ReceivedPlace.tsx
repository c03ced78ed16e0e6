import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ReceivedPart } from '@haat/openapi';
import { mapsOf } from '../../document/maps';
import * as styles from './received.css';

/** Where to go and how to get there. A phone opens its own maps; the other link opens anywhere. */
export function ReceivedPlace({ part: { note, place = {}, title } }: { part: ReceivedPart }) {
  const { address, city, directions } = place;
  const maps = mapsOf(place);
  return (
    <Box className={styles.text}>
      <Heading level={3}>{title}</Heading>
      <Box as="address" className={styles.address}>
        {[address, city].filter(Boolean).join('\n')}
      </Box>
      {directions && <Box className={styles.directions}>{directions}</Box>}
      {note && <Box className={styles.note}>{note}</Box>}
      {maps && (
        <Box className={styles.ways}>
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
