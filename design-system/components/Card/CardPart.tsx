import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { part } from './Card.css';

export interface CardPartProps {
  /** A hairline above it, where it follows a list or a table. */
  ruled?: boolean;
  /** `quietButton` if its content has padding, as a quiet button does: its text then aligns with the card title. */
  holds?: 'words' | 'quietButton';
  children?: ReactNode;
}

/** Content of a card without padding besides its list, aligned with the card title. */
export function CardPart({ ruled = false, holds = 'words', children }: CardPartProps) {
  return <Box className={part({ ruled, holds })}>{children}</Box>;
}
