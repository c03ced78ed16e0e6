import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** Why it is empty, or what it will hold. */
  title: string;
  text?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Box width="form" className={styles.root}>
      <Stack space="16">
        <Stack space="4">
          <Heading level={headingLevel} size="20">
            {title}
          </Heading>
          {text && (
            <Text size="17" tone="soft" as="div">
              {text}
            </Text>
          )}
        </Stack>
        {action && <Box className={styles.action}>{action}</Box>}
      </Stack>
    </Box>
  );
}
