import type { ProductKind } from '@haat/contract';
import { TabLinks } from '@haat/design-system';
import { said, t } from '@haat/words';
import { useLayout } from '../screen/layout-context';
import { kindPlaces } from './product-kinds';

/** From the list of one kind to the others; a desktop's sidebar has them already. */
export function KindLinks({ current }: { current: ProductKind }) {
  const { kind } = useLayout();
  if (kind === 'desktop') return null;
  return (
    <TabLinks
      label={t('Kinds of products')}
      current={current}
      tabs={kindPlaces.map(({ kind: key, label, href }) => ({ key, label: said(label), href }))}
    />
  );
}
