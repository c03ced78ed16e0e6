import type { SearchResults } from '@haat/openapi';
import { expect, test } from 'vitest';
import { groupsOf, isNamed } from './entries';

const nothing = { recent: [], found: null };
const found: SearchResults = {
  products: [{ id: 'MonsoonMonsoon1', kind: 'course', title: 'Raga basics', status: 'published' }],
  buyers: [
    { name: 'Kavita Rao', phone: '+919876543210', purchases: 3, lastAt: '2026-11-21T05:00:00Z' },
    { name: null, phone: '+919822041214', purchases: 1, lastAt: '2026-11-20T05:00:00Z' },
  ],
  sales: [
    {
      orderId: 'Order1111111',
      title: 'Raga basics',
      buyer: '+919876543210',
      amount: 49_900,
      at: '2026-11-21T05:00:00Z',
    },
  ],
};

test('each word that was typed begins a word', () => {
  const wallet = { label: 'Wallet', icon: 'wallet', href: '/wallet', also: 'money payout' } as const;
  for (const typed of ['', 'wal', 'WALLET', 'pay wal', ' mon '])
    expect([typed, isNamed(wallet, typed)]).toEqual([typed, true]);
  for (const typed of ['allet', 'wal x', 'walletx'])
    expect([typed, isNamed(wallet, typed)]).toEqual([typed, false]);
  expect(isNamed({ label: 'Café', icon: 'home', href: '/' }, 'cafe')).toBe(true);
});

test('without words there is what was chosen lately, then every place', () => {
  const groups = groupsOf('', { recent: [{ href: '/wallet', label: 'Wallet' }], found });
  expect(groups.map(({ title }) => title)).toEqual(['Recent', 'Go to', 'Create']);
  expect(groups[2]?.entries).toHaveLength(8);
});

test('what was found stands before the places that have the name', () => {
  const groups = groupsOf('sales', { recent: [], found });
  expect(groups.map(({ title }) => title)).toEqual(['Products', 'Buyers', 'Sales', 'Go to']);
  expect(groups[0]?.entries[0]).toMatchObject({ label: 'Raga basics', about: 'Course' });
  expect(groups[2]?.entries[0]).toMatchObject({
    label: '+91 98765 43210',
    href: '/transaction?sale=Order1111111',
  });
  expect(groupsOf('zzz', nothing)).toEqual([]);
});

test('a buyer is one row, which opens all they bought', () => {
  const buyers = groupsOf('kav', { recent: [], found })[1];
  expect(buyers?.entries[0]).toMatchObject({
    label: 'Kavita Rao',
    about: '+91 98•••••210 · 3 purchases · last on 21 Nov',
    href: '/transaction?q=%2B919876543210',
  });
  expect(buyers?.entries[1]).toMatchObject({
    label: '+91 98•••••214',
    about: '1 purchase · last on 20 Nov',
  });
});

test('every place of the menus is found by its name', () => {
  const hrefs = (typed: string) =>
    groupsOf(typed, nothing).flatMap(({ entries }) => entries.map(({ href }) => href));
  for (const place of ['analytics', 'discounts', 'links', 'reviews', 'notifications'])
    expect(hrefs(place)).toContain(`/${place}`);
});

test('products are those of all kinds, for the eye and for the keys', () => {
  const [places] = groupsOf('products', nothing);
  const everything = places?.entries.filter(({ keys }) => keys === 'g p');
  expect(everything).toMatchObject([{ label: 'Products', href: '/payment?kind=all' }]);
});

test('a place says the keys that lead there', () => {
  const [places] = groupsOf('wallet', nothing);
  expect(places?.entries[0]).toMatchObject({ label: 'Wallet', keys: 'g w' });
});
