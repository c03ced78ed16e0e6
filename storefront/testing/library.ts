import type { Purchase } from '@haat/openapi';
import type { LibraryCodeModel, LibraryModel } from '@haat/openapi/pages';
import { orderWith, site } from './models';

/** Something that was bought and opens. */
export const purchaseWith = (changes: Partial<Purchase> = {}): Purchase => {
  const { product } = orderWith({});
  return {
    orderId: 'HT7K2M9QabcdefGH',
    at: '2026-07-17T14:13:00.000Z',
    status: 'fulfilled',
    amount: 134_900,
    product,
    accessUrl: '/access/HT7K2M9QabcdefGH?pass=x',
    accesses: [],
    subscription: null,
    startsAt: null,
    ...changes,
  };
};

export const libraryWith = (changes: Partial<LibraryModel> = {}): LibraryModel => ({
  page: 'library',
  site,
  purchases: [purchaseWith()],
  phoneEndings: ['1573'],
  moreUrl: null,
  ...changes,
});

export const libraryCodeWith = (changes: Partial<LibraryCodeModel> = {}): LibraryCodeModel => ({
  page: 'libraryCode',
  site,
  phone: '',
  sent: false,
  error: null,
  hasLibrary: false,
  ...changes,
});
