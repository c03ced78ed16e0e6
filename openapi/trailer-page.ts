// The model of the page that plays the trailer of a product: the server fills it, storefront draws it.
import type { components } from './generated/contract';
import type { Site } from './site';

type PublicProduct = components['schemas']['PublicProduct'];

/** Cacheable: holds nothing of one visitor. */
export interface TrailerModel {
  page: 'trailer';
  site: Site;
  /** At the prices of the code that the visitor came with, so that the way back leads to them. */
  product: Pick<PublicProduct, 'id' | 'title' | 'url' | 'language' | 'accent' | 'seller' | 'reduction'> & {
    trailer: NonNullable<PublicProduct['trailer']>;
  };
}
