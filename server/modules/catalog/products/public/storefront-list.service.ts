import { createHash } from 'node:crypto';
import { kindsWithConditions } from '@haat/kinds/rules';
import type { ShownProduct } from '@haat/openapi/pages';
import { quotas } from '@haat/openapi/quotas';
import type { Deps } from '../../../../platform/deps';
import { findOnSale } from '../copies/product-date.repository';
import { closedNow } from '../delivery.service';
import {
  type ConnectedChannels,
  connectedOf,
  fullAmong,
  idsReferredTo,
  takenOfEach,
} from '../product/product.context';
import { findShelf, type ProductRow } from '../product/product.repository';
import { fullNow, type Sources } from '../product/product.view';
import { createCache } from './public.cache';
import { nextOfEach } from './public-dates';

/** With the 20 s that a cache on the way may keep a page, everyone is current within a minute. */
const keptMs = 20_000;
const most = 1_000;
const mostOnShelf = 100;

/** What a creator's page says of what is on sale. */
export interface Shelf {
  /** The newest first. */
  products: ShownProduct[];
  /** Changes with anything the products show here. */
  version: string;
}

/** What creators have on sale, as cards: no text is read or rendered for them, and a creator's are read once in a while. */
export function createShelves(
  { clock, database: { db } }: Pick<Deps, 'clock' | 'database'>,
  {
    urlOf,
    sources,
    connectedChannels,
  }: { urlOf: (row: ProductRow) => string; sources: Sources; connectedChannels: ConnectedChannels },
) {
  const reading = { withContent: kindsWithConditions };

  async function load(sellerId: string): Promise<Shelf> {
    const now = clock.now();
    // The dates of a webinar are one card, and take the room of one.
    const onSale = nextOfEach(await findOnSale(db, sellerId, quotas.products), now).slice(0, mostOnShelf);
    const listed = { status: 'published', ids: onSale.map(({ id }) => id) } as const;
    const rows = await findShelf(db, sellerId, { ...reading, ...listed });
    const ids = [...new Set(rows.flatMap(idsReferredTo))];
    const others = await findShelf(db, sellerId, { ...reading, ids });
    const productContext = {
      now,
      others: new Map(others.map((row) => [row.id, row])),
      connected: await connectedOf(connectedChannels, db, sellerId, [...rows, ...others]),
    };
    const seatsTaken = await takenOfEach(db, sellerId, { rows, now });
    const full = await fullAmong(db, sellerId, { rows, productContext });
    const products = rows.map((row): ShownProduct => {
      const taken = seatsTaken.get(row.id) ?? 0;
      const closed = closedNow(row, { ...productContext, full }) ?? fullNow(row, { productContext, taken });
      const { id, kind, title, prices, language } = row;
      return {
        id,
        kind,
        title,
        cover: sources(row.cover),
        prices,
        language,
        url: urlOf(row),
        updatedAt: row.updated_at.toISOString(),
        ...(closed !== null && { closed }),
      };
    });
    return { products, version: createHash('sha256').update(JSON.stringify(products)).digest('base64url') };
  }

  const cache = createCache<Shelf>({ clock, keptMs, most }, load);
  return {
    get: async (sellerId: string): Promise<Shelf> =>
      (await cache.get(sellerId)) ?? { products: [], version: '' },
    drop: (sellerId: string): void => cache.drop(sellerId),
  };
}
