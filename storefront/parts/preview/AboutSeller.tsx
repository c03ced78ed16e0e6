import { Box } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import { type Fact, FactList } from '@haat/kinds/parts/preview/FactList';
import { Part } from '@haat/kinds/parts/preview/Part';
import type { PublicProduct } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { monthAndYear } from '../../document/time/when';
import * as styles from '../../styles/about.css';
import { SellerPhoto } from '../SellerPhoto';

type Seller = PublicProduct['seller'];

interface AboutSellerProps {
  seller: Seller;
  /** The installation’s name. */
  siteName: string;
  headingLevel: 2 | 3;
  /** Of the product on whose preview it stands. */
  productId: string;
}

/** Who takes the money, and what speaks for them. */
export function AboutSeller({ seller, siteName, headingLevel, productId }: AboutSellerProps) {
  const facts = trustOf(seller, siteName);
  return (
    <Part id="seller" title={t('About the creator')} headingLevel={headingLevel}>
      <Box className={styles.who}>
        <SellerPhoto
          seller={seller}
          alt={t('Photo of {name}', { name: seller.name })}
          size={56}
          className={styles.avatar}
        />
        <Box className={styles.words}>
          <Box className={styles.name}>
            {seller.handle === null ? (
              seller.name
            ) : (
              <Box as="a" href={paths.seller(seller.handle)} className={styles.nameLink}>
                {seller.name}
              </Box>
            )}
          </Box>
          {seller.bio !== undefined && (
            <Box as="p" className={styles.bio}>
              {seller.bio}
            </Box>
          )}
        </Box>
      </Box>
      {facts.length > 0 && <FactList facts={facts} />}
      {seller.takesQuestions && (
        <Box as="a" href={paths.askAbout(productId)} rel="nofollow" className={styles.more}>
          {t('Ask {creator}', { creator: seller.name })}
        </Box>
      )}
      {seller.takesQuestions && seller.repliesWithin !== undefined && (
        <Box className={styles.reply}>{replyText(seller.repliesWithin)}</Box>
      )}
    </Part>
  );
}

function replyText(hours: number): string {
  const days = hours / 24;
  if (hours < 24)
    return plural(hours, 'Usually replies within an hour', 'Usually replies within {count} hours', {});
  return plural(days, 'Usually replies within a day', 'Usually replies within {count} days', {});
}

/** What the installation itself can vouch for: nothing of it is written by the seller. */
export function trustOf({ isVerified, buyers, since }: Seller, siteName: string): Fact[] {
  const joined =
    since === undefined
      ? undefined
      : t('On {site} since {month}', { site: siteName, month: monthAndYear(since) });
  return [
    ...(isVerified
      ? [{ icon: 'shield', title: t('Identity checked'), text: t('PAN and payout account') } as const]
      : []),
    ...(buyers !== undefined
      ? [
          {
            icon: 'users',
            title: t('{count}+ buyers', { count: buyers.toLocaleString('en-IN') }),
            text: joined,
          } as const,
        ]
      : []),
    ...(buyers === undefined && joined !== undefined ? [{ icon: 'calendar', title: joined } as const] : []),
  ];
}
