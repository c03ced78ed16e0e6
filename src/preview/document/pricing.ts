import type { components } from '@haat/contract';

type PublicProduct = components['schemas']['PublicProduct'];
export type Price = components['schemas']['Price'];

/** What the sum is for when its price has no name. */
export const toPay = 'To pay';

/** What people here give, in paise, when the creator has not said. */
const customary = [5100, 10100, 25100, 50100];

/** The price that is chosen unless the buyer chooses another. */
export const priceOf = (product: PublicProduct, priceId: string | null): Price | undefined =>
  product.prices.find((price) => price.id === priceId) ?? product.prices[0];

/** Amounts offered beside an open price, in paise, none below its least. */
export function suggestedAmounts(product: PublicProduct, price: Price): number[] {
  const wished = product.content.suggestedAmounts ?? [];
  const fitting = (wished.length > 0 ? wished : customary).filter((amount) => amount >= price.amount);
  return fitting.length > 0 ? fitting : [1, 2, 5, 10].map((times) => price.amount * times);
}

/** What an open price starts with: the third of its suggestions, as most people give in the middle. */
export function firstAmount(product: PublicProduct, price: Price): number {
  const amounts = suggestedAmounts(product, price);
  return amounts[Math.min(2, amounts.length - 1)] ?? price.amount;
}

const verbs = { pay: 'Pay', buy: 'Buy', give: 'Give', join: 'Join' } as const;

export type Verb = (typeof verbs)[keyof typeof verbs];

/** The verb of the main button. An open price is given unless the creator says otherwise. */
export function verbOf(product: PublicProduct): Verb {
  const open = product.prices[0]?.type === 'open';
  return verbs[product.content.action ?? (open ? 'give' : 'buy')];
}

/** "Give ₹251", "Buy for ₹499", "Join for ₹99". */
export const sentenceOf = (verb: Verb, amount: string): string =>
  verb === 'Pay' || verb === 'Give' ? `${verb} ${amount}` : `${verb} for ${amount}`;

/** "1,250" or "1250.50" as typed, to paise; null when it is no amount of money. */
export function paiseFrom(typed: string): number | null {
  const plain = typed.replace(/[\s,₹]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [rupees = '0', rest = ''] = plain.split('.');
  return Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
}
