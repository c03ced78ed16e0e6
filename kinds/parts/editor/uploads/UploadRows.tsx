import {
  Card,
  Icon,
  IconButton,
  Inline,
  List,
  ListRow,
  ProgressLine,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { UploadView } from '@haat/machines/upload';
import { useRef } from 'react';
import { itemIcons } from '../../preview/file-text';
import type { FieldUploads } from '../tools';
import { FileInput } from './FileInput';
import { preparationText, uploadText } from './upload-text';

/** Uploads that are under way, paused, refused or to be picked up again, and videos that are still being prepared. */
export function UploadRows({ uploads: all, send, pick }: Pick<FieldUploads, 'uploads' | 'send' | 'pick'>) {
  const uploads = all.filter(({ is }) => is !== 'ready');
  if (uploads.length === 0) return null;
  return (
    <Card padding="none">
      <List label={t('Uploads')}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} send={send} pick={pick} />
        ))}
      </List>
    </Card>
  );
}

/** The same file has to be picked again. */
const isLost = ({ is, preparation }: UploadView) =>
  is === 'lost' || (is === 'taken' && preparation?.is === 'lost');

type RowProps = Pick<FieldUploads, 'send' | 'pick'> & { upload: UploadView };

const moving: readonly UploadView['is'][] = ['sending', 'waiting', 'paused', 'finishing', 'preparing'];

function UploadRow({ upload, send, pick }: RowProps) {
  const { name, is, sent, size, purpose, preparation } = upload;
  const isWrong = is === 'refused' || isLost(upload);
  const isKnown = is !== 'finishing' && is !== 'preparing';
  return (
    <ListRow
      leading={
        <Icon
          name={isWrong ? 'alert' : itemIcons[purpose === 'picture' ? 'image' : purpose]}
          tone={isWrong ? 'caution' : 'soft'}
        />
      }
      title={name}
      truncate={false}
      meta={
        <Stack space="8">
          <Text as="span" size="13" tone={is === 'refused' ? 'critical' : 'soft'}>
            {uploadText(upload)}
          </Text>
          {is === 'sending' && preparation && (
            <Text as="span" size="13" tone="soft">
              {preparationText(upload)}
            </Text>
          )}
          {is === 'taken' && !isWrong && preparation?.is !== 'failed' && (
            <ProgressLine
              label={t('Preparation of {name}', { name })}
              done={Math.floor((preparation?.progress ?? 0) * 100)}
              of={100}
              paused={preparation?.is === 'waiting'}
            />
          )}
          {moving.includes(is) && (
            <ProgressLine
              label={t('Upload progress of {name}', { name })}
              {...(isKnown && { done: sent })}
              of={size}
              paused={is === 'waiting' || is === 'paused'}
            />
          )}
        </Stack>
      }
      actions={<Actions upload={upload} send={send} pick={pick} />}
    />
  );
}

function Actions({ upload, send, pick }: RowProps) {
  const { key, name, is } = upload;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Inline space="4">
      {(is === 'sending' || is === 'queued') && (
        <IconButton label={t('Pause {name}', { name })} icon="pause" onPress={() => send(key, 'pause')} />
      )}
      {is === 'paused' && (
        <IconButton label={t('Resume {name}', { name })} icon="play" onPress={() => send(key, 'resume')} />
      )}
      {(is === 'waiting' || is === 'refused') && (
        <IconButton label={t('Retry {name}', { name })} icon="refresh" onPress={() => send(key, 'retry')} />
      )}
      {isLost(upload) && (
        <>
          <FileInput ref={input} onFiles={([file]) => file && pick(key, file)} />
          <IconButton
            label={t('Choose {name} again', { name })}
            icon="upload"
            onPress={() => input.current?.click()}
          />
        </>
      )}
      <IconButton
        label={is === 'taken' ? t('Stop preparing {name}', { name }) : t('Cancel {name}', { name })}
        icon="cross"
        onPress={() => send(key, 'cancel')}
      />
    </Inline>
  );
}
