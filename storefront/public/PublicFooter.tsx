import { Box } from '@haat/design-system/preview';
import { language, languageNames, languages, type Phrase, t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { Awning } from '@haat/web/art/Awning';
import { Mark } from '@haat/web/art/Mark';
import { paths } from '@haat/web/paths';
import { contactAbout } from './addresses';
import * as styles from './styles/frame.css';

type FootLinks = readonly (readonly [href: string, words: Phrase])[];

const market: FootLinks = [
  [paths.pricing, 'Pricing'],
  [paths.payPremium, 'Premium plan'],
  [paths.payVvip, 'VVIP plan'],
];
const buyers: FootLinks = [
  [paths.purchases, 'Find a purchase'],
  [paths.cancellation, 'Refunds'],
  [contactAbout('report'), 'Report a page'],
  [paths.contact, 'Contact us'],
];
const rules: FootLinks = [
  [paths.terms, 'Terms|of use'],
  [paths.privacy, 'Privacy'],
  [paths.guidelines, 'Community rules'],
  [`${paths.contact}#grievance`, 'Grievance officer'],
];

interface PublicFooterProps {
  site: PublicModel['site'];
  /** Left out where no page is. */
  operator?: PublicModel['operator'] | undefined;
  /** The same page is there in another language at the same address. */
  hasChoice: boolean;
}

/** Where everything public can be reached from, and who runs the place. */
export function PublicFooter({ site, operator, hasChoice }: PublicFooterProps) {
  return (
    <Box as="footer" className={styles.foot}>
      <Awning />
      <Box className={styles.footInside}>
        <Box className={styles.footFirst}>
          <Mark height={32} name={site.name} />
          <Box as="p" paddingTop="8">
            {t('A village market for things made by people.')}
          </Box>
        </Box>
        <Column title={t('The market')} links={market} />
        <Column title={t('Buyers')} links={buyers} />
        <Column title={t('Rules')} links={rules} />
      </Box>
      {hasChoice && (
        <Box as="nav" aria-label={t('Language')} className={styles.particulars}>
          {languages.map((each) => (
            <Box
              as="a"
              key={each}
              href={`?lang=${each}`}
              lang={each}
              hrefLang={each}
              aria-current={each === language() ? 'true' : undefined}
              className={styles.languageLink}
            >
              {languageNames[each]}
            </Box>
          ))}
        </Box>
      )}
      <Box className={styles.particulars}>
        {operator &&
          particularsOf(operator).map((line) => (
            <Box as="span" key={line}>
              {line}
            </Box>
          ))}
      </Box>
    </Box>
  );
}

function Column({ title, links }: { title: string; links: FootLinks }) {
  return (
    <Box as="nav" aria-label={title}>
      <Box as="p" aria-hidden className={styles.footTitle}>
        {title}
      </Box>
      <Box as="ul">
        {links.map(([href, label]) => (
          <Box as="li" key={href}>
            <Box as="a" href={href} className={styles.footLink}>
              {t(label)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The lines of what is known of the operator; nothing stands in for what is not. */
function particularsOf(operator: PublicModel['operator']): string[] {
  const { legalName, address, email, phone, cin, gstin } = operator;
  return [
    legalName,
    address,
    cin && `CIN ${cin}`,
    gstin && `GSTIN ${gstin}`,
    email && t('Email {address}', { address: email }),
    phone && t('Phone {number}', { number: phone }),
  ].filter(Boolean);
}
