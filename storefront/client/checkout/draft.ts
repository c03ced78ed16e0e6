import type { CheckoutValues } from '@haat/openapi/pages';

const nameOf = (productId: string) => `haat.checkout.${productId}`;

/** What was typed for this product in this tab; survives a reload and a failed payment. */
export function readDraft(productId: string): Partial<CheckoutValues> {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? '{}') as Partial<CheckoutValues>;
  } catch {
    return {};
  }
}

export function keepDraft(productId: string, values: CheckoutValues) {
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(values));
  } catch {
    // A full or forbidden storage costs the draft, not the purchase.
  }
}
