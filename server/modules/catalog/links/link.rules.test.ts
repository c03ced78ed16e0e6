import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock/clock';
import { seededRandom } from '../../../platform/security/ids';
import { campaignOf, makeSlug, slugIn, slugOf, targetOf } from './link.rules';

describe('the last part of a link', () => {
  it.each([
    [' Diwali-Sale ', 'diwali-sale'],
    ['abc', 'abc'],
    ['2026', '2026'],
    ['a'.repeat(40), 'a'.repeat(40)],
  ])('takes %j', (typed, slug) => expect(slugOf(typed)).toBe(slug));

  it.each(['ab', '-abc', 'abc-', 'a b c', 'दिवाली', 'a'.repeat(41), 'a/b', '../x', ''])(
    'refuses %j beside its field',
    (typed) => {
      expect(() => slugOf(typed)).toThrow(
        expect.objectContaining({ status: 422, fields: expect.anything() }),
      );
      expect(slugIn(typed)).toBeNull();
    },
  );

  it('is made of letters and digits that nobody confuses, and never twice the same', () => {
    const random = seededRandom(systemClock);
    const made = Array.from({ length: 500 }, () => makeSlug(random));
    expect(new Set(made).size).toBe(500);
    for (const slug of made) {
      expect(slugOf(slug)).toBe(slug);
      expect(slug).not.toMatch(/[aeiou01l]/);
    }
  });
});

it('asks for the name of a place', () => {
  expect(campaignOf('  Instagram\n bio ')).toBe('Instagram bio');
  expect(() => campaignOf('   ')).toThrow('Add a label');
});

describe('where a link leads', () => {
  it('names the link, and takes along campaigns and a code', () =>
    expect(targetOf('/pp/x', 'L1', { utm_source: 'ig', utm_campaign: ['a b', 'c'], code: 'TEN' })).toBe(
      '/pp/x?link=L1&utm_source=ig&utm_campaign=a+b&code=TEN',
    ));

  it('takes along nothing else, and no other link', () =>
    expect(targetOf('/pp/x', 'L1', { link: 'L2', fbclid: 'y', next: '//evil.example', utm_medium: '' })).toBe(
      '/pp/x?link=L1',
    ));

  it('cuts what is too long', () =>
    expect(targetOf('/pp/x', 'L1', { utm_source: 'a'.repeat(900) })).toHaveLength(
      '/pp/x?link=L1&utm_source='.length + 200,
    ));
});
