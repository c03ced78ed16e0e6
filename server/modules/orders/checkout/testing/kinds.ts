import type { NewProduct, Product } from '@haat/openapi';
import type { Seller, Shop } from './shop';

/** A published product of any kind. */
export async function publishKind(
  shop: Shop,
  { token }: Seller,
  product: Pick<NewProduct, 'kind' | 'content'> & Partial<NewProduct>,
): Promise<Product> {
  const payload = { title: 'Raga basics', prices: [{ type: 'once', amount: 49_900 }], ...product };
  const made = await shop.call({ method: 'POST', url: '/api/products', token, payload });
  const { id } = made.body as Product;
  const published = await shop.call({ method: 'POST', url: `/api/products/${id}/publish`, token });
  if (published.status !== 200) throw new Error(JSON.stringify(made.body) + JSON.stringify(published.body));
  return published.body;
}

/** Changes what buyers have of a product; answers the status. */
export async function changeKind(
  shop: Shop,
  { token }: Seller,
  id: string,
  payload: object,
): Promise<number> {
  const url = `/api/products/${id}`;
  const { status } = await shop.call({ method: 'PATCH', url, token, payload });
  if (status !== 200) return status;
  return (await shop.call({ method: 'POST', url: `${url}/publish`, token })).status;
}
