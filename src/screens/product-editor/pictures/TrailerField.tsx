import { Button, Card, Icon, Inline, List, ListRow, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { FileInput } from '@haat/kinds/parts/editor/uploads/FileInput';
import { UploadRows } from '@haat/kinds/parts/editor/uploads/UploadRows';
import { useReadyUploads } from '@haat/kinds/parts/editor/uploads/use-ready-uploads';
import { isTooLongForTrailer, trailerFault, trailerFaults } from '@haat/kinds/parts/trailer/trailer.rules';
import type { MediaFile } from '@haat/openapi';
import { clockOf } from '@haat/web/player/time';
import { useEffect, useId, useRef, useState } from 'react';
import { LiveRegion } from '../../../components/async-states/LiveRegion';
import { MediaDialog } from '../../../components/media/MediaDialog';
import { useMediaFile, useMediaRefresh } from '../../../queries/catalog/media.queries';
import { secondsOf } from '../../../queries/catalog/uploads.queries';
import type { Draft } from '../draft/draft';
import { useFieldUploads } from '../uploads/UploadPlace';

interface TrailerFieldProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** A short video on the cover. It is sent as soon as it is chosen, and shown to buyers once it is prepared for slow networks. */
export function TrailerField({ draft: { trailer }, onChange }: TrailerFieldProps) {
  const { uploads, choose, send, pick } = useFieldUploads('trailer');
  const [problem, setProblem] = useState<Phrase | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const about = useId();
  const file = useMediaFile(trailer);
  const take = (media: MediaFile) => {
    const fault = trailerFault(media) ?? (media.status === 'preparing' ? stillChecked : null);
    setProblem(fault);
    if (fault === null) onChange({ trailer: media.mediaId });
    return fault === null;
  };
  const begin = async (chosen: File) => {
    const fault = await faultOf(chosen);
    setProblem(fault);
    if (fault === null) choose([chosen]);
  };
  const unfinished = useReadyUploads(uploads, send, (media, { key }) => {
    // What cannot be a trailer is not prepared any further.
    if (!take(media)) send(key, 'cancel');
  });
  const isUnderWay = unfinished.some(({ is }) => is !== 'refused' && is !== 'taken');
  useFreshFile(unfinished.length);
  const isPreparing = unfinished.some(
    ({ contentId, preparation }) =>
      contentId === file?.contentId && preparation !== null && preparation.is !== 'failed',
  );
  return (
    <Stack space="12">
      <Inline space="8">
        <Text weight="strong" size="15">
          {t('Trailer')}
        </Text>
        <Text size="15" tone="soft">
          {t('optional')}
        </Text>
      </Inline>
      {file && (
        <Card padding="none">
          <List label={t('Trailer')}>
            <TrailerRow file={file} isPreparing={isPreparing} />
          </List>
        </Card>
      )}
      <UploadRows uploads={unfinished} send={send} pick={pick} />
      <FileInput ref={input} accept="video/*" onFiles={([chosen]) => chosen && void begin(chosen)} />
      {!isUnderWay && (
        <Inline space="8">
          <Button icon="upload" onPress={() => input.current?.click()} aria-describedby={about}>
            {trailer ? t('Replace') : t('Upload a video')}
          </Button>
          <Button tone="quiet" icon="archive" onPress={() => setIsChoosing(true)}>
            {t('Choose from your files')}
          </Button>
          {trailer && (
            <Button tone="quiet" icon="trash" onPress={() => onChange({ trailer: '' })}>
              {t('Remove')}
            </Button>
          )}
        </Inline>
      )}
      <LiveRegion>
        {problem && (
          <Text size="13" tone="critical">
            {t(problem)}
          </Text>
        )}
        <Text size="13" tone="soft" id={about}>
          {t('A video of up to 3 minutes, which anybody can play on your page.')}
        </Text>
      </LiveRegion>
      <MediaDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(media) => {
          setIsChoosing(false);
          take(media);
        }}
      />
    </Stack>
  );
}

/** Why a file of this device cannot be a trailer, as far as that can be told before it is sent. */
async function faultOf(chosen: File): Promise<Phrase | null> {
  if (!chosen.type.startsWith('video/')) return trailerFaults.other;
  const seconds = await secondsOf(chosen);
  return seconds !== null && isTooLongForTrailer(seconds) ? trailerFaults.long : null;
}

const stillChecked = 'This video is still being checked. Choose it again in a moment.' satisfies Phrase;

/** Asks for the file again whenever an upload or a preparation is over. */
function useFreshFile(unfinished: number): void {
  const refresh = useMediaRefresh();
  const before = useRef(unfinished);
  useEffect(() => {
    if (unfinished < before.current) refresh();
    before.current = unfinished;
  }, [unfinished, refresh]);
}

function TrailerRow({ file, isPreparing }: { file: MediaFile; isPreparing: boolean }) {
  const { text, isWrong } = stateOf(file, isPreparing);
  return (
    <ListRow
      leading={<Icon name={isWrong ? 'alert' : 'play'} tone={isWrong ? 'caution' : 'soft'} />}
      title={file.name}
      truncate={false}
      meta={text}
    />
  );
}

/** Whether buyers see it, and why not. */
function stateOf(file: MediaFile, isPreparing: boolean): { text: string; isWrong: boolean } {
  const fault = trailerFault(file);
  if (fault !== null) return { text: t(fault), isWrong: true };
  const { status = 'none', failure } = file.playback?.renditions ?? {};
  if (status === 'ready')
    return {
      text: t('{length}. Ready to be played.', { length: clockOf(file.playback?.duration ?? 0) }),
      isWrong: false,
    };
  if (failure !== undefined && !isPreparing) return { text: t(failed), isWrong: true };
  const isMoving = isPreparing || status === 'preparing' || file.status === 'preparing';
  return { text: t(isMoving ? preparing : unprepared), isWrong: !isMoving };
}

const preparing = 'Being prepared for slow networks. Buyers see it when that is done.' satisfies Phrase;
const unprepared =
  'Not prepared for slow networks yet, so buyers do not see it. Prepare it under Files, or choose the video again.' satisfies Phrase;
const failed =
  'It could not be prepared, so buyers do not see it. Export it as MP4 with H.264 and AAC, and choose it again.' satisfies Phrase;
