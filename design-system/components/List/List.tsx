import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { list } from './List.css';

export interface ListProps {
  /** What these are, heard before the rows. */
  label?: string;
  ordered?: boolean;
  children?: ReactNode;
}

/** Rows under each other; its children are `ListRow`s. */
export function List({ label, ordered = false, children }: ListProps) {
  return (
    <Box as={ordered ? 'ol' : 'ul'} aria-label={label} className={list}>
      {children}
    </Box>
  );
}
