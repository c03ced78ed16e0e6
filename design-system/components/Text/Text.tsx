import type { ReactNode } from 'react';
import type { FontSize, FontWeight } from '../../tokens/scales';
import { Box } from '../Box/Box';
import { text } from './Text.css';

export type TextTone = 'ink' | 'soft' | 'link' | 'good' | 'critical' | 'caution' | 'onAccent';

export interface TextProps {
  /** Without one, the text takes what surrounds it. */
  size?: FontSize;
  weight?: FontWeight;
  tone?: TextTone;
  align?: 'start' | 'center' | 'end';
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'label' | 's' | 'small' | 'address';
  /** Figures of one width, for numbers that stand under each other. */
  tabular?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Line breaks of the text are kept. */
  keepLines?: boolean;
  children?: ReactNode;
  id?: string;
  lang?: string;
  role?: 'status' | 'alert' | 'note';
  'aria-live'?: 'polite' | 'off';
  'aria-hidden'?: boolean;
}

export function Text({
  size,
  weight,
  tone,
  align,
  as = 'p',
  tabular,
  truncate,
  keepLines,
  children,
  ...rest
}: TextProps) {
  return (
    // One component speaks for several tags that take the same attributes.
    <Box
      as={as as 'p'}
      className={text({ size, weight, tone, align, tabular, truncate, keepLines })}
      {...rest}
    >
      {children}
    </Box>
  );
}
