import type { CallOptions } from '../simulators/call';

type Ask = (method: string, path: string, options?: CallOptions) => Promise<unknown>;

interface Sold {
  /** The creator's, and the buyer's. */
  token: string;
  buyer: string;
  /** Paid, for ₹499, the only one of the product. */
  orderId: string;
  productId: string;
}

/** Everything around a sale that a buyer and a creator may ask for; at the end its money is on its way back. */
export async function walkSales(ask: Ask, { token, buyer, orderId, productId }: Sold): Promise<void> {
  const request = `/api/purchases/${orderId}/refund-request`;
  const input = { amount: 10_000, reason: 'One lesson less' };
  await ask('GET', request, { token: buyer });
  await ask('POST', request, { token: buyer, body: input });
  await ask('DELETE', request, { token: buyer });
  await ask('POST', request, { token: buyer, body: input });
  await ask('GET', '/api/refund-requests', { token });
  const answer = { isGranted: false, message: 'All of them are there' };
  await ask('POST', `/api/transactions/${orderId}/refund-request`, { token, body: answer });
  await ask('POST', `/api/transactions/${orderId}/resend`, { token });
  await ask('POST', '/api/files', { token, body: { file: 'statement.pdf' } });
  await ask('POST', '/api/files', { token, body: { file: 'analytics.csv', breakdown: 'sources' } });
  await ask('GET', `/api/refund-rounds/${productId}`, { token });
  const all = { reason: 'Not delivered', orders: 1, amount: 49_900 };
  await ask('POST', `/api/refund-rounds/${productId}`, { token, body: all });
}
