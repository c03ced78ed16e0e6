import { Box, Icon, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/i18n';
import { Link } from 'wouter';
import { CreateSheet } from '../../components/product-kinds/CreateSheet';
import { PlaceLink } from './PlaceLink';
import { create, createMain } from './place.css';
import { buyerPlaces, createFrom, isCreateMain, places } from './places';
import * as styles from './signed-in.css';
import { useBuyerFrame } from './use-buyer-frame';
import { useClosedByNavigation } from './use-closed-by-navigation';
import { useHere } from './use-here';

/** Under the thumb: four places, and a creator's main action. */
export function BottomBar() {
  return useBuyerFrame() ? <BuyerBar /> : <CreatorBar />;
}

/** Four places; there is nothing to make. */
export function BuyerBar() {
  return (
    <Box as="nav" aria-label={t('Main')} className={styles.bottom}>
      <Box className={styles.bottomPlacesOfBuyer}>
        {buyerPlaces.map((place) => (
          <PlaceLink key={place.href} {...place} look="tab" />
        ))}
      </Box>
    </Box>
  );
}

function CreatorBar() {
  return (
    <Box as="nav" aria-label={t('Main')} className={styles.bottom}>
      <Box className={styles.bottomPlaces}>
        <PlaceLink {...places.home} look="tab" />
        <PlaceLink {...places.products} look="tab" />
        <Create />
        <PlaceLink {...places.sales} look="tab" />
        <PlaceLink {...places.wallet} look="tab" />
      </Box>
    </Box>
  );
}

/** On the list of a kind it begins one of them; elsewhere it asks which kind. */
function Create() {
  const here = useHere();
  const [isAsked, setIsAsked] = useClosedByNavigation();
  const href = createFrom(here);
  const className = isCreateMain(here) ? `${create} ${createMain}` : create;
  const content = (
    <>
      <Icon name="plus" size={24} />
      <VisuallyHidden>{t('Create')}</VisuallyHidden>
    </>
  );
  if (href !== null)
    return (
      <Link href={href} className={className}>
        {content}
      </Link>
    );
  return (
    <>
      <Box
        as="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
        className={className}
      >
        {content}
      </Box>
      <CreateSheet isOpen={isAsked} onClose={() => setIsAsked(false)} />
    </>
  );
}
