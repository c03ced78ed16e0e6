import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface StatProps {
  label: ReactNode;
  /** Already written: "5,318", "4.0%". */
  value: ReactNode;
  size?: '20' | '26' | '36';
  /** Change from the previous period: "8.5%", with its direction and which one is good; up by default. */
  change?: {
    direction: 'up' | 'down' | 'same';
    text: string;
    detail?: string;
    welcome?: 'up' | 'down';
  };
}

const spokenTrends = { up: 'Up', down: 'Down', same: 'Unchanged' } as const;

/** One figure, its name and how it moved. */
export function Stat({ label, value, size = '26', change }: StatProps) {
  return (
    <Box>
      <Text as="div" size={size === '36' ? '15' : '13'} tone="soft">
        {label}
      </Text>
      <Text as="div" size={size} weight="strong" tabular>
        {value}
      </Text>
      {change && (
        <Inline space="8" wrap>
          <Text
            as="span"
            size="13"
            weight="strong"
            tone={change.direction === (change.welcome ?? 'up') ? 'good' : 'soft'}
          >
            <Inline space="4" as="span">
              {change.direction !== 'same' && (
                <Icon name={change.direction === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />
              )}
              <VisuallyHidden>{`${t(spokenTrends[change.direction])} `}</VisuallyHidden>
              {change.text}
            </Inline>
          </Text>
          {change.detail && (
            <Text as="span" size="13" tone="soft">
              {change.detail}
            </Text>
          )}
        </Inline>
      )}
    </Box>
  );
}
