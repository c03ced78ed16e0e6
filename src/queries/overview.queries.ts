import type { Overview } from '@haat/openapi';
import { keepPreviousData } from '@tanstack/react-query';
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
