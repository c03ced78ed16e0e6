import { Box, Icon, Text } from '@haat/design-system/preview';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './facts.css';

export interface Fact {
  icon: ComponentProps<typeof Icon>['name'];
  title: ReactNode;
  text?: ReactNode;
}

/** What matters before paying, a line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box className={styles.facts}>
      {facts.map(({ icon, title, text }) => (
        <Box key={icon} className={styles.fact}>
          <Icon name={icon} tone="soft" />
          <Box className={styles.factText}>
            <Text weight="strong">{title}</Text>
            {text !== undefined && <Text tone="soft">{text}</Text>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
