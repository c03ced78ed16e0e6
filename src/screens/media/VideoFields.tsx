import { Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MediaFile } from '@haat/openapi';
import { useMediaFile } from '../../queries/catalog/media.queries';
import { CaptionsField } from './CaptionsField';
import { ChaptersField } from './ChaptersField';

/** What belongs to a video or audio besides its file: how it plays, captions and chapters. */
export function VideoFields({ file: listed }: { file: MediaFile }) {
  // As it is now: what is changed here shows at once.
  const file = useMediaFile(listed.mediaId) ?? listed;
  const { mediaId, playback } = file;
  if (!playback) return null;
  return (
    <Stack space="24">
      <Text tone="soft" size="13">
        {renditionsText(playback)}
      </Text>
      <CaptionsField mediaId={mediaId} captions={playback.captions} />
      <ChaptersField key={JSON.stringify(playback.chapters)} mediaId={mediaId} chapters={playback.chapters} />
    </Stack>
  );
}

function renditionsText({ renditions: { status, items } }: NonNullable<MediaFile['playback']>): string {
  if (status !== 'ready') return t('Plays as you uploaded it. Slow networks may have to wait.');
  const sizes = items.filter(({ name }) => name !== 'audio').map(({ name }) => `${name}p`);
  if (sizes.length === 0) return t('Prepared for slow networks');
  return t('Prepared for slow networks: {sizes}', { sizes: sizes.join(', ') });
}
