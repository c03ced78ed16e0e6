import { plural } from '@haat/i18n';
import type { Archive } from '../items/archive.rules';
import { bytesText } from '../preview/file-text';

/** How many files, and how large: whoever pays for data decides by it. */
export const archiveLabel = ({ count, bytes }: Pick<Archive, 'count' | 'bytes'>): string =>
  plural(count, 'Download {count} file ({size})', 'Download {count} files ({size})', {
    // Number and unit stay in one line.
    size: bytesText(bytes).replace(' ', '\u00a0'),
  });
