import { $api } from '../client';

const path = '/api/products/{id}/rooms';
const params = (id: string) => ({ params: { path: { id } } });
export const roomsKey = (productId: string) => $api.queryOptions('get', path, params(productId)).queryKey;

/** The rooms of this installation in which the live sessions of a product are held. */
export const useRooms = (productId: string) => $api.useQuery('get', path, params(productId));
