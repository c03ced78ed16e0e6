import type { Product, ProductKind } from '@haat/openapi';
import { type AreaPlace, describe } from '@haat/web/product-kinds/product-kinds';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { LayoutContext } from '../../components/screen/layout-context';
import { useLayoutKind } from '../layouts/layout-kind';
import { loadList } from './product-list';

type Content = ComponentType<{ product: Product }>;

/** Content of each tab. Sales and the editor */
const contents: Record<AreaPlace, () => Promise<Content>> = {
  analytics: async () => (await import('../../screens/product-settings/Overview')).Overview,
  engagement: async () => (await import('../../screens/engagement/Engagement')).Engagement,
  sales: async () => (await import('../../screens/sales/ProductSales')).ProductSales,
  discounts: async () => (await import('../../screens/discounts/ProductDiscounts')).ProductDiscounts,
  edit: async () => (await import('../../screens/product-editor/ProductEditorInArea')).ProductEditorInArea,
};

/** A kind without an address for its list has it where its area opens. */
async function listIn(kind: ProductKind, tab: AreaPlace) {
  if (describe(kind).list !== null || tab !== 'analytics') return undefined;
  const List = await loadList(kind);
  return <List />;
}

/** One screen of a settings area: what is the same in all of them around what the tab shows. */
export async function loadArea(kind: ProductKind, tab: AreaPlace): Promise<ComponentType> {
  const [{ AreaScreen }, Content, list] = await Promise.all([
    import('../../screens/product-settings/AreaScreen'),
    contents[tab](),
    listIn(kind, tab),
  ]);
  return function Area() {
    return (
      <AreaScreen kind={kind} tab={tab} list={list}>
        {(product) => (
          <AsInApp>
            <Content product={product} />
          </AsInApp>
        )}
      </AreaScreen>
    );
  };
}

/** On a page of its own, what belongs among the places of the shop looks as it does there at this width. */
function AsInApp({ children }: { children: ReactNode }) {
  const kind = useLayoutKind('app');
  const surroundings = useMemo(() => ({ kind, menu: null }), [kind]);
  return <LayoutContext value={surroundings}>{children}</LayoutContext>;
}
