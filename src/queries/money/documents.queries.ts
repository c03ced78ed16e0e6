import { $api } from '../client';

const sale = '/api/transactions/{id}/documents';
const purchase = '/api/purchases/{id}/documents';
const of = (id: string) => ({ params: { path: { id } } });

export const documentsKey = (id: string) => ['get', sale, of(id)] as const;
export const purchaseDocumentsKey = (id: string) => ['get', purchase, of(id)] as const;

/** The receipt or invoice of a sale and the notes on it; their addresses open for an hour. */
export const useSaleDocuments = (id: string) => $api.useQuery('get', sale, of(id));

/** The same for who bought. */
export const usePurchaseDocuments = (id: string) => $api.useQuery('get', purchase, of(id));

export const feeInvoicesKey = ['get', '/api/fee-invoices'] as const;

/** What the platform charged the creator, month by month; the addresses open for an hour. */
export const useFeeInvoices = () => $api.useQuery('get', '/api/fee-invoices');
