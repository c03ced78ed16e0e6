import { $api } from '../client';

const path = '/api/products/{id}/waiting-list';
const refetchMs = 60_000;

export const waitingListKey = (productId: string) =>
  $api.queryOptions('get', path, { params: { path: { id: productId } } }).queryKey;

/** How many wait for a seat; seats are offered every minute. */
export const useWaitingList = (productId: string) =>
  $api.useQuery('get', path, { params: { path: { id: productId } } }, { refetchInterval: refetchMs });
