import { type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import { Heading } from '../Heading/Heading';
import { body, card, filling, head, headRuled } from './Card.css';

export interface CardProps {
  title?: ReactNode;
  /** Beside the title: a link, a sum, a count. */
  action?: ReactNode;
  /** `none` when a list or a table inside runs to the edges. */
  padding?: 'regular' | 'none';
  tone?: 'surface' | 'sunken';
  headingLevel?: 2 | 3;
  /** As high as its place, as cards beside each other are; what it holds is stretched with it. */
  fill?: boolean;
  children?: ReactNode;
}

/** A named piece of a screen. */
export function Card({
  title,
  action,
  padding = 'regular',
  tone = 'surface',
  headingLevel = 2,
  fill = false,
  children,
}: CardProps) {
  const titleId = useId();
  return (
    <Box
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? titleId : undefined}
      className={card({ tone, fill })}
    >
      {(title || action) && (
        <Box className={padding === 'none' ? `${head} ${headRuled}` : head}>
          {title && (
            <Heading level={headingLevel} size="17" id={titleId}>
              {title}
            </Heading>
          )}
          {action}
        </Box>
      )}
      {padding === 'none' ? children : <Box className={fill ? `${body} ${filling}` : body}>{children}</Box>}
    </Box>
  );
}
