// One product of each kind, as the server has it, for stories and tests of the editor.

import type { KindContent, ProductKind } from '@haat/kinds/facts';
import type { Product } from '@haat/openapi';
import { products } from '../../../components/testing/samples';

const contents: KindContent = {
  page: { action: 'give', suggestedAmounts: [5_100, 10_100] },
  telegram: {
    chatTitle: 'Bread letters',
    chatType: 'channel',
    inviteUrl: 'https://t.me/+AbCdEfGhIj',
    benefits: ['Two recipes a week', 'Questions on Sunday'],
  },
  discord: {
    serverName: 'The bakehouse',
    inviteUrl: 'https://discord.gg/bakehouse',
    roles: ['Baker'],
    benefits: ['A room for every bread'],
  },
  course: {
    sections: [
      {
        id: 's1',
        title: 'The starter',
        lessons: [
          {
            id: 'l1',
            title: 'Why it sleeps in winter',
            minutes: 9,
            isFree: true,
            text: 'Keep it **warm**.',
          },
          { id: 'l2', title: 'Flour: chakki, maida, T65', minutes: 14, url: 'https://example.com/flour' },
        ],
      },
      { id: 's2', title: 'The bake', lessons: [{ id: 'l3', title: 'Scoring', text: 'With a blade.' }] },
    ],
    outcomes: ['Bake four breads without a tin'],
  },
  lesson: {
    minutes: 22,
    text: 'Fold it four times.',
    url: 'https://example.com/fold',
    outcomes: ['Fold a wet dough'],
  },
  webinar: {
    startsAt: '2027-01-16T05:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 40,
    joinUrl: 'https://meet.example.com/bread',
    outcomes: ['A loaf of your own by noon'],
  },
  lock: {
    items: [
      { id: 'i1', type: 'text', title: 'The ratio', text: 'Five to one to one.' },
      { id: 'i2', type: 'link', title: 'The film', url: 'https://example.com/film' },
      {
        id: 'i3',
        type: 'place',
        title: 'The mill',
        place: {
          address: '12, Old Mill Road',
          city: 'Pune',
          latitude: 18.5204,
          longitude: 73.8567,
          directions: 'Behind the temple.',
        },
      },
    ],
  },
  combo: { items: [{ productId: 'Sourdough11' }, { productId: 'Bakery11111' }] },
};

/** A product of a kind that is on sale. */
export function made(kind: ProductKind): Product {
  const [sample] = products;
  if (!sample) throw new Error('The shop of the stories sells something');
  return { ...sample, id: `made-${kind}`, kind, content: { ...contents[kind] } };
}
