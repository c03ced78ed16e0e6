import { Box, formatPaise, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { Mark } from '@haat/web/art/Mark';
import { paths } from '@haat/web/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWallet } from '../../queries/money/wallet.queries';
import { siteName } from '../../queries/site.queries';
import { AccountButton } from './account/AccountButton';
import { BellLink } from './BellLink';
import { PlaceLink } from './PlaceLink';
import { subPlace } from './place.css';
import { buyerPlaces, kinds, places, type SubPlace, sellingMore, startSelling } from './places';
import { SearchButton } from './SearchButton';
import * as styles from './signed-in.css';
import { useBuyerFrame } from './use-buyer-frame';
import { useHere } from './use-here';

/** Left beyond the current place where it has been brought into sight, in px. */
const room = 8;

/** Beside the content: names under icons on a tablet, beside them with figures on a desktop. */
export function SideBar({ isWide, onAccount }: { isWide: boolean; onAccount: () => void }) {
  const look = isWide ? 'row' : 'tab';
  const isBuyer = useBuyerFrame();
  const main = useRef<HTMLElement>(null);
  const here = useHere();
  // In a low window the current place may stand outside; only the places move, never the page.
  useEffect(() => {
    const current = main.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const frame = main.current?.getBoundingClientRect();
    if (!main.current || !current || !frame) return;
    const under = current.bottom - frame.bottom;
    const over = frame.top - current.top;
    if (under > 0) main.current.scrollTop += under + room;
    else if (over > 0) main.current.scrollTop -= over + room;
  }, [here]);
  return (
    <Box as="header" className={styles.side}>
      <Box className={styles.logo}>
        <Mark height={24} name={isWide ? '' : siteName()} />
        {isWide && (
          <Text as="span" size="15" tone="soft">
            {siteName()}
          </Text>
        )}
      </Box>
      <Box as="nav" ref={main} aria-label={t('Main')} className={styles.places}>
        {isBuyer ? <BuyerPlaces look={look} /> : <CreatorPlaces look={look} />}
        <BellLink look={look} />
      </Box>
      <Box className={styles.foot}>
        <AccountButton look={look} onPress={onAccount} />
      </Box>
    </Box>
  );
}

type Look = 'row' | 'tab';

/** The ways to look at the library, which a creator finds as one place. */
const libraryViews = buyerPlaces.map(({ href }) => href).filter((href) => href !== paths.account);

export function BuyerPlaces({ look }: { look: Look }) {
  return (
    <>
      {buyerPlaces.map((place) => (
        <PlaceLink key={place.href} {...place} look={look} />
      ))}
      <PlaceLink {...startSelling} look={look} />
    </>
  );
}

function CreatorPlaces({ look }: { look: Look }) {
  const wallet = useWallet();
  const isWide = look === 'row';
  const available = wallet.data && formatPaise(wallet.data.available);
  return (
    <>
      <SearchButton look={look} />
      {/* What stands below has a place of its own here. */}
      <PlaceLink {...places.home} look={look} />
      <PlaceLink {...places.products} {...(isWide && { within: [] })} look={look} />
      {isWide && <SubPlaces label={t('Product types')} places={kinds} />}
      <PlaceLink {...places.sales} {...(isWide && { within: [] })} look={look} />
      {isWide && <SubPlaces label={t('Sell more')} places={sellingMore} />}
      <PlaceLink {...places.wallet} look={look} figure={available} />
      <PlaceLink {...places.purchases} within={libraryViews} look={look} />
    </>
  );
}

/** What stands under a place, so that none of it has to be looked for. */
function SubPlaces({ label, places: given }: { label: string; places: readonly SubPlace[] }) {
  const here = useHere();
  return (
    <Box as="ul" aria-label={label} className={styles.subPlaces}>
      {given.map((one) => (
        <Box as="li" key={one.href}>
          <Link href={one.href} aria-current={here === one.href ? 'page' : undefined} className={subPlace}>
            {translate(one.label)}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
