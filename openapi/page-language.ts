import type { PageModel } from './pages';
import type { PageLanguage } from './site';

/** The language of the product that a page is about, as its creator chose it; null where it is about none. */
function soldIn(model: PageModel): string | null {
  if (model.page === 'learn' || model.page === 'lesson') return model.learning.language;
  if ('order' in model) return model.order.product.language;
  if ('product' in model) return model.product?.language ?? null;
  return 'language' in model ? (model.language ?? null) : null;
}

/**
 * What a page speaks around the words of creators: what its reader reads. Whoever asked for none of our languages, as the programs do that make a
 * picture of a link, has it in Hindi around a product in Hindi, and in English elsewhere.
 */
export const spokenOn = (model: PageModel, reader: PageLanguage | null): PageLanguage =>
  reader ?? (soldIn(model) === 'hi' ? 'hi' : 'en');

/** The same address in a language. `address` is a path with its query. */
export function inLanguageAt(address: string, lang: PageLanguage): string {
  const [path = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('lang', lang);
  return `${path}?${query}`;
}
