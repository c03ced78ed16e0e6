import { Button, Card, EmptyState } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { listNames } from './list-names';

export const NothingMatches = ({ kind, onShowAll }: { kind: ProductKind | null; onShowAll: () => void }) => (
  <Card>
    <EmptyState
      title={t('Nothing matches')}
      text={t('Nothing in this list fits these choices.')}
      action={<Button onPress={onShowAll}>{t('Show all {many}', { many: listNames(kind).many })}</Button>}
    />
  </Card>
);
