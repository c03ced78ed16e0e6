import { Box, Icon, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/words';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { PlaceLink } from './PlaceLink';
import { create, createMain } from './place.css';
import { createFrom, isCreateMain, places } from './places';
import * as styles from './signed-in.css';

/** Four places and the main action, under the thumb. */
export function BottomBar() {
  return (
    <Box as="nav" aria-label={t('Main')} className={styles.bottom}>
      <Box className={styles.bottomPlaces}>
        <PlaceLink {...places.home} look="tab" />
        <PlaceLink {...places.products} look="tab" />
        <CreateLink />
        <PlaceLink {...places.sales} look="tab" />
        <PlaceLink {...places.wallet} look="tab" />
      </Box>
    </Box>
  );
}

function CreateLink() {
  const path = usePathname();
  const isMain = isCreateMain(path);
  return (
    <Link href={createFrom(path)} className={isMain ? `${create} ${createMain}` : create}>
      <Icon name="plus" size={24} />
      <VisuallyHidden>{t('Create')}</VisuallyHidden>
    </Link>
  );
}
