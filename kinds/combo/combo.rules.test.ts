// What a buyer of a combo receives, whatever became of its parts since.
import type { ReceivedPart } from '@haat/openapi';
import { expect, test } from 'vitest';
import type { AccessContext, OtherProduct } from '../kind';
import { rules } from './combo.rules';

const product = (id: string, status: OtherProduct['status']): OtherProduct => ({
  id,
  kind: 'lesson',
  title: `Product ${id}`,
  status,
  prices: [],
});

const link = (id: string): ReceivedPart => ({ type: 'link', title: `Link of ${id}` });

const received = (others: readonly OtherProduct[], productIds: readonly string[] | null = null) => {
  const context: AccessContext = {
    now: new Date('2026-11-21T05:12:00Z'),
    others: new Map(others.map((one) => [one.id, one])),
    productIds,
    joinPath: '',
    accessId: '',
    accessOf: async ({ id }) => [link(id)],
    toHtml: async (text) => text,
  };
  return rules.access({ items: others.map(({ id }) => ({ productId: id })) }, context);
};

test('a part that its creator archived is received as before, and says that it stays', async () => {
  expect(await received([product('one', 'published'), product('two', 'archived')])).toEqual([
    { type: 'product', title: 'Product one', url: '#one' },
    link('one'),
    {
      type: 'product',
      title: 'Product two',
      url: '#two',
      note: 'This is no longer sold, but it stays yours.',
    },
    link('two'),
  ]);
});

test('a part that is only paused says nothing: it is in the combo still', async () => {
  const parts = await received([product('one', 'paused')]);
  expect(parts.map(({ note }) => note)).toEqual([undefined, undefined]);
});

test('what does not open any more is no part of it, archived or not', async () => {
  const parts = await received([product('one', 'published'), product('two', 'archived')], ['one']);
  expect(parts.map(({ url }) => url)).toEqual(['#one', undefined]);
});
