import { Button, Card, EmptyState } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { listNames } from './list-names';

export const NothingMatches = ({ kind, onShowAll }: { kind: ProductKind | null; onShowAll: () => void }) => (
  <Card>
    <EmptyState
      title={t('No results')}
      text={t('No results for these filters.')}
      action={<Button onPress={onShowAll}>{t('Show all {many}', { many: listNames(kind).many })}</Button>}
    />
  </Card>
);
