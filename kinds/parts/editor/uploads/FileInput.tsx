import { Box } from '@haat/design-system';
import type { Ref } from 'react';
import { fileInput } from './uploads.css';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  multiple?: boolean;
  /** As the attribute says it; anything unless said. */
  accept?: string;
  onFiles: (files: readonly File[]) => void;
}

/** What a button beside it opens. */
export const FileInput = ({ ref, multiple = false, accept, onFiles }: FileInputProps) => (
  <Box
    as="input"
    ref={ref}
    type="file"
    multiple={multiple}
    accept={accept}
    className={fileInput}
    tabIndex={-1}
    aria-hidden
    onChange={(event: { currentTarget: HTMLInputElement }) => {
      const files = [...(event.currentTarget.files ?? [])];
      // The same file can be chosen again after it was refused.
      event.currentTarget.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
