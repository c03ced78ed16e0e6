import { $api } from './client';

const path = '/api/transactions/{id}/papers';
const of = (id: string) => ({ params: { path: { id } } });

export const papersKey = (id: string) => ['get', path, of(id)] as const;

/** The receipt of a sale and its refund notes; their addresses open for an hour. */
export const useSalePapers = (id: string) => $api.useQuery('get', path, of(id));
