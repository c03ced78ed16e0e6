import { Box } from '@haat/design-system/preview';
import { language, languageNames, languages, t } from '@haat/i18n';
import { inLanguageAt } from '@haat/openapi/page-language';
import { createContext, useContext } from 'react';
import * as styles from '../styles/page.css';

/** Where the page that is drawn can be opened: its path and query; null where it cannot. */
export const PageAddress = createContext<string | null>(null);

/** The page in each of our languages, named as it names itself. Nothing where the page cannot be opened again. */
export function LanguageSwitch() {
  const address = useContext(PageAddress);
  if (address === null) return null;
  return (
    <Box as="nav" aria-label={t('Language')} className={styles.languages}>
      {languages.map((each) => (
        <Box
          as="a"
          key={each}
          href={inLanguageAt(address, each)}
          lang={each}
          hrefLang={each}
          rel="nofollow"
          aria-current={each === language() ? 'true' : undefined}
          className={styles.languageLink}
        >
          {languageNames[each]}
        </Box>
      ))}
    </Box>
  );
}
