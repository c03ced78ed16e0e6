import { Card, Link, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { StorageLine } from '../../components/media/StorageLine';

/** What the files of this account use of its plan's storage. */
export const StorageSection = () => (
  <Card title={t('Storage')}>
    <Stack space="12">
      <StorageLine />
      <Link href={paths.media} standalone iconAfter="chevronRight">
        {t('Your files')}
      </Link>
    </Stack>
  </Card>
);
