import type { ReactNode } from 'react';
import type { Space } from '../../tokens/scales';
import { Box } from '../Box/Box';

export interface InlineProps {
  space: Space;
  /** Along the line; `between` sends the first and the last child to the ends. */
  align?: 'start' | 'center' | 'end' | 'between';
  alignY?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Children go to a second line when there is no room. On by default. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'p';
  children?: ReactNode;
  id?: string;
  role?: 'group' | 'toolbar';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Children side by side. */
export function Inline({
  space,
  align = 'start',
  alignY = 'center',
  wrap = true,
  as = 'div',
  children,
  ...rest
}: InlineProps) {
  return (
    <Box
      as={as}
      display="flex"
      flexDirection="row"
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      gap={space}
      justifyContent={align}
      alignItems={alignY}
      {...rest}
    >
      {children}
    </Box>
  );
}
