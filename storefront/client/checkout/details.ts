import type { Details } from '@haat/machines/checkout';
import type { PublicProduct } from '@haat/openapi';
import type { CheckoutValues } from '@haat/openapi/pages';
import { chosenMethod } from '@haat/openapi/pay-ways';
import { isApplied } from '../../document/pricing/due';
import type { Price } from '../../document/pricing/pricing';
import { isGift } from '../../parts/checkout/GiftFields';

/** What was chosen. Paise. */
interface Terms {
  priceId: string | null;
  /** What is given for an open price; of any other `due` says it. */
  amount: number | null;
  /** As the form shows it; null where another sum was told since. */
  due: number | null;
  quantity: number;
  autopay: boolean;
}

/** What is sent of a form as it is filled in. */
export function detailsOf(
  product: PublicProduct,
  price: Price | undefined,
  values: CheckoutValues,
  terms: Terms,
): Details {
  const { priceId, quantity, autopay } = terms;
  const { gift, state, gstin, address } = values;
  const method = autopay ? undefined : chosenMethod(values.way);
  const discountCode = values.discountCode.trim();
  const isUnseen = discountCode !== '' && !isApplied(product, discountCode);
  return {
    ...(priceId === null ? {} : { priceId }),
    ...sumsOf(price, terms, isUnseen),
    ...(quantity > 1 && { quantity }),
    ...(discountCode !== '' && { discountCode }),
    buyer: {
      phone: values.phone,
      email: values.email.trim() || null,
      name: values.name.trim() || null,
      ...(product.gst && { state, gstin, address }),
    },
    ...(autopay && { autopay: true as const }),
    ...(method && { method }),
    ...(values.remind && values.email.trim() !== '' && { remind: true as const }),
    ...(isGift(gift) && { gift }),
    answers: Object.fromEntries(product.questions.map(({ id }) => [id, values.answers[id] ?? ''])),
  };
}

/** What is agreed to, in paise: of an open price what is given, and what was shown to be due of it where a discount makes it less; of any other what is due. */
function sumsOf(
  price: Price | undefined,
  { amount, due }: Pick<Terms, 'amount' | 'due'>,
  isUnseen: boolean,
): Pick<Details, 'amount' | 'due'> {
  // A code that was not looked at yet makes another price than the one shown; the answer says which.
  if (price?.type !== 'open') return due === null || isUnseen ? {} : { amount: due };
  if (amount === null) return {};
  return { amount, ...(due !== null && due < amount && { due }) };
}

const noGift: CheckoutValues['gift'] = { phone: '', name: '', from: '', message: '', deliverOn: '' };

/** What was typed for a gift stays for a price that can be given; at any other nothing of it is sent, and the form says so. */
export const withoutLostGift = (values: CheckoutValues, canGive: boolean): CheckoutValues =>
  canGive ? values : { ...values, gift: noGift };
