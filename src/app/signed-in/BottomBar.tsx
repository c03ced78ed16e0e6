import { Box, Icon, VisuallyHidden } from '@haat/design-system';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { PlaceLink } from './PlaceLink';
import { create, createMain } from './place.css';
import { createPlace, isCreateMain, places } from './places';
import * as styles from './signed-in.css';

/** Four places and the main action, under the thumb. */
export function BottomBar() {
  return (
    <Box as="nav" aria-label="Main" className={styles.bottom}>
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
  const isMain = isCreateMain(usePathname());
  return (
    <Link href={createPlace.href} className={isMain ? `${create} ${createMain}` : create}>
      <Icon name="plus" size={24} />
      <VisuallyHidden>{createPlace.label}</VisuallyHidden>
    </Link>
  );
}
