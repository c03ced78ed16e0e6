import type { ReactNode } from 'react';
import type { Space } from '../../tokens/scales';
import { Box } from '../Box/Box';

export interface StackProps {
  /** Between children, in px of the grid. */
  space: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'main'
    | 'header'
    | 'footer'
    | 'nav'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form';
  children?: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Children one under the other. */
export function Stack({ space, align = 'stretch', as = 'div', children, ...rest }: StackProps) {
  return (
    <Box as={as} display="flex" flexDirection="column" gap={space} alignItems={align} grow="0" {...rest}>
      {children}
    </Box>
  );
}
