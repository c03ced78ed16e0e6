import { ProgressLine, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { bytesText } from '@haat/kinds/parts/preview/file-text';
import { useStorage } from '../../queries/catalog/media.queries';
import { AsyncStates } from '../async-states/AsyncStates';
import { RowsSkeleton } from '../async-states/RowsSkeleton';

/** How much of the storage of the plan is used. */
export function StorageLine() {
  const storage = useStorage();
  return (
    <AsyncStates
      of={storage}
      subject={t('Storage')}
      reassurance={t('Your files are still there, and buyers can open them.')}
      skeleton={<RowsSkeleton rows={1} height={40} />}
      isEmpty={() => false}
      empty={null}
    >
      {({ used, limit }) => (
        <Stack space="8">
          <Text size="15">
            {used === 0
              ? t('Nothing used of {limit}', { limit: bytesText(limit) })
              : t('{used} of {limit} used', { used: bytesText(used), limit: bytesText(limit) })}
          </Text>
          <ProgressLine label={t('Storage used')} done={used} of={limit} />
        </Stack>
      )}
    </AsyncStates>
  );
}
