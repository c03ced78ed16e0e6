import { Stack } from '@haat/design-system';
import type { MediaFile } from '@haat/openapi';
import { useMediaFile } from '../../queries/catalog/media.queries';
import { CaptionsField } from './CaptionsField';
import { ChaptersField } from './ChaptersField';
import { PreparationField } from './PreparationField';

/** What belongs to a video or audio besides its file: how it plays, captions and chapters. */
export function VideoFields({ file: listed }: { file: MediaFile }) {
  // As it is now: what is changed here shows at once.
  const file = useMediaFile(listed.mediaId) ?? listed;
  const { mediaId, playback } = file;
  if (!playback) return null;
  return (
    <Stack space="24">
      <PreparationField key={file.contentId} file={file} />
      <CaptionsField mediaId={mediaId} captions={playback.captions} />
      <ChaptersField key={JSON.stringify(playback.chapters)} mediaId={mediaId} chapters={playback.chapters} />
    </Stack>
  );
}
