import type { Problems } from '@haat/kinds/parts/editor/problems';
import type { ProductKind } from '@haat/openapi';
import type { PriceDraft } from './price-draft';

export interface PriceFieldsProps {
  kind: ProductKind;
  price: PriceDraft;
  onChange: (changes: Partial<PriceDraft>) => void;
  problems: Problems;
  onLeave: (field: string) => void;
}
