import type { Product } from '@haat/contract';
import { Card } from '@haat/design-system';
import { NotMakeable } from '../../parts/product-kinds/NotMakeable';

/** Where the editor of a kind will be; what cannot be made cannot be changed either. */
export const NotEditable = ({ product }: { product: Product }) => (
  <Card>
    <NotMakeable kind={product.kind} />
  </Card>
);
