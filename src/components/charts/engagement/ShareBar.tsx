import { Box, Inline, Stack, Text } from '@haat/design-system';
import type { ReactNode } from 'react';
import * as styles from '../figures/figures.css';

interface ShareBarProps {
  /** Before the value; left out where a heading says it. */
  name?: ReactNode;
  value: ReactNode;
  /** From 0 to 1. */
  share: number;
  /** Something good that is reached: a lesson that is finished. */
  isGood?: boolean;
}

/** A figure over a bar of its share. The bar says nothing that the figure does not. */
export function ShareBar({ name, value, share, isGood = false }: ShareBarProps) {
  const look = [styles.filled, isGood && styles.paid, share <= 0 && styles.empty];
  return (
    <Stack space="4">
      <Inline space="12" align="between" alignY="baseline" wrap={false}>
        {name !== undefined && <Text as="span">{name}</Text>}
        <Text as="span" {...(name !== undefined && { weight: 'strong' as const })} tabular>
          {value}
        </Text>
      </Inline>
      <Box className={styles.bar} aria-hidden>
        <Box
          className={look.filter(Boolean).join(' ')}
          vars={{ '--share': Math.max(0, Math.min(1, share)) }}
        />
      </Box>
    </Stack>
  );
}
