import type { ReactNode } from 'react';
import type { FontSize } from '../../tokens/scales';
import { Box } from '../Box/Box';
import { text } from '../Text/Text.css';

export interface HeadingProps {
  /** The place in the outline of the page; it does not decide the size. */
  level: 1 | 2 | 3;
  size?: FontSize;
  tone?: 'ink' | 'soft';
  align?: 'start' | 'center';
  truncate?: boolean;
  children?: ReactNode;
  id?: string;
  /** -1 lets a new screen move the focus here. */
  tabIndex?: -1;
}

const sizeOf = { 1: '26', 2: '20', 3: '17' } as const;

export function Heading({ level, size, tone, align, truncate, children, ...rest }: HeadingProps) {
  return (
    <Box
      as={`h${level}`}
      className={text({
        size: size ?? sizeOf[level],
        weight: 'strong',
        tone,
        align,
        truncate,
        balance: true,
      })}
      {...rest}
    >
      {children}
    </Box>
  );
}
