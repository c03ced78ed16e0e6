import type { Analytics, AnalyticsRange, Overview } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { $api } from './client';

export type Range = Overview['range'];

export const overviewOptions = (range: Range) =>
  $api.queryOptions('get', '/api/analytics/overview', { params: { query: { range } } });

/** The dashboard of a range. The one before stays until another range has come. */
export const useOverview = (range: Range) =>
  $api.useQuery(
    'get',
    '/api/analytics/overview',
    { params: { query: { range } } },
    { placeholderData: keepPreviousData },
  );

/** What time figures are of: a range that ends today, or days of one's own, `2026-11-21`. */
export type FiguresTime =
  | { range: AnalyticsRange; step?: Analytics['step'] }
  | { from: string; to: string; step?: Analytics['step'] };

/** Of one product, or of all of them without one. */
export const analyticsKey = (productId: string | null, time: FiguresTime) =>
  ['get', '/api/analytics/products', { productId, ...time }] as const;

/** The figures of a time. Those of the one before stay until others have come. */
export const useAnalytics = (productId: string | null, time: FiguresTime) =>
  useQuery({
    queryKey: analyticsKey(productId, time),
    queryFn: async ({ signal }): Promise<Analytics> =>
      answer(
        productId === null
          ? await api.GET('/api/analytics/products', { params: { query: time }, signal })
          : await api.GET('/api/analytics/products/{id}', {
              params: { path: { id: productId }, query: time },
              signal,
            }),
      ),
    placeholderData: keepPreviousData,
  });
