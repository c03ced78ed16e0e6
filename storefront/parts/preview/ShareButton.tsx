import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as styles from '../../styles/page.css';

/** Shown by touch.ts where the browser can share or copy; a button that does nothing is worse than none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  return (
    <Box
      as="button"
      type="button"
      hidden
      aria-label={t('Share this page')}
      data-share={url}
      data-title={title}
      className={styles.share}
    >
      <Icon name="share" size={24} />
    </Box>
  );
}
