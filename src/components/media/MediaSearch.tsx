import { EmptyState, Field, SegmentedControl, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MediaFile } from '@haat/openapi';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { type MediaFilter, useMedia } from '../../queries/catalog/media.queries';
import { allItems } from '../../queries/pages';
import { AsyncStates } from '../async-states/AsyncStates';
import { MoreRows } from '../async-states/MoreRows';
import { RowsSkeleton } from '../async-states/RowsSkeleton';

type Purpose = MediaFile['purpose'] | 'all';

/** A search among uploaded files, by type and by part of a name, newest first and page by page. */
export function MediaSearch({ children }: { children: (files: readonly MediaFile[]) => ReactNode }) {
  const [purpose, setPurpose] = useState<Purpose>('all');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const filter: MediaFilter = { ...(purpose !== 'all' && { purpose }), ...(q !== '' && { q }) };
  const files = useMedia(filter);
  const isFiltered = purpose !== 'all' || q !== '';
  return (
    <Stack space="16">
      <Field
        label={t('Search by name')}
        name="media-search"
        value={typed}
        onChange={setTyped}
        maxLength={100}
        autoComplete="off"
      />
      <SegmentedControl
        label={t('Type')}
        value={purpose}
        onChange={setPurpose}
        options={[
          { value: 'all', label: t('All') },
          { value: 'file', label: t('Files') },
          { value: 'video', label: t('Video') },
          { value: 'audio', label: t('Audio') },
        ]}
      />
      <AsyncStates
        of={files}
        subject={t('Your files')}
        reassurance={t('Your files are still there, and buyers can open them.')}
        skeleton={<RowsSkeleton rows={4} height={64} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          isFiltered ? (
            <Text tone="soft">{t('No files match.')}</Text>
          ) : (
            <EmptyState
              title={t('No files yet')}
              text={t('Files that you upload for your products are listed here.')}
            />
          )
        }
      >
        {(data) => (
          <>
            {children(allItems(data))}
            <MoreRows of={files} />
          </>
        )}
      </AsyncStates>
    </Stack>
  );
}
