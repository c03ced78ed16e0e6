import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { paths } from '@haat/web/paths';
import type { ReactNode } from 'react';
import * as styles from './styles/questions.css';
import * as section from './styles/section.css';
import { A } from './Texts';

export interface Question {
  question: string;
  answer: ReactNode;
}

/** What people ask before they begin: each opens by itself, without JavaScript. */
export function Questions({ about }: { about: readonly Question[] }) {
  return (
    <Box as="section" aria-labelledby="questions-title" className={section.section}>
      <Box className={`${section.content} ${section.two}`}>
        <Box>
          <Box as="h2" id="questions-title" className={section.title}>
            {t('Frequently asked questions')}
          </Box>
          <Box as="p" className={section.lead}>
            {rich('Anything else? {link}', { link: <A href={paths.contact}>{t('Contact us')}</A> })}
          </Box>
        </Box>
        <Box className={styles.list}>
          {about.map(({ question, answer }, at) => (
            <Box as="details" key={question} open={at === 0} className={styles.one}>
              <Box as="summary" className={styles.question}>
                {question}
                <Box as="span" className={styles.sign}>
                  <Icon name="plus" />
                </Box>
              </Box>
              <Box as="p" className={styles.answer}>
                {answer}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
