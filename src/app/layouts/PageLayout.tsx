import { Box, Link } from '@haat/design-system';
import { Mark } from '@haat/web/art/Mark';
import { paths } from '@haat/web/paths';
import type { ReactNode } from 'react';
import { siteName } from '../../services/site';
import { contentId, LayoutRoot } from './LayoutRoot';
import { useLayoutKind } from './layout-kind';
import * as styles from './page.css';

/** For screens that anybody may open. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <LayoutRoot kind={useLayoutKind('page')} className={styles.root}>
      <Box as="header" className={styles.bar}>
        <Link href={paths.dashboard} tone="ink" standalone>
          <Mark height={28} name={siteName()} />
        </Link>
      </Box>
      <Box as="main" id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </Box>
    </LayoutRoot>
  );
}
