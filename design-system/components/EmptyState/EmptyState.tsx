import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { root } from './EmptyState.css';

export interface EmptyStateProps {
  /** Why it is empty, or what it will hold. */
  title: string;
  text?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
  art?: ReactNode;
  headingLevel?: 2 | 3;
}

export function EmptyState({ title, text, action, art, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Box width="form" className={root}>
      <Stack space="16">
        {art}
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
        {action && <Stack space="8">{action}</Stack>}
      </Stack>
    </Box>
  );
}
