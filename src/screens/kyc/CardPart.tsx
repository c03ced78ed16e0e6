import { Box, Stack } from '@haat/design-system';
import type { ReactNode } from 'react';
import { useLayout } from '../../parts/screen/layout-context';

/** What stands in a card beside its list, as far from the edge as the card's title. */
export function CardPart({ isRuled = false, children }: { isRuled?: boolean; children: ReactNode }) {
  const { kind } = useLayout();
  const inset = kind === 'mobile' ? '16' : '20';
  return (
    <Box paddingX={inset} paddingY="16" {...(isRuled && { borderTop: 'line' as const })}>
      <Stack space="16">{children}</Stack>
    </Box>
  );
}
