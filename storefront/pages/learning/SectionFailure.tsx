import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as styles from '../../styles/writing.css';

/** Shown by the script where a form could not be sent: what was typed is still there. */
export const SectionFailure = () => (
  <Box as="p" role="alert" hidden data-failed className={styles.failed}>
    {t('This was not saved. Check your connection and try again.')}
  </Box>
);
