import { Button, Field, Form, Notice, Sheet, Stack, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { FileInput } from '@haat/kinds/parts/editor/uploads/FileInput';
import { fileText } from '@haat/kinds/parts/preview/file-text';
import { failureOf } from '@haat/machines/failure';
import type { MediaFile } from '@haat/openapi';
import { useRef, useState } from 'react';
import { useMediaChanges } from '../../queries/catalog/media.queries';
import { VideoFields } from './VideoFields';

interface MediaSheetProps {
  /** Null while none is opened. */
  file: MediaFile | null;
  onClose: () => void;
  onReplace: (file: MediaFile, bytes: File) => void;
}

/** One file: its name, a new content for it, what uses it, and its end. */
export const MediaSheet = ({ file, onClose, onReplace }: MediaSheetProps) => (
  <Sheet open={file !== null} onClose={onClose} title={t('File')}>
    {file && <Opened file={file} onClose={onClose} onReplace={onReplace} />}
  </Sheet>
);

function Opened({ file, onClose, onReplace }: MediaSheetProps & { file: MediaFile }) {
  const { mediaId, purpose, type, size, usedBy, reason } = file;
  const [name, setName] = useState(file.name);
  const { rename, remove } = useMediaChanges();
  const input = useRef<HTMLInputElement>(null);
  const error = rename.error ?? remove.error;
  const save = () => {
    if (name.trim() === file.name) return onClose();
    rename.mutate({ mediaId, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <Form aria-label={t('File')} onSubmit={save}>
      <Stack space="24">
        <Field
          label={t('Name')}
          name="media-name"
          value={name}
          onChange={setName}
          maxLength={255}
          autoComplete="off"
          help={t('Buyers download it under this name. {about}', {
            about: fileText({ type: purpose, fileType: type, size }),
          })}
        />
        {reason !== undefined && <Notice icon="alert">{translate(reason)}</Notice>}
        {error && (
          <Text tone="critical" size="13">
            {translate(failureOf(error, t('It could not be saved. Try again.')).message)}
          </Text>
        )}
        <Text tone="soft" size="13">
          {usedBy.length === 0
            ? t('No product uses it.')
            : t('Used by {title}', { title: usedBy.map(({ title }) => title || t('Untitled')).join(', ') })}
        </Text>
        {purpose !== 'file' && file.status === 'ready' && <VideoFields file={file} />}
        <Stack space="8">
          <Button type="submit" tone="accent" busy={rename.isPending}>
            {t('Save name')}
          </Button>
          <FileInput ref={input} onFiles={([bytes]) => bytes && onReplace(file, bytes)} />
          <Button icon="upload" onPress={() => input.current?.click()}>
            {t('Replace the file')}
          </Button>
          {usedBy.length > 0 && (
            <Text size="13" tone="soft">
              {t('Buyers get the new file, also those who have paid already.')}
            </Text>
          )}
          {usedBy.length === 0 && (
            <Button
              tone="quiet"
              icon="trash"
              busy={remove.isPending}
              onPress={() => remove.mutate({ mediaId }, { onSuccess: onClose })}
            >
              {t('Delete the file')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}
