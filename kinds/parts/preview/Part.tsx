import { Box, Heading } from '@haat/design-system/preview';
import type { ReactNode } from 'react';
import * as styles from './part.css';

interface PartProps {
  id: string;
  title: string;
  /** How much of it there is, at the end of the line. */
  count?: string | undefined;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A part of a preview with its heading. */
export function Part({ id, title, count, headingLevel, children }: PartProps) {
  return (
    <Box as="section" aria-labelledby={id} className={styles.part}>
      <Box className={styles.head}>
        <Heading level={headingLevel} size="20" id={id}>
          {title}
        </Heading>
        {count && <Box className={styles.count}>{count}</Box>}
      </Box>
      {children}
    </Box>
  );
}
