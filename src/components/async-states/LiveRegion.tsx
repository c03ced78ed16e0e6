import { Box } from '@haat/design-system';
import type { ReactNode } from 'react';

/** Text that is announced when it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <Box as="output" display="block">
      {children}
    </Box>
  );
}
