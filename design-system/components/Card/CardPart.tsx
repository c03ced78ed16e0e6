import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { part } from './Card.css';

export interface CardPartProps {
  /** A hairline above it, where it follows a list or a table. */
  ruled?: boolean;
  /** `quietButton` where its text has edges of its own, as a quiet button has: the words then stand under the card's title. */
  holds?: 'words' | 'quietButton';
  children?: ReactNode;
}

/** What stands in a card without padding beside its list, as far from the edge as the card's title. */
export function CardPart({ ruled = false, holds = 'words', children }: CardPartProps) {
  return <Box className={part({ ruled, holds })}>{children}</Box>;
}
