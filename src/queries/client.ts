import { ApiError } from '@haat/machines/failure';
import { api } from '@haat/web/api/api';
import { MalformedAnswer } from '@haat/web/api/malformed-answer';
import { QueryClient } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';

/** The calls of the contract as queries: their keys are method, path and parameters. */
export const $api = createQueries(api);

/** What the server has refused, it would refuse again; what failed on the way is tried twice more. */
const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof ApiError && error.status < 500) && !(error instanceof MalformedAnswer);

/** Query client of a session, so that no data is shared between users. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: isWorthRetrying, throwOnError: false },
      mutations: { retry: false },
    },
  });
}
