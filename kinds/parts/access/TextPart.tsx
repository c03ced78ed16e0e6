import { Box, Heading, Icon } from '@haat/design-system/preview';
import type { ReceivedPart } from '@haat/openapi';
import { durationOf } from '../preview/duration';
import { SafeHtml } from '../preview/SafeHtml';
import * as styles from './access.css';

/** A text that was paid for; folded where there are many. */
export function TextPart({ part, isFolded }: { part: ReceivedPart; isFolded: boolean }) {
  const { html = '', minutes, title } = part;
  if (!isFolded)
    return (
      <Box className={styles.part}>
        {title !== '' && <Heading level={3}>{title}</Heading>}
        <SafeHtml html={html} headingsFrom={3} />
      </Box>
    );
  return (
    <Box as="details" className={styles.fold}>
      <Box as="summary" className={styles.foldHead}>
        <Box as="span" className={styles.foldTitle}>
          {title}
        </Box>
        {minutes !== undefined && (
          <Box as="span" className={styles.length}>
            {durationOf(minutes)}
          </Box>
        )}
        <Icon name="chevronDown" />
      </Box>
      <SafeHtml html={html} headingsFrom={3} />
    </Box>
  );
}
