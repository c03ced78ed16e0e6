// A server and devices in memory, for tests of drafts that save themselves.

import { ApiError } from '@haat/machines/failure';
import type { NewProduct, Product, ProductFields } from '@haat/openapi';
import type { DraftPorts, KeptDraft } from '../draft/draft-ports';

/** Holds one product, and refuses a change of a version that is over. */
export function createServer() {
  const calls: string[] = [];
  let product: Product | null = null;
  const there = (): Product => {
    if (!product) throw new Error('Nothing was created');
    return product;
  };
  const answer = (fields: Partial<Product>): Product => {
    const prices = (fields.prices ?? []).map((price) => ({ id: 'price-1', ...price }));
    const version = (product?.version ?? 0) + 1;
    product = { ...product, ...fields, id: 'page-1', status: 'draft', prices, version } as Product;
    return product;
  };
  return {
    calls,
    there,
    create: async (fields: NewProduct) => {
      calls.push(`create ${fields.title}`);
      return answer({
        gallery: [],
        content: {},
        seo: {},
        accent: null,
        language: 'en',
        ...(fields as Partial<Product>),
      });
    },
    update: async (id: string, { version, ...fields }: ProductFields) => {
      calls.push(`update ${id} ${fields.title}`);
      if (version !== undefined && version !== there().version)
        throw new ApiError({ status: 409, code: 'version_conflict', message: 'Changed somewhere else' });
      return answer(fields as Partial<Product>);
    },
    load: async () => there(),
    /** What changes nothing that is written. */
    pause: () => {
      product = { ...there(), status: 'paused', version: there().version + 1 };
      return product;
    },
  };
}

/** A device that keeps drafts, talking to a server. */
export function createDevice(server: ReturnType<typeof createServer>) {
  const stored = new Map<string | null, KeptDraft>();
  let tell: () => void = () => undefined;
  const ports: DraftPorts = {
    create: server.create,
    update: server.update,
    load: server.load,
    read: (id) => stored.get(id) ?? null,
    keep: (id, draft) => void stored.set(id, draft),
    forget: (id) => void stored.delete(id),
    watchConnection: (back) => {
      tell = back;
      return () => undefined;
    },
    now: () => new Date('2026-11-21T05:12:00Z'),
  };
  return { ports, kept: stored, comeBack: () => tell() };
}
