// The model of a creator's own page: the server fills it, storefront draws it.
import type { components } from './generated/contract';
import type { Site } from './site';

/** What a creator shows of a product among their others. */
export type ShownProduct = Pick<
  components['schemas']['PublicProduct'],
  'id' | 'kind' | 'title' | 'cover' | 'prices' | 'language' | 'url' | 'updatedAt' | 'closed'
>;

/** What stands beside a creator's name on the pages of an order; left out what they have not. */
export type OrderCreator = Pick<components['schemas']['PublicProduct']['seller'], 'photo' | 'isVerified'>;

/** A creator's public page. Cacheable: holds nothing of one visitor. */
export interface SellerModel {
  page: 'seller';
  site: Site;
  /** As they write it: the page is at /@{handle}. */
  handle: string;
  name: string;
  bio: string | null;
  /** What the installation itself can say of them. */
  facts: Pick<
    components['schemas']['PublicSeller'],
    'since' | 'isVerified' | 'buyers' | 'photo' | 'takesQuestions'
  >;
  /** Across the top. */
  cover: components['schemas']['ImageSources'] | null;
  /** Newest first. */
  products: ShownProduct[];
}
