import { priceBounds } from '@haat/openapi/order-bounds';

/** Paise. */
export interface PriceLimits {
  least: number;
  most: number;
}

const defaults: PriceLimits = { least: priceBounds.compareAt.minimum, most: priceBounds.amount.maximum };

/** What a product of this installation may cost. The server writes it into the document. */
export function priceLimits(): PriceLimits {
  if (typeof document === 'undefined') return defaults;
  try {
    const written = document.querySelector<HTMLMetaElement>('meta[name="haat-prices"]')?.content;
    return { ...defaults, ...(JSON.parse(written || '{}') as Partial<PriceLimits>) };
  } catch {
    return defaults;
  }
}
