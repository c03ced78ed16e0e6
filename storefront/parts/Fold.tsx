import { Box } from '@haat/design-system/preview';
import { type ReactNode, useState } from 'react';
import * as styles from '../styles/fold.css';

interface FoldProps {
  title: string;
  /** Before anybody touches it; afterwards it is as its reader left it. */
  isOpen: boolean;
  children: ReactNode;
}

/** What few need, one press away, and without a script. */
export function Fold({ title, isOpen, children }: FoldProps) {
  // It does not close on somebody who empties a field.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <Box as="details" open={wasOpened || undefined} className={styles.fold}>
      <Box as="summary" className={styles.title}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
