import type { Product } from '@haat/contract';
import { ButtonLink, Sheet } from '@haat/design-system';
import { Share } from './Share';

/** A product's address in full. */
export const addressOf = ({ url }: Pick<Product, 'url'>) => new URL(url, window.location.origin).href;

/** A published page's link and the ways to send it. */
export function ShareSheet({ product, onClose }: { product: Product | null; onClose: () => void }) {
  return (
    <Sheet
      open={product !== null}
      onClose={onClose}
      title="Share"
      footer={
        product && (
          <ButtonLink href={addressOf(product)} icon="external" external fullWidth>
            See it as a buyer
          </ButtonLink>
        )
      }
    >
      {product && <Share url={addressOf(product)} title={product.title} />}
    </Sheet>
  );
}
