import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../draft/draft';
import { fieldsOf } from '../fields';
import { stateOf } from './steps';

test('the picture for chats goes with the words for them', () => {
  const image = { id: 'pic', width: 1200, height: 900, alt: 'A loaf', src: '/a.jpg', avif: '', webp: '' };
  const shared: Draft = { ...emptyDraft('page'), title: 'Bread', shareTitle: 'Shared', shareImage: image };
  expect(fieldsOf(shared).seo).toEqual({
    title: 'Shared',
    image: { id: 'pic', width: 1200, height: 900, alt: 'A loaf' },
  });
  const context = { now: new Date(), isOnSale: () => true };
  const state = { current: 'price', draft: shared, problems: {}, isPublished: false, context } as const;
  expect(stateOf('sharing', state)).toBe('done');
});
