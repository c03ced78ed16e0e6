import { expect, test } from 'vitest';
import { productWith } from '../../testing/models';
import { reviews } from '../../testing/reviews';
import { structuredData } from './structured-data';

const url = 'https://haat.example/pp/MonsoonMonsoon1';

test('what is free costs nothing', () => {
  const free = productWith({ kind: 'lesson', content: {}, prices: [{ id: 'p1', type: 'once', amount: 0 }] });
  expect(structuredData(free, url, '/share/x.png')).toMatchObject({
    offers: [{ '@type': 'Offer', price: '0.00', priceCurrency: 'INR' }],
  });
});

test('what buyers gave it is told once somebody has said something', () => {
  expect(structuredData(productWith(), url, '/share/x.png')).not.toHaveProperty('aggregateRating');
  expect(structuredData(productWith({ reviews }), url, '/share/x.png')).toMatchObject({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 23,
      bestRating: 5,
      worstRating: 1,
    },
  });
});
