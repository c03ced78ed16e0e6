import { Box, ButtonLink, Icon, Link } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import stall from '@haat/web/art/stall-open.svg';
import { signInPath } from '@haat/web/paths';
import { percent, settlementText } from '../../../public/sentences';
import * as styles from '../../../public/styles/home.css';
import { lead } from '../../../public/styles/section.css';

/** Broken by hand on a phone, where another font would break them elsewhere and move what is below. */
const lines = ['Set up shop', 'this afternoon.', 'Sell by evening.'] as const satisfies readonly Phrase[];

export function Hero({ terms }: Pick<PublicModel, 'terms'>) {
  const promises = [
    t('No fee to start; {share} only when you sell', { share: percent(terms.plans.FREE.feeBasisPoints) }),
    terms.settlementWorkingDays === 0
      ? t('In your wallet the same day')
      : t('In your wallet after {days}', { days: settlementText(terms) }),
    t('Buyers need no account and no app'),
  ];
  return (
    <Box className={styles.hero}>
      <Box>
        <Box as="h1" className={styles.title}>
          {lines.map((line) => (
            <Box as="span" key={line} className={styles.titleLine}>
              {`${t(line)} `}
            </Box>
          ))}
        </Box>
        <Box as="p" className={lead}>
          {t(
            'Notes, recipes, music, a workshop, your advice. Make a page, share one link on WhatsApp; people pay by UPI and get what they bought immediately.',
          )}
        </Box>
        <Box className={styles.actions}>
          <Box className={styles.main}>
            <ButtonLink href={signInPath()} tone="accent" fullWidth mainAction>
              {t('Start selling')}
            </ButtonLink>
          </Box>
          <Link href="#how" standalone iconAfter="arrowDown">
            {t('See how it works')}
          </Link>
        </Box>
        <Box as="ul" className={styles.promises}>
          {promises.map((promise) => (
            <Box as="li" key={promise} className={styles.promise}>
              <Box as="span" className={styles.tick}>
                <Icon name="check" />
              </Box>
              {promise}
            </Box>
          ))}
        </Box>
      </Box>
      <Box as="img" src={stall} alt="" width={600} height={560} fetchPriority="high" className={styles.art} />
    </Box>
  );
}
