import { Box, Text } from '@haat/design-system';
import { type Language, language, languageNames, languages, t } from '@haat/i18n';
import { Fragment, useState } from 'react';
import { chooseLanguage } from '../language';
import * as styles from './language-choice.css';

/** Language choice for users without an account. */
export function LanguageChoice() {
  const [hasFailed, setHasFailed] = useState(false);
  const spoken = language();
  const choose = (chosen: Language) => {
    setHasFailed(false);
    chooseLanguage(chosen).catch(() => setHasFailed(true));
  };
  return (
    <Box>
      <Box as="fieldset" aria-label={t('Language')} className={styles.row}>
        {languages.map((each, index) => (
          <Fragment key={each}>
            {index > 0 && (
              <Text as="span" size="13" tone="soft">
                ·
              </Text>
            )}
            <Box
              as="button"
              type="button"
              lang={each}
              aria-pressed={each === spoken}
              onClick={() => choose(each)}
              className={styles.choice}
            >
              {languageNames[each]}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Box aria-live="polite">
        {hasFailed && (
          <Text size="13" tone="soft">
            {t('Hindi did not load. Check the connection and try again.')}
          </Text>
        )}
      </Box>
    </Box>
  );
}
