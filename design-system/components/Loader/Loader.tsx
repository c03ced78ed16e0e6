import { t } from '@haat/i18n';
import { Box } from '../Box/Box';
import * as styles from './Loader.css';

export interface LoaderProps {
  message?: string;
  /** Over the whole screen, as between screens; or in the place of one part. */
  fullScreen?: boolean;
}

export function Loader({ message = t('Loading...'), fullScreen = true }: LoaderProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> cannot hold blocks
    <Box role="status" className={fullScreen ? styles.screen : styles.inPlace}>
      <Box aria-hidden className={styles.awning}>
        <Box as="span" className={styles.strip} />
        <Box as="span" className={styles.strip} />
        <Box as="span" className={styles.strip} />
        <Box as="span" className={styles.strip} />
      </Box>
      <Box as="p" className={styles.text}>
        {message}
      </Box>
    </Box>
  );
}
