import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { badge } from './Badge.css';

export type BadgeTone = 'neutral' | 'good' | 'caution' | 'critical' | 'link';

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  /** The state in a word; the colour only repeats it. */
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Box as="span" className={badge({ tone })}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Box>
  );
}
