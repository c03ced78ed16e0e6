import { Card, EmptyState, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { settingsPath } from '@haat/web/product-kinds/product-kinds';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { NoSuchProduct } from '../../components/product-kinds/NoSuchProduct';
import { useOwnProduct } from '../../components/product-kinds/use-own-product';
import { ScreenHeader } from '../../components/screen/ScreenHeader';

/** Who is in a channel. Members come with channels; until then every id leads to where it belongs. */
export function MembersScreen({ kind, id }: { kind: ProductKind; id: string }) {
  const ownProduct = useOwnProduct([kind], id, (other) => settingsPath(other.kind, 'analytics', other.id));
  if (ownProduct.is === 'unknown') return <NoSuchProduct kind={kind} />;
  if (ownProduct.is === 'elsewhere') return null;
  return (
    <Stack space="cards">
      <ScreenHeader title={ownProduct.product?.title ?? t('Members')} />
      <AsyncStates
        of={ownProduct.query}
        subject={t('The channel')}
        skeleton={<RowsSkeleton rows={5} />}
        isEmpty={() => true}
        empty={
          <Card>
            <EmptyState
              title={t('No members to show')}
              text={t('Channels cannot be connected yet, so there are no members to show.')}
            />
          </Card>
        }
      >
        {() => null}
      </AsyncStates>
    </Stack>
  );
}
