import { Box, formatPaise, Text } from '@haat/design-system';
import { said, t } from '@haat/words';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { Mark } from '../../parts/art/Mark';
import { siteName } from '../../queries/site.queries';
import { useWallet } from '../../queries/wallet.queries';
import { AccountButton } from './AccountButton';
import { BellLink } from './BellLink';
import { PlaceLink } from './PlaceLink';
import { kind } from './place.css';
import { kinds, places } from './places';
import { SearchButton } from './SearchButton';
import * as styles from './signed-in.css';

/** Beside the content: names under icons on a tablet, beside them with figures on a desktop. */
export function SideBar({ isWide, onAccount }: { isWide: boolean; onAccount: () => void }) {
  const look = isWide ? 'row' : 'tab';
  const wallet = useWallet();
  const available = wallet.data && formatPaise(wallet.data.available);
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
      <Box as="nav" aria-label={t('Main')} className={styles.places}>
        <SearchButton look={look} />
        <PlaceLink {...places.home} look={look} />
        {isWide ? <Products /> : <PlaceLink {...places.products} look={look} />}
        <PlaceLink {...places.sales} look={look} />
        <PlaceLink {...places.wallet} look={look} figure={available} />
        <PlaceLink {...places.purchases} look={look} />
        <BellLink look={look} />
      </Box>
      <Box className={styles.foot}>
        <AccountButton look={look} onPress={onAccount} />
      </Box>
    </Box>
  );
}

/** The kinds stand below, so that none has to be looked for. */
function Products() {
  const path = usePathname();
  return (
    <>
      <PlaceLink {...places.products} isCurrent={false} look="row" />
      <Box as="ul" aria-label={t(places.products.label)} className={styles.kinds}>
        {kinds.map(({ href, label }) => (
          <Box as="li" key={href}>
            <Link href={href} aria-current={path === href ? 'page' : undefined} className={kind}>
              {said(label)}
            </Link>
          </Box>
        ))}
      </Box>
    </>
  );
}
