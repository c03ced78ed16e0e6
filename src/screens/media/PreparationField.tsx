import { Button, Notice, Stack, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { FileInput } from '@haat/kinds/parts/editor/uploads/FileInput';
import { bytesText } from '@haat/kinds/parts/preview/file-text';
import { bitrates } from '@haat/kinds/parts/renditions/renditions.rules';
import { failureOf } from '@haat/machines/failure';
import type { MaxRendition, MediaFile } from '@haat/openapi';
import { useRef, useState } from 'react';
import { usePreparation } from '../../components/uploads/use-preparation';
import { useMaxRenditionChange } from '../../queries/catalog/media.queries';
import { failureText, preparedOf } from './preparation-text';

/** How a video or audio is prepared for slow networks, why it is not, and what can be done. */
export function PreparationField({ file }: { file: MediaFile }) {
  const { mediaId, name, size, playback } = file;
  const prepared = preparedOf(file);
  const { isUnderWay, hasBytes, prepare } = usePreparation(file);
  const change = useMaxRenditionChange(mediaId);
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<MaxRendition>(prepared.maxRendition);
  const [isOther, setOther] = useState(false);

  const begin = (maxRendition: MaxRendition, picked?: File) => {
    const go = () => prepare(maxRendition, picked);
    if (maxRendition === prepared.maxRendition) go();
    else change.mutate(maxRendition, { onSuccess: go });
  };
  const start = (maxRendition: MaxRendition) => {
    setOther(false);
    setWanted(maxRendition);
    if (hasBytes) begin(maxRendition);
    else input.current?.click();
  };
  const pick = ([picked]: readonly File[]) => {
    if (!picked) return;
    setOther(picked.size !== size);
    if (picked.size === size) begin(wanted, picked);
  };
  const { fullHd, isMissing, failure, maxRendition } = prepared;
  const isAgain = failure !== undefined || isMissing;
  const isAsked = !isUnderWay && (isAgain || fullHd === 'chosen' || fullHd === 'possible');
  const fullHdBytes = ((playback?.duration ?? 0) * bitrates['1080']) / 8;
  return (
    <Stack space="12">
      <Text tone="soft" size="13">
        {stateText(prepared, isUnderWay)}
      </Text>
      {failure !== undefined && !isUnderWay && <Notice icon="alert">{failureText(failure)}</Notice>}
      {!isUnderWay && isAgain && (
        <Button icon="refresh" busy={change.isPending} onPress={() => start(maxRendition)}>
          {failure === undefined ? t('Prepare for slow networks') : t('Prepare again')}
        </Button>
      )}
      {!isUnderWay && fullHd === 'chosen' && !isAgain && (
        <Button icon="refresh" busy={change.isPending} onPress={() => start('1080')}>
          {t('Prepare in 1080p')}
        </Button>
      )}
      {fullHd === 'possible' && !isAgain && (
        <Button icon="plus" busy={change.isPending} onPress={() => start('1080')}>
          {t('Also prepare in 1080p')}
        </Button>
      )}
      {fullHd === 'chosen' && (
        <Button
          tone="quiet"
          busy={change.isPending}
          onPress={() => (isUnderWay ? begin('720') : change.mutate('720'))}
        >
          {t('Do without 1080p')}
        </Button>
      )}
      <FileInput ref={input} onFiles={pick} />
      {((fullHd === 'possible' && !isAgain) || fullHd === 'chosen') && (
        <Text tone="soft" size="13">
          {t('1080p is for large screens. It takes about {size} more of your storage.', {
            size: bytesText(fullHdBytes),
          })}
        </Text>
      )}
      {isAsked && !hasBytes && (
        <Text tone={isOther ? 'critical' : 'soft'} size="13">
          {isOther
            ? t('That is a different file. Choose “{name}”, {size}.', { name, size: bytesText(size) })
            : t('You will be asked to choose the same file again. It is prepared on this device.')}
        </Text>
      )}
      {change.error && (
        <Text tone="critical" size="13">
          {translate(failureOf(change.error, t('It could not be saved. Try again.')).message)}
        </Text>
      )}
    </Stack>
  );
}

function stateText(
  { isReady, isPreparing, sizes }: ReturnType<typeof preparedOf>,
  isUnderWay: boolean,
): string {
  if (isReady && isUnderWay) return t('Being prepared again. Until then it plays as it does now.');
  if (isReady)
    return sizes === ''
      ? t('Prepared for slow networks')
      : t('Prepared for slow networks: {sizes}', { sizes });
  return isUnderWay || isPreparing
    ? t('Being prepared for slow networks. Until then it plays as you uploaded it.')
    : t('Plays as you uploaded it. Slow networks may have to wait.');
}
