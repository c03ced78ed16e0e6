import { type Phrase, t } from '@haat/i18n';
import { type KindFacts, payingContentOf, productKinds } from '@haat/kinds/facts';
import type { components } from '@haat/openapi';

type PublicProduct = components['schemas']['PublicProduct'];
export type Price = components['schemas']['PublicPrice'];

/** What the sum is for. */
export const labelOf = (price: Price | undefined): string => price?.label ?? t('Total');

/** What people here give, in paise, when the creator has not said. */
const customary = [5100, 10100, 25100, 50100];

/** The price that is chosen unless the buyer chooses another. */
export const priceOf = (product: PublicProduct, priceId: string | null): Price | undefined =>
  product.prices.find((price) => price.id === priceId) ?? product.prices[0];

/** Amounts offered beside an open price, in paise, none below its least. */
export function suggestedAmounts(product: PublicProduct, price: Price): number[] {
  const suggested = payingContentOf(product).suggestedAmounts ?? [];
  const fitting = (suggested.length > 0 ? suggested : customary).filter((amount) => amount >= price.amount);
  return fitting.length > 0 ? fitting : [1, 2, 5, 10].map((times) => price.amount * times);
}

/** What an open price starts with: the third of its suggestions, as most people give in the middle. */
export function firstAmount(product: PublicProduct, price: Price): number {
  const amounts = suggestedAmounts(product, price);
  return amounts[Math.min(2, amounts.length - 1)] ?? price.amount;
}

const verbs = { pay: 'Pay', buy: 'Buy', give: 'Give', join: 'Join' } as const;

export type Verb = (typeof verbs)[keyof typeof verbs] | NonNullable<KindFacts['verb']> | 'Subscribe';

/** The verb of the main button. An open price is given, and one that returns is subscribed to, unless the creator or the kind says otherwise. */
export function verbOf(product: PublicProduct): Verb {
  const action = payingContentOf(product).action;
  if (action) return verbs[action];
  const ofKind = productKinds[product.kind].verb;
  const [first] = product.prices;
  const isJoined = ofKind === 'Join';
  if (!isJoined && first?.period && first.period.unit !== 'lifetime') return 'Subscribe';
  return ofKind ?? (first?.type === 'open' ? 'Give' : 'Buy');
}

/** "Give ₹251", "Buy for ₹499", "Join for ₹99". */
export function sentenceOf(verb: Verb, amount: string): string {
  const values = { amount };
  switch (verb) {
    case 'Pay':
      return t('Pay {sum}', { sum: amount });
    case 'Give':
      return t('Give {amount}', values);
    case 'Buy':
      return t('Buy for {amount}', values);
    case 'Join':
      return t('Join for {amount}', values);
    case 'Enrol':
      return t('Enrol for {amount}', values);
    case 'Book a seat':
      return t('Book a seat for {amount}', values);
    case 'Unlock':
      return t('Unlock for {amount}', values);
    case 'Get the combo':
      return t('Get the combo for {amount}', values);
    case 'Subscribe':
      return t('Subscribe for {amount}', values);
  }
}

/** Button label next to a visible price. */
const short = {
  'Book a seat': 'Book a seat',
  'Get the combo': 'Get the combo',
  Buy: 'Buy now',
  Enrol: 'Enrol now',
  Unlock: 'Unlock now',
} as const satisfies Partial<Record<Verb, Phrase>>;

/** The button beside the price itself, short enough for a phone: "Buy now", "Book a seat", "Subscribe for ₹499". */
export const besidePrice = (verb: Verb, amount: string): string =>
  verb in short ? t(short[verb as keyof typeof short]) : sentenceOf(verb, amount);

/** Verbs that stand on a button without a sum. */
const alone = { Pay: 'Pay', Give: 'Give', Join: 'Join', Subscribe: 'Choose' } as const satisfies Partial<
  Record<Verb, Phrase>
>;

/** The button while no sum is chosen: "Buy now", "Give". */
export const withoutSum = (verb: Verb): string =>
  verb in alone ? t(alone[verb as keyof typeof alone]) : besidePrice(verb, '');

/** "1,250" or "1250.50" as typed, to paise; null when it is no amount of money. */
export function paiseFrom(typed: string): number | null {
  const plain = typed.replace(/[\s,₹]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [rupees = '0', rest = ''] = plain.split('.');
  return Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
}
