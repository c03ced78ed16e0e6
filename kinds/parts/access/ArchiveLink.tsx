import { Box, ButtonLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ReceivedPart } from '@haat/openapi';
import { archiveOf } from '../items/archive.rules';
import * as styles from './access.css';
import { archiveLabel } from './archive-label';

interface ArchiveLinkProps {
  parts: readonly ReceivedPart[];
  /** Of a lesson: its own files alone. */
  lessonId?: string;
}

/** All files of what is shown, in one download; nothing where there are not several, or they are too large together. */
export function ArchiveLink({ parts, lessonId }: ArchiveLinkProps) {
  const archive = archiveOf(parts, lessonId);
  if (!archive || archive.isTooLarge) return null;
  return (
    <Box>
      <ButtonLink href={archive.url} tone="neutral" fullWidth icon="download">
        {archiveLabel(archive)}
      </ButtonLink>
      <Box className={styles.note}>{t('As one ZIP file')}</Box>
    </Box>
  );
}
