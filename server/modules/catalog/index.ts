import type { Deps } from '../../platform/deps';
import type { Identity } from '../identity';
import type { Media } from '../media';
import { catalogHandlers } from './catalog.routes';
import { createCatalogService } from './catalog.service';
import { createPublicService } from './public.service';

export { toSafeHtml } from './markdown';
export { productPath } from './product.view';
export type { Sellable } from './public.service';

/** What creators sell, and what everybody may see of it. */
export function createCatalog(deps: Deps, { identity, media }: { identity: Identity; media: Media }) {
  const open = createPublicService(deps, identity, media.imageSources);
  const catalog = createCatalogService(deps, { identity, media, forget: open.forget });
  return {
    handlers: catalogHandlers(catalog, open),
    getSellable: open.getSellable,
    publicProduct: open.publicProduct,
    /** To be called when something outside the catalogue changes what is shown of a product. */
    forget: open.forget,
    imageSources: media.imageSources,
  };
}

export type Catalog = ReturnType<typeof createCatalog>;
