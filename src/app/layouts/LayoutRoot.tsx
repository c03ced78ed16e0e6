import { Box, SkipLink } from '@haat/design-system';
import type { ReactNode } from 'react';
import { LayoutContext, type LayoutKind } from '../../components/screen/layout-context';

/** Where the skip link leads. */
export const contentId = 'content';

interface LayoutRootProps {
  kind: LayoutKind;
  menu?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The root element of every layout. */
export function LayoutRoot({ kind, menu = null, className, children }: LayoutRootProps) {
  return (
    <LayoutContext value={{ kind, menu }}>
      <Box data-layout={kind} className={className}>
        <SkipLink to={contentId} />
        {children}
      </Box>
    </LayoutContext>
  );
}
