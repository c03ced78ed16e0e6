import type { IconName } from '@haat/design-system';
import { Box, Icon } from '@haat/design-system/preview';
import type { ReactNode } from 'react';
import * as styles from '../../public/styles/offline.css';

interface KeptRowProps {
  icon: IconName;
  title: string;
  note: string;
  /** None where there is nothing to open. */
  href?: string;
  /** Folded below it: rows of their own. */
  children?: ReactNode;
}

/** One line of what a device keeps. The page brings it as a template; client/offline.ts fills in title, note and address. */
export function KeptRow({ icon, title, note, href, children }: KeptRowProps) {
  const words = (
    <>
      <Icon name={icon} tone="soft" />
      <Box as="span" className={styles.words}>
        <Box as="span" data-title className={styles.title}>
          {title}
        </Box>
        <Box as="span" data-note className={styles.note}>
          {note}
        </Box>
      </Box>
    </>
  );
  if (children !== undefined)
    return (
      <Box as="li" className={styles.entry}>
        <details className={styles.folded}>
          <Box as="summary" className={styles.row}>
            {words}
            <Box as="span" className={styles.turning}>
              <Icon name="chevronRight" tone="soft" size={16} />
            </Box>
          </Box>
          <Box as="ul" data-inner className={styles.inner}>
            {children}
          </Box>
        </details>
      </Box>
    );
  return (
    <Box as="li" className={styles.entry}>
      {href === undefined ? (
        <Box className={styles.row}>{words}</Box>
      ) : (
        <a href={href} className={styles.row}>
          {words}
          <Icon name="chevronRight" tone="soft" size={16} />
        </a>
      )}
    </Box>
  );
}
