import { TabLinks } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { kindPlaces } from '@haat/web/product-kinds/product-kinds';
import { useLayout } from '../screen/layout-context';

/** From the list of one kind to the others, and to all of them; a desktop's sidebar has them already. */
export function KindLinks({ current }: { current: ProductKind | 'all' }) {
  const { kind } = useLayout();
  if (kind === 'desktop') return null;
  return (
    <TabLinks
      label={t('Product types')}
      current={current}
      tabs={[
        { key: 'all', label: t('All'), href: paths.products },
        ...kindPlaces.map(({ kind: key, label, href }) => ({ key, label: translate(label), href })),
      ]}
    />
  );
}
