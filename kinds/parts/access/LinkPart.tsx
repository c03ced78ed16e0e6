import { Box, ButtonLink } from '@haat/design-system/preview';
import type { ReceivedPart } from '@haat/openapi';
import * as styles from './access.css';

/** A link that was paid for, as a button. */
export function LinkPart({ part: { note, title, url }, isMain }: { part: ReceivedPart; isMain: boolean }) {
  if (!url) return null;
  return (
    <Box>
      <ButtonLink
        href={url}
        tone={isMain ? 'accent' : 'neutral'}
        fullWidth
        mainAction={isMain}
        iconAfter="arrowRight"
      >
        {title}
      </ButtonLink>
      {note && <Box className={styles.note}>{note}</Box>}
    </Box>
  );
}
