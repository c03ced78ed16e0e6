import { Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product, ProductKind } from '@haat/openapi';
import { areaPath } from '@haat/web/product-kinds/area-path';
import { type AreaPlace, listedWith } from '@haat/web/product-kinds/product-kinds';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { AreaSkeleton } from '../../components/async-states/AreaSkeleton';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { NoSuchProduct } from '../../components/product-kinds/NoSuchProduct';
import { useOwnProduct } from '../../components/product-kinds/use-own-product';
import { AreaHead } from './AreaHead';
import { ChooseProduct } from './ChooseProduct';

interface AreaScreenProps {
  kind: ProductKind;
  tab: AreaPlace;
  /** Stands where no product is named; left out, it is asked which one is meant. */
  list?: ReactNode;
  /** What stands under the tab. */
  children: (product: Product) => ReactNode;
}

/** A screen of the settings of one product, which `?id=` names. Without it, one is chosen. */
export function AreaScreen({ kind, tab, list, children }: AreaScreenProps) {
  const id = new URLSearchParams(useSearch()).get('id');
  if (!id) return list ?? <ChooseProduct kind={kind} tab={tab} />;
  return (
    <OneProduct key={id} id={id} kind={kind} tab={tab}>
      {children}
    </OneProduct>
  );
}

/** The product that the address names. */
export function OneProduct({ id, kind, tab, children }: Omit<AreaScreenProps, 'list'> & { id: string }) {
  const ownProduct = useOwnProduct(listedWith(kind), id, (other) => areaPath(other.kind, tab, other.id));
  if (ownProduct.is === 'unknown') return <NoSuchProduct kind={kind} />;
  // The next address is on its way, and nothing goes blank until it is there.
  if (ownProduct.is === 'elsewhere') return <AreaSkeleton />;
  return (
    <Stack space="cards">
      <AreaHead id={id} kind={ownProduct.product?.kind ?? kind} tab={tab} product={ownProduct.product} />
      <AsyncStates
        of={ownProduct.query}
        subject={t('This product')}
        reassurance={t('Your product is safe, and buyers can still see it. Only this view did not load.')}
        skeleton={<AreaSkeleton />}
      >
        {children}
      </AsyncStates>
    </Stack>
  );
}
