import { expect, it } from 'vitest';
import { attributionOf } from './order.attribution';

it('keeps what an address tells in plain words', () =>
  expect(
    attributionOf(
      { utmSource: ' ig ', utmMedium: 'story\r\nx', utmCampaign: 'दिवाली', referrer: 'WWW.Example.com' },
      null,
    ),
  ).toEqual({ source: 'ig', medium: 'story x', campaign: 'दिवाली', referrer: 'example.com' }));

it('is nothing where nothing is known', () => {
  expect(attributionOf(undefined, null)).toBeNull();
  expect(attributionOf({ utmSource: '  ', referrer: 'not a host' }, null)).toBeNull();
});

it('is known by a link alone', () =>
  expect(attributionOf({}, 'L1')).toEqual({ source: null, medium: null, campaign: null, referrer: null }));

it('cuts what is too long, and takes no address for a site', () => {
  expect(attributionOf({ utmSource: 'a'.repeat(400) }, null)?.source).toHaveLength(120);
  expect(attributionOf({ utmSource: 'a', referrer: 'https://example.com/x' }, null)?.referrer).toBeNull();
});
