import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicItem, ReceivedPart } from '@haat/openapi';
import { PlayerPlace } from '../player/PlayerPlace';
import type { PlayerOptions } from '../player/player-options';
import { fileText } from '../preview/file-text';
import * as styles from './access.css';
import { MainLink } from './MainLink';

export type PlayerProgress = Pick<PlayerOptions, 'startAt' | 'reportUrl' | 'next'>;

interface FilePartProps {
  part: ReceivedPart;
  isMain: boolean;
  /** Whose it is; a lock screen shows it. */
  artist?: string;
  /** Moves over the picture of a video. */
  mark?: string;
  /** Where it is gone on, and of a lesson where that is kept. */
  progress?: PlayerProgress | undefined;
  /** Of its title. */
  headingLevel?: 2 | 3;
}

/** A file that was paid for: played or shown where the browser can, and to be downloaded. */
export function FilePart({ part, isMain, artist, mark, progress, headingLevel = 3 }: FilePartProps) {
  const { url, title, fileType = '' } = part;
  if (!url) return null;
  const about = fileText({ ...part, type: part.type as PublicItem['type'] });
  if (part.type === 'file')
    return (
      <Box>
        <Box className={fileType === 'application/pdf' ? styles.sideBySide : undefined}>
          <MainLink href={url} isMain={isMain} icon="download">
            {title}
          </MainLink>
          {fileType === 'application/pdf' && (
            <ButtonLink href={`${url}?view`} tone="neutral" fullWidth icon="file">
              {t('Read')}
            </ButtonLink>
          )}
        </Box>
        <Box className={styles.note}>
          {about}
          <SaveFile part={part} />
        </Box>
      </Box>
    );
  return (
    <Box className={styles.part}>
      <Heading level={headingLevel} size="17">
        {title}
      </Heading>
      <Shown part={part} artist={artist} mark={mark} progress={progress} />
      <Box className={styles.note}>
        {about}
        {' · '}
        <Link href={url}>{t('Download')}</Link>
        {part.type !== 'video' && <SaveFile part={part} />}
      </Box>
    </Box>
  );
}

/** The page's script fills it where the browser can keep files; without one it is not there. */
const SaveFile = ({ part: { url, size, title } }: Pick<FilePartProps, 'part'>) =>
  size === undefined ? null : (
    <Box as="span" hidden data-save-file={url} data-size={size} data-title={title}>
      {' · '}
      <Box as="button" type="button" className={styles.noteAction} /> <Box as="output" />
    </Box>
  );

function Shown({ part, artist, mark, progress }: Omit<FilePartProps, 'isMain' | 'headingLevel'>) {
  const { type, url = '', title, mediaId, streamUrl, playbackUrl, playback } = part;
  if (type === 'image')
    return <img className={styles.shown} src={`${url}?view`} alt={title} loading="lazy" />;
  if (mediaId === undefined || streamUrl === undefined) return null;
  return (
    <PlayerPlace
      player={{
        kind: type === 'audio' ? 'audio' : 'video',
        mediaId,
        title,
        src: streamUrl,
        ...playback,
        ...(playbackUrl !== undefined && { playbackUrl }),
        ...(artist !== undefined && { artist }),
        ...(mark !== undefined && { mark }),
        ...progress,
      }}
    />
  );
}
