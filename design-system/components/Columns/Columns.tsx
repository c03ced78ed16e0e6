import type { ReactNode } from 'react';
import type { Space } from '../../tokens/scales';
import { Box } from '../Box/Box';
import { frame, grid } from './Columns.css';

export interface ColumnsProps {
  space: Space;
  template?: '1' | '2' | '3' | '4' | 'main-aside' | 'main-wide-aside';
  /** One column when the columns themselves have less room than a tablet (560 px) or a desktop (860 px) gives. */
  collapseBelow?: 'never' | 'tablet' | 'desktop';
  alignY?: 'start' | 'center' | 'end' | 'stretch';
  children?: ReactNode;
}

/** Columns of a shared template; they become one column by their own width, not the window's. */
export function Columns({
  space,
  template = '2',
  collapseBelow = 'tablet',
  alignY = 'stretch',
  children,
}: ColumnsProps) {
  return (
    <Box className={frame}>
      <Box className={grid({ template, collapseBelow })} gap={space} alignItems={alignY}>
        {children}
      </Box>
    </Box>
  );
}
