import type { DrawnCheckout } from '../../document/drawn-checkout';
import { priceOf } from '../../document/pricing/pricing';
import { CheckoutForm } from './CheckoutForm';

/** The form as the server draws it and the browser first draws it. */
export function Checkout({ model }: { model: DrawnCheckout }) {
  return (
    <CheckoutForm
      product={model.product}
      price={priceOf(model.product, model.priceId)}
      noted={priceOf(model.product, model.priceId)}
      amount={model.amount}
      values={model.values}
      autopay={model.autopay}
      errors={model.errors}
      message={model.message}
      came={model.came}
      orderKey={model.key}
      again={model.again}
      seatOffer={model.seatOffer}
      isGiftWanted={model.isGiftWanted}
      isSaved={model.isSaved}
      refund={model.refund}
    />
  );
}
