// The model of the page with all that buyers say of a product: the server fills it, storefront draws it.
import type { components } from './generated/contract';
import type { Site } from './site';

type Schemas = components['schemas'];

/** All reviews, paginated. Cacheable */
export interface ReviewsModel {
  page: 'reviews';
  site: Site;
  /** At the prices of the code that the visitor came with, so that the way back leads to them. */
  product: Pick<
    Schemas['PublicProduct'],
    'id' | 'title' | 'url' | 'language' | 'accent' | 'seller' | 'reduction'
  >;
  /** Of all of them, as on the preview. */
  sum: Pick<Schemas['ReviewSummary'], 'count' | 'average' | 'spread'>;
  /** Of this page, newest first. */
  items: Schemas['ProductReview'][];
  /** Which page this is, beginning with 1, and how many there are. */
  place: { number: number; of: number };
}
