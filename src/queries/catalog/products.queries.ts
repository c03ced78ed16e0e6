import type {
  ImageSources,
  NewProduct,
  Product,
  ProductFields,
  ProductKind,
  ProductStatus,
  ProductVersions,
} from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

export interface ProductsFilter {
  /** Products of all kinds without one. */
  kind?: ProductKind;
  status?: ProductStatus;
  q?: string;
}

const path = '/api/products';
export const productsKey = (filter: ProductsFilter) => ['get', path, { params: { query: filter } }] as const;

/** The creator's products that the filter finds, newest first. */
export const useProducts = (filter: ProductsFilter) =>
  usePages(productsKey(filter), async (cursor, signal) =>
    answer(await api.GET(path, { params: { query: { ...filter, ...atCursor(cursor), limit: 50 } }, signal })),
  );

export const productOptions = (id: string) =>
  $api.queryOptions('get', '/api/products/{id}', { params: { path: { id } } });

/** One product; asks nothing while there is no id. */
export const useProduct = (id: string | null) =>
  $api.useQuery(
    'get',
    '/api/products/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== null, staleTime: 0, refetchOnWindowFocus: false },
  );

export const createProduct = async (product: NewProduct): Promise<Product> =>
  answer(await api.POST(path, { body: product }));

export const updateProduct = async (id: string, fields: ProductFields): Promise<Product> =>
  answer(await api.PATCH('/api/products/{id}', { params: { path: { id } }, body: fields }));

export const readProduct = async (id: string): Promise<Product> =>
  answer(await api.GET('/api/products/{id}', { params: { path: { id } } }));

export type Move = 'publish' | 'pause' | 'resume' | 'archive';

const moveProduct = async (id: string, event: Move): Promise<Product> =>
  answer(await api.POST('/api/products/{id}/{event}', { params: { path: { id, event } } }));

/** Makes live what was changed, as this version has it; with `tellBuyers` they are told of its new lessons. Rejects with `version_conflict` where there is another. */
export const publishChanges = async (
  id: string,
  { version, tellBuyers }: { version: number; tellBuyers: boolean },
): Promise<Product> =>
  answer(
    await api.POST('/api/products/{id}/{event}', {
      params: { path: { id, event: 'publish' }, query: { version } },
      ...(tellBuyers && { body: { tellBuyers } }),
    }),
  );

/** Drops what is not published. */
export const discardChanges = async (id: string): Promise<Product> =>
  answer(await api.DELETE('/api/products/{id}/changes', { params: { path: { id } } }));

export const readVersions = async (id: string): Promise<ProductVersions> =>
  answer(await api.GET('/api/products/{id}/versions', { params: { path: { id } } }));

/** Takes what was published then as unpublished changes. */
export const restoreVersion = async (id: string, number: number): Promise<Product> =>
  answer(
    await api.POST('/api/products/{id}/versions/{number}/restore', { params: { path: { id, number } } }),
  );

/** The published version, or the draft. */
export const asBuyersHaveIt = (product: Product): Product => ({ ...product, ...product.published });

/** Sends a product's chart an event. */
export function useMoveProduct() {
  const refresh = useProductRefresh();
  return useMutation({
    mutationFn: ({ id, event }: { id: string; event: Move }) => moveProduct(id, event),
    onSuccess: refresh,
  });
}

/** Deletes a draft that was never published. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.DELETE('/api/products/{id}', { params: { path: { id } } });
    },
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => isAboutProducts(queryKey[1]) }),
  });
}

/** Makes a draft with everything of a product but its sales. */
export function useDuplicateProduct() {
  const refresh = useProductRefresh();
  return useMutation({
    mutationFn: async (id: string) =>
      answer(await api.POST('/api/products/{id}/duplicate', { params: { path: { id } } })),
    onSuccess: refresh,
  });
}

/** Lets this browser see a course like a buyer; answers where. */
export const openLearnerPreview = async (id: string): Promise<string> =>
  answer(await api.POST('/api/products/{id}/learner-preview', { params: { path: { id } } })).path;

/** Picture fields stored with a product. */
export const asImage = ({ id, width, height, alt }: ImageSources) => ({ id, width, height, alt });

/** Takes an answered product into what has been loaded, and loads the lists again. */
export function useProductRefresh() {
  const client = useQueryClient();
  return useCallback(
    async (product: Product) => {
      client.setQueryData(productOptions(product.id).queryKey, product);
      await client.invalidateQueries({
        predicate: ({ queryKey }) => isAboutProducts(queryKey[1]) && queryKey[1] !== '/api/products/{id}',
      });
    },
    [client],
  );
}

/** Whether a query is about products, by its name. */
export const isAboutProducts = (name: unknown) =>
  typeof name === 'string' && /^\/api\/(products|analytics)/.test(name);
