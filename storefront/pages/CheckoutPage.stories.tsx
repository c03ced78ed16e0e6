import type { Meta } from '@storybook/react-vite';
import { sheetModel } from '../document/sheet-model';
import { Checkout } from '../parts/checkout/Checkout';
import { kindWith } from '../testing/kinds';
import { checkoutWith, clubProduct, productWith, reducedProduct, site } from '../testing/models';
import { fullPage, story } from '../testing/page-story';

/** What a buyer is asked before paying, as the server draws it. */
const meta = { title: 'Buyer/Details', ...fullPage } satisfies Meta;
export default meta;

export const Reduced = story(
  <Checkout model={checkoutWith(sheetModel({ page: 'preview', site, product: reducedProduct }))} />,
);
export const CodeRefused = story(
  <Checkout
    model={checkoutWith({
      values: { ...checkoutWith().values, discountCode: 'FIRSTRAIN' },
      errors: { discountCode: 'This code has ended' },
    })}
  />,
);

const several = {
  product: productWith({
    prices: [{ id: 'p', type: 'once' as const, amount: 49_900, several: { most: 5, each: 49_900 } }],
  }),
  priceId: 'p',
  amount: 49_900,
};
export const OfSeveral = story(
  <Checkout model={checkoutWith({ ...several, values: { ...checkoutWith().values, quantity: 3 } })} />,
);
export const TooFewLeft = story(
  <Checkout
    model={checkoutWith({
      ...several,
      values: { ...checkoutWith().values, quantity: 3 },
      errors: { quantity: 'Only 2 are left' },
    })}
  />,
);

export const Plain = story(<Checkout model={checkoutWith()} />);
export const Refused = story(
  <Checkout
    model={checkoutWith({
      values: { ...checkoutWith().values, phone: '12345', email: 'ravi', name: 'Ravi' },
      errors: {
        phone: 'Enter an Indian mobile number',
        email: 'Enter an email address like name@example.com.',
      },
      message: 'The price has changed. Reload the page',
    })}
  />,
);

const renewing = {
  product: productWith({
    prices: clubProduct.prices.slice(0, 1).map((price) => ({ ...price, trialDays: undefined })),
    autopay: ['m'],
  }),
  priceId: 'm',
  amount: 49_900,
};
export const ThatMayRenew = story(<Checkout model={checkoutWith(renewing)} />);
export const ThatRenew = story(<Checkout model={checkoutWith({ ...renewing, autopay: true })} />);

const taxed = productWith({ gst: true });
const business = { state: '27', gstin: '29AAICP2912R1ZR', address: '' };
export const WithGst = story(<Checkout model={checkoutWith({ product: taxed })} />);
export const OfABusiness = story(
  <Checkout
    model={checkoutWith({
      product: taxed,
      values: { ...checkoutWith().values, ...business },
      errors: {
        state: 'This GSTIN is of Karnataka. Choose that State',
        address: 'Enter the name and address for the invoice',
      },
    })}
  />,
);
export const FromFiftyThousand = story(
  <Checkout model={checkoutWith({ product: taxed, amount: 5_000_000 })} />,
);

export const ForSomebodyElse = story(
  <Checkout
    model={checkoutWith({
      product: kindWith('lock'),
      isGiftWanted: true,
      values: {
        ...checkoutWith().values,
        gift: { phone: '98200 12345', name: 'Meera', from: 'Ravi', message: 'Happy birthday', deliverOn: '' },
      },
      errors: { 'gift.phone': 'This is your own number. Enter the number of whoever gets it' },
    })}
  />,
);
export const FilledIn = story(
  <Checkout
    model={checkoutWith({
      isSaved: true,
      values: { ...checkoutWith().values, phone: '9820012345', name: 'Ravi', email: 'ravi@example.com' },
    })}
  />,
);
