import type { Link, LinkChange, Links, NewLink } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/http/errors';
import {
  changeLink,
  countLinks,
  type Followed,
  findBySlug,
  findLink,
  findProductOf,
  insertLink,
  type LinkRow,
  listLinks,
  type ShownLink,
} from './link.repository';
import { campaignOf, makeSlug, slugOf } from './link.rules';

/** Made addresses that are taken before we give up: there are ten thousand million of them. */
const tries = 5;

export interface LinkService {
  /** @throws Refusal 404 (no such product), 409 (the address is taken, too many links), 422 (`slug`, `campaign`) */
  create(sellerId: string, given: NewLink): Promise<Link>;
  list(
    sellerId: string,
    query: { productId?: string | undefined; limit?: number | undefined; cursor?: string | undefined },
  ): Promise<Links>;
  /** @throws Refusal 404 for anybody else's */
  change(sellerId: string, id: string, change: LinkChange): Promise<Link>;
  /** Where a link leads; null for one that is unknown or out of use. */
  follow(slug: string): Promise<Followed | null>;
}

export function createLinkService(
  { clock, database, random }: Pick<Deps, 'clock' | 'database' | 'random'>,
  { flush }: { flush: () => Promise<void> },
): LinkService {
  async function insert(row: Omit<LinkRow, 'slug'>, customSlug: string | null): Promise<LinkRow> {
    for (let left = customSlug === null ? tries : 1; left > 0; left -= 1) {
      const whole = { ...row, slug: customSlug ?? makeSlug(random) };
      const isFree = await database.tx(async (trx) => {
        if ((await countLinks(trx, row.seller_id)) >= quotas.links)
          throw conflict(
            'too_many_links',
            `You can have ${quotas.links.toLocaleString('en-IN')} links. Use one you already have`,
          );
        return insertLink(trx, whole);
      });
      if (isFree) return whole;
    }
    const taken = 'This link is already taken. Choose another';
    throw conflict('slug_taken', taken, { slug: taken });
  }

  return {
    follow: (slug) => findBySlug(database.db, slug),

    async create(sellerId, given) {
      const campaign = campaignOf(given.campaign);
      const customSlug = given.slug?.trim() ? slugOf(given.slug) : null;
      const product = await findProductOf(database.db, sellerId, given.productId);
      if (!product) throw notFound('Product not found');
      const row = await insert(
        {
          seller_id: sellerId,
          id: random.publicId(),
          product_id: given.productId,
          campaign,
          clicks: 0,
          sales: 0,
          earned: 0,
          created_at: clock.now(),
          retired_at: null,
        },
        customSlug,
      );
      return viewOf({ ...row, ...product });
    },

    async list(sellerId, { productId, limit = 25, cursor }) {
      // The numbers may be a few seconds old.
      await flush();
      const after = cursor ? readCursor(cursor) : undefined;
      const rows = await listLinks(database.db, sellerId, { productId, after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map(viewOf),
        next: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
      };
    },

    async change(sellerId, id, { campaign, retired }) {
      const change = {
        ...(campaign !== undefined && { campaign: campaignOf(campaign) }),
        ...(retired !== undefined && { retired_at: retired ? clock.now() : null }),
      };
      const isThere =
        Object.keys(change).length === 0 || (await changeLink(database.db, { sellerId, id }, change));
      const link = isThere ? await findLink(database.db, sellerId, id) : null;
      if (!link) throw notFound('Link not found');
      return viewOf(link);
    },
  };
}

const viewOf = (row: ShownLink): Link => ({
  id: row.id,
  slug: row.slug,
  url: `/cml/${row.slug}`,
  campaign: row.campaign,
  product: { id: row.product_id, kind: row.kind, title: row.title, status: row.status },
  clicks: row.clicks,
  sales: row.sales,
  earned: row.earned,
  createdAt: row.created_at.toISOString(),
  retiredAt: row.retired_at?.toISOString() ?? null,
});
