import type { ProductKind } from '@haat/contract';
import { Button, Card, EmptyState } from '@haat/design-system';
import { t } from '@haat/words';
import { namesOf } from '../../parts/product-kinds/product-kinds';

export const NothingMatches = ({ kind, onShowAll }: { kind: ProductKind; onShowAll: () => void }) => (
  <Card>
    <EmptyState
      title={t('Nothing matches')}
      text={t('Nothing in this list fits these choices.')}
      action={<Button onPress={onShowAll}>{t('Show all {many}', { many: namesOf(kind).many })}</Button>}
    />
  </Card>
);
