import { Box, Heading } from '@haat/design-system';
import type { ReactNode } from 'react';
import { useLayout } from './layout-context';
import * as styles from './screen.css';

/** Where the focus goes when a screen has come. */
export const screenTitleId = 'screen-title';

interface ScreenHeaderProps {
  title: string;
  /** Shorter, for a phone. */
  shortTitle?: string;
  actions?: ReactNode;
}

/** The title of a screen and what can be done with all of it. */
export function ScreenHeader({ title, shortTitle = title, actions }: ScreenHeaderProps) {
  const { kind, menu } = useLayout();
  const isSmall = kind === 'mobile';
  return (
    <Box as="header" className={styles.header}>
      <Box className={isSmall ? styles.titleOnPhone : styles.title}>
        <Heading level={1} size={isSmall ? '20' : '26'} id={screenTitleId} tabIndex={-1} truncate={isSmall}>
          {isSmall ? shortTitle : title}
        </Heading>
      </Box>
      {(actions || menu) && (
        <Box className={styles.actions}>
          {actions}
          {menu}
        </Box>
      )}
    </Box>
  );
}
