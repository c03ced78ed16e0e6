import { Box } from '@haat/design-system';
import type { ReactNode } from 'react';

/** Words that are read out when they change. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <Box as="output" display="block">
      {children}
    </Box>
  );
}
