// The page of the step between a preview and the payment, and what its address says was chosen: whoever leads there, or away and back again,
// carries it along. Apart from the paths of the app, which would come with it into every preview.

/** What is chosen before anything is typed. What is left out, null or empty is no part of the address. */
export interface CheckoutChoice {
  priceId?: string | null | undefined;
  /** Paise. Of an open price; any other price says it itself. */
  amount?: number | null | undefined;
  code?: string | null | undefined;
  /** The seat that is offered to a place on the waiting list. */
  seat?: string | undefined;
  /** Where the buyer came from, as part of an address. */
  attribution?: string | undefined;
}

interface CheckoutStep extends CheckoutChoice {
  /** They were told that they have it already. */
  again?: boolean;
  /** It is for somebody else. */
  isGift?: boolean;
  /** What they said the last time is not filled in. */
  isEmpty?: boolean;
}

export const checkoutAddress = (
  productId: string,
  { again, isGift, isEmpty, ...chosen }: CheckoutStep,
): string =>
  address(
    `/pp/${productId}/checkout`,
    {
      again: again && '1',
      for: isGift && 'somebody',
      details: isEmpty && 'none',
      ...queryOf(chosen),
    },
    chosen.attribution,
  );

/** Says what its buyer has already; from there they go on to the step, with the same choice. */
export const ownedAddress = (productId: string, chosen: CheckoutChoice): string =>
  address(`/pp/${productId}/owned`, queryOf(chosen), chosen.attribution);

type Query = Readonly<Record<string, string | false | null | undefined>>;

const queryOf = ({ priceId, amount, code, seat }: CheckoutChoice): Query => ({
  price: priceId,
  amount: amount ? String(amount / 100) : null,
  code,
  seat,
});

function address(path: string, query: Query, attribution = ''): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  const all = [params.toString(), attribution].filter(Boolean).join('&');
  return all === '' ? path : `${path}?${all}`;
}
