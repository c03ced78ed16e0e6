import { Box, Heading, Icon } from '@haat/design-system/preview';
import { durationOf } from '@haat/kinds/parts/preview/duration';
import { SafeHtml } from '@haat/kinds/parts/preview/SafeHtml';
import type { ReceivedPart } from '@haat/openapi';
import * as styles from './received.css';
import { titleOf } from './title-of';

/** Words that were paid for; folded where there are many of them. */
export function ReceivedText({ part, isClosed }: { part: ReceivedPart; isClosed: boolean }) {
  const { html = '', minutes, title } = part;
  if (!isClosed)
    return (
      <Box className={styles.text}>
        <Heading level={3}>{titleOf(title)}</Heading>
        <SafeHtml html={html} headingsFrom={3} />
      </Box>
    );
  return (
    <Box as="details" className={styles.fold}>
      <Box as="summary" className={styles.foldHead}>
        <Box as="span" className={styles.foldTitle}>
          {titleOf(title)}
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
