import { Box } from '@haat/design-system';
import { Awning } from '@haat/web/art/Awning';
import { Stall } from '@haat/web/art/Stall';
import type { ReactNode } from 'react';
import * as styles from './guest.css';
import { LanguageChoice } from './LanguageChoice';
import { contentId, LayoutRoot } from './LayoutRoot';

/** Layout for signed-out users: one form and the stall illustration. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <LayoutRoot kind="guest" className={styles.root}>
      <Box className={styles.awning}>
        <Awning />
      </Box>
      <Box as="main" id={contentId} tabIndex={-1} className={styles.main}>
        {children}
        <LanguageChoice />
      </Box>
      <Box className={styles.art}>
        <Box className={styles.picture}>
          <Stall isOpen />
        </Box>
      </Box>
    </LayoutRoot>
  );
}
