import { Box, errorHere } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import * as styles from '../styles/error-summary.css';
import { fieldId } from './field-error';

interface ErrorSummaryProps {
  /** Said of the form as a whole. */
  message: string | null;
  /** In the order of the fields. */
  errors: Readonly<Record<string, string>>;
}

/** Above a form that was sent back: what is wrong with all of it, and links to the fields where several are wrong. */
export function ErrorSummary({ message, errors }: ErrorSummaryProps) {
  const wrong = Object.entries(errors);
  const hasLinks = wrong.length > 1;
  if (message === null && !hasLinks) return null;
  return (
    // A form without any field to go to goes here.
    <Box role="alert" className={styles.box} {...(wrong.length === 0 && errorHere)}>
      {message !== null && <Box as="p">{translate(message)}</Box>}
      {hasLinks && (
        <>
          <Box as="p">{t('Please fix these:')}</Box>
          <Box as="ul" className={styles.list}>
            {wrong.map(([name, error]) => (
              <Box as="li" key={name}>
                <Box as="a" href={`#${fieldId(name)}`} className={styles.link}>
                  {translate(error)}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
