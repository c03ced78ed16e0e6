import { publicContentOf } from '@haat/kinds/facts';
import { isInstant } from '@haat/kinds/parts/preview/in-zone';
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
  if (product.kind === 'course') return { '@type': 'Course', provider: { '@type': 'Person', name } };
  const webinar = publicContentOf('webinar', product);
  if (!webinar || !isInstant(webinar.startsAt))
    return { '@type': 'Product', brand: { '@type': 'Brand', name } };
  return {
    '@type': 'Event',
    startDate: webinar.startsAt,
    endDate: new Date(Date.parse(webinar.startsAt) + webinar.minutes * 60_000).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Person', name },
  };
}

function availabilityOf(product: PublicProduct): string {
  if (whyNotSold(product) === null) return 'InStock';
  return product.status === 'paused' ? 'OutOfStock' : 'SoldOut';
}
