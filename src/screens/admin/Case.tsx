import { Card, Heading, Inline, Stack, Text } from '@haat/design-system';
import type { ReactNode } from 'react';

interface CaseProps {
  title: string;
  /** Which one it is, and since when. */
  meta: string;
  /** Beside the title: a sum, a doubt. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Who it is about, and what can be done. */
  actions?: ReactNode;
}

/** A case in a queue: its facts and its actions. */
export function Case({ title, meta, aside, children, actions }: CaseProps) {
  return (
    <Card>
      <Stack space="12">
        <Inline space="12" align="between" alignY="start">
          <Heading level={2} size="17">
            {title}
          </Heading>
          {aside}
        </Inline>
        <Text size="13" tone="soft">
          {meta}
        </Text>
        {children}
        {actions && <Inline space="16">{actions}</Inline>}
      </Stack>
    </Card>
  );
}
