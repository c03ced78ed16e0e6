import { Box, Icon, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as styles from '../../styles/page.css';

/** Beside the name of a seller whose identity was checked. */
export function VerifiedMark() {
  return (
    <Box as="span" className={styles.verified}>
      <Icon name="shield" size={16} />
      <VisuallyHidden>{t('Identity checked')}</VisuallyHidden>
    </Box>
  );
}
