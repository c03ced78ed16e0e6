import { Box, Icon } from '@haat/design-system/preview';
import { Part } from './Part';
import * as styles from './part.css';

interface TicksProps {
  id: string;
  title: string;
  lines: readonly string[];
  headingLevel: 2 | 3;
}

/** What people get, or can do afterwards. Nothing where the creator has written no lines. */
export function Ticks({ id, title, lines, headingLevel }: TicksProps) {
  if (lines.length === 0) return null;
  return (
    <Part id={id} title={title} headingLevel={headingLevel}>
      <Box as="ul" className={styles.ticks}>
        {lines.map((line) => (
          <Box as="li" key={line} className={styles.tickLine}>
            <Icon name="check" tone="good" />
            <Box as="span">{line}</Box>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
