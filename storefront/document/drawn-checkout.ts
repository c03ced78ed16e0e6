import type { Phrase } from '@haat/i18n';
import { kindParts } from '@haat/kinds/preview';
import type { CheckoutModel } from '@haat/openapi/pages';

/** The step as it is drawn and the browser takes it over, which does not load what previews know of all kinds. */
export interface DrawnCheckout extends CheckoutModel {
  /** Until when money comes back, in a line. */
  refund: Phrase;
}

export const drawnCheckout = (model: CheckoutModel): DrawnCheckout => ({
  ...model,
  refund: kindParts[model.product.kind].refund,
});
