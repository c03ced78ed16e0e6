import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export interface ErrorStateProps {
  title: string;
  /** What happened, and what is safe. */
  text?: ReactNode;
  onRetry?: () => void;
  /** Another way on, beside Retry. */
  action?: ReactNode;
  busy?: boolean;
  icon?: IconName;
  /** What to pass on to support, such as the id of the request. */
  reference?: string;
  /** 1 if it replaces a whole screen. */
  headingLevel?: 1 | 2 | 3;
}

export function ErrorState({
  title,
  text,
  onRetry,
  action,
  busy,
  icon = 'alert',
  reference,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <Box paddingX="16" paddingY="24" width="form" role="alert">
      <Stack space="16">
        <Box background="criticalSoft" radius="control" padding="12" width="fit">
          <Icon name={icon} size={24} tone="critical" />
        </Box>
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
        {(onRetry || action) && (
          <Inline space="12">
            {onRetry && (
              <Button icon="refresh" onPress={onRetry} busy={busy}>
                {t('Retry')}
              </Button>
            )}
            {action}
          </Inline>
        )}
        {reference && (
          <Text size="13" tone="soft">
            {t('If this keeps happening, contact support with this reference: {reference}', { reference })}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
