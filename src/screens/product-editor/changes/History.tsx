import { Box, Button, Card, EmptyState, Skeleton, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import {
  selectError,
  selectIsLoading,
  selectRestoring,
  selectVersions,
} from '@haat/machines/publish-changes';
import type { ProductVersion } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { ChangeList } from './ChangeList';
import { Problem } from './Problem';
import type { PublishChanges } from './use-publish-changes';

/** What was published, the newest first, each with what it changed; every one but the newest can be gone back to. */
export function History({ snapshot, send }: Pick<PublishChanges, 'snapshot' | 'send'>) {
  const versions = selectVersions(snapshot);
  const error = selectError(snapshot);
  const restoring = selectRestoring(snapshot);
  if (selectIsLoading(snapshot))
    return (
      <Stack space="12">
        <Skeleton height={96} radius="card" />
        <Skeleton height={96} radius="card" />
      </Stack>
    );
  if (versions.length === 0)
    return error === null ? (
      <EmptyState
        title={t('Nothing here yet')}
        text={t('Each time you publish, the previous version is kept here.')}
        headingLevel={3}
      />
    ) : (
      <Problem error={error} onRetry={() => send({ type: 'retry' })} />
    );
  return (
    <Stack space="16">
      <Problem error={error} />
      <Text tone="soft">
        {t('Restoring a version puts it in your unpublished changes. Buyers see it once you publish.')}
      </Text>
      {versions.map((version, place) => (
        <OneVersion
          key={version.number}
          version={version}
          isLive={place === 0}
          isBusy={restoring === version.number}
          isDisabled={restoring !== null}
          onRestore={() => send({ type: 'restore', number: version.number })}
        />
      ))}
    </Stack>
  );
}

interface OneVersionProps {
  version: ProductVersion;
  isLive: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onRestore: () => void;
}

function OneVersion({ version, isLive, isBusy, isDisabled, onRestore }: OneVersionProps) {
  const { publishedAt, publishedBy, title, changes } = version;
  const at = dateAndTime(publishedAt);
  return (
    <Card title={at}>
      <Stack space="12">
        <Text size="13" tone="soft">
          {[isLive ? t('What buyers see now') : title, publishedBy].filter(Boolean).join(' · ')}
        </Text>
        {changes.length > 0 && <ChangeList changes={changes} />}
        {!isLive && (
          <Box>
            <Button size="small" busy={isBusy} disabled={isDisabled && !isBusy} onPress={onRestore}>
              {t('Restore {when}', { when: at })}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
