import type { Purchase } from '@haat/openapi';

/** The page of a purchase, or what a form of it posts to. */
export const purchaseUrl = ({ orderId }: Pick<Purchase, 'orderId'>, act?: string): string =>
  act === undefined ? `/purchase/library/${orderId}` : `/purchase/library/${orderId}/${act}`;
