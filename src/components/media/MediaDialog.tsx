import { Dialog, Icon, List, ListRow } from '@haat/design-system';
import { t } from '@haat/i18n';
import { fileText, itemIcons } from '@haat/kinds/parts/preview/file-text';
import type { MediaFile } from '@haat/openapi';
import { MediaSearch } from './MediaSearch';

interface MediaDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
}

/** One of the files that were uploaded before. */
export const MediaDialog = ({ isOpen, onClose, onChoose }: MediaDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={t('Your files')}>
    {isOpen && (
      <MediaSearch>
        {(files) => (
          <List label={t('Your files')}>
            {files
              .filter(({ status }) => status !== 'refused')
              .map((file) => (
                <ListRow
                  key={file.mediaId}
                  leading={<Icon name={itemIcons[file.purpose]} tone="soft" />}
                  title={file.name}
                  truncate={false}
                  meta={fileText({ type: file.purpose, fileType: file.type, size: file.size })}
                  onPress={() => onChoose(file)}
                />
              ))}
          </List>
        )}
      </MediaSearch>
    )}
  </Dialog>
);
