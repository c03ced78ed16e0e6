import { Box, Button, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MediaFile } from '@haat/openapi';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useEditorTools } from '../tools';
import { FileInput } from './FileInput';
import { UploadRows } from './UploadRows';
import { dropZone } from './uploads.css';
import { useReadyUploads } from './use-ready-uploads';

interface UploadFieldProps {
  /** The name of the field that files are uploaded for. */
  field: string;
  canAdd: boolean;
  /** Called once for each file: uploaded now, or chosen among those that were. */
  onFile: (file: MediaFile) => void;
  /** What the button says; “Upload files” unless said. */
  label?: string;
  /** What becomes of the files. */
  help?: string;
}

/** Files are dropped, picked from the device or chosen among those uploaded before; each goes up as soon as it is chosen. */
export function UploadField({ field, canAdd, onFile, label, help }: UploadFieldProps) {
  const { useUploads, MediaDialog } = useEditorTools();
  const { uploads, choose, send, pick } = useUploads(field);
  const [isChoosing, setIsChoosing] = useState(false);
  const unfinished = useReadyUploads(uploads, send, onFile);
  return (
    <Stack space="12">
      <UploadRows uploads={unfinished} send={send} pick={pick} />
      {canAdd && (
        <DropZone
          label={label ?? t('Upload files')}
          {...(help !== undefined && { help })}
          onFiles={choose}
          onLibrary={() => setIsChoosing(true)}
        />
      )}
      <MediaDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(file) => {
          setIsChoosing(false);
          onFile(file);
        }}
      />
    </Stack>
  );
}

interface DropZoneProps {
  label: string;
  help?: string;
  onFiles: (files: readonly File[]) => void;
  onLibrary: () => void;
}

function DropZone({ label, help: outcome, onFiles, onLibrary }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <Box
      className={dropZone}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      {...(isOver && { 'data-over': true })}
    >
      <FileInput ref={input} multiple onFiles={onFiles} />
      <Stack space="12">
        <Inline space="8">
          <Button icon="upload" onPress={() => input.current?.click()} aria-describedby={help}>
            {label}
          </Button>
          <Button tone="quiet" icon="archive" onPress={onLibrary}>
            {t('Choose from your files')}
          </Button>
        </Inline>
        <Text size="13" tone="soft" id={help}>
          {outcome !== undefined && `${outcome} `}
          {t('Or drop them here. Files and audio up to 5 GB, video up to 20 GB.')}
        </Text>
      </Stack>
    </Box>
  );
}
