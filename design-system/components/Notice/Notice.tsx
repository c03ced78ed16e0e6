import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { errorHere } from '../Form/first-error';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';

export interface NoticeProps {
  tone?: 'neutral' | 'caution' | 'critical' | 'good';
  icon?: IconName;
  /** Said first, and stronger. */
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Heard when it appears. */
  live?: boolean;
  /** An error without a field: a form focuses it like a field. */
  isError?: boolean;
}

const looks = {
  neutral: { background: 'sunken', text: 'soft', icon: 'info' },
  caution: { background: 'cautionSoft', text: 'caution', icon: 'alert' },
  critical: { background: 'criticalSoft', text: 'critical', icon: 'alert' },
  good: { background: 'goodSoft', text: 'good', icon: 'check' },
} as const;

export function Notice({ tone = 'neutral', icon, title, children, action, live, isError }: NoticeProps) {
  const look = looks[tone];
  return (
    <Box
      role={live ? 'status' : undefined}
      background={look.background}
      radius="card"
      padding="16"
      {...(isError && errorHere)}
    >
      <Inline space="12" wrap={false} alignY="start">
        <Box shrink="0" paddingTop="0">
          <Icon name={icon ?? look.icon} size={24} tone={look.text} />
        </Box>
        <Box grow="1">
          <Text as="div" tone={look.text}>
            {title && (
              <Box>
                <Text as="strong">{title} </Text>
              </Box>
            )}
            {children}
          </Text>
          {action && <Box paddingTop="8">{action}</Box>}
        </Box>
      </Inline>
    </Box>
  );
}
