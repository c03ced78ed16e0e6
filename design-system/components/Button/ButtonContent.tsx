import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { spinner } from './Button.css';

export type ButtonTone = 'accent' | 'neutral' | 'critical' | 'quiet';

interface ButtonContentProps {
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  busy?: boolean | undefined;
  children?: ReactNode;
}

export function ButtonContent({ icon, iconAfter, busy, children }: ButtonContentProps) {
  return (
    <>
      {busy ? <Box as="span" aria-hidden className={spinner} /> : icon && <Icon name={icon} />}
      <Box as="span">{children}</Box>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}
