import { isTooLongForTrailer } from '@haat/kinds/parts/trailer/trailer.rules';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Media } from '../media';
import type { ProfilePicturesService } from '../profile-pictures';
import type { Reviews } from '../reviews';
import { catalogHandlers } from './catalog.routes';
import { createCatalogService } from './catalog.service';
import { findDates } from './copies/product-date.repository';
import { createDelivery } from './delivery.service';
import { createModeration } from './moderation.service';
import { type ConnectedChannels, filesOf } from './product/product.context';
import { hasChanges } from './product/product.fields';
import type { ProductRow } from './product/product.repository';
import type { SoldCounts } from './product/sold-counts';
import { createPublicService, type TaxRegistrations } from './public/public.service';
import type { SellerRecords } from './public/seller-facts';

export { priceOnDate } from './copies/date-parts';
export type { ProductAvailability } from './delivery.service';
export { replaceChannel } from './product/channel.repository';
export { lessonsOf } from './product/product.lessons';
export { productPath } from './product/product.view';
export { countTaken, seatsAwaited, seatsOfAll, seatsTaken } from './product/seats.repository';
export type { Sold } from './product/sold-counts';
export type { PublicEntry, Sellable } from './public/public.service';

const noChannels: ConnectedChannels = async () => new Set();

/** What creators sell, and what everybody may see of it. */
export function createCatalog(
  deps: Deps,
  {
    identity,
    business,
    media,
    reviews,
    records,
    profilePictures,
    soldSoFar,
    connectedChannels = noChannels,
  }: {
    identity: Identity;
    business: TaxRegistrations;
    media: Media;
    reviews: Pick<Reviews, 'summary' | 'onChanged'>;
    records: SellerRecords;
    profilePictures: Pick<ProfilePicturesService, 'of'>;
    soldSoFar: SoldCounts;
    /** None where nothing connects any. */
    connectedChannels?: ConnectedChannels;
  },
) {
  const open = createPublicService(deps, {
    identity,
    business,
    reviews,
    records,
    profilePictures,
    sources: media.imageSources,
    connectedChannels,
  });
  const catalog = createCatalogService(deps, {
    identity,
    media,
    soldSoFar,
    connectedChannels,
    forget: open.forget,
  });
  return {
    handlers: catalogHandlers(catalog, open),
    moderate: createModeration(deps, { forget: open.forget, identity }).moderate,
    /** Takes a product off sale for good; its buyers keep it. @throws Refusal 409 for what was never on sale */
    archive: (sellerId: string, id: string) => catalog.move({ sellerId, id }, 'archive'),
    /** The same in the caller's transaction, after whose commit `forget` is to be called; answers the product as it was. */
    withdraw: (trx: Tx, sellerId: string, id: string) => catalog.withdraw(trx, { sellerId, id }),
    getSellable: open.getSellable,
    /** A product as its creator has written it, and as buyers have it. @throws Refusal 404 for another's */
    async findOwn(sellerId: string, id: string) {
      const { live, edited, unpublished } = await catalog.findOwn(sellerId, id);
      return { live, edited, hasChanges: hasChanges(unpublished) };
    },
    /** The products that offer the same on other dates, itself among them, in no order; none for what is offered on one date alone. */
    datesOf: ({ seller_id: sellerId, id }: Pick<ProductRow, 'seller_id' | 'id'>) =>
      findDates(deps.database.db, { sellerId, productId: id }),
    ...createDelivery(deps, connectedChannels),
    /** The uploaded files that the content of a product names. */
    filesOf,
    /** Whether a video is the trailer of a product, and short enough for one: its content may have been replaced since it was chosen. */
    async isTrailer(product: Pick<ProductRow, 'seller_id' | 'trailer'>, mediaId: string): Promise<boolean> {
      if (product.trailer?.mediaId !== mediaId) return false;
      const length = await media.lengthOf({ seller_id: product.seller_id, id: mediaId });
      return length !== null && !isTooLongForTrailer(length.duration / 1_000);
    },
    publicProduct: open.publicProduct,
    onShelf: open.onShelf,
    publicSeller: open.publicSeller,
    /** To be called when something outside the catalogue changes what is shown of a product. */
    forget: open.forget,
    imageSources: media.imageSources,
  };
}

export type Catalog = ReturnType<typeof createCatalog>;

export { mayRenewByItself, mostWithoutPin, pricesWithAutopay } from './product/autopay.rules';
