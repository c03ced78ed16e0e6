import type { OrderStatus } from '@haat/openapi';

interface Sale {
  status: OrderStatus;
  amount: number;
  fee: number;
  fee_tax: number;
  refunded: number | null;
  refunded_fee: number | null;
  refunded_fee_tax: number | null;
}

/** The fee stands only while the sale does. */
const soldStatuses: ReadonlySet<OrderStatus> = new Set(['paid', 'fulfilled', 'refunding', 'disputed']);

/** Remaining and refunded amounts of a sale for its creator, in paise. */
export function saleBalanceOf(sale: Sale): { refunded: number; fee: number; feeTax: number; net: number } {
  const { status, amount } = sale;
  if (!soldStatuses.has(status))
    return { refunded: status === 'refunded' ? amount : 0, fee: 0, feeTax: 0, net: 0 };
  const refunded = sale.refunded ?? 0;
  const fee = sale.fee - (sale.refunded_fee ?? 0);
  const feeTax = sale.fee_tax - (sale.refunded_fee_tax ?? 0);
  return { refunded, fee, feeTax, net: amount - refunded - fee - feeTax };
}
