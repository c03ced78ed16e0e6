import { kindParts } from '@haat/kinds/preview';
import type { PublicProduct } from '@haat/openapi';
import { whyNotSold } from '../on-sale';

/** What search engines are told of a product, in the words of schema.org. `url` and `image` are absolute. */
export function structuredData(product: PublicProduct, url: string, image: string): object {
  return {
    '@context': 'https://schema.org',
    ...ofKind(product, url),
    name: product.title,
    description: product.summary,
    url,
    image,
    ...(product.reviews && { aggregateRating: ratingOf(product.reviews) }),
    offers: product.prices.map((price) => ({
      '@type': 'Offer',
      price: (price.amount / 100).toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${availabilityOf(product)}`,
      url,
    })),
  };
}

const ratingOf = ({ average, count }: NonNullable<PublicProduct['reviews']>) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

function ofKind(product: PublicProduct, url: string): object {
  const { name } = product.seller;
  const kindData = kindParts[product.kind].structuredData?.(product, url);
  return kindData ?? { '@type': 'Product', brand: { '@type': 'Brand', name } };
}

function availabilityOf(product: PublicProduct): string {
  if (whyNotSold(product) === null) return 'InStock';
  return product.status === 'paused' ? 'OutOfStock' : 'SoldOut';
}
