import type { ProductKind, Purchase, Purchases } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { notFound } from '../../../../platform/http/errors';
import { productPath } from '../../../catalog';
import type { Access } from '../../../delivery';
import { readCursor, writeCursor } from '../sales.cursor';
import { type BoughtBy, findPurchase, findPurchases, type PurchaseRow } from './purchase.repository';
import { findResume, type ResumeDependencies } from './resume.service';

export interface PurchaseDependencies extends ResumeDependencies {
  access: Access;
}

const usualLimit = 25;
/** What a creator has typed so far may be no moment yet. */
const instantOf = (text: string | null): string | null => {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

const publicId = /^[1-9A-HJ-NP-Za-km-z]{12,32}$/;

/** What a buyer bought: with verified phones, and the orders that their browser holds. An account without a phone has bought nothing. */
export function createPurchaseService(
  deps: Pick<Deps, 'clock' | 'database'>,
  dependencies: PurchaseDependencies,
) {
  const { db } = deps.database;
  const { catalog, identity, access } = dependencies;

  async function view(rows: readonly PurchaseRow[]): Promise<Purchase[]> {
    const sellers = [...new Set(rows.map((row) => row.seller_id))];
    const names = new Map(
      await Promise.all(sellers.map(async (id) => [id, (await identity.sellerName(id)) ?? ''] as const)),
    );
    return rows.map((row) => ({
      orderId: row.order_id,
      at: row.at.toISOString(),
      status: row.status,
      amount: row.amount,
      ...(row.quantity > 1 && { quantity: row.quantity }),
      ...(row.gift && { gift: row.gift }),
      product: {
        id: row.product_id,
        kind: row.kind,
        title: row.title,
        url: productPath({ kind: row.kind, id: row.product_id }),
        cover: catalog.imageSources(row.cover),
        seller: names.get(row.seller_id) ?? '',
        language: row.language,
      },
      accessUrl:
        row.opens === null ? null : access.tokenPath({ id: row.opens, tokenVersion: row.opens_version ?? 0 }),
      accesses: row.grants.map((grant) => ({
        id: grant.id,
        productId: grant.product_id,
        kind: grant.kind,
        title: grant.title,
        status: grant.status,
        endsAt: instantOf(grant.ends_at),
        url: access.path(row.order_id),
        ...(grant.is_archived && { isArchived: true as const }),
      })),
      subscription:
        row.subscription === null || row.subscription_status === null
          ? null
          : {
              id: row.subscription,
              status: row.subscription_status,
              endsAt: row.subscription_ends_at?.toISOString() ?? null,
            },
      startsAt: instantOf(row.starts_at),
      startsTitle: row.starts_title,
    }));
  }

  return {
    async purchases(
      by: BoughtBy,
      page: {
        limit?: number | undefined;
        cursor?: string | undefined;
        q?: string | undefined;
        show?: 'coming' | undefined;
        kind?: ProductKind | undefined;
      },
    ): Promise<Purchases> {
      if (by.phones.length === 0 && by.orders.length === 0) return { items: [], next: null, resume: [] };
      const limit = page.limit ?? usualLimit;
      const place = page.cursor ? readCursor(page.cursor, publicId) : null;
      const after = place && { at: place.at, orderId: place.rest[0] as string };
      const isComing = page.show === 'coming';
      const rows = await findPurchases(db, by, {
        after,
        limit: limit + 1,
        now: deps.clock.now(),
        text: page.q?.trim(),
        isComing,
        kind: page.kind,
      });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      const isWhole = !page.cursor && !page.q?.trim() && !page.show && !page.kind;
      return {
        items: await view(shown),
        next: last ? writeCursor((isComing && instantOf(last.starts_at)) || last.at, last.order_id) : null,
        resume: isWhole ? await findResume(deps, dependencies, by) : [],
      };
    },

    /** @throws Refusal 404 for an order that none of these phones paid for */
    async purchase(phones: readonly string[], orderId: string): Promise<Purchase> {
      const row = phones.length > 0 ? await findPurchase(db, phones, orderId, deps.clock.now()) : null;
      const [purchase] = row ? await view([row]) : [];
      if (!purchase) throw notFound('Purchase not found');
      return purchase;
    },
  };
}

export type PurchaseService = ReturnType<typeof createPurchaseService>;
