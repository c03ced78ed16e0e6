import { payingContentOf } from '@haat/kinds/facts';
import type { CheckoutModel, PreviewModel } from '@haat/openapi/pages';
import { dueNow } from '@haat/web/prices/period';
import { firstAmount } from './pricing/pricing';

/** The checkout step as it waits in a preview: nothing typed yet, no key, because the page is the same for everyone. */
export function sheetModel({ product, site, refusedCode }: PreviewModel): CheckoutModel {
  const code = refusedCode?.code ?? product.reduction?.code ?? '';
  const [price] = product.prices;
  return {
    page: 'checkout',
    site,
    product: {
      ...product,
      descriptionHtml: '',
      summary: '',
      gallery: [],
      seo: {},
      // An outline would come twice.
      content: payingContentOf(product),
    },
    priceId: price?.id ?? null,
    amount: price === undefined ? null : price.type === 'open' ? firstAmount(product, price) : dueNow(price),
    values: {
      phone: '',
      email: '',
      name: '',
      state: '',
      gstin: '',
      address: '',
      answers: {},
      quantity: 1,
      gift: { phone: '', name: '', from: '', message: '', deliverOn: '' },
      discountCode: code,
      remind: false,
      way: 'upi',
    },
    autopay: false,
    errors: refusedCode ? { discountCode: refusedCode.message } : {},
    message: null,
    came: '',
    key: '',
    again: false,
    seatOffer: '',
    isGiftWanted: false,
    isSaved: false,
  };
}
