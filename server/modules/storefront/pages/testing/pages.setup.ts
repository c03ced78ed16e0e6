import { afterAll, beforeAll } from 'vitest';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { fakeBuild } from './build';

// What tests of pages begin with: a shop that writes down what each page was given, and the ways of a browser without scripts.
export let shop: Shop;
export let seller: Seller;
/** A page of the seller's on sale. */
export let pageId: string;

export function setUpPages(): void {
  const build = fakeBuild();
  beforeAll(async () => {
    shop = await openShop({ pages: build });
  });
  afterAll(async () => {
    await shop.close();
    build.remove();
  });
}

export function setUpPageOnSale(): void {
  setUpPages();
  beforeAll(async () => {
    seller = await shop.seller();
    pageId = await shop.page(seller);
  });
}

export const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });

/** Sends a form as a browser does. */
export const post = (url: string, fields: Record<string, string> = {}, headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
