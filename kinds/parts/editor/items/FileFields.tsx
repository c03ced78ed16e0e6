import { Button, Field, Icon, Inline, List, ListRow, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { readyMedia } from '@haat/machines/upload';
import { contentItemBounds } from '@haat/openapi/bounds';
import { useEffect, useRef } from 'react';
import { itemField } from '../../items/items.rules';
import { fileText, itemIcons } from '../../preview/file-text';
import { useEditorTools } from '../tools';
import { FileInput } from '../uploads/FileInput';
import { UploadRows } from '../uploads/UploadRows';
import type { ItemValues } from './items.draft';
import { StampField } from './StampField';

interface FileFieldsProps {
  list: string;
  item: ItemValues;
  onChange: (changes: Partial<ItemValues>) => void;
}

/** Which file it is, a new content for it, and how often it can be downloaded. */
export function FileFields({ list, item, onChange }: FileFieldsProps) {
  const { useMediaFile, useUploads } = useEditorTools();
  const file = useMediaFile(item.mediaId);
  const { uploads, choose, send, pick } = useUploads(itemField(list, item.id));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    for (const upload of uploads) {
      const media = readyMedia(upload);
      if (!media) continue;
      onChange({ mediaId: media.mediaId });
      send(upload.key, 'take');
    }
  });
  const isReplacing = uploads.some(({ is }) => is !== 'refused' && is !== 'taken');
  return (
    <Stack space="24">
      <Stack space="12">
        {file && (
          <List label={t('File')}>
            <ListRow
              leading={<Icon name={itemIcons[item.type]} tone="soft" />}
              title={file.name}
              truncate={false}
              meta={fileText({ type: item.type, fileType: file.type, size: file.size })}
            />
          </List>
        )}
        <UploadRows uploads={uploads} send={send} pick={pick} />
        {!isReplacing && (
          <Inline space="8">
            <FileInput ref={input} onFiles={(files) => choose(files.slice(0, 1), file ?? undefined)} />
            <Button icon="upload" onPress={() => input.current?.click()}>
              {file ? t('Replace the file') : t('Upload a file')}
            </Button>
          </Inline>
        )}
        {file && (
          <Text size="13" tone="soft">
            {t('Buyers get the new file, also those who have paid already.')}
          </Text>
        )}
      </Stack>
      {item.type === 'file' && <DownloadsField item={item} onChange={onChange} />}
      {file?.type === 'application/pdf' && (
        <StampField name={`${item.id}-stamp`} value={item.stamp} onChange={(stamp) => onChange({ stamp })} />
      )}
    </Stack>
  );
}

function DownloadsField({ item, onChange }: Pick<FileFieldsProps, 'item' | 'onChange'>) {
  const { minimum, maximum } = contentItemBounds.downloads;
  return (
    <Field
      label={t('Downloads per buyer')}
      name={`${item.id}-downloads`}
      optional
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={item.downloads === null ? '' : String(item.downloads)}
      onChange={(typed) => {
        const count = Number.parseInt(typed.replace(/\D/g, ''), 10);
        onChange({ downloads: Number.isNaN(count) ? null : Math.min(maximum, Math.max(minimum, count)) });
      }}
      help={t('1 to 100. Left empty, as often as they like.')}
    />
  );
}
