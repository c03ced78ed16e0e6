import type { CheckoutModel, PreviewModel } from '@haat/contract/pages';
import { firstAmount } from './pricing';

/** The checkout step as it waits in a preview: nothing typed yet, no key, because the page is the same for everyone. */
export function sheetModel({ product, site }: PreviewModel): CheckoutModel {
  const [price] = product.prices;
  return {
    page: 'checkout',
    site,
    product: { ...product, descriptionHtml: '', summary: '' },
    priceId: price?.id ?? null,
    amount: price === undefined ? null : price.type === 'open' ? firstAmount(product, price) : price.amount,
    values: { phone: '', email: '', name: '', answers: {} },
    errors: {},
    message: null,
    key: '',
  };
}
