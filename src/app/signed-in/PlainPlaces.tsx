import { Box } from '@haat/design-system';
import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { PlaceLink } from './PlaceLink';
import { type Place, places } from './places';
import * as styles from './signed-in.css';

const account: Place = { href: paths.account, label: 'Account', icon: 'user' };

/** The places without figures and without anything that has to be loaded: in the stead of a sidebar that could not be drawn. */
export function PlainSideBar({ isWide }: { isWide: boolean }) {
  return (
    <Box as="header" className={styles.side}>
      <Box as="nav" aria-label={t('Main')} className={styles.places}>
        {[...Object.values(places), account].map((place) => (
          <PlaceLink key={place.href} {...place} look={isWide ? 'row' : 'tab'} />
        ))}
      </Box>
    </Box>
  );
}

/** The same under the thumb. */
export function PlainBottomBar() {
  const { home, products, sales, wallet } = places;
  return (
    <Box as="nav" aria-label={t('Main')} className={styles.bottom}>
      <Box className={styles.bottomPlaces}>
        {[home, products, sales, wallet, account].map((place) => (
          <PlaceLink key={place.href} {...place} look="tab" />
        ))}
      </Box>
    </Box>
  );
}
