import { Badge, Button, Card, Icon, IconButton, List, ListRow, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { FileInput } from '@haat/kinds/parts/editor/uploads/FileInput';
import { UploadRows } from '@haat/kinds/parts/editor/uploads/UploadRows';
import { fileText, itemIcons } from '@haat/kinds/parts/preview/file-text';
import type { MediaFile } from '@haat/openapi';
import { useEffect, useRef, useState } from 'react';
import { AsyncStateGroup } from '../../components/async-states/AsyncStateGroup';
import { MediaSearch } from '../../components/media/MediaSearch';
import { StorageLine } from '../../components/media/StorageLine';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useFileUploads } from '../../components/uploads/use-file-uploads';
import { useMediaRefresh } from '../../queries/catalog/media.queries';
import { MediaSheet } from './MediaSheet';

/** Uploads that belong to no field: they are in the list when they are ready. */
const library = 'library';

/** Every file that the creator has uploaded: what uses it, its size, and what is still on its way. */
export function MediaScreen() {
  const { uploads, send, pick } = useFileUploads();
  const own = useFileUploads([library]);
  const refresh = useMediaRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<MediaFile | null>(null);
  // What was uploaded, and what was prepared and left the list, is asked for again.
  const stages = uploads.map(({ key, is }) => `${key}-${is === 'ready' || is === 'taken'}`).join();
  const seen = useRef(stages);
  useEffect(() => {
    if (seen.current === stages) return;
    seen.current = stages;
    refresh();
  }, [stages, refresh]);
  useEffect(() => {
    for (const { key, target, is } of uploads) if (is === 'ready' && target === library) send(key, 'take');
  });
  const isSmall = useLayout().kind === 'mobile';
  const add = (
    <Button tone="accent" icon="upload" onPress={() => input.current?.click()} mainAction fullWidth={isSmall}>
      {t('Upload files')}
    </Button>
  );
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Files')} actions={!isSmall && add} />
      {isSmall && add}
      <FileInput ref={input} multiple onFiles={own.choose} />
      <AsyncStateGroup>
        <Stack space="cards">
          <Card title={t('Storage')}>
            <StorageLine />
          </Card>
          <UploadRows uploads={uploads} send={send} pick={pick} />
          <MediaSearch>
            {(files) => (
              <Card padding="none">
                <List label={t('Your files')}>
                  {files.map((file) => (
                    <MediaRow key={file.mediaId} file={file} onOpen={() => setOpened(file)} />
                  ))}
                </List>
              </Card>
            )}
          </MediaSearch>
        </Stack>
      </AsyncStateGroup>
      <MediaSheet
        key={opened?.mediaId ?? ''}
        file={opened}
        onClose={() => setOpened(null)}
        onReplace={(file, bytes) => {
          setOpened(null);
          own.choose([bytes], file);
        }}
      />
    </Stack>
  );
}

function MediaRow({ file, onOpen }: { file: MediaFile; onOpen: () => void }) {
  const { name, purpose, type, size, status, usedBy, playback } = file;
  const { failure, status: prepared, maxRendition } = playback?.renditions ?? {};
  return (
    <ListRow
      leading={<Icon name={itemIcons[purpose]} tone="soft" />}
      title={name}
      truncate={false}
      meta={fileText({ type: purpose, fileType: type, size })}
      below={
        failure !== undefined ? (
          <Badge tone="caution">
            {prepared === 'ready' && maxRendition === '1080'
              ? t('Not prepared in 1080p')
              : t('Not prepared for slow networks')}
          </Badge>
        ) : status === 'ready' ? (
          <Text size="13" tone="soft">
            {usedBy.length === 0
              ? t('Not used by a product')
              : usedBy.length === 1
                ? t('Used by {title}', { title: usedBy[0]?.title || t('Untitled') })
                : plural(usedBy.length, 'Used by {count} product', 'Used by {count} products', {})}
          </Text>
        ) : (
          <Badge tone={status === 'refused' ? 'critical' : 'caution'}>
            {status === 'refused' ? t('Rejected|file') : t('Being checked')}
          </Badge>
        )
      }
      onPress={onOpen}
      actions={<IconButton label={t('Change {name}', { name })} icon="pencil" onPress={onOpen} />}
    />
  );
}
