import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'output' | 'div' | 'h1' | 'h2' | 'caption' | 'legend';
  role?: 'status' | 'alert';
  id?: string;
  children?: ReactNode;
}

/** Heard, not seen. */
export function VisuallyHidden({ as = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Box as={as} className={hidden} {...rest}>
      {children}
    </Box>
  );
}
