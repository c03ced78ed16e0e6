import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicItem, ReceivedPart } from '@haat/openapi';
import { fileText } from '../preview/file-text';
import * as styles from './access.css';

/** A file that was paid for: played or shown where the browser can, and to be downloaded. */
export function FilePart({ part, isMain }: { part: ReceivedPart; isMain: boolean }) {
  const { url, title, fileType = '' } = part;
  if (!url) return null;
  const about = fileText({ ...part, type: part.type as PublicItem['type'] });
  if (part.type === 'file')
    return (
      <Box>
        <Box className={fileType === 'application/pdf' ? styles.sideBySide : undefined}>
          <ButtonLink
            href={url}
            tone={isMain ? 'accent' : 'neutral'}
            fullWidth
            mainAction={isMain}
            icon="download"
          >
            {title}
          </ButtonLink>
          {fileType === 'application/pdf' && (
            <ButtonLink href={`${url}?view`} tone="neutral" fullWidth icon="file">
              {t('Read')}
            </ButtonLink>
          )}
        </Box>
        <Box className={styles.note}>{about}</Box>
      </Box>
    );
  return (
    <Box className={styles.part}>
      <Heading level={3}>{title}</Heading>
      <Player part={part} />
      <Box className={styles.note}>
        {about}
        {' · '}
        <Link href={url}>{t('Download')}</Link>
      </Box>
    </Box>
  );
}

function Player({ part: { type, url = '', streamUrl, title } }: { part: ReceivedPart }) {
  if (type === 'image')
    return <img className={styles.shown} src={`${url}?view`} alt={title} loading="lazy" />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions cannot be uploaded yet
  if (type === 'audio') return <audio className={styles.shown} src={streamUrl} controls preload="none" />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions cannot be uploaded yet
  return <video className={styles.shown} src={streamUrl} controls preload="metadata" playsInline />;
}
