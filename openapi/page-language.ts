import type { PageModel } from './pages';
import type { PageLanguage } from './site';

/** The language of the product that a page is about, as its creator chose it; null where it is about none. */
function soldIn(model: PageModel): string | null {
  if (model.page === 'learn' || model.page === 'lesson') return model.learning.language;
  if ('order' in model) return model.order.product.language;
  if ('product' in model) return model.product?.language ?? null;
  return 'language' in model ? (model.language ?? null) : null;
}

/** What a page speaks: Hindi around a product in Hindi, English around every other, and elsewhere what its reader reads. */
export function spokenOn(model: PageModel, reader: PageLanguage): PageLanguage {
  const pageLanguage = soldIn(model);
  if (pageLanguage === null) return reader;
  return pageLanguage === 'hi' ? 'hi' : 'en';
}
