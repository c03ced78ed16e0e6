import { createHash } from 'node:crypto';
import { mostPieces } from '@haat/kinds/parts/several';
import type { NewOrder, PublicProduct } from '@haat/openapi';
import { sourceAt } from '@haat/openapi/attribution';
import type { CheckoutChoice } from '@haat/openapi/checkout-address';
import type { CheckoutModel, Site } from '@haat/openapi/pages';
import { chosenMethod, payWayOf } from '@haat/openapi/pay-ways';
import { textOf } from '../../../../platform/http/form-fields';
import { cut } from '../../../../platform/text/single-line';

type Price = PublicProduct['prices'][number];

/** Of what is carried on in an address. Ids and codes are shorter. */
const longestWord = 120;

/** Rupees as people type them ("1,250", "1250.50") in paise; null for anything else. */
export function paiseOf(typed: string): number | null {
  const plain = typed.replace(/[\s,₹]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [rupees = '0', rest = ''] = plain.split('.');
  return Number(rupees) * 100 + Number(rest.padEnd(2, '0'));
}

/** What an address, or a form that was posted, says was chosen. */
export const chosenIn = (said: unknown) =>
  ({
    priceId: textOf(said, 'price').slice(0, longestWord),
    amount: paiseOf(textOf(said, 'chip') || textOf(said, 'amount')),
    code: (textOf(said, 'discountCode') || textOf(said, 'code')).slice(0, longestWord),
    seat: cut(textOf(said, 'seat'), 120),
  }) satisfies CheckoutChoice;

/** The step as an address asks for it, with nothing typed yet. */
export function checkoutModel(
  site: Site,
  product: PublicProduct,
  query: unknown,
  key: string,
): CheckoutModel {
  const chosen = chosenIn(query);
  const price = priceIn(product, chosen.priceId);
  return {
    page: 'checkout',
    site,
    product: { ...product, descriptionHtml: '', summary: '' },
    priceId: price?.id ?? null,
    amount: price?.type === 'open' ? atLeast(price, chosen.amount) : price ? dueNow(price) : null,
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
      discountCode: '',
      remind: false,
      way: 'upi',
    },
    autopay: false,
    errors: {},
    message: null,
    came: '',
    key,
    again: textOf(query, 'again') !== '',
    seatOffer: chosen.seat,
    isGiftWanted: textOf(query, 'for') !== '',
    isSaved: false,
  };
}

/** The step with what was typed, as a posted form tells. */
export function checkoutTyped(model: CheckoutModel, body: unknown): CheckoutModel {
  const answers = model.product.questions.map(({ id }) => [id, cut(textOf(body, `answers.${id}`), 2_000)]);
  return {
    ...model,
    autopay: textOf(body, 'autopay') !== '',
    values: {
      phone: cut(textOf(body, 'phone'), 20),
      email: cut(textOf(body, 'email').trim(), 254),
      name: cut(textOf(body, 'name').trim(), 120),
      state: cut(textOf(body, 'state'), 2),
      gstin: cut(textOf(body, 'gstin').trim(), 40),
      address: cut(textOf(body, 'address').trim(), 300),
      answers: Object.fromEntries(answers) as Record<string, string>,
      quantity: quantityIn(priceIn(model.product, textOf(body, 'price')), textOf(body, 'quantity')),
      gift: {
        phone: cut(textOf(body, 'gift.phone').trim(), 20),
        name: cut(textOf(body, 'gift.name').trim(), 120),
        from: cut(textOf(body, 'gift.from').trim(), 60),
        message: cut(textOf(body, 'gift.message').trim(), 300),
        deliverOn: cut(textOf(body, 'gift.deliverOn').trim(), 10),
      },
      discountCode: cut(textOf(body, 'discountCode').trim(), 40),
      remind: textOf(body, 'remind') !== '',
      way: payWayOf(textOf(body, 'way')),
    },
  };
}

/** The order that a posted form asks for. What is typed is judged where every order is. */
export function orderIn(model: CheckoutModel, body: unknown): NewOrder {
  const price = priceIn(model.product, textOf(body, 'price'));
  const isOpen = price?.type === 'open';
  const amount = isOpen ? paiseOf(textOf(body, 'amount')) : dueOfPrice(body);
  const due = isOpen ? shownDue(body) : null;
  const { phone, email, name, answers, quantity, gift, discountCode, remind, way, ...supply } = model.values;
  const method = model.autopay ? undefined : chosenMethod(way);
  const source = sourceAt({ address: `${model.site.origin}/?${model.came}`, referrer: '' });
  return {
    productId: model.product.id,
    ...(price?.id === undefined ? {} : { priceId: price.id }),
    ...(amount === null ? {} : { amount }),
    ...(due === null ? {} : { due }),
    ...(quantity > 1 && { quantity }),
    ...(model.autopay && { autopay: true }),
    ...(discountCode !== '' && { discountCode }),
    ...(remind && { remind }),
    ...(method && { method }),
    ...(model.again && { again: true }),
    ...(model.seatOffer !== '' && { seatOffer: model.seatOffer }),
    ...(Object.values(gift).some((typed) => typed !== '') && { gift }),
    ...(source && { source }),
    buyer: { phone, email: email || null, name: name || null, ...(model.product.gst && supply) },
    answers,
  };
}

/** Paise that the form said were due: nobody pays more than that. */
function shownDue(body: unknown): number | null {
  const due = textOf(body, 'due');
  return /^\d{1,9}$/.test(due) ? Number(due) : null;
}

/** The same of a fixed price, which is due to the paisa: with a code that the form had not looked at, or for another number of pieces, it said nothing of it. */
const dueOfPrice = (body: unknown): number | null =>
  isCodeNew(body) || isCountNew(body) ? null : shownDue(body);

/** With free days nothing is paid with the order itself. */
const dueNow = ({ amount, firstAmount, trialDays }: Price): number =>
  trialDays === undefined ? (firstAmount ?? amount) : 0;

/** Pressed twice it is one order; changed and sent again it is another. */
export function keyFor(form: string, order: NewOrder): string {
  const details = createHash('sha256').update(JSON.stringify(order)).digest('base64url').slice(0, 22);
  return `${form.slice(0, 64)}-${details}`;
}

/** An address as the contract allows it; the rest of what is typed is checked by the order's own rules. */
export const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

const priceIn = (product: PublicProduct, id: string): Price | undefined =>
  product.prices.find((price) => price.id === id) ?? product.prices[0];

const atLeast = (price: Price, wanted: number | null) =>
  wanted !== null && wanted >= price.amount ? wanted : null;

/** A code is typed that the form had not looked at. */
export const isCodeNew = (body: unknown): boolean =>
  textOf(body, 'discountCode').trim().toUpperCase() !== textOf(body, 'applied').toUpperCase();

/** Another number of pieces is chosen than the one whose sum the form said. */
export const isCountNew = (body: unknown): boolean =>
  (textOf(body, 'quantity') || '1') !== (textOf(body, 'counted') || '1');

/** Pieces as chosen; what is no number is one, and what is too much is judged with the order. */
function quantityIn(price: Price | undefined, typed: string): number {
  if (!price?.several || !/^[1-9]\d?$/.test(typed)) return 1;
  return Math.min(Number(typed), mostPieces);
}
